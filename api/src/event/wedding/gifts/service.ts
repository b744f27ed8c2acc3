import type { Paging } from '@m4u/contract/common';
import type { GiftFilter, GiftTotals, WeddingGift, WeddingGiftDraft } from '@m4u/contract/event/wedding/gifts';
import { MOST_GIFTS } from '@m4u/contract/event/wedding/rules';
import { foldToWords } from '@m4u/contract/fold';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as guestQueries from '../guests/queries.ts';
import * as weddingQueries from '../queries.ts';
import * as queries from './queries.ts';

/** Finds a wedding of the caller. Errors: not-found, also for a published one of others: gifts are no part of it. */
const requireMine = async (ctx: Context, id: string): Promise<weddingQueries.WeddingRow> =>
  (await weddingQueries.findOwn(ctx.db, id, requireSignedIn(ctx).memberId)) ?? fail('not-found');

/** As {@link requireMine}, for costly work. Errors: not-found, rate-limited. */
export const requireMineWithinLimit = async (ctx: Context, id: string): Promise<weddingQueries.WeddingRow> => {
  const wedding = await requireMine(ctx, id);
  await ctx.limits.consume('weddingGuestsByMember', requireSignedIn(ctx).memberId);
  return wedding;
};

/** Runs `work` on the caller's wedding, one change of its gifts at a time. Errors: not-found, rate-limited. */
export const changeMine = async <T>(
  ctx: Context,
  id: string,
  work: (tx: Transaction, wedding: weddingQueries.WeddingRow) => Promise<T>,
): Promise<T> => {
  await requireMineWithinLimit(ctx, id);
  return ctx.transaction(async (tx) => work(tx, (await weddingQueries.findForUpdate(tx, id)) ?? fail('not-found')));
};

const toGift = ({ guestId, guestName, ...row }: queries.GiftOfGuest): WeddingGift => ({
  _id: row.id,
  guest: guestId === null ? null : { _id: guestId, name: guestName ?? row.name },
  name: guestName ?? row.name,
  phone: row.phone,
  side: row.side,
  way: row.way,
  amount: row.amount,
  thing: row.thing,
  note: row.note,
  receivedAt: row.receivedAt.toISOString(),
  thankedAt: row.thankedAt?.toISOString() ?? null,
});

/** Lists gifts of the caller's wedding with the totals of all. Errors: not-found. */
export const list = async (
  ctx: Context,
  id: string,
  { filter = {}, ...paging }: Paging & { filter?: GiftFilter },
): Promise<{ data: WeddingGift[]; total: number; totals: GiftTotals; thanks: string }> => {
  const { thanks } = await requireMine(ctx, id);
  const [{ rows, total }, totals] = await Promise.all([
    queries.list(ctx.db, id, filter, toSlice(paging)),
    queries.sumTotals(ctx.db, id),
  ]);
  return { data: rows.map(toGift), total, totals, thanks };
};

/** Lists all gifts of the caller's wedding, for an export. Errors: not-found. */
export const listWhole = async (ctx: Context, id: string, filter: NonNullable<GiftFilter>): Promise<WeddingGift[]> => {
  await requireMine(ctx, id);
  return (await queries.list(ctx.db, id, filter, { limit: MOST_GIFTS, offset: 0 })).rows.map(toGift);
};

/** One gift of the caller's wedding. Errors: not-found. */
export const getGift = async (ctx: Context, id: string, giftId: string): Promise<WeddingGift> => {
  await requireMine(ctx, id);
  return toGift((await queries.find(ctx.db, id, giftId)) ?? fail('not-found'));
};

type GivenBy = Pick<WeddingGiftDraft, 'guestId' | 'name'>;

/**
 * Makes a choice of who gave among the guests, for many gifts: the chosen one, or the only one of the name, marks and
 * case ignored; undefined for a name alone. Errors of the choice: not-found.
 */
