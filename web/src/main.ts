import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';

mount(App, { target: document.getElementById('app') ?? document.body });
