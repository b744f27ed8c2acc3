import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { fail } from '../../platform/errors.ts';
import { inviteByEmail, type InvitedAccount } from '../../identity/auth/account/invite.service.ts';
import { findActor } from '../../identity/auth/standing.reads.ts';
import { createAgency } from '../agency/creation.service.ts';
import { issueCard } from '../card/batch/issue.service.ts';
import { namedAddress } from './address.service.ts';
import type { RegistrationRecord } from './queries.ts';
import { detailsOf } from './rules.ts';

/** What a registration led to. */
export interface Outcome {
  readonly cardId?: string;
  readonly madeAgencyId?: string;
  /** Where the first admin of an agency, who has no account yet, chooses a password. */
  readonly passwordLink?: string | undefined;
}

const issueCards = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> => {
  let first: string | undefined;
  for (let made = 0; made < detailsOf(row).quantity; made += 1) {
    const { cardId } = await issueCard(ctx, tx, { registrationId: row.id, memberId: row.applicantId });
    first ??= cardId;
  }
  return first === undefined ? {} : { cardId: first };
};

/**
 * The member who applied, if their account is verified and open: else somebody could apply in another's name. Of
 * everybody else the one of their address, which approval has made sure of.
 */
const adminOf = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<InvitedAccount> => {
  const { applicantId, email, language } = row;
  if (applicantId !== null && (await findActor(tx, applicantId))) return { memberId: applicantId, passwordLink: null };
  return inviteByEmail(ctx, tx, {
    email: email ?? fail('wrong-state'),
    name: detailsOf(row).representative || row.name,
    language,
  });
};

/** Longest headline of a page. */
const HEADLINE = 120;

/** What the new agency has of the application: its site for everybody, the rest for its admins to publish. */
const contactsOf = (lines: Readonly<Partial<Record<ContactKind, string | null>>>): Contact[] =>
  Object.entries(lines).flatMap(([kind, value]) =>
    value ? [{ kind: kind as ContactKind, value, policy: kind === 'website' ? 'public' : 'private' }] : [],
  );

const found = async (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> => {
  const { memberId: adminId, passwordLink } = await adminOf(ctx, tx, row);
  const { career, about, address, website, taxCode } = detailsOf(row);
  const { phone, email } = row;
  const madeAgencyId = await createAgency(ctx, tx, {
    name: row.name,
    headline: about.split('\n', 1)[0]?.slice(0, HEADLINE).trim() ?? '',
    career: career || null,
    contacts: contactsOf({ phone, email, website, taxCode, address: (await namedAddress(ctx, address)).text }),
    adminId,
  });
  return { madeAgencyId, passwordLink: passwordLink ?? undefined };
};

/** Makes what a registration was for, in the transaction that finishes it. */
export const createOutcome = (ctx: Context, tx: Transaction, row: RegistrationRecord): Promise<Outcome> =>
  row.type === 'request' ? issueCards(ctx, tx, row) : found(ctx, tx, row);
