import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { Upload } from '@m4u/contract/profile/upload/document';
import { isErrorCode } from '@m4u/contract/http/errors';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { type HostileFile, hostileFiles, MARK } from '../../testing/hostile/files.ts';
import { photo } from '../../testing/files/pictures.ts';
import { sendFile, uploadPicture } from '../../testing/factories/profiles.ts';

const MIB = 1024 * 1024;
/** Bytes that the process may grow by: at its peak, after all files, and from one round to the next. */
const GROWTH = { peak: 700 * MIB, whole: 500 * MIB, round: 150 * MIB };

const api = await startTestApi();
const member = await api.signUp('ke-xau@example.vn');
const innocent = await uploadPicture(api, member, await photo(60, 40).png().toBuffer());
const files = await hostileFiles();

const stored = async (): Promise<string[]> => {
  const found = await readdir(join(api.dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Asserts that a new file of the storage is a picture, document or recording of our own making, with nothing of the sent bytes.
 */
const assertOurs = async (path: string, sent: Buffer): Promise<void> => {
  const stored = await readFile(path);
  assert.ok(!stored.equals(sent), path);
  for (const foreign of [MARK, '<script', '<?php', 'PK\x03\x04', 'Exif', 'ICC_PROFILE', '/JavaScript'])
    assert.ok(!stored.includes(Buffer.from(foreign, 'latin1')), `${path}: ${foreign}`);
  if (/\.(mp3|m4a|ogg)$/.test(path)) return;
  if (path.endsWith('.pdf')) assert.equal(stored.toString('latin1', 0, 5), '%PDF-');
  else {
    const { format, exif, xmp, icc, iptc, pages = 1 } = await sharp(stored).metadata();
    assert.deepEqual([format, exif, xmp, icc, iptc, pages], ['webp', undefined, undefined, undefined, undefined, 1]);
  }
};

const assertAnswer = (answer: LightMyRequestResponse, { answer: expected }: HostileFile): void => {
  const allowed: readonly string[] = typeof expected === 'string' ? [expected] : expected;
  if (answer.statusCode === 200) {
    const { data } = answer.json<{ data: Upload }>();
    assert.ok(
      allowed.includes('pages' in data ? 'document' : 'seconds' in data ? 'recording' : 'picture'),
      answer.body,
    );
    return;
  }
  const { code } = answer.json<{ code: string }>();
  assert.ok(isErrorCode(code) && allowed.includes(code), answer.body);
  assertProblem(answer, code);
};

/** Sends a file while another request runs; both must be answered. */
const send = async (file: HostileFile): Promise<void> => {
  const filesBefore = new Set(await stored());
  const [answer, meanwhile] = await Promise.all([
    sendFile(api, member, file.bytes),
    api.get(innocent.src.slice(4), { as: member }),
  ]);
  assert.equal(meanwhile.statusCode, 200);
  assertAnswer(answer, file);
  const added = (await stored()).filter((path) => !filesBefore.has(path));
  assert.equal(added.length > 0, answer.statusCode === 200);
  for (const path of added) await assertOurs(path, file.bytes);
};

describe('a hostile file', () => {
  const rssBefore = process.memoryUsage().rss;
  const grown = (): number => process.memoryUsage().rss - rssBefore;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, grown())), 50);
  after(() => clearInterval(watch));
  for (const [name, file] of Object.entries(files)) test(name, () => send(file));

  test('leaves no growing memory, however often it is sent', async (t) => {
    const whole = grown();
    const rounds: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const file of Object.values(files)) if (!file.heavy) await sendFile(api, member, file.bytes);
      rounds.push(grown());
    }
    const [second = 0, third = 0] = rounds;
    const figures = [peak, whole, third - second].map((bytes) => Math.round(bytes / MIB));
    t.diagnostic(`MiB more at the height, after the table, a round: ${figures.join(', ')}`);
    assert.ok(peak < GROWTH.peak);
    assert.ok(whole < GROWTH.whole);
    assert.ok(third - second < GROWTH.round);
    assertDone(await sendFile(api, member, await photo(60, 40).jpeg().toBuffer()));
  });
});
