import type { Owner } from '@m4u/contract/common';
import type { ContentKind, ContentQuery } from '@m4u/contract/content/item/schema';
import { PAGE_SIZE } from '@m4u/contract/common';
import { createExcerpt } from '@m4u/contract/share-text';
import { groupTag, ownerTag } from '@m4u/contract/tags';
import { refuseInGroup, requireSignedIn, withheldGroupsOf } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findRelationTo } from '../../profile/friend/visibility.reads.ts';
import { requireOwnDocuments, requireOwnRecordings } from '../../profile/upload/ownership.service.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import * as policy from './policy.ts';
import * as placements from './placement/service.ts';
import * as lists from './list.queries.ts';
import * as pieces from './piece.queries.ts';
import * as queries from './queries.ts';
import { contentChanged } from './events.ts';
import { keepStills } from '../../profile/upload/videos/service.ts';
import { requestVideos } from './videos/service.ts';
import {
  writeCursor,
  type ItemDraft,
  type FullItem,
  type Item,
  LONGEST_RANK,
  type ListOrder,
  type CursorKey,
  readCursor,
  toItem,
  toFullItem,
  rankBefore,
  rankBetween,
  rankOfDay,
  createRanks,
} from './rules.ts';

export type { ItemDraft as Draft, FullItem, Item, ListOrder as Order } from './rules.ts';
export type { ItemFilter as Filter } from './queries.ts';

/** A piece of one kind; `owner` is set when the path is for one kind of owner. */
export interface ItemTarget {
  readonly kind: ContentKind;
  readonly id: string;
  readonly owner?: Owner['kind'] | undefined;
}

/** A page of a list. */
export interface ItemList {
  readonly data: Item[];
  readonly total: number;
  readonly nextCursor: string | null;
}

const requireCursor = (cursor: string | undefined, order: ListOrder): CursorKey | undefined =>
  cursor === undefined ? undefined : (readCursor(cursor, order) ?? failField('cursor', 'invalid'));

/**
 * Pieces on a page that the reader may see, by default in the owner's order; always two queries. Errors: not-found for
 * an unknown page, invalid for an invalid cursor.
 */
export const list = async (
  ctx: Context,
  pageItems: queries.PageItems,
  { limit = PAGE_SIZE, cursor, order = 'owner' }: ContentQuery & { order?: ListOrder | undefined },
): Promise<ItemList> => {
  const after = requireCursor(cursor, order);
  const [rows, { open, total }] = await Promise.all([
    lists.list(ctx.db, ctx.actor, pageItems, { limit: limit + 1, order, after }),
    lists.findSummary(ctx.db, ctx.actor, pageItems),
  ]);
  if (!open) fail('not-found');
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { data: shown.map(toItem), total, nextCursor: last ? writeCursor(last, order) : null };
};

/** The newest pieces of a kind on a page that the reader may see, with text and pictures; empty for an unknown page. */
export const listNewest = async (ctx: Context, pageItems: queries.PageItems, limit: number): Promise<FullItem[]> =>
  (await lists.listNewest(ctx.db, ctx.actor, pageItems, limit)).map(toFullItem);

/** The member or group with this id. Errors: not-found. */
export const requireOwner = async (ctx: Context, id: string): Promise<Owner> => {
  const kind = (await queries.findOwnerKind(ctx.db, id)) ?? fail('not-found');
  return { kind, id };
};

const isTarget = (row: { kind: ContentKind; ownerKind: Owner['kind'] }, { kind, owner }: ItemTarget): boolean =>
  row.kind === kind && (owner === undefined || row.ownerKind === owner);

/**
 * Refuses a piece that the caller may not see, which may be for want of the second factor. Errors: not-found,
 * second-factor-required, second-factor-missing.
 */
const refuseHidden = async (ctx: Context, db: Executor, id: string): Promise<never> => {
  const isAdminWithout = withheldGroupsOf(ctx.actor).length > 0;
  return refuseInGroup(ctx, (isAdminWithout && (await pieces.findOwnerId(db, id))) || null, 'not-found');
};

/** One piece with its text and pictures. Errors: not-found, second-factor-required, second-factor-missing. */
export const get = async (ctx: Context, target: ItemTarget): Promise<FullItem> => {
  const row = (await pieces.find(ctx.db, ctx.actor, target.id)) ?? (await refuseHidden(ctx, ctx.db, target.id));
  return isTarget(row, target) ? toFullItem(row) : fail('not-found');
};

