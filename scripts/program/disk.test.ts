/**
 * A full disk, simulated by a few megabytes of tmpfs: clear answers, no lost acknowledged writes, and recovery when
 * there is space again. Skipped without the right to mount.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { photo } from '../../api/src/testing/files/pictures.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { type Answer, call, type Caller, callOnce, requireDone, createCaller, register, signIn } from './calls.ts';
import { assertFiles } from './invariants.ts';
import { type Program, startProgram } from './program.ts';

/** Seconds of a full disk; longer in the nightly run than all retries of a database that does not come back. */
const FULL_SECONDS = Number(process.env['M4U_DISK_SECONDS'] ?? 3);
const FILES_SIZE = 4;
/** MiB; an empty PostgreSQL takes about 70, and its log grows in steps of 16. */
const DATABASE_SIZE = 160;

const folder = await mkdtemp(join(tmpdir(), 'm4u-disk-'));
const mounted: string[] = [];
const mount = (path: string, mebibytes: number): boolean => {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0700`, 'tmpfs', path]);
  if (status === 0) mounted.push(path);
  return status === 0;
};
const programs: Program[] = [];
before(() => ensureWebBuilt());
after(async () => {
  for (const program of programs) await program.remove();
  for (const path of mounted) spawnSync('umount', [path]);
  await rm(folder, { recursive: true, force: true });
});

const NO_DISK = 'only root may mount a disk of memory, and only where that is allowed';

/** Starts a program with its data, or a part of them, on a small disk; undefined when mounting is not possible. */
const startOnDisk = async (name: string, part: string, mebibytes: number): Promise<Program | undefined> => {
  const dataDir = join(folder, name);
  const disk = join(dataDir, part);
  await mkdir(disk, { recursive: true, mode: 0o700 });
  if (!mount(disk, mebibytes)) return undefined;
  const program = await startProgram({ LOG_LEVEL: 'fatal' }, dataDir);
  programs.push(program);
  return program;
};

const signUp = async ({ origin }: Program): Promise<Caller> => {
  const somebody = createCaller('an', 1);
  await register(origin, somebody, 'Nguyễn Thị Ánh');
  await signIn(origin, somebody);
  return somebody;
};

/** Fills a disk up to a few kB; returns the filling file. */
const fill = async (disk: string): Promise<string> => {
  const file = join(disk, 'filler');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - 8_192)));
  return file;
};

const formOf = (bytes: Buffer) => () => {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(bytes)]), 'anh.jpg');
  return data;
};

const assertNoSpace = ({ status, code, headers }: Answer<unknown>): void => {
  assert.deepEqual([status, code], [507, 'no-space']);
  assert.match(headers.get('retry-after') ?? '', /^\d+$/);
};

test('refuses files on a full disk, and serves other calls', async (context) => {
  const program = await startOnDisk('files', 'uploads', FILES_SIZE);
  if (!program) return context.skip(NO_DISK);
  const { origin, dataDir } = program;
  const an = await signUp(program);
  const upload = async (): Promise<Answer<{ data: { src: string } }>> => {
    // Noise does not compress.
    const raw = { width: 500, height: 500, channels: 3 } as const;
    const bytes = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .jpeg({ quality: 90 })
      .toBuffer();
    return call(origin, an, '/uploads', { method: 'POST', form: formOf(bytes) });
  };
  const uploads: string[] = [];
  let refused: Answer<unknown> | undefined;
  while (refused === undefined) {
    const answer = await upload();
    if (answer.status === 200) uploads.push(answer.body.data.src);
    else refused = answer;
    assert.ok(uploads.length < 40, 'it never fills');
  }
  assertNoSpace(refused);
  const filler = await fill(join(dataDir, 'uploads'));
  for (let tries = 0; tries < 3; tries += 1) assertNoSpace(await upload());
  await requireDone(
    call(origin, an, '/members/insertBlog', {
      method: 'POST',
      body: { title: 'Vẫn viết được', content: '<p>Ở chỗ khác.</p>' },
    }),
  );
  for (const src of uploads)
    assert.equal((await fetch(origin + src, { headers: { authorization: `Bearer ${an.token}` } })).status, 200);
  await rm(filler);
  // Without the filler there is space for a small picture.
  await requireDone(
    call(origin, an, '/uploads', { method: 'POST', form: formOf(await photo(40, 30).jpeg().toBuffer()) }),
  );
  const pool = new pg.Pool({ ...(await program.connection()), max: 1 });
  await assertFiles(pool, dataDir);
  await pool.end();
});

/** Writes only to PostgreSQL's log until it does not fit, which stops PostgreSQL. */
const fillLog = async (login: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  await client.connect();
  const write = () => client.query(`select pg_logical_emit_message(true, 'm4u', repeat('x', 1000000))`);
  for (let written = 0; written < 4 * DATABASE_SIZE; written += 1)
    if (
      await write().then(
        () => false,
        () => true,
      )
    )
      break;
  await client.end().catch(() => undefined);
};

test('reports a full database disk, loses nothing, and resumes when there is space', async (context) => {
  const program = await startOnDisk('database', '.', DATABASE_SIZE);
  if (!program) return context.skip(NO_DISK);
  const { origin, dataDir } = program;
  const an = await signUp(program);
  const postTitles = new Map<string, string>();
  const statuses = new Map<number, number>();
  const content = `<p>${randomBytes(12_000).toString('base64')}</p>`;
  const write = async (number: number): Promise<number> => {
    const title = `Bài viết ${number}`;
    const body = { title, content };
    const answer = await callOnce<{ data: { _id: string } }>(origin, an, '/members/insertBlog', {
      method: 'POST',
      body,
    });
    const status = answer?.status ?? 503;
    if (answer?.status === 200) postTitles.set(answer.body.data._id, title);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  };
  for (let number = 0; number < 20; number += 1) assert.equal(await write(number), 200);
  const { pid } = program.child();
  // Get the login first: connecting creates a file, which fails on a full disk.
  const login = await program.connection();
  const filler = await fill(dataDir);
  for (let number = 100; number < 1_200 && (statuses.get(503) ?? 0) + (statuses.get(507) ?? 0) < 30; number += 1) {
    const status = await write(number);
    assert.ok([200, 429, 503, 507].includes(status), `${status}`);
    if (status === 429) await wait(500);
    if (status === 503) await wait(200);
  }
  context.diagnostic(`answers on a full disk: ${JSON.stringify([...statuses])}`);
  assert.ok((statuses.get(503) ?? 0) + (statuses.get(507) ?? 0) >= 30, 'it was never full');
  assert.equal((await fetch(`${origin}/healthz`)).status, 200);
  await fillLog(login);
  // PostgreSQL stops without space for its log and cannot restart; calls answer errors, and the process keeps running.
  for (let looks = 0; looks < 4 * FULL_SECONDS; looks += 1) {
    assert.ok([200, 503].includes((await fetch(`${origin}/readyz`)).status));
    assert.ok([429, 503, 507].includes(await write(5_000 + looks)));
    await wait(250);
  }
  assert.equal(program.child().exitCode, null);
  await rm(filler);
  const back = await program.ready(60_000);
  context.diagnostic(`ready ${Math.round(back)} ms after there was space`);
  for (let tries = 0; (await write(9_000 + tries)) !== 200; tries += 1) {
    assert.ok(tries < 100, 'it does not go on');
    await wait(200);
  }
  assert.equal(program.child().pid, pid);
  for (const [id, title] of postTitles)
    assert.equal(
      (await requireDone(call<{ data: { title: string } }>(origin, an, `/members/blog/${id}`))).data.title,
      title,
    );
  const pool = new pg.Pool({ ...(await program.connection()), max: 1 });
  await assertFiles(pool, dataDir);
  await pool.end();
  assert.equal(await program.stop(), 0);
});
