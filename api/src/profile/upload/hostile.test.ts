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
/** What the process may grow by: at its height, after the table, and from one round to the next. */
const GROWTH = { peak: 700 * MIB, whole: 500 * MIB, round: 150 * MIB };

const api = await startTestApi();
const member = await api.signUp('ke-xau@example.vn');
const innocent = await uploadPicture(api, member, await photo(60, 40).png().toBuffer());
const files = await hostileFiles();

const stored = async (): Promise<string[]> => {
  const found = await readdir(join(api.dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Holds that a new file of the storage is a picture or a document of our own making, with nothing of what was sent. */
const assertOurs = async (path: string, sent: Buffer): Promise<void> => {
  const kept = await readFile(path);
  assert.ok(!kept.equals(sent), path);
  for (const foreign of [MARK, '<script', '<?php', 'PK\x03\x04', 'Exif', 'ICC_PROFILE', '/JavaScript'])
    assert.ok(!kept.includes(Buffer.from(foreign, 'latin1')), `${path}: ${foreign}`);
  if (path.endsWith('.pdf')) assert.equal(kept.toString('latin1', 0, 5), '%PDF-');
  else {
    const { format, exif, xmp, icc, iptc, pages = 1 } = await sharp(kept).metadata();
    assert.deepEqual([format, exif, xmp, icc, iptc, pages], ['webp', undefined, undefined, undefined, undefined, 1]);
  }
};

const assertAnswer = (answer: LightMyRequestResponse, { answer: expected }: HostileFile): void => {
  const allowed: readonly string[] = typeof expected === 'string' ? [expected] : expected;
  if (answer.statusCode === 200) {
    const { data } = answer.json<{ data: Upload }>();
    assert.ok(allowed.includes('pages' in data ? 'document' : 'picture'), answer.body);
    return;
  }
  const { code } = answer.json<{ code: string }>();
  assert.ok(isErrorCode(code) && allowed.includes(code), answer.body);
  assertProblem(answer, code);
};

/** Sends a file while somebody else asks for something; both are answered. */
const send = async (file: HostileFile): Promise<void> => {
  const before = new Set(await stored());
  const [answer, meanwhile] = await Promise.all([
    sendFile(api, member, file.bytes),
    api.get(innocent.src.slice(4), { as: member }),
  ]);
  assert.equal(meanwhile.statusCode, 200);
  assertAnswer(answer, file);
  const added = (await stored()).filter((path) => !before.has(path));
  assert.equal(added.length > 0, answer.statusCode === 200);
  for (const path of added) await assertOurs(path, file.bytes);
};

describe('a hostile file', () => {
  const before = process.memoryUsage().rss;
  const grown = (): number => process.memoryUsage().rss - before;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, grown())), 50);
  after(() => clearInterval(watch));
  for (const [name, file] of Object.entries(files)) test(name, () => send(file));

  test('costs no memory that does not come back, however often', async (t) => {
    const whole = grown();
    const rounds: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const file of Object.values(files)) if (!file.heavy) await sendFile(api, member, file.bytes);
      rounds.push(grown());
    }
    const [second = 0, third = 0] = rounds;
    const told = [peak, whole, third - second].map((bytes) => Math.round(bytes / MIB));
    t.diagnostic(`MiB more at the height, after the table, a round: ${told.join(', ')}`);
    assert.ok(peak < GROWTH.peak);
    assert.ok(whole < GROWTH.whole);
    assert.ok(third - second < GROWTH.round);
    assertDone(await sendFile(api, member, await photo(60, 40).jpeg().toBuffer()));
  });
});
