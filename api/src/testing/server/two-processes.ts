import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Message } from '@m4u/contract/social/message/schema';
import { callUntilAnswered, makeCrowd } from '../factories/crowd.ts';
import { cloneDatabase } from '../database/database.ts';
import { type ApiProcess, startProcess } from './process.ts';
import { openStreamAt } from './stream.ts';

/** Number of messages, each written in one process and streamed by the other. */
const MESSAGES = 40;

interface Way {
  /** Channel by which each process learns of rows that the other wrote. */
  readonly name: string;
  readonly environment: Record<string, string>;
  readonly skip?: string | false;
}

/** Declares tests that two processes stream each other's messages. */
export const testTwoProcesses = ({ name, environment, skip = false }: Way): void => {
  describe(`two processes on one PostgreSQL, connected by ${name}`, { skip }, () => {
    const running: ApiProcess[] = [];
    let drop: () => Promise<void> = async () => undefined;
    after(async () => {
      for (const process of running) await process.stop();
      await drop();
    });

    test('stream what the other process wrote, in order', async () => {
      const database = await cloneDatabase();
      drop = database.drop;
      // One after the other: the first creates the tables of the job queue.
      for (const _ of [1, 2]) running.push(await startProcess(database, environment));
      const [one, two] = running.map(({ origin }) => origin) as [string, string];
      const [an, binh] = await makeCrowd(one, database, 2);
      if (!an || !binh) assert.fail();
      const streams = [await openStreamAt(two, binh), await openStreamAt(one, an)] as const;

      const written: string[] = [];
      for (let number = 0; number < MESSAGES; number += 1) {
        // Alternates: written in one process for a member who listens at the other.
        const [origin, from, to] = number % 2 ? [two, binh, an] : [one, an, binh];
        const body = { receiver: to.memberId, clientId: `message-${number}`, detail: `Tin ${number}` };
        const { data } = await callUntilAnswered<{ data: Message }>(origin, '/messages', from, {
          method: 'POST',
          body,
        });
        written.push(data._id);
      }
      for (const stream of streams) {
        const events = await stream.until(
          ({ type, row }) => type === 'message' && (row as Message)._id === written.at(-1),
        );
        assert.deepEqual(
          events.filter(({ type }) => type === 'message').map(({ row }) => (row as Message)._id),
          written,
        );
        stream.close();
      }
    });
  });
};
