/** The pages round the table, one file of the build. */
export { default as About } from '../pages/about/About.svelte';
export { default as ChangeTerms } from '../pages/create/ChangeTerms.svelte';
export { default as Create } from '../pages/create/Create.svelte';
export { default as JoinEvent } from '../pages/event/JoinEvent.svelte';
export { default as Event } from '../pages/event/Event.svelte';
export { default as EventMember } from '../pages/event/EventMember.svelte';
export { default as EventResults } from '../pages/event/EventResults.svelte';
export { default as Help } from '../pages/event/Help.svelte';
export { default as NewEvent } from '../pages/create/NewEvent.svelte';
export { default as Season } from '../pages/event/Season.svelte';
export { default as Facts } from '../pages/reference/Facts.svelte';
export { default as Host } from '../pages/host/Host.svelte';
export { default as Home } from '../pages/home/Home.svelte';
export { default as Join } from '../pages/join/Join.svelte';
export { default as Me } from '../pages/me/Me.svelte';
export { default as Rules } from '../pages/rules/Rules.svelte';
export { default as WhatIsStored } from '../pages/about/WhatIsStored.svelte';
