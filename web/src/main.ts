import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './lib/colours.css';
import './lib/drawings.css';
import './app.css';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words';

async function start(): Promise<void> {
  await speak(settings.language).catch(() => undefined); // without its words, the page begins in English
  mount(App, { target: document.getElementById('app') ?? document.body });
}

void start();
