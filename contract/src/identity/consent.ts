import * as z from 'zod';
import { data, Flag, Id, list, Moment, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { CONSENT_SCREENS, currentVersion, PURPOSES } from './consent/words.ts';

export const PurposeName = z.enum(PURPOSES, { error: 'choice' });

/** A purpose and the version of its text that was shown; only the current version can be agreed to. */
export const Agreed = z
  .object({ purpose: PurposeName, version: z.string().max(20) })
  .refine(({ purpose, version }) => version === currentVersion(purpose), { error: 'choice', path: ['version'] });
export type Agreed = z.output<typeof Agreed>;

/** Consents given at registration. */
export const AgreedAtOpening = z.array(Agreed).max(PURPOSES.length).optional();

/** A member's consent for one purpose. */
export const Consent = z.object({
  purpose: PurposeName,
  basis: z.enum(['contract', 'consent', 'objection']),
  /** Whether the consent is in effect. */
  granted: z.boolean(),
  /** The current version of the text. */
  version: z.string(),
  /** The version that the member has answered; null when there is no answer. */
  answered: z.string().nullable(),
  /** Time of the answer. */
  since: Moment.nullable(),
});
export type Consent = z.output<typeof Consent>;

/** An answer of a member; entries are never changed. */
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
    summary: 'The caller’s consents, one per purpose',
    result: data(z.array(Consent)),
  },
  history: {
    method: 'GET',
    path: '/privacy/consents/history',
    access: 'member',
    summary: 'The caller’s consent history, newest first',
    query: Paging,
    result: list(ConsentEntry),
  },
  choose: {
    method: 'PUT',
    path: '/privacy/consents/:purpose',
    access: 'member',
    summary:
      'Grants or withdraws consent for a purpose in its current version; repeating an answer changes nothing; `terms` cannot be withdrawn',
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
