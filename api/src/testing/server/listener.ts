import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../factories/crowd.ts';
import { openStreamAt, type StreamedEvent } from './stream.ts';

/** Somebody who listens to their stream and opens it again whenever it ends, as a browser does. */
export interface Listener {
  /** Breaks the line. */
  cut(): void;
  /** How often the line was opened again. */
  readonly reopened: () => number;
  stop(): Promise<void>;
}

/** Opens the stream of a person and keeps it open; each event is handed on once it has come. */
export const keepListening = async (
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
      // A line that cannot be opened is tried again, as one that broke.
      await listenOnce().catch(() => wait(50));
    }
  };
  const done = listen();
  await ready;
  return {
    cut: () => close(),
    reopened: () => opened - 1,
    stop: async () => {
      stopped = true;
      close();
      await done;
    },
  };
};
