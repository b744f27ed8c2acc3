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

/** Days that recent taps are of, today among them. */
const RECENT_DAYS = 30;
/** Happenings of a card that are shown, the latest first. */
const SHOWN_EVENTS = 100;

const recentSince = (ctx: Context): string => dayOf(new Date(ctx.clock.now().getTime() - (RECENT_DAYS - 1) * DAY));

/** The permanent address of a card, as its chip and its QR code have it (docs/rules/card.md#opening). */
export const addressOf = ({ config }: Pick<Context, 'config'>, cardId: string): string =>
  `${config.publicUrl}/mrd/${cardId}`;

/** Cards as the reader finds them; two queries, however many there are. What a batch is called is for staff. */
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

/** The reader's own cards, the latest first. */
export const listOwn = (ctx: Context, paging: Paging) => page(ctx, { memberId: requireSignedIn(ctx).memberId }, paging);

/** Cards for staff, the latest first. */
export const listAll = (ctx: Context, { page: at, limit, ...selection }: Paging & Omit<list.Selection, 'memberId'>) =>
  page(ctx, selection, { page: at, limit });

/** A card that the reader may see: their own, or any for staff. Errors: not-found. */
export const visible = async (ctx: Context, id: string): Promise<list.ListedCard> => {
  const row = (await byOffice(ctx, list.findListed)(ctx.db, id)) ?? fail('not-found');
  return standingOf(ctx.actor, row) === 'none' ? fail('not-found') : row;
};

/** A card as the reader finds it now. Errors: not-found. */
export const shown = async (ctx: Context, id: string): Promise<Card> => {
  const [card] = await present(ctx, [await visible(ctx, id)]);
  return card ?? fail('not-found');
};

/** What happened, told to its reader: which of the staff it was is for staff alone. */
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

/** A card with its history and its taps by day. Errors: not-found. */
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
