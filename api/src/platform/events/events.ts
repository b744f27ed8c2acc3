import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Log } from '../log.ts';
import { type Channel, encodeEvents, decodeEvents } from './channel.ts';
import type { DomainEvent } from './event.ts';
import { listenChannel } from './listen.ts';
import { redisChannel } from './redis.ts';
import { deferUntilCommit, type CommitOutlet, type Transaction } from './transaction.ts';

/** A subscriber to events. A failure is logged and followed by `onGap`; it never fails the call that caused the event. */
interface Subscriber {
  /** For the log. */
  readonly name: string;
  /** Receives an event; `here` when this process caused it, and its call is then answered only after this resolves. */
  onEvent(event: DomainEvent, from: 'here' | 'elsewhere'): void | Promise<void>;
  /** Called when events may have been lost, or were too many to send: caches must drop everything. */
  onGap(): void | Promise<void>;
}

/** Publishes events, and delivers them to subscribers in this and in other processes. */
export interface Events {
  /** Publishes the event when the transaction commits (decision 1). */
  emitInTransaction(tx: Transaction, event: DomainEvent): void;
  /** Adds a subscriber; returns the function that removes it. */
  on(subscriber: Subscriber): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Dependencies of events. */
export interface EventsOptions {
  /** Its settings also configure the listening connection. */
  readonly pool: pg.Pool;
  /** With it, processes exchange events through Redis instead of PostgreSQL (decision 1). */
  readonly redisUrl?: string | undefined;
  readonly log: Log;
  /** No other process uses the database, so no channel is needed. */
  readonly alone?: boolean | undefined;
  /** Name of the channel, for several installations on one Redis. */
  readonly channel?: string;
}

/** The channel of a single process: does nothing. */
const noChannel: Channel = { start: async () => undefined, stop: async () => undefined };

const openChannel = ({ pool, redisUrl, log, alone, channel = 'm4u_events' }: EventsOptions, here: string): Channel => {
  if (redisUrl !== undefined) return redisChannel(redisUrl, channel, here, log);
  return alone ? noChannel : listenChannel(pool, channel, log);
};

/** Creates the events of this process and of the others on the same database. */
export const createEvents = (options: EventsOptions): Events => {
  const { log } = options;
  const here = randomUUID();
  const subscribers = new Set<Subscriber>();
  const channel = openChannel(options, here);
  // Events of other processes are handled one after another, in commit order.
  let elsewhere = Promise.resolve();

  const tell = async (work: (subscriber: Subscriber) => void | Promise<void>, recover: boolean): Promise<void> => {
    await Promise.all(
      [...subscribers].map(async (subscriber) => {
        try {
          await work(subscriber);
        } catch (error) {
          log.error({ err: error, subscriber: subscriber.name }, 'a subscriber of events failed');
          if (recover) await tellGapTo(subscriber);
        }
      }),
    );
  };
  const tellGapTo = async (subscriber: Subscriber) => {
    try {
      await subscriber.onGap();
    } catch (error) {
      log.error({ err: error, subscriber: subscriber.name }, 'a subscriber of events could not start over');
    }
  };
  const tellEvents = async (events: readonly DomainEvent[], from: 'here' | 'elsewhere') => {
    for (const event of events) await tell((subscriber) => subscriber.onEvent(event, from), true);
  };
  const tellGap = () => tell((subscriber) => subscriber.onGap(), false);

  const receive = (text: string): void => {
    const { from, events } = decodeEvents(text);
    if (from === here) return;
    elsewhere = elsewhere.then(() => (events ? tellEvents(events, 'elsewhere') : tellGap()));
  };

  const outlet: CommitOutlet<DomainEvent> = {
    beforeCommit: async (tx, events) => channel.sendInTransaction?.(tx, encodeEvents(here, events)),
    afterCommit: async (events) => {
      await tellEvents(events, 'here');
      await channel.sendAfterCommit?.(encodeEvents(here, events));
    },
    afterDoubt: () => tellGap(),
  };

  return {
    emitInTransaction: (tx, event) => deferUntilCommit(tx, outlet, event),
    on: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    start: () => channel.start(receive, () => void (elsewhere = elsewhere.then(tellGap))),
    stop: async () => {
      await channel.stop();
      await elsewhere;
    },
  };
};
