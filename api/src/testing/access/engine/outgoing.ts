import type { TestApi } from '../../server/api.ts';
import { untilQuiet } from '../../server/jobs.ts';

/** A letter or a text message as it left. */
export interface Sent {
  readonly to: string;
  readonly words: string;
}

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
