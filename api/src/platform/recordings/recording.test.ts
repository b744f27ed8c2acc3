import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { id3, m4a, mp3, ogg, vorbis } from '../../testing/files/recordings.ts';
import { heavyRecordings, longRecording } from '../../testing/hostile/recordings.ts';
import { AppError } from '../errors.ts';
import { PictureError } from '../pictures/error.ts';
import { cleanRecording } from './clean-recording.ts';
import { processRecording } from './recording.ts';

const SECRET = 'M4U-SECRET';

const refused = (bytes: Buffer, code: string) =>
  assert.throws(
    () => cleanRecording(bytes),
    (thrown) => thrown instanceof PictureError && thrown.code === code,
  );

/** Cleans a file twice: what is clean stays as it is. */
const clean = (bytes: Buffer) => {
  const once = cleanRecording(bytes);
  const again = cleanRecording(once.bytes);
  assert.deepEqual([again.seconds, again.bytes.equals(once.bytes)], [once.seconds, true]);
  assert.equal(once.bytes.includes(SECRET), false);
  return once;
};

describe('an MP3 recording', () => {
  test('keeps its frames, without tags and what stands between', () => {
    const sound = mp3(3);
    const { format, seconds, bytes } = clean(
      Buffer.concat([id3(SECRET), id3(SECRET), sound, Buffer.from(SECRET), sound, Buffer.from(`TAG${SECRET}`)]),
    );
    assert.deepEqual([format, seconds], ['mp3', 6]);
    assert.deepEqual(bytes, Buffer.concat([sound, sound]));
  });

  test('loses a frame that is cut off, and may begin without a tag', () => {
    const sound = mp3(2);
    assert.equal(clean(sound.subarray(0, sound.length - 10)).bytes.length, sound.length - 208);
  });

  test('is refused when it is mostly something else, or too long', () => {
    refused(Buffer.concat([id3('x'), mp3(1), Buffer.alloc(20_000, 0x41)]), 'recording-unreadable');
    refused(Buffer.concat([id3('x'), Buffer.alloc(100)]), 'recording-unreadable');
    refused(id3('x'.repeat(100)), 'recording-unreadable');
    refused(mp3(1201), 'recording-too-long');
  });
});

describe('an Ogg recording', () => {
  test('keeps its sound, without comments and other streams', () => {
    const sent = ogg(4, { comment: SECRET });
    const { format, seconds, bytes } = clean(sent);
    assert.deepEqual([format, seconds], ['ogg', 4]);
    assert.deepEqual(bytes.subarray(-200), sent.subarray(-200));
    const other = Buffer.from(ogg(1, { comment: SECRET }));
    assert.equal(clean(Buffer.concat([sent, Buffer.from(SECRET), other])).seconds, 4);
  });

  test('keeps the headers of Vorbis, in pages of their own', () => {
    const long = Buffer.alloc(70_000, 0x42);
    const { bytes } = clean(vorbis({ comment: SECRET, setup: long }));
    assert.equal(bytes.filter((byte) => byte === 0x42).length, long.length);
  });

  test('is refused with another codec, with damage, and without sound', () => {
    refused(ogg(2, { codec: 'fishhead' }), 'recording-type');
    const damaged = ogg(3);
    damaged[damaged.length - 5] = 0;
    refused(damaged, 'recording-unreadable');
    refused(ogg(0), 'recording-unreadable');
    refused(Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60)]), 'recording-unreadable');
    refused(ogg(1201), 'recording-too-long');
  });
});

describe('an M4A recording', () => {
  test('keeps its sound, without names, times and what no sample covers', () => {
    const sent = m4a(3, { note: SECRET });
    const { format, seconds, bytes } = clean(sent);
    assert.deepEqual([format, seconds, bytes.length], ['m4a', 3, sent.length]);
    assert.equal(bytes.filter((byte) => byte === 0x21).length, sent.filter((byte) => byte === 0x21).length);
    assert.equal(bytes.includes(Buffer.from([0x5e, 0x0b, 0xe1, 0x00])), false);
  });

  test('is refused with a video, with sound elsewhere, and with damage', () => {
    refused(m4a(2, { handlers: ['soun', 'vide'] }), 'recording-type');
    refused(m4a(2, { handlers: ['text'] }), 'recording-unreadable');
    const sent = m4a(2);
    refused(sent.subarray(0, sent.length - 500), 'recording-unreadable');
    const linked = Buffer.from(sent);
    linked[linked.indexOf('url ') + 7] = 0;
    refused(linked, 'recording-unreadable');
    refused(m4a(1201), 'recording-too-long');
    for (const name of ['moov', 'stsd', 'stts', 'stsc', 'stsz', 'stco', 'mdhd', 'hdlr', 'mdat']) {
      const at = sent.indexOf(name);
      for (const change of [0, 0xff]) refusedOrClean(Buffer.from(sent).fill(change, at, at + 4));
      for (const offset of [4, 8, 12, 16]) refusedOrClean(Buffer.from(sent).fill(0xff, at + offset, at + offset + 4));
      refusedOrClean(Buffer.from(sent).fill(0, at - 4, at));
    }
  });

  test('of tracks beside the sound nothing is kept', () => {
    assert.equal(clean(m4a(2, { note: SECRET, handlers: ['soun', 'text', 'soun'] })).seconds, 2);
  });
});

describe('a recording that is made to take long', () => {
  for (const [name, bytes] of Object.entries(heavyRecordings()))
    test(`is refused before it is read: ${name}`, () => {
      const before = process.cpuUsage();
      refused(bytes, 'recording-unreadable');
      const { user, system } = process.cpuUsage(before);
      // Reading all of it took up to five seconds.
      assert.ok(user + system < 1_500_000, `${(user + system) / 1000} ms`);
    });

  test('is refused when its length is certain', () => refused(longRecording(), 'recording-too-long'));
});

describe('a recording in the line of uploads', () => {
  const uploader = { memberId: 'sender', network: '198.51.100.1', isVerified: true };

  test('is cleaned in a thread, and refused there', async () => {
    const { format, seconds, bytes } = await processRecording(ogg(2, { comment: SECRET }), uploader);
    assert.deepEqual([format, seconds, Buffer.from(bytes).includes(SECRET)], ['ogg', 2, false]);
    for (const [sent, code] of [
      [ogg(0), 'recording-unreadable'],
      [ogg(1201), 'recording-too-long'],
      [Buffer.from('<html>no sound at all</html>'), 'recording-type'],
      [Buffer.alloc(10 * 1024 * 1024 + 1), 'too-large'],
    ] as const)
      await assert.rejects(
        processRecording(sent, uploader),
        (thrown) => thrown instanceof PictureError && thrown.code === code,
      );
  });

  test('has room for six of one sender', async () => {
    const flood = await Promise.allSettled(Array.from({ length: 10 }, () => processRecording(mp3(2), uploader)));
    const refusals = flood.filter(({ status }) => status === 'rejected');
    assert.equal(refusals.length, 4);
    for (const { reason } of refusals as PromiseRejectedResult[])
      assert.ok(reason instanceof AppError && reason.code === 'rate-limited');
  });
});

test('what is no recording is refused', () => {
  refused(Buffer.from('<html>no sound at all</html>'), 'recording-type');
  refused(Buffer.alloc(0), 'recording-type');
});

/** A changed file may be cleaned or refused, and nothing else may happen. */
const refusedOrClean = (bytes: Buffer): void => {
  try {
    cleanRecording(bytes);
  } catch (thrown) {
    assert.ok(thrown instanceof PictureError, String(thrown));
  }
};
