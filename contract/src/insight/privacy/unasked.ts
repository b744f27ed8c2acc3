import * as z from 'zod';
import { data, Done, Id, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ReportReason } from '../privacy.ts';

/** A message that nobody asked for, as an invitation: in whose name it came, and what its reader has said. */
export const UnaskedMessage = z.object({
  by: z.object({ kind: z.enum(['member', 'group']), _id: Id, /** Empty when the page is gone. */ name: z.string() }),
  /** Its reader asked never to be invited again. */
  stopped: z.boolean(),
});
export type UnaskedMessage = z.output<typeof UnaskedMessage>;

/** What the links of such a message carry: signed, good for ever, and of use here alone. */
const ByToken = z.object({ token: z.string().min(1).max(200) });

/** For who got a message that they did not ask for, with or without an account. */
export const unasked = endpoints({
  get: {
    method: 'GET',
    path: '/privacy/unasked/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'In whose name a message came that nobody asked for, by the token of its links; changes nothing',
    params: ByToken,
    result: data(UnaskedMessage),
    errors: ['not-found'],
  },
  stop: {
    method: 'POST',
    path: '/privacy/unasked/:token/stop',
    access: 'anyone',
    session: 'ignored',
    summary: 'Never again sends an invitation to the address that the message went to; again is harmless',
    params: ByToken,
    result: Done,
    errors: ['not-found'],
  },
  report: {
    method: 'POST',
    path: '/privacy/unasked/:token/report',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Reports the page in whose name the message came to the platform’s staff; again while it is open is harmless',
    params: ByToken,
    body: z.object({ reason: ReportReason, words: text(2000).default('') }),
    result: Done,
    errors: ['not-found'],
  },
});
