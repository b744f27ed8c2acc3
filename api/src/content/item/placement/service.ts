import {
  PlacedKind,
  type Placement,
  type PlacementAct,
  type PlacementState,
} from '@m4u/contract/content/item/placement';
import type { Paging } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import { roleCan } from '@m4u/contract/profile/group/roles.rules';
import { isSelf, refuseInGroup, requireSignedIn, withheldGroupsOf } from '../../../platform/actor.ts';
import { groupTag } from '@m4u/contract/tags';
import type { Context, MemberPieces } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { findOpenGroupNames, lockGroupRole } from '../../../profile/directory/groups/membership.reads.ts';
import { findRelationTo } from '../../../profile/friend/visibility.reads.ts';
import * as pieces from '../piece.queries.ts';
import * as items from '../queries.ts';
import { type FullItem, type Item, toFullItem, toItem } from '../rules.ts';
import * as notices from './notice.service.ts';
import * as queries from './queries.ts';
import * as rules from './rules.ts';

const isWaitingOrShown = (state: PlacementState | undefined): boolean => state === 'waiting' || state === 'shown';

/** Roles of a writer in a group, whose membership stays as it is until the transaction ends. */
const lockWriter = async (
  { actor }: Context,
  tx: Transaction,
  groupId: string,
  writerId: string,
): Promise<rules.PlacementRoles> => {
  const role = await lockGroupRole(tx, groupId, writerId);
  const isWithheld = isSelf(actor, writerId) && withheldGroupsOf(actor).includes(groupId);
  return { isWriter: true, isJoined: role !== null, isAdmin: role !== null && roleCan(role, 'page') && !isWithheld };
};

/** Counts an act of a writer in a group: each is told to its admins. Errors: rate-limited. */
export const countAct = async (ctx: Context, groupId: string): Promise<void> =>
  ctx.limits.consume('placementsByMember', `${requireSignedIn(ctx).memberId} ${groupId}`);

/** Counts the choice of another group for a piece; undefined is no choice. Errors: rate-limited. */
export const countChoice = async (ctx: Context, id: string, chosen: string | null | undefined): Promise<void> => {
  if (chosen === undefined) return;
  const present = await queries.findGroupId(ctx.db, id);
  const groupId = chosen ?? present;
  if (groupId && present !== undefined && chosen !== present) await countAct(ctx, groupId);
};

/** Refuses to ask a group again soon after its no. Errors: invalid at `field`, with the hours to wait. */
const requireWaited = (ctx: Context, placement: queries.PlacementRow, field: 'act' | 'groupId'): void => {
  const hours = rules.hoursToWait(placement, ctx.clock.now());
  if (hours > 0) fail('invalid', { fields: [{ field, code: 'ask-again', values: { hours } }] });
};

const findRoles = async (
  tx: Transaction,
  { actor }: Context,
  groupId: string,
  isWriter: boolean,
): Promise<rules.PlacementRoles> => {
  const relation = await findRelationTo(tx, actor, { kind: 'group', id: groupId });
  return { isWriter, isJoined: relation !== 'visitor', isAdmin: relation === 'owner' };
};

/** Takes a piece out of the group that it was shared with, and tells those who have seen it there. */
const takeOut = async (
  ctx: Context,
  tx: Transaction,
  piece: notices.SharedPiece,
  next: string | null,
): Promise<void> => {
  const present = await queries.findForUpdate(tx, piece.id);
  if (!present) return;
  if (present.groupId === next) requireWaited(ctx, present, 'groupId');
  // Else the piece could leave and ask the same group again at once.
  const isKept = next === null && rules.hoursToWait(present, ctx.clock.now()) > 0;
  if (!isKept) await queries.remove(tx, piece.id);
  notices.announce(ctx, tx, piece, present.groupId);
  if (isWaitingOrShown(present.state))
    await notices.tell(ctx, tx, { piece, groupId: present.groupId, news: 'withdrawn' });
};

/** Shares a piece of the actor with a group, where it waits for an admin; in a group of their own it is shown at once. */
const putIn = async (
  ctx: Context,
  tx: Transaction,
  piece: notices.SharedPiece,
  { groupId, writer }: { groupId: string; writer: rules.PlacementRoles },
): Promise<void> => {
  const state = rules.stateAfter('ask', writer);
  await queries.insert(tx, {
    itemId: piece.id,
    kind: PlacedKind.parse(piece.kind),
    groupId,
    memberId: piece.ownerId,
    state,
    since: ctx.clock.now(),
  });
  notices.announce(ctx, tx, piece, groupId);
  await notices.tell(ctx, tx, { piece, groupId, news: state });
};

/** Follows a change of the group of a piece. Errors: invalid for a group that the writer does not belong to. */
export const changeGroup = async (
  ctx: Context,
  tx: Transaction,
  piece: notices.SharedPiece,
  groupId: string | null,
): Promise<void> => {
  // Memberships are locked before placements, as at the end of a membership.
  const writer = groupId === null ? undefined : await lockWriter(ctx, tx, groupId, piece.ownerId);
  if (writer?.isJoined === false) failField('groupId', 'invalid');
  await takeOut(ctx, tx, piece, groupId);
  if (groupId !== null && writer) await putIn(ctx, tx, piece, { groupId, writer });
};

/** Tells the admins who may see a waiting piece now, after a change of its audience. */
export const changeAudience = async (ctx: Context, tx: Transaction, piece: notices.SharedPiece): Promise<void> => {
  const present = await queries.findForUpdate(tx, piece.id);
  if (present?.state === 'waiting')
    await notices.tell(ctx, tx, { piece, groupId: present.groupId, news: 'waiting', isSameState: true });
};

