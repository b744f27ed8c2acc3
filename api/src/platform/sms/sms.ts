import * as z from 'zod';

import type { Transaction } from '../events/transaction.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { open, seal } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { SmsMessage, type SmsProvider } from './message.ts';

export type { SmsProvider } from './message.ts';

/** What text messages need of the process. */
export interface SmsOptions {
  readonly provider?: SmsProvider | undefined;
  /** Where messages stay without a provider; absent on any but a loopback embedded run. */
  readonly outbox?: Outbox | undefined;
  readonly jobs: Jobs;
  /** Seals messages while they wait, since they hold codes. */
  readonly dataKey: Buffer;
  readonly log: Log;
}

/** How services send text messages. */
export interface Sms {
  /** Sends after the commit of the transaction, tried again for some minutes. */
  send(tx: Transaction, message: SmsMessage): Promise<void>;
  /** What becomes of messages. `none`: they are dropped with a warning. */
  readonly way: 'provider' | 'outbox' | 'none';
}

const sendSms = job('sms.send', z.object({ sealed: z.string() }));

/** Text messages through a provider, or into the outbox. Defines its job, so it is made before the queue starts. */
export const createSms = ({ provider, outbox, jobs, dataKey, log }: SmsOptions): Sms => {
  const deliver = async (message: SmsMessage, run: JobRun): Promise<void> => {
    if (provider) return provider.send(message, run);
    if (!outbox) log.warn({ jobId: run.id }, 'no SMS_PROVIDER: a text message was not sent');
    outbox?.add({ ...message, kind: 'sms' });
  };

  jobs.define(sendSms, {
    handle: ({ sealed }, run) => deliver(SmsMessage.parse(JSON.parse(open(sealed, dataKey, sendSms.name))), run),
    retries: 6,
    backoffSeconds: 5,
    keepSeconds: 3600,
  });

  return {
    way: provider ? 'provider' : outbox ? 'outbox' : 'none',
    send: async (tx, message) => {
      const sealed = seal(JSON.stringify(SmsMessage.parse(message)), dataKey, sendSms.name);
      await jobs.enqueue(tx, sendSms, { sealed });
    },
  };
};
