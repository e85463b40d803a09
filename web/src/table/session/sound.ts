/** Short wooden clicks, made of filtered noise and a ringing tone; no file is fetched. Silent until a person acts. */

import { attempt, openAudio } from '../../lib/browser';
import { settings } from '../../lib/settings.svelte';

export type Sound = 'pick' | 'drop' | 'step' | 'turn' | 'refused' | 'end';

/** One knock: after `at` seconds, at `pitch` hertz, ringing for `ring` seconds, `loud` from 0 to 1. */
interface Knock {
  at: number;
  pitch: number;
  ring: number;
  loud: number;
}

const KNOCKS: Record<Sound, readonly Knock[]> = {
  pick: [{ at: 0, pitch: 1500, ring: 0.03, loud: 0.16 }],
  drop: [{ at: 0, pitch: 640, ring: 0.07, loud: 0.42 }],
  step: [{ at: 0, pitch: 760, ring: 0.06, loud: 0.3 }],
  turn: [
    { at: 0, pitch: 880, ring: 0.09, loud: 0.26 },
    { at: 0.11, pitch: 1175, ring: 0.12, loud: 0.24 },
  ],
  refused: [
    { at: 0, pitch: 230, ring: 0.07, loud: 0.38 },
    { at: 0.08, pitch: 205, ring: 0.08, loud: 0.3 },
  ],
  end: [
    { at: 0, pitch: 330, ring: 1.1, loud: 0.2 }, // a chord, struck from below
    { at: 0.07, pitch: 415, ring: 1.1, loud: 0.18 },
    { at: 0.14, pitch: 494, ring: 1.1, loud: 0.18 },
    { at: 0.21, pitch: 659, ring: 1.3, loud: 0.2 },
  ],
};

const ATTACK = 0.0015; // seconds
const NOISE = 0.012; // seconds of the hammer's noise
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, Math.ceil(on.sampleRate * NOISE), on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length);
  return hiss;
}

function knock(on: AudioContext, { at, pitch, ring, loud }: Knock): void {
  const start = on.currentTime + at;
  const out = on.createGain();
  out.gain.setValueAtTime(SILENCE, start);
  out.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  out.gain.exponentialRampToValueAtTime(SILENCE, start + ring);
  out.connect(on.destination);
  const body = on.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch * 1.15, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + ring / 3);
  body.connect(out);
  body.start(start);
  body.stop(start + ring);
  const hammer = on.createBufferSource();
  hammer.buffer = noise(on);
  const wood = on.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = pitch * 2.2;
  wood.Q.value = 1.4;
  hammer.connect(wood).connect(out);
  hammer.start(start);
}

/** Let a sound be heard, unless the person wants none. */
export function playSound(sound: Sound): void {
  if (!settings.sound) return;
  const room = (context = openAudio(context));
  if (room) attempt(() => KNOCKS[sound].forEach((part) => knock(room, part)), undefined);
}
