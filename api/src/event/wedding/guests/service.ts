import type { Paging } from '@m4u/contract/common';
import type {
  GuestFilter,
  GuestRefusal,
  WeddingGuest,
  WeddingTotals,
  WishRow,
  WishState,
} from '@m4u/contract/event/wedding/guests';
import { MOST_GUESTS } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import type { Arrival } from '../../checkIn/guests/memberEvent.service.ts';
import { openDoor } from '../../checkIn/guests/memberEvent.service.ts';
import { arrivals, expect, forget, openDoorOf, totalsOf } from '../door/service.ts';
import * as guestQueries from './queries.ts';
import { doorOf } from '../couple.service.ts';
import { keyOf, readLines } from './lines.rules.ts';
import * as queries from '../queries.ts';
import { newCode } from '../rules.ts';
import { own } from '../service.ts';

const presentGuest = (row: guestQueries.GuestRow, came: ReadonlyMap<string, Arrival>): WeddingGuest => {
  const arrival = came.get(row.code);
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    side: row.side,
    phone: row.phone,
    group: row.circle,
    selfAdded: row.selfAdded,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    coming: row.coming,
    people: row.people,
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
  const wedding = await own(ctx, id);
  const [{ rows, total }, totals, came] = await Promise.all([
    guestQueries.list(ctx.db, id, filter, toSlice(paging)),
    totalsOf(ctx, wedding),
    arrivals(ctx, wedding),
  ]);
  return { data: rows.map((row) => presentGuest(row, came)), total, totals };
};

/** One guest of the caller's wedding. Errors: not-found, forbidden. */
export const one = async (ctx: Context, id: string, guestId: string): Promise<WeddingGuest> => {
  const wedding = await own(ctx, id);
  const [row, came] = await Promise.all([guestQueries.find(ctx.db, id, guestId), arrivals(ctx, wedding)]);
  return presentGuest(row ?? fail('not-found'), came);
};

/** Lists all guests of the caller's wedding, for an export. Errors: not-found, forbidden. */
export const whole = async (ctx: Context, id: string, filter: NonNullable<GuestFilter>): Promise<WeddingGuest[]> => {
  const wedding = await own(ctx, id);
  const [{ rows }, came] = await Promise.all([
    guestQueries.list(ctx.db, id, filter, { limit: MOST_GUESTS, offset: 0 }),
    arrivals(ctx, wedding),
  ]);
  return rows.map((row) => presentGuest(row, came));
};

/**
 * Runs `work` on the caller's wedding, locked by `hold`. Errors: not-found, forbidden, rate-limited, those of `work`.
 */
const onOwn = async <T>(
  ctx: Context,
  id: string,
  work: (tx: Transaction, wedding: queries.WeddingRow) => Promise<T>,
  hold: typeof queries.hold = queries.holdStill,
): Promise<T> => {
  await own(ctx, id);
  await ctx.limits.consume('weddingGuestsByMember', requireSignedIn(ctx).memberId);
  return ctx.transaction(async (tx) => work(tx, (await hold(tx, id)) ?? fail('not-found')));
};

/**
 * Adds guests from pasted lines; returns unreadable lines and duplicates with their reasons.
 * Errors: not-found, forbidden, guests-full (no guest is added then), invalid, rate-limited.
 */
export const add = (
  ctx: Context,
  id: string,
  { text, side }: { readonly text: string; readonly side: WeddingSide },
): Promise<{ added: number; refused: GuestRefusal[] }> =>
  onOwn(
    ctx,
    id,
    async (tx, wedding) => {
      const present = await guestQueries.all(tx, id);
      const known = new Set(present.map((row) => keyOf({ ...row, group: row.circle })));
      const { guests, refused } = readLines(text, { side, known, locale: ctx.locale });
      if (present.length + guests.length > MOST_GUESTS) fail('guests-full');
      const createdAt = ctx.clock.now();
      const rows = await guestQueries.insert(
        tx,
        guests.map(({ group, ...guest }) => ({
          ...guest,
          id: uuidv7(),
          weddingId: id,
          code: newCode(ctx.random),
          circle: group,
          createdAt,
        })),
      );
      await expect(ctx, tx, wedding, rows);
      return { added: rows.length, refused };
    },
    queries.hold,
  );

