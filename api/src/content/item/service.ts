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

/** A piece of one kind; `owner` is given where a path names whose kind it is for. */
export interface Target {
  readonly kind: ContentKind;
  readonly id: string;
  readonly owner?: Owner['kind'] | undefined;
}

/** A list as the contract answers it, and what the lists of some kinds add. */
export interface ItemList {
  readonly data: Item[];
  readonly total: number;
  readonly nextCursor: string | null;
  /** Something of this kind that the reader may see is told for a group. */
  readonly ofGroup: boolean;
}

const startOf = (cursor: string | undefined, order: Order): Place | undefined =>
  cursor === undefined ? undefined : (placeOf(cursor, order) ?? failField('cursor', 'invalid'));

/**
 * What stands on a page and the reader may see, in the owner's order unless told: two queries however much there is.
 * Errors: not-found when there is no such page, invalid for a foreign cursor.
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

/** The newest of a kind on a page that the reader may see, with text and pictures; nothing for an unknown page. */
export const newest = async (ctx: Context, selection: queries.Selection, limit: number): Promise<FullItem[]> =>
  (await queries.newest(ctx.db, ctx.actor, selection, limit)).map(presentFull);

/** The owner that an id names, member or group. Errors: not-found. */
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

/** A member tells things for the groups that have accepted them, and for no other. Errors: invalid. */
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

/** What of a draft is written as it stands, what is left out left out. */
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

/** A new piece: everything that a row cannot be without. */
export type NewDraft = Draft & Required<Pick<Draft, 'title' | 'policy'>>;

/** Adds a piece to a page, in front of the others of its kind. Errors: not-found, forbidden, invalid, rate-limited. */
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

/** Does the work on a piece that the caller may change, and tells who shows it. Errors: not-found, forbidden, the work's. */
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
    // Before any row: whoever holds the order may go on to other rows.
    if (ordered) await queries.lockOrderOf(tx, id);
    const { row, relation } = (await queries.findForUpdate(tx, ctx.actor, id)) ?? fail('not-found');
    if ((meant.kind && !isMeant(row, { kind: meant.kind, id, owner: meant.owner })) || !!row.deletedAt !== deleted)
      fail('not-found');
    // What was deleted is there for nobody but who may restore it.
    if (!policy.mayUpdate(relation)) fail(deleted ? 'not-found' : 'forbidden');
    await queries.update(tx, id, await work(tx, row));
    announce(ctx, tx, { kind: row.kind, id, owner: { kind: row.ownerKind, id: row.ownerId } });
  });

/** What a kind is told of a piece when its changes depend on what is there. */
export type Present = Pick<Locked, 'type' | 'title' | 'policy' | 'details'>;

/**
 * Changes what is given of a piece; where that depends on what is there, nobody else changes it meanwhile. Errors:
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

/** Brings back what was deleted, at its old place. Errors: not-found. */
export const restore = (ctx: Context, id: string): Promise<void> =>
  change(ctx, { id, deleted: true }, async () => ({ deletedAt: null }));

/** Gives all of an owner's pieces of a kind short ranks in the same order; answers that of the one that goes to a rank. */
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

/** Puts a piece in front of another one of its page and kind, or behind all where none is named. Errors: not-found, forbidden, invalid. */
export const move = (ctx: Context, id: string, before: string | null): Promise<void> =>
  change(ctx, { id, ordered: true }, async (tx, row) => {
    // The order of a diary is that of its days.
    if (row.kind === 'diary') failField('before', 'invalid');
    const next = before === null ? undefined : await queries.rankOf(tx, row, before);
    if (before !== null && next === undefined) failField('before', 'invalid');
    if (before === id) return { rank: row.rank };
    const rank = rankBetween(await queries.rankInFrontOf(tx, row, next), next);
    if (rank.length <= LONGEST_RANK) return { rank };
    return { rank: await renumber(tx, row, rank) };
  });
