/** POSTGRES_BIN: uses a PostgreSQL of the machine instead of the one that M4U brings. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { readConfig } from '../../config.ts';
import { prepareQueue } from '../../jobs/schema.ts';
import { startEmbeddedPostgres, type EmbeddedOptions } from './embedded.ts';
import { migrate } from '../migrate.ts';

const base = await fs.mkdtemp(join(tmpdir(), 'm4u-binaries-'));
await fs.chmod(base, 0o755);
after(() => fs.rm(base, { recursive: true, force: true }));

const newFolder = (name: string) => fs.mkdtemp(join(base, `${name}-`));

/** Debian and its derivatives install the programs here. */
const PLACE = '/usr/lib/postgresql';
const [ofMachine] = (existsSync(PLACE) ? readdirSync(PLACE) : [])
  .filter((version) => Number(version) >= 15 && existsSync(join(PLACE, version, 'bin/initdb')))
  .toSorted((one, other) => Number(other) - Number(one))
  .map((version) => ({ version, bin: join(PLACE, version, 'bin') }));
const skip = ofMachine ? false : `this machine has no PostgreSQL 15 or later in ${PLACE}`;

const start = async (options: Omit<EmbeddedOptions, 'log' | 'durable'>) => {
  const said: string[] = [];
  const log = { info: (message: string) => void said.push(message), warn() {}, error() {} };
  return { said, server: await startEmbeddedPostgres({ durable: false, log, ...options }) };
};

const refused = (options: Omit<EmbeddedOptions, 'log'>, pattern: RegExp) =>
  assert.rejects(start(options), ({ name, message }: Error) => {
    assert.equal(name, 'ConfigError');
    assert.match(message, pattern);
    return true;
  });

const query = async (login: pg.ClientConfig, statement: string): Promise<unknown[]> => {
  const client = new pg.Client(login);
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

test('uses the machine’s PostgreSQL, which sorts and folds alike and is logged at the start', { skip }, async () => {
  assert.ok(ofMachine);
  const dataDir = await newFolder('own');
  // A link to the newest version, as in the container image.
  const bin = join(base, 'newest');
  await fs.symlink(ofMachine.bin, bin);
  const { postgresBin } = readConfig({ POSTGRES_BIN: bin });
  for (let starts = 0; starts < 2; starts += 1) {
    const { server, said } = await start({ dataDir, postgresBin });
    try {
      const { owner, connection } = server;
      const [version] = (await query(connection, 'SHOW server_version')) as [string];
      assert.ok(version.startsWith(`${ofMachine.version}.`), version);
      assert.ok(said.some((message) => message.startsWith(`the database is PostgreSQL ${version.split(' ')[0]} (`)));
      await migrate(owner, { serving: true });
      await prepareQueue(owner);
      assert.deepEqual(await query(connection, `SELECT lower('ĐẶNG'), 'a' < 'B', 'đ' > 'z'`), ['đặng', false, true]);
      const sorted = `SELECT name FROM unnest(ARRAY['Đức', 'An', 'Ánh', 'Dũng']) AS name ORDER BY name COLLATE "vi-x-icu"`;
      assert.deepEqual(await query(connection, sorted), ['An', 'Ánh', 'Dũng', 'Đức']);
      assert.deepEqual(await query(connection, `SELECT similarity('Ổ', 'ổ')`), [1]);
      await query(owner, 'CREATE EXTENSION IF NOT EXISTS unaccent');
      assert.deepEqual(await query(owner, `SELECT unaccent('Đặng Văn Ổn')`), ['Dang Van On']);
    } finally {
      await server.stop();
    }
  }
});

test('refuses data of another major version, in both directions', { skip }, async () => {
  assert.ok(ofMachine);
  const dataDir = await newFolder('other');
  await (await start({ dataDir, postgresBin: ofMachine.bin })).server.stop();
  await refused({ dataDir }, new RegExp(`made by PostgreSQL ${ofMachine.version}, and this M4U brings PostgreSQL 18`));
  const packaged = await newFolder('packaged');
  await fs.mkdir(join(packaged, 'postgres'));
  await fs.writeFile(join(packaged, 'postgres/PG_VERSION'), '18\n');
  await refused({ dataDir: packaged, postgresBin: ofMachine.bin }, /made by PostgreSQL 18, and POSTGRES_BIN \(.*\) is/);
});

test('refuses a folder without the programs or with older ones, with a message', async () => {
  const dataDir = await newFolder('none');
  await refused(
    { dataDir, postgresBin: join(base, 'nowhere') },
    /^POSTGRES_BIN names .*nowhere: there is no such folder/,
  );
  const bin = join(await newFolder('old'), 'bin');
  await fs.mkdir(bin);
  await refused({ dataDir, postgresBin: bin }, /initdb is not in it/);
  for (const [program, output] of [
    ['initdb', 'initdb (PostgreSQL) 14.9'],
    ['postgres', 'postgres (PostgreSQL) 14.9 (Debian 14.9-1)'],
  ] as const)
    await fs.writeFile(join(bin, program), `#!/bin/sh\necho '${output}'\n`, { mode: 0o755 });
  await fs.chmod(join(bin, '..'), 0o755);
  await refused({ dataDir, postgresBin: bin }, /it is PostgreSQL 14\.9, and M4U needs 15 or later/);
  await fs.writeFile(join(bin, 'postgres'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
  await refused({ dataDir, postgresBin: bin }, /it does not run/);
});
