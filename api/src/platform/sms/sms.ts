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

/** What text messages need of the process. */
export interface SmsOptions {
  readonly provider?: SmsProvider | undefined;
  /** Where messages stay without a provider; absent on any but a loopback embedded run. */
  readonly outbox?: Outbox | undefined;
  readonly jobs: Jobs;
  /** Seals messages while they wait, since they hold codes. */
  readonly dataKey: Buffer;
  readonly log: Log;
  readonly unasked: Unasked;
  /** Where it is looked up who wants no messages that nobody asked for, when one is due. */
  readonly db: Executor;
}

/** How services send text messages. */
export interface Sms {
  /** Sends after the commit of the transaction, tried again for some minutes. */
  send(tx: Transaction, message: SmsMessage & { readonly decoy?: boolean }): Promise<void>;
  /** The same for what nobody asked for; nothing goes to who asked never to be invited again, nor is that told. */
  sendUnasked(tx: Transaction, message: SmsMessage): Promise<void>;
  /** What becomes of messages. `none`: they are dropped with a warning. */
  readonly way: 'provider' | 'outbox' | 'none';
}

const sendSms = job('sms.send', z.object({ sealed: z.string() }));

/**
 * A message as it waits. `unasked` is the hash of the number, of one that nobody asked for; a `decoy` goes nowhere: the
 * answer to an unknown number takes as long as that to a known one.
 */
const Waiting = SmsMessage.extend({ unasked: z.string().optional(), decoy: z.boolean().optional() });

/** Text messages through a provider, or into the outbox. Defines its job, so it is made before the queue starts. */
export const createSms = ({ provider, outbox, jobs, dataKey, log, unasked, db }: SmsOptions): Sms => {
  const deliver = async (
    { unasked: hash, decoy, ...message }: z.output<typeof Waiting>,
    run: JobRun,
  ): Promise<void> => {
    if (decoy) return;
    // They may have asked for it since the message was written.
    if (hash !== undefined && (await unasked.isSuppressed(db, hash))) return;
    if (provider) return provider.send(message, run);
    if (!outbox) log.warn({ jobId: run.id }, 'no SMS_PROVIDER: a text message was not sent');
    outbox?.add({ ...message, kind: 'sms' });
  };

  jobs.define(sendSms, {
    handle: ({ sealed }, run) => deliver(Waiting.parse(JSON.parse(unseal(sealed, dataKey, sendSms.name))), run),
    retries: 6,
    backoffSeconds: 5,
    keepSeconds: 3600,
  });

  const send = async (tx: Transaction, message: z.input<typeof Waiting>): Promise<void> => {
    const sealed = seal(JSON.stringify(Waiting.parse(message)), dataKey, sendSms.name);
    await jobs.enqueue(tx, sendSms, { sealed });
  };

  return {
    way: provider ? 'provider' : outbox ? 'outbox' : 'none',
    send,
    sendUnasked: async (tx, message) => {
      const hash = unasked.hashOf(message.to);
      if (!(await unasked.isSuppressed(tx, hash))) await send(tx, { ...message, unasked: hash });
    },
  };
};
