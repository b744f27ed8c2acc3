import type { Paging } from '@m4u/contract/common';
import type { GuestFilter, WeddingGuest, WeddingTotals, WishRow, WishState } from '@m4u/contract/event/wedding/guests';
import { MOST_GUESTS } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import type { Arrival } from '../../checkIn/guests/memberEvent.service.ts';
import { createMemberEvent } from '../../checkIn/guests/memberEvent.service.ts';
import { listWeddingArrivals, addToDoor, removeFromDoor, findOpenDoor, sumTotals } from '../door/service.ts';
import * as guestQueries from './queries.ts';
import { toMemberEvent } from '../couple.service.ts';
import { NameBook } from './names.rules.ts';
import { listNames as listTableNames } from '../seating/queries.ts';
import * as queries from '../queries.ts';
import { NOBODY, toPeople } from '../rules.ts';
import { requireOwn } from '../service.ts';

/** Facts about guests that other tables hold. */
interface Beside {
  /** Arrivals by the code of the personal link. */
  readonly came: ReadonlyMap<string, Arrival>;
  /** Names of the tables by id. */
  readonly tables: ReadonlyMap<string, string>;
  /** Ids of all guests by name. */
  readonly names: NameBook<string>;
}

const readBeside = async (ctx: Context, wedding: queries.WeddingRow): Promise<Beside> => {
  const [came, tables, named] = await Promise.all([
    listWeddingArrivals(ctx, wedding),
    listTableNames(ctx.db, wedding.id),
    guestQueries.listNames(ctx.db, wedding.id),
  ]);
  const names = new NameBook<string>();
  for (const { id, name } of named) names.add(name, id);
  return { came, tables, names };
};

const toWeddingGuest = (row: guestQueries.GuestRow, { came, tables, names }: Beside): WeddingGuest => {
  const arrival = came.get(row.code);
  const { tableId } = row;
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    side: row.side,
    phone: row.phone,
    group: row.circle,
    hasNamesake: names.find(row.name).some((id) => id !== row.id),
    selfAdded: row.selfAdded,
    sentAt: row.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    coming: row.coming,
    people: row.people,
    vegetarian: row.vegetarian,
    children: row.children,
    diet: row.diet,
    table: tableId === null ? null : { _id: tableId, name: tables.get(tableId) ?? '' },
    wish: row.wish,
    wishState: row.wishState,
    arrivedAt: arrival?.in?.toISOString() ?? null,
    arrived: arrival?.people ?? 0,
  };
};

/** Lists guests of the caller's wedding. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  id: string,
  { filter = {}, ...paging }: Paging & { filter?: GuestFilter },
): Promise<{ data: WeddingGuest[]; total: number; totals: WeddingTotals }> => {
  const wedding = await requireOwn(ctx, id);
  const [{ rows, total }, totals, beside] = await Promise.all([
    guestQueries.list(ctx.db, id, filter, toSlice(paging)),
    sumTotals(ctx, wedding),
    readBeside(ctx, wedding),
  ]);
  return { data: rows.map((row) => toWeddingGuest(row, beside)), total, totals };
};

/** One guest of the caller's wedding. Errors: not-found, forbidden. */
export const getGuest = async (ctx: Context, id: string, guestId: string): Promise<WeddingGuest> => {
  const wedding = await requireOwn(ctx, id);
  const [row, beside] = await Promise.all([guestQueries.find(ctx.db, id, guestId), readBeside(ctx, wedding)]);
  return toWeddingGuest(row ?? fail('not-found'), beside);
};

/** Lists all guests of the caller's wedding, for an export. Errors: not-found, forbidden. */
export const listWhole = async (
  ctx: Context,
  id: string,
  filter: NonNullable<GuestFilter>,
): Promise<WeddingGuest[]> => {
  const wedding = await requireOwn(ctx, id);
  const [{ rows }, beside] = await Promise.all([
    guestQueries.list(ctx.db, id, filter, { limit: MOST_GUESTS, offset: 0 }),
    readBeside(ctx, wedding),
  ]);
  return rows.map((row) => toWeddingGuest(row, beside));
};

/**
 * Runs `work` on the caller's wedding, locked by `lock`. Errors: not-found, forbidden, rate-limited, those of `work`.
 */
export const changeOwn = async <T>(
  ctx: Context,
  id: string,
  work: (tx: Transaction, wedding: queries.WeddingRow) => Promise<T>,
  lock: typeof queries.findForUpdate = queries.findForShare,
): Promise<T> => {
  await requireOwn(ctx, id);
  await ctx.limits.consume('weddingGuestsByMember', requireSignedIn(ctx).memberId);
  return ctx.transaction(async (tx) => work(tx, (await lock(tx, id)) ?? fail('not-found')));
};

