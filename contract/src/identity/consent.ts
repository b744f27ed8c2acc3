import * as z from 'zod';
import { data, Flag, Id, list, Moment, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { CONSENT_SCREENS, currentVersion, PURPOSES } from './consent/words.ts';

export const PurposeName = z.enum(PURPOSES, { error: 'choice' });

/** A purpose and the version of its words that somebody has read; only those of now can be agreed to. */
export const Agreed = z
  .object({ purpose: PurposeName, version: z.string().max(20) })
  .refine(({ purpose, version }) => version === currentVersion(purpose), { error: 'choice', path: ['version'] });
export type Agreed = z.output<typeof Agreed>;

/** What somebody agrees to who opens an account. */
export const AgreedAtOpening = z.array(Agreed).max(PURPOSES.length).optional();

/** How a purpose stands for a member. */
export const Consent = z.object({
  purpose: PurposeName,
  basis: z.enum(['contract', 'consent', 'objection']),
  /** Whether it holds now. */
  granted: z.boolean(),
  /** The version of the words that is agreed to now. */
  version: z.string(),
  /** The version that the member has answered; null for who was never asked. */
  answered: z.string().nullable(),
  /** When they answered. */
  since: Moment.nullable(),
});
export type Consent = z.output<typeof Consent>;

/** One answer of a member: it is never changed. */
export const ConsentEntry = z.object({
  _id: Id,
  purpose: PurposeName,
  version: z.string(),
  granted: z.boolean(),
  at: Moment,
  screen: z.enum(CONSENT_SCREENS),
});
export type ConsentEntry = z.output<typeof ConsentEntry>;

/** Consents of members by purpose, with their history (docs/rules/consent.md). */
export const consent = endpoints({
  get: {
    method: 'GET',
    path: '/privacy/consents',
    access: 'member',
    summary: 'What the reader agrees to, a line for each purpose',
    result: data(z.array(Consent)),
  },
  history: {
    method: 'GET',
    path: '/privacy/consents/history',
    access: 'member',
    summary: 'What the reader said to each purpose and when, the newest first',
    query: Paging,
    result: list(ConsentEntry),
  },
  choose: {
    method: 'PUT',
    path: '/privacy/consents/:purpose',
    access: 'member',
    summary:
      'Says yes or no to a purpose, in the words of now; the same again is harmless, and the terms end with the account alone',
    params: z.object({ purpose: PurposeName }),
    body: z.object({
      granted: Flag,
      version: z.string().max(20),
      screen: z.enum(CONSENT_SCREENS, { error: 'choice' }).default('other'),
    }),
    result: data(z.array(Consent)),
    errors: ['wrong-state'],
  },
});
