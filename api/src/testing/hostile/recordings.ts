import { emptyBoxes, emptyPages, id3, m4a, mp3, ogg, rowsOf } from '../files/recordings.ts';

/** Recordings of almost 10 MiB that would take seconds or hundreds of megabytes, by description. */
export const heavyRecordings = (): Readonly<Record<string, Buffer>> => ({
  'M4A of millions of places': m4a(2, { tables: { stco: (at) => rowsOf([0, 2_600_000], 2_600_000, [at]) } }),
  'M4A of a million runs': m4a(2, { tables: { stsc: () => rowsOf([0, 850_000], 850_000, [1, 1, 1]) } }),
  'M4A of a million durations': m4a(2, { tables: { stts: () => rowsOf([0, 1_200_000], 1_200_000, [1, 10]) } }),
  'M4A of millions of samples': m4a(2, { tables: { stsz: () => rowsOf([0, 0, 2_600_000], 2_600_000, [0]) } }),
  'M4A of samples of one byte': m4a(2, {
    padding: 9_500_000,
    tables: { stsz: () => rowsOf([0, 1, 9_000_000], 0, []), stsc: () => rowsOf([0, 1, 1, 9_000_000, 1], 0, []) },
  }),
  'M4A of a million boxes': Buffer.concat([m4a(2), emptyBoxes(1_200_000)]),
  'MP3 of headers without sound': Buffer.concat([id3('x'), rowsOf([], 2_600_000, [0xff_fb_52_c0])]),
  'OGG of pages without sound': Buffer.concat([ogg(2), emptyPages(370_000)]),
});

/** A recording that lasts longer than any may. */
export const longRecording = (): Buffer => mp3(1_300);
