import * as z from 'zod';

import type { DomainEvent } from './event.ts';
import type { Transaction } from './transaction.ts';

/** How processes tell each other what happened. */
export interface Channel {
  /** Writes the message into the transaction, to be told by its commit. */
  sendInTransaction?(tx: Transaction, message: string): Promise<void>;
  /** Tells the message after the commit. Must not throw; what could not be told comes as a gap to the others. */
  sendAfterCommit?(message: string): Promise<void>;
  /** `gap` is called when messages may have been missed. */
  start(receive: (message: string) => void, gap: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** The largest message told event by event; PostgreSQL refuses 8,000 bytes. */
const MESSAGE_BYTES = 7900;

const Message = z.object({
  /** The process that sent it. */
  from: z.string(),
  /** Absent when they were too many to send: anything may have changed. */
  events: z.array(z.object({ type: z.string(), tags: z.array(z.string()), data: z.unknown() })).optional(),
});

/** The events as a message, or, when they are too many, the word that anything may have changed. */
export const pack = (from: string, events: readonly DomainEvent[]): string => {
  const whole = JSON.stringify({ from, events });
  return Buffer.byteLength(whole) <= MESSAGE_BYTES ? whole : gapMessage(from);
};

/** The message that makes the other processes start over. */
export const gapMessage = (from: string): string => JSON.stringify({ from });

/** Reads what {@link pack} made. Throws on anything else. */
export const unpack = (text: string): z.output<typeof Message> => Message.parse(JSON.parse(text));
