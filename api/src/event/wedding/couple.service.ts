import type { Paging } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { OwnWedding, WeddingForm, WeddingRow } from '@m4u/contract/event/wedding';
import { coupleName, MOST_WEDDINGS, WEDDING_KEPT_DAYS } from '@m4u/contract/event/wedding/rules';
import type { WeddingDraft, WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { holdMember } from '../../profile/directory/members/rowLock.reads.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { changeDoor } from '../checkIn/guests/memberEvent.service.ts';
import { presentOwn } from './present.service.ts';
import * as queries from './queries.ts';
import { daysOf, momentOf, picturesOf } from './rules.ts';
import { own } from './service.ts';

const KEPT = WEDDING_KEPT_DAYS * DAY;

/** Weddings deleted before this moment cannot be restored. */
export const restorableAfter = ({ clock }: Pick<Context, 'clock'>): Date => new Date(clock.now().getTime() - KEPT);

/** Lists the caller's own weddings, latest day first. */
export const list = async (
  ctx: Context,
  { deleted = false, ...paging }: Paging & { deleted?: boolean | undefined },
): Promise<{ data: WeddingRow[]; total: number }> => {
  const { rows, total } = await queries.list(ctx.db, requireSignedIn(ctx).memberId, {
    deletedAfter: deleted ? restorableAfter(ctx) : undefined,
    ...toSlice(paging),
  });
  const data = rows.map(({ id, written, deletedAt, ...row }) => ({
    ...row,
    _id: id,
    design: written.design,
    groom: written.groom.name,
    bride: written.bride.name,
    restorableUntil: deletedAt && new Date(deletedAt.getTime() + KEPT).toISOString(),
  }));
  return { data, total };
};

/** One wedding of the caller, for editing. Errors: not-found, forbidden. */
export const edit = async (ctx: Context, id: string): Promise<OwnWedding> => presentOwn(ctx, await own(ctx, id));

/** Title, place and start of a wedding's check-in event. */
export const doorOf = ({ groom, bride, weddingPartyDay, partyPlace }: WeddingDraft) => ({
  title: `Tiệc cưới ${coupleName(groom.name, bride.name)}`,
  startsAt: momentOf(weddingPartyDay),
  place: [partyPlace.name, partyPlace.address].filter((part) => part !== '').join(', '),
});

const requirePictures = (tx: Transaction, memberId: string, written: WeddingDraft, before?: WeddingDraft) => {
  const kept = new Set(before && picturesOf(before).map(([, id]) => id));
  const choices = picturesOf(written).map(([field, id]) => [field, { chosen: id, present: kept.has(id) ? id : null }]);
  return requireOwnUploads(tx, memberId, Object.fromEntries(choices));
};

const insert = (ctx: Context, memberId: string, written: WeddingDraft, status: WeddingStatus): Promise<string> =>
  ctx.transaction(async (tx) => {
    await holdMember(tx, memberId);
    if ((await queries.totalOf(tx, memberId)) >= MOST_WEDDINGS) fail('weddings-full');
    await requirePictures(tx, memberId, written);
    const [id, now] = [uuidv7(), ctx.clock.now()];
    await queries.insert(tx, { id, memberId, status, written, ...daysOf(written), createdAt: now, updatedAt: now });
    return id;
  });

const change = (
  ctx: Context,
  id: string,
  work: (tx: Transaction, row: queries.WeddingRow) => Promise<Parameters<typeof queries.update>[2]>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const row = (await queries.hold(tx, id)) ?? fail('not-found');
    await queries.update(tx, id, { ...(await work(tx, row)), updatedAt: ctx.clock.now() });
  });

/**
 * Creates a wedding, or replaces the content of the caller's wedding `_id`. Errors: not-found, forbidden,
 * weddings-full, invalid (pictures of other members), rate-limited.
 */
export const save = async (ctx: Context, { _id, status, ...written }: WeddingForm): Promise<OwnWedding> => {
  const { memberId } = requireSignedIn(ctx);
  if (_id !== undefined) await own(ctx, _id);
  await ctx.limits.consume('contentByMember', memberId);
  if (_id === undefined) return edit(ctx, await insert(ctx, memberId, written, status ?? 'ACTIVE'));
  await change(ctx, _id, async (tx, row) => {
    await requirePictures(tx, memberId, written, row.written);
    if (row.doorId !== null) await changeDoor(ctx, tx, row.doorId, doorOf(written));
    return { written, ...daysOf(written), ...(status && { status }) };
  });
  return edit(ctx, _id);
};

/** Publishes or hides a wedding. Errors: not-found, forbidden, rate-limited. */
export const setStatus = async (ctx: Context, id: string, status: WeddingStatus): Promise<OwnWedding> => {
  await own(ctx, id);
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  await change(ctx, id, () => Promise.resolve({ status }));
  return edit(ctx, id);
};

/**
 * Deletes a wedding, restorable for thirty days; keeps its check-in event. Errors: not-found, forbidden, rate-limited.
 */
export const remove = async (ctx: Context, id: string): Promise<void> => {
  await own(ctx, id);
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  await change(ctx, id, () => Promise.resolve({ deletedAt: ctx.clock.now() }));
};

/** Restores a deleted wedding of the caller. Errors: not-found. */
export const restore = async (ctx: Context, id: string): Promise<OwnWedding> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    const row = await queries.holdDeleted(tx, { id, memberId, after: restorableAfter(ctx) });
    if (!row) fail('not-found');
    await queries.update(tx, id, { deletedAt: null, updatedAt: ctx.clock.now() });
  });
  return edit(ctx, id);
};
