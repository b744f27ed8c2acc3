import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Log } from '../log.ts';
import { type Channel, pack, unpack } from './channel.ts';
import type { DomainEvent } from './event.ts';
import { listenChannel } from './listen.ts';
import { redisChannel } from './redis.ts';
import { deferUntilCommit, type Outlet, type Transaction } from './transaction.ts';

/** A subscriber to events. A failure is logged and followed by `onGap`; it never fails the call that caused the event. */
interface Subscriber {
  /** For the log. */
  readonly name: string;
  /** `here` when this process did it, and then the call is acknowledged only after this is done. */
  onEvent(event: DomainEvent, from: 'here' | 'elsewhere'): void | Promise<void>;
  /** Events may have been missed, or were too many to send: a cache must drop everything. */
  onGap(): void | Promise<void>;
}

/** How services announce changes, and how caches hear of them, in this process and in the others. */
export interface Events {
  /** Keeps the event until the transaction commits (decision 1). */
  emitInTransaction(tx: Transaction, event: DomainEvent): void;
  /** Adds a subscriber; answers how to take it away again. */
  on(subscriber: Subscriber): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What events need of the process. */
export interface EventsOptions {
  /** Its settings are also used for the connection that listens. */
  readonly pool: pg.Pool;
  /** With it, processes tell each other through Redis instead of PostgreSQL (decision 1). */
  readonly redisUrl?: string | undefined;
  readonly log: Log;
  /** No other process uses the database, so that nobody has to be told and nothing can be missed. */
  readonly alone?: boolean | undefined;
  /** Name of the channel, for several installations on one Redis. */
  readonly channel?: string;
}

/** Where there are no others. */
const noChannel: Channel = { start: async () => undefined, stop: async () => undefined };

const channelOf = ({ pool, redisUrl, log, alone, channel = 'm4u_events' }: EventsOptions, here: string): Channel => {
  if (redisUrl !== undefined) return redisChannel(redisUrl, channel, here, log);
  return alone ? noChannel : listenChannel(pool, channel, log);
};

/** Events of this process and of the others on the same database. */
export const createEvents = (options: EventsOptions): Events => {
  const { log } = options;
  const here = randomUUID();
  const subscribers = new Set<Subscriber>();
  const channel = channelOf(options, here);
  // Events of other processes reach the subscribers one after another, in the order of their commits.
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
    const { from, events } = unpack(text);
    if (from === here) return;
    elsewhere = elsewhere.then(() => (events ? tellEvents(events, 'elsewhere') : tellGap()));
  };

  const outlet: Outlet<DomainEvent> = {
    beforeCommit: async (tx, events) => channel.sendInTransaction?.(tx, pack(here, events)),
    afterCommit: async (events) => {
      await tellEvents(events, 'here');
      await channel.sendAfterCommit?.(pack(here, events));
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
