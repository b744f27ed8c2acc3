import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { allowSuperuser } from '../../../testing/database/superuser.ts';
import { DataFolderInUse } from './attach.ts';
import { findRunning } from './cluster.ts';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const silent = { info() {}, warn() {}, error() {} };
const nobody = 65534;

/** Folders of this file lie below one that everybody may enter, as /tmp itself. */
const base = await fs.mkdtemp(join(tmpdir(), 'm4u-embedded-'));
await fs.chmod(base, 0o755);
const owners: ChildProcess[] = [];
after(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  await fs.rm(base, { recursive: true, force: true });
});

const newFolder = async (name: string) => {
  const folder = await fs.mkdtemp(join(base, `${name}-`));
  await fs.chmod(folder, 0o755);
  return folder;
};

const query = async ({ owner }: { readonly owner: pg.ClientConfig }, sql: string): Promise<unknown[]> => {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
};

const serverPid = async (dataDir: string) =>
  (await findRunning({ folder: await fs.realpath(join(dataDir, 'postgres')) }))?.pid;

/** Starts a server, runs `work` with it, stops it and asserts that its process is gone. */
async function withServer(options: Omit<EmbeddedOptions, 'log'>, work: (server: EmbeddedPostgres) => Promise<void>) {
  const server = await startEmbeddedPostgres({ durable: false, log: silent, ...options });
  const pid = await serverPid(options.dataDir);
  assert.ok(pid);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
  // A server that was taken over is not our child: without a parent that reaps it, it stays a zombie (Z).
  assert.match(await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'gone'), /^gone$|\) Z /);
}

