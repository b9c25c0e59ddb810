/**
 * Small sounds, made on the spot by the browser. Off until switched on in the settings, so nothing is loaded before.
 *
 * A sound is a few notes: when it begins and how long it lasts in milliseconds, its pitch, and how loud it is. A pitch of 0
 * is noise, for leaves and earth.
 */
import { settings } from './settings.svelte';

type Note = readonly [at: number, ms: number, hz: number, gain: number];

const SOUNDS = {
  /** A turn begins: two drops. */
  turn: [
    [0, 180, 660, 0.5],
    [110, 260, 880, 0.5],
  ],
  /** Something is laid on the board: a tap on wood. */
  laid: [
    [0, 50, 0, 0.35],
    [0, 110, 190, 0.7],
  ],
  /** A battle: three low beats. */
  battle: [
    [0, 160, 110, 0.8],
    [150, 160, 110, 0.8],
    [330, 320, 82, 1],
    [330, 120, 0, 0.3],
  ],
  /** Winter: wind, and a falling third. */
  winter: [
    [0, 1400, 0, 0.22],
    [200, 700, 523, 0.25],
    [700, 900, 440, 0.25],
  ],
  /** The end of a game. */
  end: [
    [0, 220, 523, 0.4],
    [160, 220, 659, 0.4],
    [320, 620, 784, 0.5],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = { off: 0, soft: 0.12, full: 0.35 } as const;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function source(audio: AudioContext, hz: number): OscillatorNode | AudioBufferSourceNode {
  if (hz > 0) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = hz;
    return tone;
  }
  const wind = audio.createBufferSource();
  wind.buffer = noise(audio);
  wind.loop = true;
  return wind;
}

/** Plays a sound, if they are on. */
export function play(sound: Sound): void {
  const volume = VOLUME[settings.sound];
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 2400;
  filter.connect(audio.destination);
  for (const [at, ms, hz, gain] of SOUNDS[sound]) {
    const begin = audio.currentTime + at / 1000;
    const end = begin + ms / 1000;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(gain * volume, begin + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    const from = source(audio, hz);
    from.connect(loudness).connect(filter);
    from.start(begin);
    from.stop(end + 0.02);
  }
}
