import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Sends a notification to a member's devices, in its state at that time. */
export const pushNotice = job('notice.push', z.object({ id: z.uuid() }));

/** Sends a message to a member's devices, unless it has been read by then. */
export const pushMessage = job(
  'notice.message',
  z.object({ memberId: z.uuid(), messageId: z.string(), conversation: z.string(), senderId: z.uuid().nullable() }),
);

/** Sends a receipt to a member's phone, if the member still wants one. */
export const sendReceipt = job(
  'notice.receipt',
  z.object({
    memberId: z.uuid(),
    /** The order and its version, so that each gets one receipt. */
    cause: z.string(),
    groupId: z.uuid(),
    groupName: z.string(),
    amount: z.int(),
    points: z.int(),
    balance: z.int(),
    at: z.iso.datetime(),
  }),
);

/** Mails a notification, unless it has been opened by then. */
export const mailNotice = job('notice.mail', z.object({ id: z.uuid() }));
