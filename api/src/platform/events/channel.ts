import * as z from 'zod';

import type { DomainEvent } from './event.ts';
import type { Transaction } from './transaction.ts';

/** Delivers events between processes. */
export interface Channel {
  /** Adds the message to the transaction; the commit sends it. */
  sendInTransaction?(tx: Transaction, message: string): Promise<void>;
  /** Sends the message after the commit. Must not throw; when sending fails, the other processes get a gap. */
  sendAfterCommit?(message: string): Promise<void>;
  /** `gap` is called when messages may have been missed. */
  start(receive: (message: string) => void, gap: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Maximum bytes of a message with its events; PostgreSQL refuses 8,000. */
const MESSAGE_BYTES = 7900;

const Message = z.object({
  /** The process that sent it. */
  from: z.string(),
  /** Absent when there were too many events to send: anything may have changed. */
  events: z.array(z.object({ type: z.string(), tags: z.array(z.string()), data: z.unknown() })).optional(),
});

/**
 * Encodes events as a message; without the events when there are too many, so that receivers treat everything as
 * changed.
 */
export const encodeEvents = (from: string, events: readonly DomainEvent[]): string => {
  const whole = JSON.stringify({ from, events });
  return Buffer.byteLength(whole) <= MESSAGE_BYTES ? whole : gapMessage(from);
};

/** The message that makes the other processes drop everything they cached. */
export const gapMessage = (from: string): string => JSON.stringify({ from });

/** Decodes a message of {@link encodeEvents}. Throws for anything else. */
export const decodeEvents = (text: string): z.output<typeof Message> => Message.parse(JSON.parse(text));
