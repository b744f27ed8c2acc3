import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { cloneDatabase } from '../../../testing/database/database.ts';
import { DrizzleQueryError } from '../../database/orm.ts';
import { toProblem } from './problem.ts';

const { connection, drop } = await cloneDatabase();
after(drop);

/** Returns the error of the query builder for a statement that the database refuses. */
const givenUp = async (statement: string): Promise<unknown> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set statement_timeout = '20ms'");
    await client.query(statement);
    return undefined;
  } catch (thrown) {
    return new DrizzleQueryError(statement, [], thrown as Error);
  } finally {
    await client.end();
  }
};

test('answers 503 with a delay when a statement times out, and 500 for other errors', async () => {
  const { problem, retryAfter } = toProblem(await givenUp('select pg_sleep(5)'), 'vi', 'r1');
  assert.deepEqual([problem.status, problem.code, retryAfter], [503, 'unavailable', 2]);
  assert.equal(toProblem(await givenUp('select 1 / 0'), 'vi', 'r1').problem.status, 500);
});
