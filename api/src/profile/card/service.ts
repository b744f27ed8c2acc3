import { dayOf } from '@m4u/contract/days';
import { PAGE_SIZE, type Paging } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { Card, CardDetail, CardEvent } from '@m4u/contract/profile/card/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import { requireSignedIn } from '../../platform/actor.ts';
import { byOffice } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { personLookup } from '../directory/members/people.reads.ts';
import * as list from './list.queries.ts';
import { permissionsOf, cardRelationOf } from './policy.ts';
import * as queries from './queries.ts';

/** Number of days that count as recent for taps, including today. */
const RECENT_DAYS = 30;
/** Maximum number of events shown, latest first. */
const SHOWN_EVENTS = 100;

const recentSince = (ctx: Context): string => dayOf(new Date(ctx.clock.now().getTime() - (RECENT_DAYS - 1) * DAY));

/** The permanent URL of a card, as in its chip and QR code (docs/rules/card.md#opening). */
export const cardUrl = ({ config }: Pick<Context, 'config'>, cardId: string): string =>
  `${config.publicUrl}/mrd/${cardId}`;

const toBatch = ({ batchId, batchLabel, batchAgency }: list.ListedCard): Card['batch'] =>
  batchId === null
    ? null
    : {
        _id: batchId,
        label: batchLabel ?? '',
        agency: batchAgency && { _id: batchAgency._id, name: batchAgency.name },
      };

/** Builds cards for the reader, in two queries for any number of cards. Only staff see the batch. */
const toCards = async (ctx: Context, rows: readonly list.ListedCard[]): Promise<Card[]> => {
  const [taps, personOf] = await Promise.all([
    byOffice(ctx, list.countTaps)(
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
    batch: isStaff ? toBatch(row) : null,
    owner: row.memberId === null ? null : personOf(row.memberId),
    registrationId: row.registrationId,
    address: cardUrl(ctx, row.id),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    taps: taps.get(row.id) ?? { total: 0, recent: 0 },
    can: permissionsOf(ctx.actor, row),
  }));
};

const listPage = async (
  ctx: Context,
  filter: list.CardFilter,
  { page: pageNumber = 1, limit = PAGE_SIZE, ...sorting }: Paging & list.CardSorting,
) => {
  const [rows, total] = await Promise.all([
    byOffice(ctx, list.list)(ctx.db, filter, sorting, { limit, offset: (pageNumber - 1) * limit }),
    byOffice(ctx, list.count)(ctx.db, filter),
  ]);
  return { data: await toCards(ctx, rows), total };
};

/** Lists the reader's own cards, latest first. */
export const listOwn = (ctx: Context, paging: Paging) =>
  listPage(ctx, { memberId: requireSignedIn(ctx).memberId }, paging);

/** Lists cards for staff, without a sorting latest first. */
export const listAll = (
  ctx: Context,
  { page: pageNumber, limit, sort, order, ...filter }: Paging & list.CardSorting & Omit<list.CardFilter, 'memberId'>,
) => listPage(ctx, filter, { page: pageNumber, limit, sort, order });

/** Reads a card that the reader may see: their own, or any card for staff. Errors: not-found. */
export const findVisible = async (ctx: Context, id: string): Promise<list.ListedCard> => {
  const row = (await byOffice(ctx, list.findListed)(ctx.db, id)) ?? fail('not-found');
  return cardRelationOf(ctx.actor, row) === 'none' ? fail('not-found') : row;
};

/** Returns a card as the reader may see it. Errors: not-found. */
export const getCard = async (ctx: Context, id: string): Promise<Card> => {
  const [card] = await toCards(ctx, [await findVisible(ctx, id)]);
  return card ?? fail('not-found');
};

/** Builds an event for the reader; only staff see which staff member acted. */
const toCardEvent = (
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
  const row = await findVisible(ctx, id);
  const [[card], events, days] = await Promise.all([
    toCards(ctx, [row]),
    byOffice(ctx, queries.listEvents)(ctx.db, id, SHOWN_EVENTS),
    byOffice(ctx, list.listTapsByDay)(ctx.db, id, recentSince(ctx)),
  ]);
  const { staff: isStaff } = requireSignedIn(ctx);
  const personOf = await personLookup(
    ctx,
    events.flatMap(({ actorId }) => actorId ?? []),
  );
  const history = events.map((event) => toCardEvent(event, { isStaff, personOf, owner: row.memberId }));
  return { ...(card ?? fail('not-found')), history, days };
};
