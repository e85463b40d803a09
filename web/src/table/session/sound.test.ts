import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { playSound } from './sound';

interface Tone {
  from: number;
  to: number;
  pitch: number;
}

const tones: Tone[] = [];
const ignore = (): undefined => undefined;
const nothing = { setValueAtTime: ignore, exponentialRampToValueAtTime: ignore };
const node = { gain: nothing, connect: (on: unknown) => on, start: ignore, frequency: { value: 0 }, Q: { value: 0 } };

/** What tones are made on: it notes when each begins and ends. */
const room = {
  currentTime: 10,
  sampleRate: 8000,
  createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  createGain: () => node,
  createBufferSource: () => ({ ...node }),
  createBiquadFilter: () => ({ ...node }),
  createOscillator() {
    const tone: Tone = { from: 0, to: 0, pitch: 0 };
    tones.push(tone);
    return {
      frequency: { setValueAtTime: ignore, exponentialRampToValueAtTime: (pitch: number) => (tone.pitch = pitch) },
      connect: ignore,
      start: (at: number) => (tone.from = at),
      stop: (at: number) => (tone.to = at),
    };
  },
};

vi.mock('../../lib/browser', () => ({ openAudio: () => room, attempt: (act: () => void) => act() }));
vi.mock('../../lib/settings.svelte', () => ({ settings: { sound: true } }));
afterEach(() => void tones.splice(0));

test('the end is a chord: four tones, each above the one before, that ring together', () => {
  playSound('end');
  expect(tones).toHaveLength(4);
  const pitches = tones.map(({ pitch }) => pitch);
  expect(pitches).toEqual([...new Set(pitches)].sort((a, b) => a - b));
  const together = Math.min(...tones.map(({ to }) => to)) - Math.max(...tones.map(({ from }) => from));
  expect(together).toBeGreaterThan(0.5);
});

test('a press is one short knock', () => {
  playSound('pick');
  expect(tones.map(({ from, to }) => [from, to - from < 0.1])).toEqual([[10, true]]);
});

test('nothing sounds where sounds are off', () => {
  settings.sound = false;
  playSound('end');
  expect(tones).toEqual([]);
});
