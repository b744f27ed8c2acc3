import * as z from 'zod';

import type { Executor } from '../database/database.ts';
import type { Transaction } from '../events/transaction.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { unseal, seal } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Unasked } from '../mail/unasked.ts';
import { SmsMessage, type SmsProvider } from './message.ts';

/** Dependencies of text messages. */
export interface SmsOptions {
  readonly provider?: SmsProvider | undefined;
  /** Stores messages without a provider; only on a loopback embedded run. */
  readonly outbox?: Outbox | undefined;
  readonly jobs: Jobs;
  /** Encrypts queued messages, which contain codes. */
  readonly dataKey: Buffer;
  readonly log: Log;
  readonly unasked: Unasked;
  /** Database with the suppressed numbers, checked when a message is due. */
  readonly db: Executor;
}

/** Sends text messages. */
export interface Sms {
  /** Sends after the commit of the transaction; retried for some minutes. */
  send(tx: Transaction, message: SmsMessage): Promise<void>;
  /**
   * Sends at once, within a job; `run.id` is equal for all attempts. Returns the service's id where it tells one.
   * Errors: MessageFailure.
   */
  deliver(message: SmsMessage, run: Pick<JobRun, 'id' | 'signal'>): Promise<string | undefined>;
  /** Sends an unsolicited message. Suppressed numbers get nothing, and the sender does not learn that. */
  sendUnasked(tx: Transaction, message: SmsMessage): Promise<void>;
  /** Delivery of messages. `none`: they are dropped with a warning. */
  readonly way: 'provider' | 'outbox' | 'none';
}

const sendSms = job('sms.send', z.object({ sealed: z.string() }));

/**
 * A queued message. `unasked` is the number's hash for an unsolicited message. A `decoy` is never sent: the version before
 * this one has queued some.
 */
const QueuedSms = SmsMessage.extend({ unasked: z.string().optional(), decoy: z.boolean().optional() });

/**
 * Creates text messages through a provider, or into the outbox. It defines its job, so call it before the queue starts.
 */
export const createSms = ({ provider, outbox, jobs, dataKey, log, unasked, db }: SmsOptions): Sms => {
  const deliver: Sms['deliver'] = async (message, run) => {
    if (provider) return provider.send(message, run);
    if (!outbox) log.warn({ jobId: run.id }, 'no SMS_PROVIDER: a text message was not sent');
    outbox?.add({ ...message, kind: 'sms' });
    return undefined;
  };

  const deliverQueued = async (
    { unasked: hash, decoy, ...message }: z.output<typeof QueuedSms>,
    run: JobRun,
  ): Promise<void> => {
    if (decoy) return;
    // The recipient may have opted out since the message was queued.
    if (hash !== undefined && (await unasked.isSuppressed(db, hash))) return;
    await deliver(message, run);
  };

  jobs.define(sendSms, {
    handle: ({ sealed }, run) => deliverQueued(QueuedSms.parse(JSON.parse(unseal(sealed, dataKey, sendSms.name))), run),
    retries: 6,
    backoffSeconds: 5,
    keepSeconds: 3600,
  });

  const send = async (tx: Transaction, message: z.input<typeof QueuedSms>): Promise<void> => {
    const sealed = seal(JSON.stringify(QueuedSms.parse(message)), dataKey, sendSms.name);
    await jobs.enqueue(tx, sendSms, { sealed });
  };

  return {
    way: provider ? 'provider' : outbox ? 'outbox' : 'none',
    send,
    deliver,
    sendUnasked: async (tx, message) => {
      const hash = unasked.hashOf(message.to);
      if (!(await unasked.isSuppressed(tx, hash))) await send(tx, { ...message, unasked: hash });
    },
  };
};