/** Marks the notices about a piece that is deleted as done. */
export const settleDeleted = async (ctx: Context, tx: Transaction, piece: notices.SharedPiece): Promise<void> => {
  const present = await queries.findForUpdate(tx, piece.id);
  if (present) await notices.settle(ctx, tx, piece, present.groupId);
};

/** Members' pieces in groups, for other wings. */
export const memberPieces: MemberPieces = {
  tagsOf: async (tx, memberId) => (await queries.listGroupsShowing(tx, memberId)).map(groupTag),
  endRights: notices.settleOfMember,
};

/** Changes the state of a piece in its group, and tells the writer and the admins. */
const act = async (ctx: Context, id: string, chosen: PlacementAct): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  const shared = chosen === 'ask' || chosen === 'withdraw' ? await queries.findGroupId(ctx.db, id) : null;
  if (shared) await countAct(ctx, shared);
  await ctx.transaction(async (tx) => {
    const { row, relation } = (await pieces.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if (row.deletedAt !== null) fail('not-found');
    const { groupId } = row;
    const isWriter = relation === 'owner' && row.ownerKind === 'member';
    if (groupId === null || row.ownerKind !== 'member') return fail(isWriter ? 'wrong-state' : 'forbidden');
    const writer = await lockWriter(ctx, tx, groupId, row.ownerId);
    const roles = isWriter ? writer : await findRoles(tx, ctx, groupId, isWriter);
    if (!rules.hasRoleFor(chosen, roles)) refuseInGroup(ctx, groupId);
    if ((await items.findOwnerKind(tx, groupId)) !== 'group') fail('not-found');
    const present = await queries.findForUpdate(tx, id);
    // A piece that was shared before there were placements has none yet.
    if (!rules.isPossible(chosen, present?.state ?? 'withdrawn')) fail('wrong-state');
    if (!present) return putIn(ctx, tx, row, { groupId, writer });
    if (chosen === 'ask') requireWaited(ctx, present, 'act');
    const state = rules.stateAfter(chosen, roles);
    if (state === 'shown' && !writer.isJoined) fail('wrong-state');
    await queries.setState(tx, id, state, ctx.clock.now());
    notices.announce(ctx, tx, row, groupId);
    await notices.tell(ctx, tx, { piece: row, groupId, news: state });
  });
};

/** Builds a placement as the reader may see and change it. */
const toPlacement = (
  { groupId, name, state, since }: { groupId: string; name: string; state: PlacementState; since: Date },
  roles: rules.PlacementRoles,
): Placement => ({
  group: { _id: groupId, name },
  state,
  since: since.toISOString(),
  can: rules.permissionsOf(state, roles),
});

/** The placement of a piece, for its writer and the admins of its group; null for everybody else. */
export const findPlacement = async (ctx: Context, item: FullItem): Promise<Placement | null> => {
  const { owner } = item;
  if (ctx.actor.kind !== 'member' || owner.kind !== 'member') return null;
  const readerId = ctx.actor.memberId;
  const placement = await queries.find(ctx.db, item._id);
  // Only the writer's item names a group that does not show it.
  const groupId = placement?.groupId ?? item.groupId;
  if (groupId === null) return null;
  const group = await queries.findGroupFacts(ctx.db, groupId, readerId);
  const roles = {
    isWriter: owner.id === readerId,
    isJoined: group?.role != null,
    isAdmin: group?.role != null && roleCan(group.role, 'page') && !withheldGroupsOf(ctx.actor).includes(groupId),
  };
  if (!group || !(roles.isWriter || roles.isAdmin)) return null;
  const { state = 'withdrawn', since = new Date(item.updatedAt) } = placement ?? {};
  return toPlacement({ groupId, name: group.name, state, since }, roles);
};

/**
 * Takes an act on the placement of a piece; returns it. Of parallel calls one fails with wrong-state. Errors: not-found,
 * forbidden, wrong-state, rate-limited.
 */
export const place = async (ctx: Context, id: string, chosen: PlacementAct): Promise<Placement> => {
  await act(ctx, id, chosen);
  const row = await pieces.find(ctx.db, ctx.actor, id);
  return (row && (await findPlacement(ctx, toFullItem(row)))) ?? fail('not-found');
};

/** Filter of the members' pieces of a group. */
export interface PlacedQuery extends Paging {
  readonly kind?: PlacedKind | undefined;
  readonly state?: PlacementState | undefined;
}

/** A member's piece in a group. */
export interface PlacedItem {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly placement: Placement;
}

/**
 * Members' pieces in a group that the reader may see: shown ones to everybody, other states to its admins. Errors:
 * not-found, forbidden.
 */
export const list = async (
  ctx: Context,
  groupId: string,
  { kind, state = 'shown', ...paging }: PlacedQuery,
): Promise<{ placed: PlacedItem[]; total: number }> => {
  const { db, actor } = ctx;
  if ((await items.findOwnerKind(db, groupId)) !== 'group') fail('not-found');
  const relation = await findRelationTo(db, actor, { kind: 'group', id: groupId });
  const group = { isJoined: relation !== 'visitor', isAdmin: relation === 'owner' };
  if (state !== 'shown' && !group.isAdmin) refuseInGroup(ctx, groupId);
  const filter = { groupId, state, kind };
  const [rows, total, names] = await Promise.all([
    queries.list(db, actor, filter, toSlice(paging)),
    queries.countMatching(db, actor, filter),
    findOpenGroupNames(db, [groupId]),
  ]);
  const name = names.get(groupId) ?? '';
  const placed = rows.map((row) => ({
    kind: row.kind,
    item: toItem(row),
    placement: toPlacement(
      { groupId, name, state: row.state, since: row.since },
      { ...group, isWriter: row.relation === 'owner' },
    ),
  }));
  return { placed, total };
};
