import * as z from 'zod';

import type { JobRun } from '../jobs/job.ts';

/** `to` is a phone number in E.164. */
export const SmsMessage = z.object({ to: z.e164(), text: z.string().min(1) });
export type SmsMessage = z.output<typeof SmsMessage>;

/** The service that delivers text messages. */
export interface SmsProvider {
  /**
   * Sends a message; `run.id` is equal for all attempts. Returns the service's id of the message where it tells one.
   * Errors: MessageFailure when the service did not accept it.
   */
  send(message: SmsMessage, run: Pick<JobRun, 'id' | 'signal'>): Promise<string | undefined>;
}
