import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { fail } from '../../platform/errors.ts';
import { inviteByEmail, type InvitedAccount } from '../../identity/auth/account/invite.service.ts';
import { findActor } from '../../identity/auth/standing.reads.ts';
import { createAgency } from '../agency/creation.service.ts';
import { issueCard } from '../card/batch/issue.service.ts';
import { resolveAddress } from './address.service.ts';
import type { RegistrationRecord } from './queries.ts';
import { detailsOf } from './rules.ts';

/** The result of a finished registration. */
export interface Outcome {
  readonly cardId?: string;
  readonly madeAgencyId?: string;
  /** Link by which the first admin of an agency, without an account so far, chooses a password. */
  readonly passwordLink?: string | undefined;
}

const issueCards = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> => {
  let first: string | undefined;
  for (let index = 0; index < detailsOf(row).quantity; index += 1) {
    const { cardId } = await issueCard(ctx, tx, { registrationId: row.id, memberId: row.applicantId });
    first ??= cardId;
  }
  return first === undefined ? {} : { cardId: first };
};

/**
 * The first admin of the new agency: the applicant, if their account is verified and open, because an unverified one
 * could apply in another's name. Otherwise the account of the email address, which the approval has checked.
 */
const findFirstAdmin = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<InvitedAccount> => {
  const { applicantId, email, language } = row;
  if (applicantId !== null && (await findActor(tx, applicantId))) return { memberId: applicantId, passwordLink: null };
  return inviteByEmail(ctx, tx, {
    email: email ?? fail('wrong-state'),
    name: detailsOf(row).representative || row.name,
    language,
    type: 'agency',
  });
};

/** Maximum length of a page's headline. */
const HEADLINE_LENGTH = 120;

/** The contacts of the new agency: the website is public, the others are private until its admins publish them. */
const toContacts = (lines: Readonly<Partial<Record<ContactKind, string | null>>>): Contact[] =>
  Object.entries(lines).flatMap(([kind, value]) =>
    value ? [{ kind: kind as ContactKind, value, policy: kind === 'website' ? 'public' : 'private' }] : [],
  );

const foundAgency = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> => {
  const { memberId: adminId, passwordLink } = await findFirstAdmin(ctx, tx, row);
  const { career, about, address, website, taxCode } = detailsOf(row);
  const { phone, email, language } = row;
  const madeAgencyId = await createAgency(ctx, tx, {
    name: row.name,
    language,
    headline: about.split('\n', 1)[0]?.slice(0, HEADLINE_LENGTH).trim() ?? '',
    career: career || null,
    contacts: toContacts({ phone, email, website, taxCode, address: (await resolveAddress(ctx, address)).text }),
    adminId,
  });
  return { madeAgencyId, passwordLink: passwordLink ?? undefined };
};

/** Creates the result of a registration, in the transaction that finishes it. */
export const createOutcome = (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> =>
  row.type === 'request' ? issueCards(ctx, tx, row) : foundAgency(ctx, tx, row);