const announceChange = (
  ctx: Context,
  tx: Transaction,
  { kind, id, owner, groupId }: { kind: ContentKind; id: string; owner: Owner; groupId: string | null },
) =>
  ctx.emit(tx, contentChanged.create([ownerTag(owner), ...(groupId ? [groupTag(groupId)] : [])], { kind, id, owner }));

/** Requires that the group exists and has accepted the member. Errors: invalid. */
const requireGroup = async (
  tx: Transaction,
  { actor }: Pick<Context, 'actor'>,
  groupId: string | null | undefined,
): Promise<void> => {
  if (!groupId) return;
  const isThere = (await queries.findOwnerKind(tx, groupId)) === 'group';
  if (!isThere || (await findRelationTo(tx, actor, { kind: 'group', id: groupId })) === 'visitor')
    failField('groupId', 'invalid');
};

const requireUploads = async (
  tx: Transaction,
  memberId: string,
  { images = [], pictures = {}, documents = {}, recordings = {} }: ItemDraft,
  present: readonly { _id: string }[],
): Promise<void> => {
  const presentIds = new Set(present.map(({ _id }) => _id));
  const chosen = [...images.map(({ _id }, index) => [`images.${index}`, _id] as const), ...Object.entries(pictures)];
  const choices = chosen.map(([field, id]) => [field, { chosen: id, present: presentIds.has(id) ? id : null }]);
  await requireOwnUploads(tx, memberId, Object.fromEntries(choices));
  await requireOwnDocuments(tx, memberId, documents);
  await requireOwnRecordings(tx, memberId, recordings);
};

/** Columns of a draft; omitted fields stay omitted. */
const toColumns = (
  { content, day, images, pictures: _, documents: __, recordings: ___, ...plain }: ItemDraft,
  before = '',
) => {
  const html = content === undefined ? undefined : keepStills(sanitise(content), before);
  if (content && html === '') failField('content', 'required');
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(images && { images: [...images] }),
    ...(html !== undefined && { content: html, excerpt: createExcerpt(html) }),
    ...(day !== undefined && { rank: rankOfDay(day) }),
  };
};

/** A draft with all fields that a new row requires. */
export type NewItemDraft = ItemDraft & Required<Pick<ItemDraft, 'title' | 'policy'>>;

/** Adds a piece to a page, before the others of its kind. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, kind: ContentKind, owner: Owner, draft: NewItemDraft): Promise<FullItem> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  if (draft.groupId) await placements.countAct(ctx, draft.groupId);
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    if ((await queries.findOwnerKind(tx, owner.id)) !== owner.kind) fail('not-found');
    if (!policy.canUpdate(await findRelationTo(tx, ctx.actor, owner))) refuseInGroup(ctx, owner.id);
    await requireGroup(tx, ctx, draft.groupId);
    await requireUploads(tx, memberId, draft, []);
    await queries.acquireOrderLock(tx, { ownerId: owner.id, kind });
    const now = ctx.clock.now();
    const columns = toColumns(draft);
    await queries.insert(tx, {
      id,
      kind,
      ownerKind: owner.kind,
      ownerId: owner.id,
      memberId,
      title: draft.title,
      policy: draft.policy,
      rank: draft.day === undefined ? rankBefore(await queries.findFirstRank(tx, owner.id, kind)) : '',
      createdAt: now,
      updatedAt: now,
      ...columns,
    });
    await requestVideos(ctx, tx, id, columns);
    announceChange(ctx, tx, { kind, id, owner, groupId: null });
    if (draft.groupId) await placements.changeGroup(ctx, tx, { ...draft, id, kind, ownerId: owner.id }, draft.groupId);
  });
  return get(ctx, { kind, id });
};

type LockedRow = NonNullable<Awaited<ReturnType<typeof pieces.findForUpdate>>>['row'];

/**
 * Changes a piece that the caller may change, and emits `content.changed`. Errors: not-found, forbidden, and those of
 * `work`.
 */
