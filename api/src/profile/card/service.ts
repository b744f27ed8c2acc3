import { PAGE_SIZE, type Paging } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { Card, CardDetail, CardEvent } from '@m4u/contract/profile/card/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import { requireSignedIn } from '../../platform/actor.ts';
import { byOffice } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { personLookup } from '../directory/members/people.reads.ts';
import * as list from './list.queries.ts';
import { mayDo, standingOf } from './policy.ts';
import * as queries from './queries.ts';

/** Number of days that count as recent for taps, including today. */
const RECENT_DAYS = 30;
/** Maximum number of events shown, latest first. */
const SHOWN_EVENTS = 100;

const recentSince = (ctx: Context): string => dayOf(new Date(ctx.clock.now().getTime() - (RECENT_DAYS - 1) * DAY));

/** The permanent URL of a card, as in its chip and QR code (docs/rules/card.md#opening). */
export const addressOf = ({ config }: Pick<Context, 'config'>, cardId: string): string =>
  `${config.publicUrl}/mrd/${cardId}`;

/** Builds cards for the reader, in two queries for any number of cards. Only staff see the batch. */
const present = async (ctx: Context, rows: readonly list.ListedCard[]): Promise<Card[]> => {
  const [taps, personOf] = await Promise.all([
    byOffice(ctx, list.tapsOf)(
      ctx.db,
      rows.map(({ id }) => id),
      recentSince(ctx),
    ),
    personLookup(
      ctx,
      rows.flatMap(({ memberId }) => memberId ?? []),
    ),
  ]);
  const { staff: isStaff } = requireSignedIn(ctx);
  return rows.map((row) => ({
    _id: row.id,
    status: row.status,
    number: row.batchId === null ? null : row.number,
    batch: row.batchId === null || !isStaff ? null : { _id: row.batchId, label: row.batchLabel ?? '' },
    owner: row.memberId === null ? null : personOf(row.memberId),
    registrationId: row.registrationId,
    address: addressOf(ctx, row.id),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    taps: taps.get(row.id) ?? { total: 0, recent: 0 },
    can: mayDo(ctx.actor, row),
  }));
};

const page = async (ctx: Context, selection: list.Selection, { page: at = 1, limit = PAGE_SIZE }: Paging) => {
  const [rows, total] = await Promise.all([
    byOffice(ctx, list.list)(ctx.db, selection, { limit, offset: (at - 1) * limit }),
    byOffice(ctx, list.total)(ctx.db, selection),
  ]);
  return { data: await present(ctx, rows), total };
};

/** Lists the reader's own cards, latest first. */
export const listOwn = (ctx: Context, paging: Paging) => page(ctx, { memberId: requireSignedIn(ctx).memberId }, paging);

/** Lists cards for staff, latest first. */
export const listAll = (ctx: Context, { page: at, limit, ...selection }: Paging & Omit<list.Selection, 'memberId'>) =>
  page(ctx, selection, { page: at, limit });

/** Reads a card that the reader may see: their own, or any card for staff. Errors: not-found. */
export const visible = async (ctx: Context, id: string): Promise<list.ListedCard> => {
  const row = (await byOffice(ctx, list.findListed)(ctx.db, id)) ?? fail('not-found');
  return standingOf(ctx.actor, row) === 'none' ? fail('not-found') : row;
};

/** Returns a card as the reader may see it. Errors: not-found. */
export const shown = async (ctx: Context, id: string): Promise<Card> => {
  const [card] = await present(ctx, [await visible(ctx, id)]);
  return card ?? fail('not-found');
};

/** Builds an event for the reader; only staff see which staff member acted. */
const eventOf = (
  row: queries.CardEventRow,
  { isStaff, personOf, owner }: { isStaff: boolean; personOf: (id: string) => Person; owner: string | null },
): CardEvent => ({
  _id: row.id,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  by: row.actorId !== null && row.actorId === owner ? 'owner' : 'staff',
  actor: isStaff && row.actorId !== null ? personOf(row.actorId) : null,
  other: row.otherCardId,
});

/** Returns a card with its history and its taps by day. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<CardDetail> => {
  const row = await visible(ctx, id);
  const [[card], events, days] = await Promise.all([
    present(ctx, [row]),
    byOffice(ctx, queries.events)(ctx.db, id, SHOWN_EVENTS),
    byOffice(ctx, list.tapsByDay)(ctx.db, id, recentSince(ctx)),
  ]);
  const { staff: isStaff } = requireSignedIn(ctx);
  const personOf = await personLookup(
    ctx,
    events.flatMap(({ actorId }) => actorId ?? []),
  );
  const history = events.map((event) => eventOf(event, { isStaff, personOf, owner: row.memberId }));
  return { ...(card ?? fail('not-found')), history, days };
};
