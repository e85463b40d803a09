/** The pages by name. They are loaded in three groups. */

import type { Component } from 'svelte';
import type { Name, Params } from '../lib/routes';

type Loaders = { [N in Name]: () => Promise<Component<Params<N>>> };

const site = () => import('./site_pages');
const table = () => import('./table_pages');
const study = () => import('./study_pages');

const pages: Loaders = {
  home: () => site().then(({ Home }) => Home),
  create: () => site().then(({ Create }) => Create),
  table: () => table().then(({ Table }) => Table),
  terms: () => site().then(({ ChangeTerms }) => ChangeTerms),
  join: () => site().then(({ Join }) => Join),
  newEvent: () => site().then(({ NewEvent }) => NewEvent),
  help: () => site().then(({ Help }) => Help),
  event: () => site().then(({ Event }) => Event),
  nextEvent: () => site().then(({ NewEvent }) => NewEvent),
  eventResults: () => site().then(({ EventResults }) => EventResults),
  eventMember: () => site().then(({ EventMember }) => EventMember),
  season: () => site().then(({ Season }) => Season),
  come: () => site().then(({ JoinEvent }) => JoinEvent),
  rules: () => site().then(({ Rules }) => Rules),
  learn: () => study().then(({ Learn }) => Learn),
  puzzles: () => study().then(({ Puzzles }) => Puzzles),
  daily: () => study().then(({ Daily }) => Daily),
  day: () => study().then(({ Daily }) => Daily),
  facts: () => site().then(({ Facts }) => Facts),
  study: () => study().then(({ Study }) => Study),
  record: () => study().then(({ Record }) => Record),
  replay: () => study().then(({ Replay }) => Replay),
  local: () => table().then(({ LocalGame }) => LocalGame),
  localReplay: () => study().then(({ LocalReplay }) => LocalReplay),
  me: () => site().then(({ Me }) => Me),
  about: () => site().then(({ About }) => About),
  stored: () => site().then(({ WhatIsStored }) => WhatIsStored),
  host: () => site().then(({ Host }) => Host),
};

/** Load a page, which is given the parameters of its address. */
export const pageOf = async (name: Name): Promise<Component<Record<string, string>>> =>
  (await pages[name]()) as unknown as Component<Record<string, string>>;
