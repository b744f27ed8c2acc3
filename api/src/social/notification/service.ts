import { PAGE_SIZE } from '@m4u/contract/common';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { cursorOf, placeOf, present } from './rules.ts';

/** Most rows of a list without pages. */
const MOST = 100;

/** The reader's id; a given id must be their own. Errors: not-found for another one. */
const readerOf = (ctx: Context, asked: string | undefined): string => {
  const { memberId } = requireSignedIn(ctx);
  return asked === undefined || asked === memberId ? memberId : fail('not-found');
};

const presentAll = async (ctx: Context, rows: readonly queries.NotificationRow[]): Promise<Notification[]> => {
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map((row) => present(row, row.actorId === null ? null : personOf(row.actorId), ctx.locale));
};

/** Filter and page of a list. */
export interface ListQuery {
  readonly memberId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The reader's notifications, newest first. Errors: not-found, invalid for an invalid cursor. */
export const list = async (ctx: Context, { memberId, agencyId, limit = PAGE_SIZE, cursor }: ListQuery) => {
  const reader = readerOf(ctx, memberId);
  const after = cursor === undefined ? undefined : (placeOf(cursor) ?? failField('cursor', 'invalid'));
  const rows = await queries.list(ctx.db, reader, { agencyId }, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { data: await presentAll(ctx, shown), nextCursor: last ? cursorOf(last) : null };
};

/** The reader's unopened notifications, newest first. */
export const listUnopened = async (ctx: Context, agencyId: string | undefined): Promise<Notification[]> => {
  const { memberId } = requireSignedIn(ctx);
  return presentAll(ctx, await queries.list(ctx.db, memberId, { agencyId, unopened: true }, { limit: MOST }));
};

/** A page of the reader's notifications, and their total. Errors: not-found. */
export const page = async (ctx: Context, asked: { memberId?: string | undefined; page?: number | undefined }) => {
  const reader = readerOf(ctx, asked.memberId);
  const offset = ((asked.page ?? 1) - 1) * PAGE_SIZE;
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, reader, {}, { offset, limit: PAGE_SIZE }),
    queries.total(ctx.db, reader, {}),
  ]);
  return { data: await presentAll(ctx, rows), total };
};

/** Number of the reader's unopened notifications. */
export const count = async (ctx: Context): Promise<{ total: number }> => ({
  total: await queries.unopened(ctx.db, requireSignedIn(ctx).memberId),
});

/** Marks a notification as opened; a repeat has no effect. Errors: not-found, also for another member's. */
export const open = async (ctx: Context, id: string): Promise<Notification> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await queries.open(tx, memberId, id, ctx.clock.now()))) return;
    ctx.stream.tell(tx, [{ memberId, topic: 'notification', ref: id }]);
  });
  const [opened] = await presentAll(ctx, await queries.byIds(ctx.db, memberId, [id]));
  return opened ?? fail('not-found');
};

/** Marks all notifications of the reader as opened. */
export const openAll = (ctx: Context): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { memberId } = requireSignedIn(ctx);
    const opened = await queries.openAll(tx, memberId, ctx.clock.now());
    ctx.stream.tell(
      tx,
      opened.map((ref) => ({ memberId, topic: 'notification', ref })),
    );
  });

/** Notifications by id as their reader sees them now; for the stream. */
export const readChanged = async (
  ctx: Context,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Notification>> => {
  const rows = await presentAll(ctx, await queries.byIds(ctx.db, memberId, ids));
  return new Map(rows.map((row) => [row._id, row]));
};
