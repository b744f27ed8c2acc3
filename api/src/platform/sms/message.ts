import * as z from 'zod';

import type { JobRun } from '../jobs/job.ts';

/** `to` is a phone number in E.164. */
export const SmsMessage = z.object({ to: z.e164(), text: z.string().min(1) });
export type SmsMessage = z.output<typeof SmsMessage>;

/** The service that delivers text messages. */
export interface SmsProvider {
  /** Sends; `run.id` is the same when it is tried again. Throws when the message was not taken. */
  send(message: SmsMessage, run: Pick<JobRun, 'id' | 'signal'>): Promise<void>;
}
