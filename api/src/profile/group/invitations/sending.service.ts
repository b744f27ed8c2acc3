import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { LimitExceeded } from '../../../platform/limits/limits.ts';
import { hasBlocked } from '../../friend/pair.reads.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { invitationsADay, invitationCost } from './allowance.rules.ts';
import { notifyInvitee, settleInvitations, tellInviter } from './notice.service.ts';
import * as queries from './queries.ts';
import { INVITATION_LIFE, invitationKey, invitationLetter, invitationText, statusOf } from './rules.ts';
import { acceptIntoGroup } from '../people/admission.service.ts';
import { find as findPerson, findGroup, type GroupFacts } from '../people/queries.ts';

/** Recipient of an invitation: exactly one of `memberId`, `email` and `phone`. An address may have no member yet. */
export interface Invitee {
  readonly groupId: string;
  readonly memberId?: string | undefined;
  readonly email?: string | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
  /** The invitee's name as the group wrote it. */
  readonly name?: string | undefined;
  readonly role?: GroupRole | undefined;
  readonly title?: string | undefined;
}

/** Result of an invitation. */
export interface InvitationResult {
  /** Null for a member who is in the group already. */
  readonly id: string | null;
  /** Nothing was sent: an invitation to the same recipient is open, or its accepter is in the group. */
  readonly isExisting: boolean;
}

/**
 * Counts an invitation by the caller against the group's limits before it is sent. Returns a function that restores the
 * points when nothing was sent. Errors: rate-limited.
 */
export const countInvitation = async (ctx: Context, groupId: string): Promise<() => Promise<void>> => {
  const { memberId } = requireSignedIn(ctx);
  const points = invitationCost(invitationsADay(await queries.findGroupRecord(ctx.db, groupId), ctx.clock.now()));
  await ctx.limits.consume('invitationsByGroup', groupId, points);
  await ctx.limits.consume('invitationsByMember', memberId, points);
  return async () => {
    await ctx.limits.restore('invitationsByGroup', groupId, points);
    await ctx.limits.restore('invitationsByMember', memberId, points);
  };
};

/**
 * Whether the limits of the recipient allow another message. Beyond them the invitation is stored but not sent, and the
 * sender does not learn of it.
 */
const tryCountRecipient = async ({ limits }: Context, row: queries.InvitationRow): Promise<boolean> => {
  try {
    await limits.consume('invitationsByRecipient', row.memberId ?? row.email ?? row.phone ?? '');
    if (row.phone === null) return true;
    await limits.consume('invitationTextsByGroup', row.groupId);
    await limits.consume('invitationTextsByMember', row.invitedBy);
    return true;
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    throw error;
  }
};

/** Sends an invitation by notification, and to an address by email or text message as well. */
export const sendInvitation = async (
  ctx: Context,
  tx: Transaction,
  row: queries.InvitationRow,
  group: GroupFacts,
): Promise<void> => {
  const { id, memberId, email, phone, invitedBy } = row;
  // A member who has blocked the admin gets no invitation, and the admin does not learn of the block.
  if (memberId !== null && (await hasBlocked(tx, memberId, invitedBy))) return;
  if (!(await tryCountRecipient(ctx, row))) return;
  await notifyInvitee(ctx, tx, row, group);
  if (memberId !== null) return;
  const key = invitationKey(ctx.secrets.codeKey, id);
  const values = {
    group: group.name,
    by: (await personLookup({ db: tx }, [invitedBy]))(invitedBy).name,
    link: `${ctx.config.publicUrl}/invitations/${id}?key=${key}`,
  };
  if (email !== null)
    await ctx.mail.sendUnasked(tx, { to: { address: email }, by: { kind: 'group', id: group.id } }, (links) =>
      invitationLetter(group.language, values, links),
    );
  else if (phone !== null) await ctx.sms.sendUnasked(tx, { to: phone, text: invitationText(group.language, values) });
};

/**
 * Invites a person to a group on behalf of the caller, whose permission is already checked. A second invitation to the
 * same recipient has no effect, but an expired one is sent again. The result does not depend on whether an address has
 * an account. The caller also counts it by {@link countInvitation} and records it. Errors: not-found when there is no
 * such group.
 */
export const invite = async (ctx: Context, tx: Transaction, invitee: Invitee): Promise<InvitationResult> => {
  const { groupId, name = '', role = 'member', title = '' } = invitee;
  const to = { memberId: invitee.memberId ?? null, email: invitee.email ?? null, phone: invitee.phone ?? null };
  const group = (await findGroup(tx, groupId)) ?? fail('not-found');
  const now = ctx.clock.now();
  if (to.memberId !== null) {
    const present = await findPerson(tx, groupId, to.memberId);
    if (present && present.status !== 'requested') return { id: null, isExisting: true };
  }
  const row: queries.InvitationRow = {
    id: uuidv7(),
    groupId,
    ...to,
    name,
    role,
    title,
    status: 'sent',
    invitedBy: requireSignedIn(ctx).memberId,
    createdAt: now,
    sentAt: now,
    answeredAt: null,
    answeredBy: null,
  };
  const existing = await queries.findExisting(tx, groupId, to);
  if (!existing && (await queries.insert(tx, row))) {
    await sendInvitation(ctx, tx, row, group);
    return { id: row.id, isExisting: false };
  }
  const repeated = existing ?? (await queries.findExisting(tx, groupId, to)) ?? fail('conflict');
  const hasExpired = statusOf(repeated, now) === 'expired';
  if (!hasExpired || !(await queries.markResent(tx, repeated.id, { now, lastSentAt: repeated.sentAt })))
    return { id: repeated.id, isExisting: true };
  await sendInvitation(ctx, tx, { ...repeated, sentAt: now }, group);
  return { id: repeated.id, isExisting: false };
};

/**
 * Stores the answer to an open invitation, and tells the inviting admin. Errors: wrong-state when it was answered or
 * has expired.
 */
export const answerInvitation = async (
  ctx: Context,
  tx: Transaction,
  row: queries.InvitationRow,
  { status, by }: { readonly status: 'accepted' | 'declined'; readonly by: string | null },
): Promise<void> => {
  const now = ctx.clock.now();
  const after = new Date(now.getTime() - INVITATION_LIFE);
  if (!(await queries.answer(tx, row.id, { status, answeredAt: now, answeredBy: by, after }))) fail('wrong-state');
  await settleInvitations(ctx, tx, row.groupId, [row, { memberId: by, email: null, phone: null }]);
  await tellInviter(ctx, tx, row, { status, by });
};

/**
 * Accepts the open invitation of a member who requests to join the group. Returns its id; undefined when there is no
 * valid one.
 */
export const acceptPendingInvitation = async (
  ctx: Context,
  tx: Transaction,
  group: GroupFacts,
  memberId: string,
): Promise<string | undefined> => {
  const row = await queries.findToMember(tx, group.id, memberId);
  if (!row || statusOf(row, ctx.clock.now()) !== 'sent') return undefined;
  await answerInvitation(ctx, tx, row, { status: 'accepted', by: memberId });
  await acceptIntoGroup(ctx, tx, { group, memberId, role: row.role, title: row.title });
  return row.id;
};
