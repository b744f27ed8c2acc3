import * as z from 'zod';

/** Ways by which a code or a receipt reaches its receiver: Zalo's notification service, text message, mail. */
export const MessageWay = z.enum(['zns', 'sms', 'mail']);
export type MessageWay = z.output<typeof MessageWay>;

/** Kinds of messages that choose among the ways; `claim` is a receipt for a phone number without an account. */
export const MessageKind = z.enum(['code', 'receipt', 'claim']);
export type MessageKind = z.output<typeof MessageKind>;

/** State of a message on one way. `delivered` is known only where the service reports it. */
export const MessageState = z.enum(['queued', 'sent', 'delivered', 'failed']);
export type MessageState = z.output<typeof MessageState>;

/** Reasons for which a way did not take a message. */
export const FailureReason = z.enum([
  // Of the receiver: the way cannot reach them.
  'no-account',
  'cannot-receive',
  'phone',
  'declined',
  // Of the setup: a template or a right is missing.
  'template',
  'permission',
  'token',
  // For a while.
  'balance',
  'quota',
  'hours',
  'unreachable',
  'other',
  // Without an answer: the message may have arrived.
  'timeout',
  'interrupted',
]);
export type FailureReason = z.output<typeof FailureReason>;

/** Number of messages of one way, kind, state and reason. */
export const MessageCount = z.object({
  way: MessageWay,
  kind: MessageKind,
  state: MessageState,
  /** Null unless the message failed. */
  reason: FailureReason.nullable(),
  count: z.int(),
});
export type MessageCount = z.output<typeof MessageCount>;
