import type { Owner } from '@m4u/contract/common';
import type { ContentKind, ContentQuery } from '@m4u/contract/content/item/schema';
import { PAGE_SIZE } from '@m4u/contract/common';
import { ownerTag } from '@m4u/contract/tags';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { relationTo } from '../../profile/friend/visibility.reads.ts';
import { requireOwnDocuments } from '../../profile/upload/documents/service.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';
import { contentChanged } from './events.ts';
import {
  cursorOf,
  type Draft,
  excerptOf,
  type FullItem,
  type Item,
  LONGEST_RANK,
  type Order,
  type Place,
  placeOf,
  present,
  presentFull,
  rankBefore,
  rankBetween,
  rankOfDay,
  ranksFor,
} from './rules.ts';

export type { Draft, FullItem, Item, Order } from './rules.ts';
export type { Filter } from './queries.ts';

/** A piece of one kind; `owner` is set when the path is for one kind of owner. */
export interface Target {
  readonly kind: ContentKind;
  readonly id: string;
  readonly owner?: Owner['kind'] | undefined;
}

/** A page of a list, with additional facts for some kinds. */
export interface ItemList {
  readonly data: Item[];
  readonly total: number;
  readonly nextCursor: string | null;
  /** A visible piece of this kind is shared with a group. */
  readonly ofGroup: boolean;
}

const startOf = (cursor: string | undefined, order: Order): Place | undefined =>
  cursor === undefined ? undefined : (placeOf(cursor, order) ?? failField('cursor', 'invalid'));

/**
 * Pieces on a page that the reader may see, by default in the owner's order; always two queries. Errors: not-found for
 * an unknown page, invalid for an invalid cursor.
 */
export const list = async (
  ctx: Context,
  selection: queries.Selection,
  { limit = PAGE_SIZE, cursor, order = 'owner' }: ContentQuery & { order?: Order | undefined },
): Promise<ItemList> => {
  const after = startOf(cursor, order);
  const [rows, { open, total, ofGroup }] = await Promise.all([
    queries.list(ctx.db, ctx.actor, selection, { limit: limit + 1, order, after }),
    queries.summary(ctx.db, ctx.actor, selection),
  ]);
  if (!open) fail('not-found');
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { data: shown.map(present), total, nextCursor: last ? cursorOf(last, order) : null, ofGroup };
};

/** The newest pieces of a kind on a page that the reader may see, with text and pictures; empty for an unknown page. */
export const newest = async (ctx: Context, selection: queries.Selection, limit: number): Promise<FullItem[]> =>
  (await queries.newest(ctx.db, ctx.actor, selection, limit)).map(presentFull);

/** The member or group with this id. Errors: not-found. */
export const ownerOf = async (ctx: Context, id: string): Promise<Owner> => {
  const kind = (await queries.ownerKindOf(ctx.db, id)) ?? fail('not-found');
  return { kind, id };
};

const isMeant = (row: { kind: ContentKind; ownerKind: Owner['kind'] }, { kind, owner }: Target): boolean =>
  row.kind === kind && (owner === undefined || row.ownerKind === owner);

/** One piece with its text and pictures. Errors: not-found. */
export const get = async (ctx: Context, target: Target): Promise<FullItem> => {
  const row = await queries.find(ctx.db, ctx.actor, target.id);
  return row && isMeant(row, target) ? presentFull(row) : fail('not-found');
};

const announce = (
  ctx: Context,
  tx: Transaction,
  { kind, id, owner }: { kind: ContentKind; id: string; owner: Owner },
) => ctx.emit(tx, contentChanged.create([ownerTag(owner)], { kind, id, owner }));

/** Requires that the group exists and has accepted the member. Errors: invalid. */
const requireGroup = async (
  tx: Transaction,
  { actor }: Pick<Context, 'actor'>,
  groupId: string | null | undefined,
): Promise<void> => {
  if (!groupId) return;
  const isThere = (await queries.ownerKindOf(tx, groupId)) === 'group';
  if (!isThere || (await relationTo(tx, actor, { kind: 'group', id: groupId })) === 'visitor')
    failField('groupId', 'invalid');
};

const requireUploads = async (
  tx: Transaction,
  memberId: string,
  { images = [], pictures = {}, documents = {} }: Draft,
  present: readonly { _id: string }[],
): Promise<void> => {
  const kept = new Set(present.map(({ _id }) => _id));
  const chosen = [...images.map(({ _id }, index) => [`images.${index}`, _id] as const), ...Object.entries(pictures)];
  const choices = chosen.map(([field, id]) => [field, { chosen: id, present: kept.has(id) ? id : null }]);
  await requireOwnUploads(tx, memberId, Object.fromEntries(choices));
  await requireOwnDocuments(tx, memberId, documents);
};

/** Columns of a draft; omitted fields stay omitted. */
const columnsOf = ({ content, day, images, pictures: _, documents: __, ...plain }: Draft) => {
  const html = content === undefined ? undefined : sanitise(content);
  if (content && html === '') failField('content', 'required');
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(images && { images: [...images] }),
    ...(html !== undefined && { content: html, excerpt: excerptOf(html) }),
    ...(day !== undefined && { rank: rankOfDay(day) }),
  };
};