const changeItem = (
  ctx: Context,
  {
    id,
    deleted = false,
    ordered = false,
    ...target
  }: { id: string; deleted?: boolean; ordered?: boolean } & Partial<ItemTarget>,
  work: (tx: Transaction, row: LockedRow) => Promise<Parameters<typeof queries.update>[2]>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Locks the order before any row, since a holder of the order may lock further rows.
    if (ordered) await queries.acquireOrderLockOf(tx, id);
    const { row, relation } = (await pieces.findForUpdate(tx, ctx.actor, id)) ?? (await refuseHidden(ctx, tx, id));
    if ((target.kind && !isTarget(row, { kind: target.kind, id, owner: target.owner })) || !!row.deletedAt !== deleted)
      fail('not-found');
    // A deleted piece exists only for actors who may restore it.
    if (!policy.canUpdate(relation)) refuseInGroup(ctx, row.ownerId, deleted ? 'not-found' : 'forbidden');
    const changes = await work(tx, row);
    await queries.update(tx, id, changes);
    await requestVideos(ctx, tx, id, changes);
    announceChange(ctx, tx, { ...row, owner: { kind: row.ownerKind, id: row.ownerId } });
  });

/** Present state of a piece, for changes that depend on it. */
export type PresentState = Pick<LockedRow, 'type' | 'title' | 'policy' | 'details'>;

/**
 * Changes the given fields of a piece. A function computes changes from the present state, under a lock. Errors:
 * not-found, forbidden, invalid, rate-limited.
 */
export const update = async (
  ctx: Context,
  target: ItemTarget,
  changes: ItemDraft | ((present: PresentState) => ItemDraft),
): Promise<FullItem> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await changeItem(ctx, target, async (tx, row) => {
    const { groupId, ...draft } = typeof changes === 'function' ? changes(row) : changes;
    // Only pieces of members are shared with a group.
    const isMoved = row.ownerKind === 'member' && groupId !== undefined && groupId !== row.groupId;
    if (isMoved) await requireGroup(tx, ctx, groupId);
    await requireUploads(tx, memberId, draft, row.images);
    const { title = row.title, policy: audience = row.policy } = draft;
    const piece = { ...row, title, policy: audience };
    if (isMoved) await placements.changeGroup(ctx, tx, piece, groupId);
    else if (audience !== row.policy) await placements.changeAudience(ctx, tx, piece);
    return { ...toColumns(draft, row.content), ...(isMoved && { groupId }), updatedAt: ctx.clock.now() };
  });
  return get(ctx, target);
};

/** Deletes a piece; it can be restored for 30 days. Errors: not-found, forbidden. */
export const remove = (ctx: Context, target: ItemTarget): Promise<void> =>
  changeItem(ctx, target, async (tx, row) => {
    await placements.settleDeleted(ctx, tx, row);
    return { deletedAt: ctx.clock.now() };
  });

/** Restores a deleted piece at its former place. Errors: not-found. */
export const restore = (ctx: Context, id: string): Promise<void> =>
  changeItem(ctx, { id, deleted: true }, async (tx, row) => {
    await placements.changeAudience(ctx, tx, row);
    return { deletedAt: null };
  });

/** Reassigns short ranks to all pieces of an owner and kind in the same order; returns the rank of the moved piece. */
const reassignRanks = async (tx: Transaction, { id, ownerId, kind }: LockedRow, to: string): Promise<string> => {
  const others = await queries.listOtherRanks(tx, { id, ownerId, kind });
  const position = others.filter(({ rank }) => rank < to).length;
  const ranks = createRanks(others.length + 1);
  const [own = to] = ranks.splice(position, 1);
  await queries.setRanks(
    tx,
    others.map((other, index) => ({ id: other.id, rank: ranks[index] ?? other.rank })),
  );
  return own;
};

/** Moves a piece before another one of its page and kind, or to the end. Errors: not-found, forbidden, invalid. */
export const move = (ctx: Context, id: string, beforeId: string | null): Promise<void> =>
  changeItem(ctx, { id, ordered: true }, async (tx, row) => {
    // A diary is always ordered by day.
    if (row.kind === 'diary') failField('before', 'invalid');
    const next = beforeId === null ? undefined : await queries.findRank(tx, row, beforeId);
    if (beforeId !== null && next === undefined) failField('before', 'invalid');
    if (beforeId === id) return { rank: row.rank };
    const rank = rankBetween(await queries.findRankBefore(tx, row, next), next);
    if (rank.length <= LONGEST_RANK) return { rank };
    return { rank: await reassignRanks(tx, row, rank) };
  });
