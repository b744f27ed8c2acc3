import type { Paging } from '@m4u/contract/common';
import { HOUR } from '@m4u/contract/durations';
import { HELD_HOURS, QUEUE_KINDS, type QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import {
  type QueueCounts,
  type QueueItem,
  type QueuePlace,
  QueueSubject,
} from '@m4u/contract/insight/administration/queue';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findTaker, releaseTask, takeTask } from '../audit/task.writes.ts';
import { targetNames } from '../privacy/reports/service.ts';
import * as queries from './queue.queries.ts';

/** A part of the queue as the caller names it: a kind, or what they have taken. */
type Show = QueueKind | 'mine' | undefined;

/** Since when taken work still counts as taken. */
const heldSince = ({ clock }: Context): Date => new Date(clock.now().getTime() - HELD_HOURS * HOUR);

const partOf = (ctx: Context, show: Show, staffId: string): queries.QueuePart => ({
  heldSince: heldSince(ctx),
  ...(show === 'mine' ? { takenBy: staffId } : { kind: show }),
});

const toSubject = ({ kind, code, targetKind }: queries.QueueRow): QueueSubject =>
  QueueSubject.parse({ kind, reason: code, target: targetKind, topic: code, status: code, request: code });

/** Names of what the reports among the rows are about, by the id of the report. */
const nameReports = async (ctx: Context, rows: readonly queries.QueueRow[]): Promise<ReadonlyMap<string, string>> => {
  const reports = rows.flatMap(({ id, targetKind, targetId }) =>
    targetKind === null || targetId === null ? [] : [{ id, kind: targetKind, targetId }],
  );
  const names = await targetNames(ctx, reports);
  return new Map(reports.map(({ id }, index) => [id, names[index] ?? '']));
};

const toItems = async (ctx: Context, rows: readonly queries.QueueRow[]): Promise<QueueItem[]> => {
  const [names, personOf] = await Promise.all([
    nameReports(ctx, rows),
    personLookup(
      ctx,
      rows.flatMap(({ takerId }) => takerId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    subject: toSubject(row),
    name: names.get(row.id) ?? row.name,
    words: row.words,
    since: new Date(row.since).toISOString(),
    due: new Date(row.due).toISOString(),
    taker: row.takerId === null ? null : personOf(row.takerId),
  }));
};

/** Counts what waits for staff. */
const countQueue = async (ctx: Context, staffId: string): Promise<QueueCounts> => {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + HOUR);
  const found = await queries.countByKind(ctx.db, { staffId, heldSince: heldSince(ctx), now, soon });
  const sumOf = (figure: 'total' | 'overdue' | 'soon' | 'mine') => found.reduce((sum, row) => sum + row[figure], 0);
  const totalOf = (kind: QueueKind) => found.find((row) => row.kind === kind)?.total ?? 0;
  return {
    all: sumOf('total'),
    overdue: sumOf('overdue'),
    soon: sumOf('soon'),
    mine: sumOf('mine'),
    kinds: Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, totalOf(kind)])) as Record<QueueKind, number>,
  };
};

/** A page of what waits for staff, due first, in a fixed number of statements (docs/rules/audit.md#queue). */
export const list = async (ctx: Context, { show, ...paging }: Paging & { readonly show?: Show }) => {
  const { memberId } = requireSignedIn(ctx);
  const [rows, counts] = await Promise.all([
    queries.list(ctx.db, partOf(ctx, show, memberId), toSlice(paging)),
    countQueue(ctx, memberId),
  ]);
  const total = show === undefined ? counts.all : show === 'mine' ? counts.mine : counts.kinds[show];
  return { data: await toItems(ctx, rows), total, counts };
};

/** Takes work; false when somebody else has it. */
const tryTake = async (ctx: Context, kind: QueueKind, itemId: string): Promise<boolean> => {
  const staffId = requireSignedIn(ctx).memberId;
  const task = { kind, itemId, staffId, heldSince: heldSince(ctx), takenAt: ctx.clock.now() };
  return (await takeTask(ctx.db, task)) === staffId;
};

/** Takes an item. Errors: not-found when it does not wait, task-taken when another member of staff has it. */
export const take = async (ctx: Context, kind: QueueKind, id: string): Promise<void> => {
  if (!(await queries.isWaiting(ctx.db, kind, id))) fail('not-found');
  if (!(await tryTake(ctx, kind, id))) fail('task-taken');
};

/** Gives an item back. Errors: not-found when nobody has it, task-taken when another member of staff has it. */
export const release = async (ctx: Context, kind: QueueKind, itemId: string): Promise<void> => {
  const task = { kind, itemId, staffId: requireSignedIn(ctx).memberId, heldSince: heldSince(ctx) };
  if (await releaseTask(ctx.db, task)) return;
  fail((await findTaker(ctx.db, task)) === undefined ? 'not-found' : 'task-taken');
};

/** The most items that others may take away while a free one is looked for. */
const MOST_TRIES = 10;

/** Takes the first item after a place that nobody else has; null when there is none. */
export const takeNext = async (
  ctx: Context,
  { show, after }: { readonly show?: Show; readonly after?: queries.Place | undefined },
): Promise<QueuePlace | null> => {
  const { memberId: staffId } = requireSignedIn(ctx);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const free = await queries.findFree(ctx.db, partOf(ctx, show, staffId), { staffId, after });
    if (!free) return null;
    const { kind, id } = free;
    if (await tryTake(ctx, kind, id)) return { kind, id, due: new Date(free.due).toISOString() };
  }
  return fail('task-taken');
};
