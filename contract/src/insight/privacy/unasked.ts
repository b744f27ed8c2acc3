import * as z from 'zod';
import { data, Done, Id, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ReportReason } from '../privacy.ts';

/**
 * A message that its recipient did not ask for, such as an invitation: the sender, and what the recipient has chosen.
 */
export const UnaskedMessage = z.object({
  by: z.object({ kind: z.enum(['member', 'group']), _id: Id, /** Empty when the page is gone. */ name: z.string() }),
  /** The recipient asked for no more invitations. */
  stopped: z.boolean(),
});
export type UnaskedMessage = z.output<typeof UnaskedMessage>;

/** Token in the links of such a message: signed, without expiry, valid only for these calls. */
const ByToken = z.object({ token: z.string().min(1).max(200) });

/** Calls for recipients of unrequested messages, with or without an account. */
export const unasked = endpoints({
  get: {
    method: 'GET',
    path: '/privacy/unasked/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'The sender of an unsolicited message, by the token of its links; changes nothing',
    params: ByToken,
    result: data(UnaskedMessage),
    errors: ['not-found'],
  },
  stop: {
    method: 'POST',
    path: '/privacy/unasked/:token/stop',
    access: 'anyone',
    session: 'ignored',
    summary: 'Stops all further invitations to the address of the message; a repeated call changes nothing',
    params: ByToken,
    result: Done,
    errors: ['not-found'],
  },
  report: {
    method: 'POST',
    path: '/privacy/unasked/:token/report',
    access: 'anyone',
    session: 'ignored',
    summary: 'Reports the page in whose name the message was sent; repeating an open report changes nothing',
    params: ByToken,
    body: z.object({ reason: ReportReason, words: text(2000).default('') }),
    result: Done,
    errors: ['not-found'],
  },
});
