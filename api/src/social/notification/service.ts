import { PAGE_SIZE } from '@m4u/contract/common';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';
import { writeCursor, readCursor, toNotification } from './rules.ts';

/** Most rows of a list without pages. */
const MOST = 100;

/** The reader's id; a given id must be their own. Errors: not-found for another one. */
const requireReader = (ctx: Context, requestedId: string | undefined): string => {
  const { memberId } = requireSignedIn(ctx);
  return requestedId === undefined || requestedId === memberId ? memberId : fail('not-found');
};

const toNotifications = async (ctx: Context, rows: readonly queries.NotificationRow[]): Promise<Notification[]> => {
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map((row) => toNotification(row, row.actorId === null ? null : personOf(row.actorId), ctx.locale));
};

/** Filter and page of a list. */
export interface NotificationQuery {
  readonly memberId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The reader's notifications, newest first. Errors: not-found, invalid for an invalid cursor. */
export const list = async (ctx: Context, { memberId, agencyId, limit = PAGE_SIZE, cursor }: NotificationQuery) => {
  const reader = requireReader(ctx, memberId);
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'invalid'));
  const rows = await queries.list(ctx.db, reader, { agencyId }, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { data: await toNotifications(ctx, shown), nextCursor: last ? writeCursor(last) : null };
};

/** The reader's unopened notifications, newest first. */
export const listUnopened = async (ctx: Context, agencyId: string | undefined): Promise<Notification[]> => {
  const { memberId } = requireSignedIn(ctx);
  return toNotifications(ctx, await queries.list(ctx.db, memberId, { agencyId, unopened: true }, { limit: MOST }));
};

/** A page of the reader's notifications, and their total. Errors: not-found. */
export const listPage = async (ctx: Context, query: { memberId?: string | undefined; page?: number | undefined }) => {
  const reader = requireReader(ctx, query.memberId);
  const offset = ((query.page ?? 1) - 1) * PAGE_SIZE;
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, reader, {}, { offset, limit: PAGE_SIZE }),
    queries.count(ctx.db, reader, {}),
  ]);
  return { data: await toNotifications(ctx, rows), total };
};

/** Number of the reader's unopened notifications. */
export const count = async (ctx: Context): Promise<{ total: number }> => ({
  total: await queries.countUnopened(ctx.db, requireSignedIn(ctx).memberId),
});

/** Marks a notification as opened; a repeat has no effect. Errors: not-found, also for another member's. */
export const markOpened = async (ctx: Context, id: string): Promise<Notification> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await queries.markOpened(tx, memberId, id, ctx.clock.now()))) return;
    ctx.stream.tell(tx, [{ memberId, topic: 'notification', ref: id }]);
  });
  const [notice] = await toNotifications(ctx, await queries.listByIds(ctx.db, memberId, [id]));
  return notice ?? fail('not-found');
};

/** Marks all notifications of the reader as opened. */
export const markAllOpened = (ctx: Context): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { memberId } = requireSignedIn(ctx);
    const markedIds = await queries.markAllOpened(tx, memberId, ctx.clock.now());
    ctx.stream.tell(
      tx,
      markedIds.map((ref) => ({ memberId, topic: 'notification', ref })),
    );
  });

/** Notifications by id as their reader sees them now; for the stream. */
export const readChanged = async (
  ctx: Context,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Notification>> => {
  const rows = await toNotifications(ctx, await queries.listByIds(ctx.db, memberId, ids));
  return new Map(rows.map((row) => [row._id, row]));
};