/** Fields of a guest that the couple may change. */
interface GuestChanges {
  readonly name?: string | undefined;
  readonly side?: WeddingSide | undefined;
  readonly phone?: string | null | undefined;
  readonly group?: string | undefined;
  readonly coming?: boolean | null | undefined;
  readonly people?: number | undefined;
}

/** Columns of a reply that the couple enters for a guest. */
const answerOf = (
  { coming, people }: GuestChanges,
  before: guestQueries.GuestRow,
  now: Date,
): Partial<guestQueries.GuestRow> => {
  const comes = coming === undefined ? before.coming : coming;
  if (comes === null) return { coming: null, answeredAt: null, people: 0 };
  return {
    coming: comes,
    people: comes ? Math.max(1, people ?? before.people) : 0,
    answeredAt: comes === before.coming ? before.answeredAt : now,
  };
};

/** Changes a guest of the caller's wedding. Errors: not-found, forbidden, rate-limited. */
export const update = async (ctx: Context, id: string, guestId: string, given: GuestChanges): Promise<WeddingGuest> => {
  const [wedding, row] = await onOwn(ctx, id, async (tx, held) => {
    const before = (await guestQueries.hold(tx, id, guestId)) ?? fail('not-found');
    const { group, name, side, phone } = given;
    const changes = {
      ...answerOf(given, before, ctx.clock.now()),
      name: name ?? before.name,
      side: side ?? before.side,
      phone: phone === undefined ? before.phone : phone,
      circle: group ?? before.circle,
    };
    const after = (await guestQueries.update(tx, guestId, changes)) ?? fail('not-found');
    await expect(ctx, tx, held, [after]);
    return [held, after] as const;
  });
  return presentGuest(row, await arrivals(ctx, wedding));
};

/** Permanently removes a guest from the list. Errors: not-found, forbidden, rate-limited. */
export const remove = (ctx: Context, id: string, guestId: string): Promise<void> =>
  onOwn(ctx, id, async (tx, wedding) => {
    const { code } = (await guestQueries.hold(tx, id, guestId)) ?? fail('not-found');
    await guestQueries.remove(tx, guestId);
    await forget(tx, wedding, code);
  });

const presentWish = (row: guestQueries.GuestRow): WishRow => ({
  _id: row.id,
  name: row.answeredAs ?? row.name,
  side: row.side,
  wish: row.wish,
  state: row.wishState ?? 'waiting',
  at: (row.wishedAt ?? row.createdAt).toISOString(),
});

/** Lists wishes for the caller's wedding, newest first. Errors: not-found, forbidden. */
export const wishes = async (
  ctx: Context,
  id: string,
  { state, ...paging }: Paging & { state?: WishState | undefined },
): Promise<{ data: WishRow[]; total: number; waiting: number }> => {
  await own(ctx, id);
  const [{ rows, total }, { wishesWaiting }] = await Promise.all([
    guestQueries.wishes(ctx.db, id, state, toSlice(paging)),
    guestQueries.totals(ctx.db, id),
  ]);
  return { data: rows.map(presentWish), total, waiting: wishesWaiting };
};

/** Shows or hides a wish on the invitation. Errors: not-found (also without a wish), forbidden, rate-limited. */
export const setWish = (ctx: Context, id: string, guestId: string, shown: boolean): Promise<WishRow> =>
  onOwn(ctx, id, async (tx) => {
    const before = await guestQueries.hold(tx, id, guestId);
    if (!before || before.wishState === null) return fail('not-found');
    const wishState = shown ? 'shown' : 'hidden';
    return presentWish((await guestQueries.update(tx, guestId, { wishState })) ?? fail('not-found'));
  });

/**
 * Creates the check-in event with all guests, or returns the existing one. Errors: not-found, forbidden, rate-limited.
 */
export const door = (ctx: Context, id: string): Promise<{ eventId: string }> =>
  onOwn(
    ctx,
    id,
    async (tx, wedding) => {
      const present = await openDoorOf(tx, wedding);
      if (present !== null) return { eventId: present };
      const doorId = await openDoor(ctx, tx, { ownerId: wedding.memberId, ...doorOf(wedding.written) });
      await queries.update(tx, id, { doorId });
      await expect(ctx, tx, { id, doorId }, await guestQueries.all(tx, id));
      return { eventId: doorId };
    },
    queries.hold,
  );
