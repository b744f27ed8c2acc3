import { randomUUID } from 'node:crypto';

import { type Clock, systemClock } from '../time/clock.ts';
import type { Log } from '../log.ts';

/** A message that was not sent. */
interface OutboxEntry {
  readonly id: string;
  readonly sentAt: Date;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  /** Sender name of a mail. */
  readonly sender?: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** Pictures of a mail, as base64 of their PNG. */
  readonly pictures?: readonly { readonly cid: string; readonly png: string }[];
  /** Reply address. */
  readonly replyTo?: string;
  /** Further mail headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stores messages when no provider is configured. It shows codes, so it exists only on a loopback embedded run. */
export interface Outbox {
  add(entry: Omit<OutboxEntry, 'id' | 'sentAt'>): void;
  /** Newest first. */
  list(): readonly OutboxEntry[];
}

export interface OutboxOptions {
  /** Maximum number of entries; default 200. */
  readonly limit?: number;
  readonly clock?: Clock;
  /** Log to which each message is also printed (docs/rules/auth.md#delivery). */
  readonly log?: Log;
}

/** Creates an outbox in memory; it is lost when the program ends. */
export const createOutbox = ({ limit = 200, clock = systemClock, log }: OutboxOptions = {}): Outbox => {
  const entries: OutboxEntry[] = [];
  return {
    add: (entry) => {
      entries.unshift({ ...entry, id: randomUUID(), sentAt: clock.now() });
      entries.splice(limit);
      log?.info({ kind: entry.kind, to: entry.to, subject: entry.subject, text: entry.text }, 'kept in /dev/outbox');
    },
    list: () => [...entries],
  };
};
