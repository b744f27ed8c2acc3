import type { TestApi } from '../../server/api.ts';
import { waitUntilQuiet } from '../../server/jobs.ts';

/** A mail or text message that was sent. */
export interface SentMessage {
  readonly to: string;
  readonly text: string;
}

/** Keeps every sent message. The outbox keeps only the latest ones, so they are collected now and then. */
export const catchLetters = (api: TestApi) => {
  const caught = new Map<string, SentMessage>();
  const collect = (): void => {
    for (const { id, to, subject = '', text, html = '', replyTo = '' } of api.api.outbox?.list() ?? [])
      caught.set(id, { to, text: [subject, text, html, replyTo].join('\n') });
  };
  const timer = setInterval(collect, 200);
  return {
    collect,
    settled: async (): Promise<void> => {
      await waitUntilQuiet(api);
      collect();
    },
    all: (): SentMessage[] => [...caught.values()],
    stop: () => clearInterval(timer),
  };
};
