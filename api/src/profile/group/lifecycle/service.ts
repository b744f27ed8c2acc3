import type { Group, GroupDraft } from '@m4u/contract/profile/group/schema';
import { groupTag, memberTag, reopenedTag } from '@m4u/contract/tags';
import { requireGroupFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { isAgencyAdmin } from '../../directory/agencies/admins.reads.ts';
import { lockMemberRow } from '../../directory/members/rowLock.reads.ts';
import { requireOwnUploads } from '../../upload/service.ts';
import * as queries from './queries.ts';
import { MOST_GROUPS_OF_AGENCY, MOST_GROUPS_OF_MEMBER, restorableUntil } from './rules.ts';
import { groupChanged } from '../events.ts';
import { get } from '../page/service.ts';

/** Requires room for one more group of a member, or of an agency. Errors: groups-full. */
export const requireGroupQuota = async (tx: Transaction, memberId: string, agencyId: string | null): Promise<void> => {
  const isFull =
    agencyId === null
      ? (await queries.countAdministered(tx, memberId)) >= MOST_GROUPS_OF_MEMBER
      : (await queries.countInAgency(tx, agencyId)) >= MOST_GROUPS_OF_AGENCY;
  if (isFull) fail('groups-full');
};

/**
 * Creates a brand or group with the caller as its owner; in an agency the caller must be one of its admins.
 * Errors: account-unverified, forbidden, invalid, groups-full, rate-limited.
 */
export const createGroup = async (ctx: Context, draft: GroupDraft): Promise<Group> => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('groupsByMember', memberId);
  const { logo, career, childCareer, agencyId = null, ...plain } = draft;
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    await lockMemberRow(tx, memberId);
    if (agencyId !== null && !(await isAgencyAdmin(tx, ctx.actor, agencyId))) fail('forbidden');
    await requireGroupQuota(tx, memberId, agencyId);
    await requireOwnUploads(tx, memberId, { logo: { chosen: logo, present: null } });
    const now = ctx.clock.now();
    await queries.insert(tx, {
      ...plain,
      id,
      agencyId,
      logoId: logo ?? null,
      career: career || null,
      childCareer: childCareer || null,
      createdAt: now,
      updatedAt: now,
    });
    await queries.insertAdmin(tx, { groupId: id, memberId, createdAt: now });
    const target = { kind: 'group', id, name: draft.name } as const;
    if (agencyId !== null) await ctx.audit.record(ctx, tx, { act: 'group.create', target, detail: { agencyId } });
    ctx.emit(tx, groupChanged.create([groupTag(id), memberTag(memberId)], { groupId: id }));
  });
  return get(ctx, id);
};

/** Reads and locks a group that the caller may delete or restore. Errors: not-found, forbidden. */
const requireManagedForUpdate = async (ctx: Context, tx: Transaction, id: string): Promise<queries.GroupLifecycle> => {
  const { memberId, staff } = requireSignedIn(ctx);
  if (!staff) requireGroupFactor(ctx, id);
  const group = (await queries.findLifecycleForUpdate(tx, id, memberId)) ?? fail('not-found');
  if (group.isOwner || staff) return group;
  return group.deletedAt === null || group.isAdmin ? fail('forbidden') : fail('not-found');
};

/**
 * Deletes a group: its page, its content and its mentions on other pages disappear at once. Its owners and staff can
 * restore it for 30 days. Errors: not-found, forbidden, wrong-state when it is deleted, rate-limited.
 */
export const deleteGroup = async (ctx: Context, id: string): Promise<void> => {
  await ctx.limits.consume('groupsByMember', requireSignedIn(ctx).memberId);
  await ctx.transaction(async (tx) => {
    const { name, deletedAt } = await requireManagedForUpdate(ctx, tx, id);
    if (deletedAt !== null) fail('wrong-state');
    const now = ctx.clock.now();
    await queries.updateLifecycle(tx, id, { deletedAt: now, updatedAt: now });
    await ctx.audit.record(ctx, tx, { act: 'group.delete', target: { kind: 'group', id, name } });
    ctx.emit(tx, groupChanged.create([groupTag(id)], { groupId: id }));
  });
};

/**
 * Restores a deleted group. Errors: not-found, forbidden to admins who do not own it, wrong-state when it is not
 * deleted or was deleted more than 30 days ago, groups-full, rate-limited.
 */
export const restoreGroup = async (ctx: Context, id: string): Promise<void> => {
  const { memberId, staff } = requireSignedIn(ctx);
  await ctx.limits.consume('groupsByMember', memberId);
  await ctx.transaction(async (tx) => {
    await lockMemberRow(tx, memberId);
    const { name, deletedAt, isOwner, agencyId } = await requireManagedForUpdate(ctx, tx, id);
    const now = ctx.clock.now();
    if (deletedAt === null || restorableUntil(deletedAt) <= now) fail('wrong-state');
    if (isOwner && !staff) await requireGroupQuota(tx, memberId, agencyId);
    await queries.updateLifecycle(tx, id, { deletedAt: null, updatedAt: now });
    await ctx.audit.record(ctx, tx, { act: 'group.restore', target: { kind: 'group', id, name } });
    ctx.emit(tx, groupChanged.create([groupTag(id), reopenedTag], { groupId: id }));
  });
};

/**
 * Locks or unlocks a group, by staff. A locked page only says that it is locked. Errors: not-found, forbidden,
 * wrong-state when nothing would change.
 */
export const setGroupLocked = (
  ctx: Context,
  id: string,
  { locked, reason }: { readonly locked: boolean; readonly reason: string },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { memberId, staff } = requireSignedIn(ctx);
    if (!staff) fail('forbidden');
    const { name, deletedAt, lockedAt } = (await queries.findLifecycleForUpdate(tx, id, memberId)) ?? fail('not-found');
    if (deletedAt !== null || (lockedAt !== null) === locked) fail('wrong-state');
    const now = ctx.clock.now();
    await queries.updateLifecycle(tx, id, { lockedAt: locked ? now : null, updatedAt: now });
    const act = locked ? 'group.lock' : 'group.unlock';
    await ctx.audit.record(ctx, tx, { act, target: { kind: 'group', id, name }, detail: { reason } });
    ctx.emit(tx, groupChanged.create([groupTag(id), ...(locked ? [] : [reopenedTag])], { groupId: id }));
  });
