/** The program on an external PostgreSQL. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { createSecretTexts, SECRET_NAMES } from '../../api/src/platform/keys/secrets.ts';
import { register, run } from './main-process.ts';

const POSTGRES = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const postgres = async (): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client,
    () => undefined,
  );
};

test('runs on an external PostgreSQL with secrets from the environment', async (context) => {
  const admin = await postgres();
  if (!admin) return context.skip('no PostgreSQL answers at TEST_POSTGRES_URL or 127.0.0.1:5432');
  const name = `m4u_main_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    const url = new URL(POSTGRES);
    url.pathname = `/${name}`;
    const DATABASE_URL = url.href;
    const bare = await (await run({ DATABASE_URL })).ended;
    assert.equal(bare.code, 1);
    for (const secret of SECRET_NAMES) assert.match(bare.output, new RegExp(secret));

    const program = await run({ DATABASE_URL, ...createSecretTexts() });
    await program.up;
    assert.equal((await register(program.address, 'chi@m4u.example')).status, 200);
    assert.equal((await fetch(`${program.address}/dev/outbox`)).status, 404, 'no outbox beside a shared database');
    assert.equal((await program.stop()).code, 0);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
});
