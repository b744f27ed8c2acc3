import type { FailureReason } from '@m4u/contract/insight/administration/messages';

/** Reasons that another attempt by the same way cannot change. */
const FOR_GOOD: ReadonlySet<FailureReason> = new Set(['no-account', 'cannot-receive', 'phone', 'declined', 'template']);

/** Reasons after which it is unknown whether the message has arrived. */
const IN_DOUBT: ReadonlySet<FailureReason> = new Set(['timeout', 'interrupted']);

/** Whether a way refuses a message for good, so that the next way follows at once. */
export const isForGood = (reason: FailureReason): boolean => FOR_GOOD.has(reason);

/** Whether a message may have arrived although its way reported a failure. */
export const isInDoubt = (reason: FailureReason): boolean => IN_DOUBT.has(reason);

/** A way did not take a message. The text holds neither the receiver nor the content. */
export class MessageFailure extends Error {
  override readonly name = 'MessageFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, text: string) {
    super(text);
    this.reason = reason;
  }
}

/** Errors of `fetch` before a request has left this machine. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Converts an error of `fetch`: a request that has left may have been carried out. */
export const toFetchFailure = (error: unknown, service: string): MessageFailure => {
  if (error instanceof MessageFailure) return error;
  const { code = '' } = ((error as { cause?: unknown }).cause ?? {}) as { code?: string };
  return NOT_SENT.has(code)
    ? new MessageFailure('unreachable', `${service} could not be reached: ${code}`)
    : new MessageFailure('timeout', `${service} did not answer: ${code || (error as Error).name}`);
};
