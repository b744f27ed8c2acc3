import { randomUUID } from 'node:crypto';

import { type Clock, systemClock } from '../time/clock.ts';
import type { Log } from '../log.ts';

/** A message that would have been sent. */
interface OutboxEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  /** Under which name a letter comes. */
  readonly sender?: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** Who would get the answer. */
  readonly replyTo?: string;
  /** What else a letter says to mail programs. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where messages stay when nothing can send them. It shows codes, so it belongs to a loopback embedded run alone. */
export interface Outbox {
  add(entry: Omit<OutboxEntry, 'id' | 'at'>): void;
  /** Newest first. */
  list(): readonly OutboxEntry[];
}

export interface OutboxOptions {
  /** How many are kept; 200 unless told. */
  readonly limit?: number;
  readonly clock?: Clock;
  /** The log that each message is printed to as well (docs/rules/auth.md#delivery). */
  readonly log?: Log;
}

/** Keeps the latest messages in memory: nothing of them is left when the program ends. */
export const createOutbox = ({ limit = 200, clock = systemClock, log }: OutboxOptions = {}): Outbox => {
  const entries: OutboxEntry[] = [];
  return {
    add: (entry) => {
      entries.unshift({ ...entry, id: randomUUID(), at: clock.now() });
      entries.splice(limit);
      log?.info({ kind: entry.kind, to: entry.to, subject: entry.subject, text: entry.text }, 'kept in /dev/outbox');
    },
    list: () => [...entries],
  };
};
