import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod';

/** Where the test run's PostgreSQL is, and the migrated database that each test file starts from a copy of. */
const TestDatabase = z.object({ host: z.string(), port: z.int(), user: z.string(), template: z.string() });

const server = (): z.output<typeof TestDatabase> => {
  const text = process.env['M4U_TEST_DATABASE'];
  if (!text) throw new Error('These tests need a database: run them by `npm test -- --only api`.');
  return TestDatabase.parse(JSON.parse(text));
};

/** A database of a test's own. */
export interface ClonedDatabase {
  readonly connection: pg.PoolConfig & { readonly database: string };
  drop(): Promise<void>;
}

/** Copies the migrated template, so that no test sees another's rows. */
export const cloneDatabase = async (): Promise<ClonedDatabase> => {
  const { host, port, user, template } = server();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    connection: { host, port, user, database },
    drop: () => administer(`DROP DATABASE ${database} WITH (FORCE)`),
  };
};
