import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Tells a member's devices of a notification as it stands then. */
export const pushNotice = job('notice.push', z.object({ id: z.uuid() }));

/** Tells a member's devices of a message, unless it has been read by then. */
export const pushMessage = job(
  'notice.message',
  z.object({ memberId: z.uuid(), messageId: z.string(), conversation: z.string(), senderId: z.uuid().nullable() }),
);

/** Writes a letter about a notification, unless it has been opened by then. */
export const mailNotice = job('notice.mail', z.object({ id: z.uuid() }));
