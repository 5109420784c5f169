// Quiet sounds, made in the browser and not from files: a tile is laid, a figure is put, points come in, it is your
// turn, the game is over.
import type { Position } from '../model/position.ts';

export type Sound = 'tile' | 'follower' | 'points' | 'turn' | 'end';

interface Note {
  /** Seconds after the beginning. */
  at: number;
  hertz: number;
  /** Where it glides to. */
  to?: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

const bell = (at: number, hertz: number, loud = 0.05): Note => ({
  at,
  hertz,
  lasts: 0.5,
  wave: 'sine',
  loud,
});
const knock = (at: number, hertz: number, loud: number): Note => ({
  at,
  hertz,
  to: hertz / 2,
  lasts: 0.09,
  wave: 'triangle',
  loud,
});

const notes: Readonly<Record<Sound, readonly Note[]>> = {
  tile: [knock(0, 240, 0.16), knock(0.012, 900, 0.03)],
  follower: [knock(0, 620, 0.07), knock(0.09, 700, 0.05)],
  points: [bell(0, 659), bell(0.09, 784), bell(0.18, 988)],
  turn: [bell(0, 587), bell(0.14, 880)],
  end: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.4, 1047, 0.06)],
};
/** From one sound to the next, if several things happen at once. */
const pause = 0.16;

/** What is heard of a change; a jump tells nothing. */
export function soundsBetween(before: Position, after: Position): Sound[] {
  if (after.ply < before.ply) return [];
  if (after.winners && !before.winners) return ['end'];
  if (after.ply === before.ply) return countedOf(after) > countedOf(before) ? ['points'] : [];
  const sounds: Sound[] = [];
  if (after.tiles.length > before.tiles.length) sounds.push('tile');
  if (after.followers.some((follower) => !before.followers.includes(follower))) sounds.push('follower');
  if (after.scores.some((score, seat) => score > (before.scores[seat] ?? 0))) sounds.push('points');
  return sounds;
}

const countedOf = ({ counted }: Position): number => counted?.length ?? 0;

let context: AudioContext | null = null;

function play(audio: AudioContext, { at, hertz, to = hertz, lasts, wave, loud }: Note, from: number): void {
  const begin = from + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** One after the other. Browsers keep silent until somebody has touched the page. */
export function playSounds(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  const audio = context;
  sounds.forEach((sound, i) => {
    for (const note of notes[sound]) play(audio, note, audio.currentTime + 0.02 + i * pause);
  });
}