export const giverAmong = (
  guests: readonly guestQueries.GuestRow[],
): ((by: GivenBy) => guestQueries.GuestRow | undefined) => {
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const byName = Map.groupBy(guests, ({ name }) => foldToWords(name));
  return ({ guestId, name }) => {
    if (guestId === null) return undefined;
    if (guestId !== undefined) return byId.get(guestId) ?? fail('not-found');
    const [only, ...others] = byName.get(foldToWords(name)) ?? [];
    return others.length === 0 ? only : undefined;
  };
};

/** Finds who gave, as {@link giverAmong} does. */
const findGiver = async (tx: Transaction, id: string, by: GivenBy): Promise<guestQueries.GuestRow | undefined> => {
  if (by.guestId) return (await guestQueries.find(tx, id, by.guestId)) ?? fail('not-found');
  return giverAmong(await guestQueries.listFound(tx, id, by.name))(by);
};

const toColumns = (draft: WeddingGiftDraft, giver: guestQueries.GuestRow | undefined) => ({
  guestId: giver?.id ?? null,
  name: giver?.name ?? draft.name,
  side: draft.side,
  way: draft.way,
  amount: draft.amount,
  thing: draft.way === 'thing' ? draft.thing : '',
  note: draft.note,
});

/**
 * Notes a gift to the caller's wedding; a repeated `clientId` answers the gift that it noted. Errors: not-found (also
 * for the guest), gifts-full, rate-limited.
 */
export const add = (
  ctx: Context,
  id: string,
  { clientId = null, ...draft }: WeddingGiftDraft & { readonly clientId?: string | null | undefined },
): Promise<WeddingGift> =>
  changeMine(ctx, id, async (tx) => {
    const present = clientId === null ? undefined : await queries.findByClientId(tx, id, clientId);
    if (present) return toGift(present);
    if ((await queries.count(tx, id)) >= MOST_GIFTS) fail('gifts-full');
    const giver = await findGiver(tx, id, draft);
    const giftId = uuidv7();
    const receivedAt = draft.receivedAt === undefined ? ctx.clock.now() : new Date(draft.receivedAt);
    await queries.insert(tx, [{ ...toColumns(draft, giver), id: giftId, weddingId: id, receivedAt, clientId }]);
    return toGift((await queries.find(tx, id, giftId)) ?? fail('not-found'));
  });

/** Changes a gift of the caller's wedding. Errors: not-found (also for the guest), rate-limited. */
export const update = (ctx: Context, id: string, giftId: string, draft: WeddingGiftDraft): Promise<WeddingGift> =>
  changeMine(ctx, id, async (tx) => {
    const giver = await findGiver(tx, id, draft);
    const time = draft.receivedAt === undefined ? {} : { receivedAt: new Date(draft.receivedAt) };
    if (!(await queries.update(tx, id, giftId, { ...toColumns(draft, giver), ...time }))) fail('not-found');
    return toGift((await queries.find(tx, id, giftId)) ?? fail('not-found'));
  });

/** Permanently removes a gift of the caller's wedding. Errors: not-found, rate-limited. */
export const remove = (ctx: Context, id: string, giftId: string): Promise<void> =>
  changeMine(ctx, id, async (tx) => {
    if (!(await queries.remove(tx, id, giftId))) fail('not-found');
  });

/**
 * Notes that givers were thanked, for all gifts of the same guest, or takes the note back. Errors: not-found (then none
 * is changed), rate-limited.
 */
export const markThanked = (
  ctx: Context,
  id: string,
  { giftIds, thanked }: { readonly giftIds: readonly string[]; readonly thanked: boolean },
): Promise<void> =>
  changeMine(ctx, id, async (tx) => {
    const ids = new Set(giftIds);
    const found = await queries.setThanked(tx, id, [...ids], thanked ? ctx.clock.now() : null);
    if (found < ids.size) fail('not-found');
  });

/** Keeps the couple's words of thanks. Errors: not-found, rate-limited. */
export const setThanks = (ctx: Context, id: string, thanks: string): Promise<void> =>
  changeMine(ctx, id, async (tx) => {
    await weddingQueries.update(tx, id, { thanks });
  });
