import { mount } from 'svelte';
import App from './App.svelte';
import { pageOf } from './pages';
import './styles/fonts.css';
import '../board/styles/colours.css';
import '../board/styles/drawings.css';
import '../board/styles/shape.css';
import './styles/app.css';
import { settings } from '../lib/settings.svelte';
import { newBuild } from '../lib/renewal.svelte';
import { router } from '../lib/router.svelte';
import { speak } from '../i18n/catalogue';

async function start(): Promise<void> {
  const { route } = router;
  await Promise.allSettled([
    speak(settings.language), // without its words, the page begins in English
    route && pageOf(route.name), // which the frame shows at once, or says that it failed
  ]);
  mount(App, { target: document.getElementById('app') ?? document.body });
}

// after what the page itself needs, since it fetches the whole client
if (import.meta.env.PROD) addEventListener('load', () => void newBuild.watch());

void start();
