import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Note, readNotes, tunes } from './tunes.ts';

const beatsOf = (notes: readonly Note[]): number => notes.reduce((sum, [, beats]) => sum + beats, 0);

test('reads notes with lengths, sharps and rests', () => {
  assert.deepEqual(readNotes('c4 g4:2 f#5:.25 -:3 b3'), [
    [0, 1],
    [7, 2],
    [18, 0.25],
    [null, 3],
    [-1, 1],
  ]);
});

for (const [name, { melody, bass }] of Object.entries(tunes))
  test(`${name} has a melody and bass of equal length`, () => {
    assert.equal(beatsOf(melody), beatsOf(bass));
    for (const [pitch, beats] of [...melody, ...bass]) {
      assert.ok(pitch === null || (pitch >= -24 && pitch <= 24), `a pitch of ${pitch}`);
      assert.ok(beats > 0 && beats <= 4, `a note of ${beats} beats`);
    }
  });