/** Starts another process that owns the folder. Resolves when its server is up, rejects with its stderr. */
async function startOwner(dataDir: string, account: { uid?: number; gid?: number } = {}): Promise<ChildProcess> {
  const module = new URL('./embedded.ts', import.meta.url).href;
  const code = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {}, error() {} };
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, durable: false });
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);
    process.stdout.write(JSON.stringify(server.connection) + '\\n');`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: '/', ...account });
  owners.push(owner);
  let output = '';
  owner.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    owner.stdout.once('data', () => resolve());
    owner.once('exit', () => reject(new Error(output)));
  });
  return owner;
}

const end = (owner: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') =>
  new Promise((resolve) => {
    owner.once('exit', resolve);
    owner.kill(signal);
  });

test('keeps data in UTF-8 from one start to the next', async () => {
  const dataDir = await newFolder('keeps');
  await withServer({ dataDir, durable: true }, async (server) => {
    assert.equal(server.adopted, false);
    assert.deepEqual(await query(server, 'SHOW fsync'), ['on']);
    assert.deepEqual(await query(server, 'SHOW listen_addresses'), ['']);
    await query(server, `CREATE TABLE name AS SELECT unnest(ARRAY['Đức', 'An', 'Ánh', 'Dũng']) AS name`);
  });
  await withServer({ dataDir }, async (server) => {
    const sorted = await query(server, 'SELECT name FROM name ORDER BY name COLLATE "vi-x-icu"');
    assert.deepEqual(sorted, ['An', 'Ánh', 'Dũng', 'Đức']);
    assert.deepEqual(await query(server, "SELECT lower('ĐẶNG')"), ['đặng']);
    await query(server, 'CREATE EXTENSION pg_trgm');
    await query(server, 'CREATE EXTENSION unaccent');
    assert.deepEqual(await query(server, "SELECT unaccent('Đặng Văn Ổn')"), ['Dang Van On']);
    assert.deepEqual(await query(server, "SELECT similarity('Ổ', 'Ổ')"), [1]);
  });
});

test('only the owner of the folder can reach the socket', async () => {
  const dataDir = await newFolder('private');
  await withServer({ dataDir }, async ({ connection }) => {
    assert.equal((await fs.stat(connection.host)).mode & 0o777, 0o700);
  });
});

test('refuses a second M4U on the same folder while the first goes on', async () => {
  const dataDir = await newFolder('second');
  const owner = await startOwner(dataDir);
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silent }), (error) => {
    assert.ok(error instanceof DataFolderInUse);
    assert.match(error.message, new RegExp(`already running on ${dataDir} \\(process ${owner.pid}\\)`));
    return true;
  });
  assert.ok(await serverPid(dataDir));
  await end(owner);
  assert.equal(await serverPid(dataDir), undefined);
});

test('only one of several simultaneous starts on a new folder succeeds', async () => {
  const dataDir = await newFolder('race');
  const starts = await Promise.allSettled([1, 2, 3].map(() => startOwner(dataDir)));
  assert.equal(starts.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const start of starts) {
    if (start.status === 'rejected') assert.match(String(start.reason), /already running/);
    else await end(start.value);
  }
  assert.equal(await serverPid(dataDir), undefined);
});

test('takes over the server of a killed M4U with its committed data', async () => {
  const dataDir = await newFolder('adopt');
  const owner = await startOwner(dataDir);
  const pid = await serverPid(dataDir);
  await query({ owner: await allowSuperuser(dataDir) }, 'CREATE TABLE kept AS SELECT 7 AS n');
  await end(owner, 'SIGKILL');
  await withServer({ dataDir }, async (server) => {
    assert.equal(server.adopted, true);
    assert.equal(await serverPid(dataDir), pid);
    assert.deepEqual(await query(server, 'SELECT n FROM kept'), [7]);
  });
});

test('restarts a server that dies, and keeps the folder locked', async () => {
  const dataDir = await newFolder('dies');
  await withServer({ dataDir }, async () => {}); // the second start proves that the folder is intact
  const server = await startEmbeddedPostgres({ dataDir, log: silent, durable: false });
  const first = await serverPid(dataDir);
  assert.ok(first);
  process.kill(first, 'SIGKILL');
  const back = async (): Promise<unknown[]> => query(server, 'SELECT 1').catch(() => sleep(50).then(back));
  assert.deepEqual(await back(), [1]);
  assert.notEqual(await serverPid(dataDir), first);
  await sleep(300); // the lock is taken right after the server answers
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silent }), DataFolderInUse);
  await server.stop();
});

/**
 * Kills the server up to `kills` times, each time after it reported that it is back and served for `pause` ms. Returns
 * the reported losses. A kill before the server is watched again would hit a start, not a server.
 */
const killOften = async (name: string, wellAfter: number, kills: number, pause: number) => {
  const dataDir = await newFolder(name);
  const said = new EventEmitter();
  const log = { ...silent, info: (message: string) => void (message === 'the database is back' && said.emit('heard')) };
  const lost: Error[] = [];
  const onLost = (error: Error) => {
    lost.push(error);
    said.emit('heard');
  };
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false, wellAfter, pauses: [0, 50, 100], onLost });
  for (let kill = 0; kill < kills && lost.length === 0; kill += 1) {
    await sleep(pause);
    const reconnected = once(said, 'heard');
    process.kill((await serverPid(dataDir)) ?? assert.fail('no server'), 'SIGKILL');
    await reconnected;
  }
  await server.stop();
  return lost;
};

test('restarts a server however often it dies, if it serves for a while in between', async () => {
  assert.deepEqual(await killOften('often', 100, 6, 400), []);
});

test('gives up a server that keeps dying at once', async () => {
  const [lost] = await killOften('hopeless', 60_000, 6, 0);
  assert.match(lost?.message ?? '', /could not be brought back/);
});

test('starts despite a lock file whose process number now belongs to another process', async () => {
  const dataDir = await newFolder('stale');
  await withServer({ dataDir }, async () => {});
  await fs.writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n`);
  await withServer({ dataDir }, async (server) => assert.deepEqual(await query(server, 'SELECT 1'), [1]));
});

test('refuses a folder whose server runs unseen, as in another container', async () => {
  const dataDir = await newFolder('unseen');
  const lockFile = join(dataDir, 'postgres/postmaster.pid');
  await withServer({ dataDir }, async (server) => {
    const own = await fs.readFile(lockFile, 'utf8');
    // The number in the lock file belongs to no process, and then to an unrelated one.
    for (const number of [4_194_303, process.pid]) {
      const read = own.replace(/^\d+/, String(number));
      await fs.writeFile(lockFile, read);
      const second = startEmbeddedPostgres({ dataDir, log: silent });
      await assert.rejects(
        second,
        (error) => error instanceof DataFolderInUse && /another container/.test(error.message),
      );
      assert.equal(await fs.readFile(lockFile, 'utf8'), read);
      assert.deepEqual(await query(server, 'SELECT 1'), [1]);
    }
    await fs.writeFile(lockFile, own);
  });
});

