import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';

/** Address of the test run's PostgreSQL, and the migrated template that each test file copies. */
const TestDatabase = z.object({ host: z.string(), port: z.int(), user: z.string(), template: z.string() });

const server = (): z.output<typeof TestDatabase> => {
  const text = process.env['M4U_TEST_DATABASE'];
  if (!text) throw new Error('These tests need a database: run them by `npm test -- --only api`.');
  return TestDatabase.parse(JSON.parse(text));
};

/** A database of one test file. */
export interface ClonedDatabase {
  readonly connection: pg.PoolConfig & { readonly database: string };
  drop(): Promise<void>;
}

/** Makes an empty database that M4U has never opened. */
export const emptyDatabase = (): Promise<ClonedDatabase> => copyTemplate('template0');

/** Runs a statement as the superuser, for what the program may not do. */
export const administer = async (connection: pg.ClientConfig, statement: string): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Copies the migrated template, so that tests do not share rows. */
export const cloneDatabase = (): Promise<ClonedDatabase> => copyTemplate(server().template);

/** Connection of this process that creates and drops databases. */
let administrator: Promise<pg.Client> | undefined;
const socket = new Socket();
let running = 0;

const connectAdministrator = async (): Promise<pg.Client> => {
  const { host, port, user } = server();
  const client = new pg.Client({ host, port, user, database: 'postgres', stream: () => socket });
  await client.connect();
  return client;
};

/** Runs work by the administrator's connection, which keeps the process from ending only meanwhile. */
const byAdministrator = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  running += 1;
  socket.ref();
  try {
    await work(await (administrator ??= connectAdministrator()));
  } finally {
    running -= 1;
    if (running === 0) socket.unref();
  }
};

const copyTemplate = async (template: string): Promise<ClonedDatabase> => {
  const { host, port, user } = server();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await byAdministrator((client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    connection: { host, port, user, database },
    drop: () =>
      byAdministrator(async (client) => {
        await waitUntilUnused(client, database);
        await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
      }),
  };
};

/**
 * Waits until nobody is connected. The server may notice the end of a pool late, and a forced drop would then cause an
 * error that nobody handles.
 */
const waitUntilUnused = async (client: pg.Client, database: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
    if (!rowCount) return;
    await wait(20);
  }
};
