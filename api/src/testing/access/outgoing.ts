import pg from 'pg';
import type { TestApi } from '../api.ts';
import { until } from '../notices.ts';

/** A letter or a text message as it left. */
export interface Sent {
  readonly to: string;
  readonly words: string;
}

/** How many jobs wait or are under way that are not for later. */
const DUE = `select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;

/** Waits until all that was asked of the queue is done. */
export const untilQuiet = async ({ connection }: Pick<TestApi, 'connection'>): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await until(async () => (await client.query(DUE)).rowCount === 0, 'the queue is empty');
  } finally {
    await client.end();
  }
};

/** Keeps every message that leaves; the outbox itself keeps only the latest, so they are collected now and then. */
export const catchLetters = (api: TestApi) => {
  const caught = new Map<string, Sent>();
  const collect = (): void => {
    for (const { id, to, subject = '', text, html = '', replyTo = '' } of api.api.outbox?.list() ?? [])
      caught.set(id, { to, words: [subject, text, html, replyTo].join('\n') });
  };
  const timer = setInterval(collect, 200);
  return {
    collect,
    settled: async (): Promise<void> => {
      await untilQuiet(api);
      collect();
    },
    all: (): Sent[] => [...caught.values()],
    stop: () => clearInterval(timer),
  };
};
