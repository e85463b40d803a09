/** The pages by name. They are loaded in three groups. */

import type { Component } from 'svelte';
import { speak } from '../i18n/catalogue';
import type { Name, Params } from '../lib/routes';
import { settings } from '../lib/settings.svelte';

type Loaders = { [N in Name]: () => Promise<Component<Params<N>>> };

/** Loads once what can be loaded: to import a module again takes a task, in which a browser draws what is there. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load());
}

const site = once(() => import('./site_pages'));
const table = once(() => import('./table_pages'));
const study = once(() => import('./study_pages'));

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

/** Load a page and the words that it brings along; it is given the parameters of its address. */
export async function pageOf(name: Name): Promise<Component<Record<string, string>>> {
  const page = await pages[name]();
  await speak(settings.language).catch(() => undefined); // without its words, a page is in English
  return page as unknown as Component<Record<string, string>>;
}
