import type { Paging } from '@m4u/contract/common';
import type { Report, ReportDraft, ReportKind, ReportOutcome, ReportTarget } from '@m4u/contract/insight/privacy';
import { findItemsUnchecked, canSeeItem } from '../../../content/item/piece.service.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { listReportedMessages } from '../../../social/message/reported.service.ts';
import { findReportable } from '../../../social/message/service.ts';
import * as queries from './queries.ts';
import { pagePath, piecePath } from '../rules.ts';

/** Checks for each kind whether the reader may see the subject. */
const canSeeSubject: Readonly<Record<ReportKind, (ctx: Context, id: string) => Promise<boolean>>> = {
  member: async (ctx, id) => !(await personLookup(ctx, [id]))(id).closed,
  group: async (ctx, id) => (await findOpenGroupNames(ctx.db, [id])).has(id),
  content: canSeeItem,
  message: async (ctx, id) => (await findReportable(ctx, id)) !== undefined,
};

/**
 * Reports a page, piece or message to the platform's staff; a repeat while the report is open has no effect. Errors:
 * not-found, also for subjects that the reader may not see, invalid for oneself, rate-limited.
 */
export const report = async (ctx: Context, { kind, targetId, reason, words }: ReportDraft): Promise<void> => {
  const { memberId } = requireSignedIn(ctx);
  if (kind === 'member' && targetId === memberId) failField('targetId', 'invalid');
  if (!(await canSeeSubject[kind](ctx, targetId))) fail('not-found');
  await ctx.limits.consume('reportsByMember', memberId);
  const createdAt = ctx.clock.now();
  await queries.insert(ctx.db, { id: uuidv7(), kind, targetId, reporterId: memberId, reason, words, createdAt });
};

/** The part of a report that names others. */
type ReportNames = Pick<queries.ReportRow, 'kind' | 'targetId' | 'reporterId' | 'handledBy'>;

const targetIds = (rows: readonly ReportNames[], kind: ReportKind): string[] =>
  rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);

/** Loads the subjects of reports; one query per kind. */
const findTargets = async (ctx: Context, rows: readonly ReportNames[]) => {
  const [groups, pieces, messages] = await Promise.all([
    findOpenGroupNames(ctx.db, targetIds(rows, 'group')),
    findItemsUnchecked(ctx, targetIds(rows, 'content')),
    listReportedMessages(ctx, targetIds(rows, 'message')),
  ]);
  const personOf = await personLookup(ctx, [
    ...targetIds(rows, 'member'),
    ...[...messages.values()].map(({ senderId }) => senderId),
    ...rows.flatMap(({ reporterId, handledBy }) => [reporterId, handledBy]).filter((id) => id !== null),
  ]);
  const page = (id: string, kind: 'member' | 'group', name: string | undefined) => ({
    name: name ?? '',
    path: name ? pagePath({ kind, id }) : null,
    owner: { kind, id },
    text: '',
  });
  const about = ({ kind, targetId: id }: ReportNames): Omit<ReportTarget, 'kind' | '_id'> => {
    if (kind === 'member') return page(id, kind, personOf(id).name);
    if (kind === 'group') return page(id, kind, groups.get(id));
    const piece = pieces.get(id);
    if (kind === 'content')
      return {
        name: piece?.title ?? '',
        path: piece ? piecePath(piece) : null,
        owner: piece?.owner ?? null,
        text: '',
      };
    const message = messages.get(id);
    if (!message) return { name: '', path: null, owner: null, text: '' };
    return { ...page(message.senderId, 'member', personOf(message.senderId).name), text: message.text };
  };
  return { personOf, about };
};

const toReports = async (ctx: Context, rows: readonly queries.ReportRow[]): Promise<Report[]> => {
  const { personOf, about } = await findTargets(ctx, rows);
  return rows.map((row) => ({
    _id: row.id,
    target: { kind: row.kind, _id: row.targetId, ...about(row) },
    reporter: row.reporterId === null ? null : personOf(row.reporterId),
    reason: row.reason,
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    outcome: row.outcome,
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy: row.handledBy === null ? null : personOf(row.handledBy),
  }));
};

/** Names of reported pages, pieces or senders; empty for what was deleted. */
export const targetNames = async (
  ctx: Context,
  targets: readonly Pick<queries.ReportRow, 'kind' | 'targetId'>[],
): Promise<string[]> => {
  const rows = targets.map((target) => ({ ...target, reporterId: null, handledBy: null }));
  const { about } = await findTargets(ctx, rows);
  return rows.map((row) => about(row).name);
};

/** Reports for staff, without a sorting those first that wait. With `id`, only that one. */
export const list = async (
  ctx: Context,
  { id, ...paging }: Paging & queries.ReportSorting & { readonly id?: string | undefined },
) => {
  const [rows, { total, totalOpen }] = await Promise.all([
    queries.list(ctx.db, toSlice(paging), paging, id),
    queries.countReports(ctx.db),
  ]);
  return { data: await toReports(ctx, rows), total: id === undefined ? total : rows.length, totalOpen };
};

/** Closes a report with an outcome. Errors: not-found, wrong-state when it is already closed. */
export const handle = async (ctx: Context, id: string, outcome: ReportOutcome): Promise<Report> => {
  const handled = { outcome, handledBy: requireSignedIn(ctx).memberId, handledAt: ctx.clock.now() };
  const row = await ctx.transaction(async (tx) => {
    const closed = await queries.close(tx, id, handled);
    if (!closed) return fail((await queries.exists(tx, id)) ? 'wrong-state' : 'not-found');
    const detail = { outcome, kind: closed.kind, about: closed.targetId };
    await ctx.audit.record(ctx, tx, { act: 'report.handle', target: { kind: 'report', id }, detail });
    return closed;
  });
  return (await toReports(ctx, [row]))[0] ?? fail('not-found');
};
