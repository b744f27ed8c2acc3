import type { WeddingTune } from './schema.ts';

/** A note: its pitch in half-tones from middle C, null for a rest, and how many beats it lasts. */
export type Note = readonly [pitch: number | null, beats: number];

/** A tune that repeats without end. */
export interface Tune {
  /** Beats a minute. */
  readonly tempo: number;
  readonly melody: readonly Note[];
  /** The accompaniment: broken chords or long notes. */
  readonly bass: readonly Note[];
}

const pitches: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/**
 * Parses notes: `g4` lasts one beat, `c5:.75` three quarters of a beat, `f#4` is F sharp, `-:2` a rest of two beats.
 * The octave from middle C is number 4.
 */
export const readNotes = (notation: string): Note[] =>
  notation
    .trim()
    .split(/\s+/)
    .map((note) => {
      const [name = '', beats = '1'] = note.split(':');
      const [, letter = '', sharp, octave] = /^([a-g])(#?)(\d)$/.exec(name) ?? [];
      if (!octave) return [null, Number(beats)];
      return [(pitches[letter] ?? 0) + (sharp ? 1 : 0) + (Number(octave) - 4) * 12, Number(beats)];
    });

/** Builds four broken notes for each chord of two beats. */
const brokenChords = (...chords: readonly string[]): Note[] =>
  chords.flatMap((chord) => {
    const [low = '', middle = '', high = ''] = chord.split(' ');
    return readNotes([low, middle, high, middle].map((name) => `${name}:.5`).join(' '));
  });

const [C, F, G, D7] = ['c3 g3 e4', 'f3 c4 a4', 'g3 d4 b4', 'd3 a3 f#4'];

/** Wagner, Lohengrin (1850). */
const bridalChorus: Tune = {
  tempo: 66,
  melody: readNotes(`
    g4 c5:.75 c5:.25 c5:2   g4 d5:.75 b4:.25 c5:2
    g4 c5:.75 f5:.25 f5 e5:.75 d5:.25   c5 b4:.75 c5:.25 d5:2
    g4 c5:.75 c5:.25 c5:2   g4 d5:.75 b4:.25 c5:2
    g4 c5:.75 e5:.25 g5 e5:.75 c5:.25   a4 d5:.75 e5:.25 c5:2`),
  bass: brokenChords(C, C, G, C, C, F, C, G, C, C, G, C, C, C, F, C),
};

/** Pachelbel, Canon in D (about 1690): two of its voices over the ground. */
const canon: Tune = {
  tempo: 58,
  melody: readNotes(`
    f#5:2 e5:2 d5:2 c#5:2 b4:2 a4:2 b4:2 c#5:2
    d5:2 c#5:2 b4:2 a4:2 g4:2 f#4:2 g4:2 e4:2
    d5 f#5 a5 g5 f#5 d5 f#5 e5 d5 b4 d5 a5 g5 b5 a5 g5
    f#5 d5 e5 c#5 d5 f#5 a5 a5 b5 g5 a5 f#5 d5 d5 d5 c#5`),
  bass: Array.from({ length: 4 }, () =>
    brokenChords('d3 a3 f#4', 'a2 e3 c#4', 'b2 f#3 d4', 'f#2 c#3 a3', 'g2 d3 b3', 'd2 a2 f#3', 'g2 d3 b3', 'a2 e3 c#4'),
  ).flat(),
};

/** Beethoven, Symphony no. 9 (1824). */
const odeToJoy: Tune = {
  tempo: 92,
  melody: readNotes(`
    e5 e5 f5 g5 g5 f5 e5 d5 c5 c5 d5 e5 e5:1.5 d5:.5 d5:2
    e5 e5 f5 g5 g5 f5 e5 d5 c5 c5 d5 e5 d5:1.5 c5:.5 c5:2
    d5 d5 e5 c5 d5 e5:.5 f5:.5 e5 c5 d5 e5:.5 f5:.5 e5 d5 c5 d5 g4:2
    e5 e5 f5 g5 g5 f5 e5 d5 c5 c5 d5 e5 d5:1.5 c5:.5 c5:2`),
  bass: [
    ...brokenChords(C, C, G, G, C, C, C, G),
    ...brokenChords(C, C, G, G, C, C, G, C),
    ...brokenChords(G, C, G, C, G, C, D7, G),
    ...brokenChords(C, C, G, G, C, C, G, C),
  ],
};

const [am, em, g, d, f] = ['a2 e3 c4', 'e3 b3 g4', 'g2 d3 b3', 'd3 a3 d4', 'f3 c4 a4'];

/** In the five tones of northern songs, on C; made for this project. */
const redThread: Tune = {
  tempo: 76,
  melody: readNotes(`
    g4 a4 c5:2   d5 c5 a4:2   c5 d5 e5 g5   d5:4
    g4 a4 c5:2   d5 c5 a4:2   g4 e4 g4 a4   c5:4
    e5:1.5 g5:.5 a5:2   g5 e5 d5:2   e5 g5 e5 d5   c5 a4 g4:2
    a4 c5 d5:2   e5 d5 c5:2   a4 g4 e4 g4   a4:2 c5:2`),
  bass: [
    ...brokenChords(C, C, f, f, C, am, d, d),
    ...brokenChords(C, C, f, f, C, am, C, C),
    ...brokenChords(am, am, C, d, C, d, f, C),
    ...brokenChords(f, d, C, C, am, C, f, C),
  ],
};

/** In the five tones of songs of Bắc Ninh, on G; made for this project. */
const lotusLake: Tune = {
  tempo: 60,
  melody: readNotes(`
    d5:1.5 e5:.5 g5:2   e5 d5 b4:2   a4:1.5 b4:.5 d5 e5   d5:4
    g4 a4 b4:2   d5 b4 a4:2   b4:.5 a4:.5 g4 e4 g4   a4:4
    d5:1.5 e5:.5 g5:2   a5 g5 e5:2   d5 e5 b4 d5   e5:4
    b4 d5 e5:.5 d5:.5 b4   a4 b4 g4:2   e4 g4 a4 b4   g4:4`),
  bass: [
    ...brokenChords(g, g, em, g, d, g, g, g),
    ...brokenChords(g, g, g, d, g, em, d, d),
    ...brokenChords(g, g, d, em, g, g, em, em),
    ...brokenChords(g, em, d, g, em, d, g, g),
  ],
};

/** In the five tones of songs of the south, on A and C; made for this project. */
const riverDusk: Tune = {
  tempo: 69,
  melody: readNotes(`
    a4 c5 d5:2   e5:1.5 d5:.5 c5:2   d5 e5 g5 e5   d5:4
    e5 g5 a5:2   g5:1.5 e5:.5 d5:2   c5 d5 a4 c5   a4:4
    c5:1.5 d5:.5 e5 g5   e5 d5 c5:2   a4:1.5 c5:.5 d5 e5   c5:4
    g4 a4 c5 d5   e5:1.5 g5:.5 e5 d5   c5 a4 g4 a4   c5:4`),
  bass: [
    ...brokenChords(am, d, am, am, d, C, d, d),
    ...brokenChords(C, am, C, d, f, am, am, am),
    ...brokenChords(C, C, C, C, am, d, C, C),
    ...brokenChords(C, d, C, C, f, C, C, C),
  ],
};

/**
 * The tunes of invitations: three compositions in the public domain, transcribed for this project, and three that were
 * made for it.
 */
export const tunes: Readonly<Record<Exclude<WeddingTune, 'none' | 'own'>, Tune>> = {
  bridalChorus,
  canon,
  odeToJoy,
  redThread,
  lotusLake,
  riverDusk,
};
