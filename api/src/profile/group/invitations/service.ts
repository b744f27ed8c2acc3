import type { Paging } from '@m4u/contract/common';
import type { GroupInvitation, ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import { findVerifiedAddresses, ownsAddress } from '../../../identity/auth/standing.reads.ts';
import { requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { settleInvitations } from './notice.service.ts';
import { listReceived, type ReceivedRow } from './received.queries.ts';
import { INVITATION_LIFE, isInvitationKey, isOpenToAddress, statusOf } from './rules.ts';
import { countInvitation, answerInvitation, sendInvitation } from './sending.service.ts';
import { acceptIntoGroup } from '../people/admission.service.ts';
import { findGroup, findGroupForUpdate } from '../people/queries.ts';
import { hasAdminMembership } from '../people/service.ts';

/** Whether the reader is the invitee: the invited member, the address owner, or the holder of the letter's link. */
const isInvited = async (
  ctx: Context,
  db: Executor,
  row: queries.InvitationRow,
  key: string | undefined,
): Promise<boolean> => {
  // Only invitations to an address have a link with a key; a member is invited by notification.
  if (row.memberId === null && isInvitationKey(ctx.secrets.codeKey, row.id, key)) return true;
  if (ctx.actor.kind === 'visitor') return false;
  const { memberId } = ctx.actor;
  return row.memberId === null
    ? isOpenToAddress(row) && (await ownsAddress(db, memberId, row))
    : row.memberId === memberId;
};

/** Reads an invitation for its invitee. Errors: not-found, the same for everyone else. */
const findOwn = async (
  ctx: Context,
  db: Executor,
  id: string,
  key: string | undefined,
): Promise<queries.InvitationRow> => {
  const row = await queries.find(db, id);
  // A withdrawn invitation is hidden from everybody.
  if (!row || row.status === 'withdrawn' || !(await isInvited(ctx, db, row, key))) return fail('not-found');
  return row;
};

/** Builds invitations for the invitee. */
const toReceived = async (ctx: Context, rows: readonly ReceivedRow[]): Promise<ReceivedInvitation[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ row }) => row.invitedBy),
  );
  const isVerified = ctx.actor.kind === 'member' && ctx.actor.verified;
  return rows.map(({ row, group }) => {
    const status = statusOf(row, ctx.clock.now());
    const to = row.email ?? row.phone;
    return {
      _id: row.id,
      group,
      invitedBy: personOf(row.invitedBy),
      name: row.name,
      role: row.role,
      title: row.title,
      status,
      sentAt: row.sentAt.toISOString(),
      can: { accept: status === 'sent' && isVerified, decline: status === 'sent' },
      unasked: to === null ? null : ctx.unasked.tokenFor(to, { kind: 'group', id: row.groupId }),
    };
  });
};

/** Returns an invitation for its invitee. Errors: not-found. */
export const view = async (ctx: Context, id: string, key: string | undefined): Promise<ReceivedInvitation> => {
  const row = await findOwn(ctx, ctx.db, id, key);
  const group = (await queries.findInvitingGroup(ctx.db, row.groupId)) ?? fail('not-found');
  return (await toReceived(ctx, [{ row, group }]))[0] ?? fail('not-found');
};

/** Lists the open invitations to the reader and to their verified addresses, latest first. */
export const listOwn = async (ctx: Context, paging: Paging): Promise<{ data: ReceivedInvitation[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  const reader = { memberId, ...(await findVerifiedAddresses(ctx.db, memberId)) };
  const since = new Date(ctx.clock.now().getTime() - INVITATION_LIFE);
  const { data, total } = await listReceived(ctx.db, reader, since, toSlice(paging));
  return { data: await toReceived(ctx, data), total };
};

/**
 * Accepts an invitation and makes the reader a member of the group. Errors: not-found, account-unverified, wrong-state
 * when it was answered or has expired, or the reader is suspended in the group.
 */
export const accept = async (ctx: Context, id: string, key: string | undefined): Promise<{ groupId: string }> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('relationsByMember', memberId);
  return ctx.transaction(async (tx) => {
    const row = await findOwn(ctx, tx, id, key);
    const group = (await findGroupForUpdate(tx, row.groupId)) ?? fail('not-found');
    await answerInvitation(ctx, tx, row, { status: 'accepted', by: memberId });
    await acceptIntoGroup(ctx, tx, { group, memberId, role: row.role, title: row.title });
    return { groupId: group.id };
  });
};

/** Declines an invitation. Errors: not-found, wrong-state when it was answered or has expired. */
export const decline = async (ctx: Context, id: string, key: string | undefined): Promise<void> => {
  const memberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  await ctx.transaction(async (tx) =>
    answerInvitation(ctx, tx, await findOwn(ctx, tx, id, key), { status: 'declined', by: memberId }),
  );
};

/** Builds invitations for the group's admins. */
const toGroupInvitations = async (ctx: Context, rows: readonly queries.InvitationRow[]): Promise<GroupInvitation[]> => {
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
  const now = ctx.clock.now();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    person: row.memberId === null ? null : personOf(row.memberId),
    role: row.role,
    title: row.title,
    status: statusOf(row, now),
    sentAt: row.sentAt.toISOString(),
    can: { withdraw: row.status === 'sent', resend: row.status === 'sent' },
  }));
};

/** Lists the open invitations of a group to its admins, latest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  paging: Paging,
): Promise<{ data: GroupInvitation[]; total: number }> => {
  const group = (await findGroup(ctx.db, groupId)) ?? fail('not-found');
  if (group.lockedAt !== null) fail('not-found');
  if (!(await hasAdminMembership(ctx, groupId))) fail('forbidden');
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, groupId, toSlice(paging)),
    queries.count(ctx.db, groupId),
  ]);
  return { data: await toGroupInvitations(ctx, rows), total };
};

/** Reads an invitation of a group that the reader administers. Errors: not-found, the same for other readers. */
const findSent = async (ctx: Context, id: string): Promise<queries.InvitationRow> => {
  const row = await queries.find(ctx.db, id);
  return row && (await hasAdminMembership(ctx, row.groupId)) ? row : fail('not-found');
};

/** Withdraws an invitation. Errors: not-found, wrong-state when it was answered. */
export const withdraw = async (ctx: Context, id: string): Promise<void> => {
  await ctx.limits.consume('relationsByMember', requireSignedIn(ctx).memberId);
  const row = await findSent(ctx, id);
  await ctx.transaction(async (tx) => {
    if (!(await queries.withdraw(tx, id, ctx.clock.now()))) fail('wrong-state');
    await settleInvitations(ctx, tx, row.groupId, [row]);
    await ctx.audit.record(ctx, tx, {
      act: 'group.invite',
      target: { kind: 'group', id: row.groupId, name: (await findGroup(tx, row.groupId))?.name ?? '' },
      detail: { invitation: id, withdrawn: 'true' },
    });
  });
};

/** Sends an invitation again. Errors: not-found, account-unverified, wrong-state when it was answered, rate-limited. */
export const resend = async (ctx: Context, id: string): Promise<GroupInvitation> => {
  requireVerified(ctx);
  const row = await findSent(ctx, id);
  await ctx.limits.consume('invitationsSentAgain', id);
  await countInvitation(ctx, row.groupId);
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    const group = (await findGroup(tx, row.groupId)) ?? fail('not-found');
    if (!(await queries.markResent(tx, id, { now, lastSentAt: row.sentAt }))) fail('wrong-state');
    await sendInvitation(ctx, tx, { ...row, sentAt: now }, group);
  });
  return (await toGroupInvitations(ctx, [{ ...row, sentAt: now }]))[0] ?? fail('not-found');
};
