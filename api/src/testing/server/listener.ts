import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../factories/crowd.ts';
import { openStreamAt, type StreamedEvent } from './stream.ts';

/** Listens to a person's stream and reopens it whenever it ends, as a browser does. */
export interface Listener {
  /** Breaks the connection. */
  cut(): void;
  /** Number of times the stream was reopened. */
  readonly reopened: () => number;
  stop(): Promise<void>;
}

/** Opens a person's stream, keeps it open, and passes each event on. */
export const startListener = async (
  origin: string,
  person: Person,
  onEvent: (event: StreamedEvent) => void | Promise<void>,
): Promise<Listener> => {
  let last: number | undefined;
  let stopped = false;
  let opened = 0;
  let close: () => void = () => undefined;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  const listenOnce = async () => {
    const stream = await openStreamAt(origin, person, last === undefined ? {} : { lastEventId: last });
    close = stream.close;
    opened += 1;
    for await (const event of stream.each()) {
      await onEvent(event);
      last = event.id ?? last;
      isReady();
    }
  };
  const listen = async () => {
    while (!stopped) {
      // A connection that cannot be opened is retried like one that broke.
      await listenOnce().catch(() => wait(50));
    }
  };
  const listening = listen();
  await ready;
  return {
    cut: () => close(),
    reopened: () => opened - 1,
    stop: async () => {
      stopped = true;
      close();
      await listening;
    },
  };
};