test('puts the socket elsewhere when the folder’s path is too long for one', async () => {
  const dataDir = join(await newFolder('long'), 'dữ-liệu'.repeat(12));
  await withServer({ dataDir }, async (server) => {
    assert.ok(Buffer.byteLength(server.connection.host) < 90);
    assert.equal((await fs.stat(server.connection.host)).mode & 0o777, 0o700);
    assert.deepEqual(await query(server, 'SELECT 1'), [1]);
  });
});

test('refuses data of another PostgreSQL version with a message', async () => {
  const dataDir = await newFolder('version');
  await fs.mkdir(join(dataDir, 'postgres'));
  await fs.writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n');
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silent }), /made by PostgreSQL 15/);
});

test('Ctrl-C in the terminal of M4U does not reach the server', async () => {
  const dataDir = await newFolder('group');
  await withServer({ dataDir }, async () => {
    const pid = await serverPid(dataDir);
    const status = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    const [, , group] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    assert.equal(Number(group), pid);
  });
});

test('root starts the server in a folder that only root may enter', { skip: !isRoot }, async (t) => {
  const closed = await newFolder('closed');
  await fs.chmod(closed, 0o700);
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return t.skip('mount namespaces are refused here');
  const dataDir = join(closed, 'data');
  await withServer({ dataDir, rootWay: 'confined' }, async (server) => {
    assert.deepEqual(await query(server, 'SELECT 1'), [1]);
    assert.equal((await fs.stat(closed)).mode & 0o777, 0o700);
    assert.equal((await fs.stat(dataDir)).mode & 0o777, 0o700);
  });
});

test('root without user namespaces runs the server in place as another user', { skip: !isRoot }, async () => {
  const dataDir = join(await newFolder('other'), 'data');
  const elsewhere = await newFolder('elsewhere');
  await withServer({ dataDir, elsewhere, rootWay: 'other-user' }, async (server) => {
    assert.deepEqual(await query(server, 'SELECT 1'), [1]);
    assert.equal((await fs.stat(`/proc/${await serverPid(dataDir)}`)).uid, nobody);
    const folder = await fs.stat(await fs.realpath(join(dataDir, 'postgres')));
    assert.deepEqual([folder.uid, folder.mode & 0o777], [nobody, 0o700]);
    assert.ok(server.connection.host.startsWith(dataDir));
    assert.equal((await fs.stat(dataDir)).mode & 0o777, 0o711); // others may pass through, but not list it
  });
});

test('root without user namespaces moves the data out of a closed folder and keeps it', { skip: !isRoot }, async () => {
  const closed = await newFolder('closed');
  const elsewhere = await newFolder('elsewhere');
  const dataDir = join(closed, 'data');
  await withServer({ dataDir }, async (server) => {
    await query(server, 'CREATE TABLE kept AS SELECT 7 AS n');
  });
  await fs.chmod(closed, 0o700);
  for (let start = 0; start < 2; start += 1) {
    await withServer({ dataDir, elsewhere, rootWay: 'other-user' }, async (server) => {
      assert.deepEqual(await query(server, 'SELECT n FROM kept'), [7]);
      assert.ok((await fs.realpath(join(dataDir, 'postgres'))).startsWith(elsewhere));
    });
  }
});

test('an ordinary user can start the server, but not in a folder of root', { skip: !isRoot }, async (t) => {
  // Not the account `nobody`: root runs its own cluster as `nobody` when it has no namespaces.
  const account = { uid: 1, gid: 1 };
  const canRun = spawnSync(process.execPath, ['--check', import.meta.filename], { cwd: '/', ...account }).status === 0;
  if (!canRun) return t.skip('the repository lies in a folder that only root may enter');
  const dataDir = await newFolder('ordinary');
  await fs.chown(dataDir, account.uid, account.gid);
  const owner = await startOwner(dataDir, account);
  assert.equal((await fs.stat(`/proc/${await serverPid(dataDir)}`)).uid, account.uid);
  await end(owner);

  const roots = await newFolder('roots');
  await fs.chmod(roots, 0o777);
  await withServer({ dataDir: roots }, async () => {});
  await assert.rejects(startOwner(roots, account), /belongs to another user/);
});