/** Fields of a guest that the couple may change. */
interface GuestChanges {
  readonly name?: string | undefined;
  readonly side?: WeddingSide | undefined;
  readonly phone?: string | null | undefined;
  readonly group?: string | undefined;
  readonly coming?: boolean | null | undefined;
  readonly people?: number | undefined;
  readonly vegetarian?: number | undefined;
  readonly children?: number | undefined;
  readonly diet?: string | undefined;
}

/** Columns of a reply that the couple enters for a guest. */
const toReplyColumns = (
  changes: GuestChanges,
  previous: guestQueries.GuestRow,
  now: Date,
): Partial<guestQueries.GuestRow> => {
  const { coming, people = previous.people, diet = previous.diet } = changes;
  const comes = coming === undefined ? previous.coming : coming;
  // Before a reply the number is that of the people who are invited.
  if (comes === null)
    return {
      coming: null,
      answeredAt: null,
      ...NOBODY,
      people: changes.people ?? (previous.coming === null ? people : 0),
    };
  const { vegetarian = previous.vegetarian, children = previous.children } = changes;
  return {
    coming: comes,
    ...(comes ? toPeople({ people, vegetarian, children, diet }) : NOBODY),
    answeredAt: comes === previous.coming ? previous.answeredAt : now,
  };
};

/** Changes a guest of the caller's wedding. Errors: not-found, forbidden, rate-limited. */
export const update = async (
  ctx: Context,
  id: string,
  guestId: string,
  guestChanges: GuestChanges,
): Promise<WeddingGuest> => {
  const [wedding, row] = await changeOwn(ctx, id, async (tx, wedding) => {
    const previous = (await guestQueries.findForUpdate(tx, id, guestId)) ?? fail('not-found');
    const { group, name, side, phone } = guestChanges;
    const changes = {
      ...toReplyColumns(guestChanges, previous, ctx.clock.now()),
      name: name ?? previous.name,
      side: side ?? previous.side,
      phone: phone === undefined ? previous.phone : phone,
      circle: group ?? previous.circle,
    };
    const after = (await guestQueries.update(tx, guestId, changes)) ?? fail('not-found');
    await addToDoor(ctx, tx, wedding, [after]);
    return [wedding, after] as const;
  });
  return toWeddingGuest(row, await readBeside(ctx, wedding));
};

/** Permanently removes a guest from the list. Errors: not-found, forbidden, rate-limited. */
export const remove = (ctx: Context, id: string, guestId: string): Promise<void> =>
  changeOwn(ctx, id, async (tx, wedding) => {
    const { code } = (await guestQueries.findForUpdate(tx, id, guestId)) ?? fail('not-found');
    await guestQueries.remove(tx, guestId);
    await removeFromDoor(tx, wedding, code);
  });

const toWishRow = (row: guestQueries.GuestRow): WishRow => ({
  _id: row.id,
  name: row.answeredAs ?? row.name,
  side: row.side,
  wish: row.wish,
  state: row.wishState ?? 'waiting',
  at: (row.wishedAt ?? row.createdAt).toISOString(),
});

/** Lists wishes for the caller's wedding, newest first. Errors: not-found, forbidden. */
export const listWishes = async (
  ctx: Context,
  id: string,
  { state, ...paging }: Paging & { state?: WishState | undefined },
): Promise<{ data: WishRow[]; total: number; waiting: number }> => {
  await requireOwn(ctx, id);
  const [{ rows, total }, { wishesWaiting }] = await Promise.all([
    guestQueries.listWishes(ctx.db, id, state, toSlice(paging)),
    guestQueries.countByReply(ctx.db, id),
  ]);
  return { data: rows.map(toWishRow), total, waiting: wishesWaiting };
};

/** Shows or hides a wish on the invitation. Errors: not-found (also without a wish), forbidden, rate-limited. */
export const setWishShown = (ctx: Context, id: string, guestId: string, shown: boolean): Promise<WishRow> =>
  changeOwn(ctx, id, async (tx) => {
    const guest = await guestQueries.findForUpdate(tx, id, guestId);
    if (!guest || guest.wishState === null) return fail('not-found');
    const wishState = shown ? 'shown' : 'hidden';
    return toWishRow((await guestQueries.update(tx, guestId, { wishState })) ?? fail('not-found'));
  });

/**
 * Creates the check-in event with all guests, or returns the existing one. Errors: not-found, forbidden, rate-limited.
 */
export const createDoor = (ctx: Context, id: string): Promise<{ eventId: string }> =>
  changeOwn(
    ctx,
    id,
    async (tx, wedding) => {
      const present = await findOpenDoor(tx, wedding);
      if (present !== null) return { eventId: present };
      const doorId = await createMemberEvent(ctx, tx, { ownerId: wedding.memberId, ...toMemberEvent(wedding.written) });
      await queries.update(tx, id, { doorId });
      await addToDoor(ctx, tx, { id, doorId }, await guestQueries.listAll(tx, id));
      return { eventId: doorId };
    },
    queries.findForUpdate,
  );