/** A draft with all fields that a new row requires. */
export type NewDraft = Draft & Required<Pick<Draft, 'title' | 'policy'>>;

/** Adds a piece to a page, before the others of its kind. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, kind: ContentKind, owner: Owner, draft: NewDraft): Promise<FullItem> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    if ((await queries.ownerKindOf(tx, owner.id)) !== owner.kind) fail('not-found');
    if (!policy.mayUpdate(await relationTo(tx, ctx.actor, owner))) fail('forbidden');
    await requireGroup(tx, ctx, draft.groupId);
    await requireUploads(tx, memberId, draft, []);
    await queries.lockOrder(tx, { ownerId: owner.id, kind });
    const now = ctx.clock.now();
    await queries.insert(tx, {
      id,
      kind,
      ownerKind: owner.kind,
      ownerId: owner.id,
      memberId,
      title: draft.title,
      policy: draft.policy,
      rank: draft.day === undefined ? rankBefore(await queries.firstRank(tx, owner.id, kind)) : '',
      createdAt: now,
      updatedAt: now,
      ...columnsOf(draft),
    });
    announce(ctx, tx, { kind, id, owner });
  });
  return get(ctx, { kind, id });
};

type Locked = NonNullable<Awaited<ReturnType<typeof queries.findForUpdate>>>['row'];

/**
 * Changes a piece that the caller may change, and emits `content.changed`. Errors: not-found, forbidden, and those of
 * `work`.
 */
const change = (
  ctx: Context,
  {
    id,
    deleted = false,
    ordered = false,
    ...meant
  }: { id: string; deleted?: boolean; ordered?: boolean } & Partial<Target>,
  work: (tx: Transaction, row: Locked) => Promise<Parameters<typeof queries.update>[2]>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Locks the order before any row, since a holder of the order may lock further rows.
    if (ordered) await queries.lockOrderOf(tx, id);
    const { row, relation } = (await queries.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if ((meant.kind && !isMeant(row, { kind: meant.kind, id, owner: meant.owner })) || !!row.deletedAt !== deleted)
      fail('not-found');
    // A deleted piece exists only for actors who may restore it.
    if (!policy.mayUpdate(relation)) fail(deleted ? 'not-found' : 'forbidden');
    await queries.update(tx, id, await work(tx, row));
    announce(ctx, tx, { kind: row.kind, id, owner: { kind: row.ownerKind, id: row.ownerId } });
  });

/** Present state of a piece, for changes that depend on it. */
export type Present = Pick<Locked, 'type' | 'title' | 'policy' | 'details'>;

/**
 * Changes the given fields of a piece. A function computes changes from the present state, under a lock. Errors:
 * not-found, forbidden, invalid, rate-limited.
 */
export const update = async (
  ctx: Context,
  target: Target,
  changes: Draft | ((present: Present) => Draft),
): Promise<FullItem> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await change(ctx, target, async (tx, row) => {
    const draft = typeof changes === 'function' ? changes(row) : changes;
    if (draft.groupId !== row.groupId) await requireGroup(tx, ctx, draft.groupId);
    await requireUploads(tx, memberId, draft, row.images);
    return { ...columnsOf(draft), updatedAt: ctx.clock.now() };
  });
  return get(ctx, target);
};

/** Deletes a piece; it can be restored for 30 days. Errors: not-found, forbidden. */
export const remove = (ctx: Context, target: Target): Promise<void> =>
  change(ctx, target, async () => ({ deletedAt: ctx.clock.now() }));

/** Restores a deleted piece at its former place. Errors: not-found. */
export const restore = (ctx: Context, id: string): Promise<void> =>
  change(ctx, { id, deleted: true }, async () => ({ deletedAt: null }));

/** Reassigns short ranks to all pieces of an owner and kind in the same order; returns the rank of the moved piece. */
const renumber = async (tx: Transaction, { id, ownerId, kind }: Locked, to: string): Promise<string> => {
  const others = await queries.ranksBeside(tx, { id, ownerId, kind });
  const place = others.filter(({ rank }) => rank < to).length;
  const ranks = ranksFor(others.length + 1);
  const [own = to] = ranks.splice(place, 1);
  await queries.setRanks(
    tx,
    others.map((other, index) => ({ id: other.id, rank: ranks[index] ?? other.rank })),
  );
  return own;
};

/** Moves a piece before another one of its page and kind, or to the end. Errors: not-found, forbidden, invalid. */
export const move = (ctx: Context, id: string, before: string | null): Promise<void> =>
  change(ctx, { id, ordered: true }, async (tx, row) => {
    // A diary is always ordered by day.
    if (row.kind === 'diary') failField('before', 'invalid');
    const next = before === null ? undefined : await queries.rankOf(tx, row, before);
    if (before !== null && next === undefined) failField('before', 'invalid');
    if (before === id) return { rank: row.rank };
    const rank = rankBetween(await queries.rankInFrontOf(tx, row, next), next);
    if (rank.length <= LONGEST_RANK) return { rank };
    return { rank: await renumber(tx, row, rank) };
  });
