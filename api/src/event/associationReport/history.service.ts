import type { Id } from '@m4u/contract/common';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { listAgencyAdminIds } from '../../profile/directory/agencies/admins.reads.ts';
import { listGroupAdminIds, findAgencyIdOfGroup } from '../../profile/directory/groups/membership.reads.ts';
import * as queries from './queries.ts';

/** Records a step by the caller; returns its id. Consecutive changes by one member are merged into one step. */
export const recordStep = async (
  ctx: Context,
  tx: Transaction,
  reportId: Id,
  kind: queries.StepRecord['kind'],
  reason = '',
): Promise<Id> => {
  const { memberId } = requireSignedIn(ctx);
  const now = ctx.clock.now();
  const last = kind === 'changed' ? await queries.findLastStep(tx, reportId) : undefined;
  if (last?.kind === 'changed' && last.actorId === memberId) {
    await queries.prolongStep(tx, last.id, now);
    return last.id;
  }
  const id = uuidv7();
  await queries.insertStep(tx, { id, reportId, kind, actorId: memberId, reason, createdAt: now });
  return id;
};

/** Refuses to submit an incomplete report. Errors: invalid. */
const requireComplete = (row: queries.FoundReport): void => {
  const { content, members, newMembers, revenue, events } = row;
  const missing = Object.entries({ content: content || null, members, newMembers, revenue, events })
    .filter(([, value]) => value === null)
    .map(([field]) => ({ field, code: 'required' as const }));
  if (missing.length > 0) fail('invalid', { fields: missing });
};

/** The common content of notifications about a report. */
const noticeOf = (
  ctx: Context,
  { id, period, groupId, group }: queries.FoundReport,
  news: 'submitted' | 'returned',
) => ({
  kind: 'association-report' as const,
  about: id,
  actorId: requireSignedIn(ctx).memberId,
  data: { report: id, period, group: groupId, groupName: group, news },
});

/** Submits a locked report to the group's agency and notifies the agency's admins. Errors: invalid, no-agency. */
export const submitToAgency = async (ctx: Context, tx: Transaction, row: queries.FoundReport): Promise<void> => {
  requireComplete(row);
  const agencyId = (await findAgencyIdOfGroup(tx, row.groupId)) ?? fail('no-agency');
  const { period, title, content, members, newMembers, revenue, events, attachments } = row;
  const now = ctx.clock.now();
  await queries.update(tx, row.id, {
    status: 'submitted',
    agencyId,
    submitted: { period, title, content, members, newMembers, revenue, events, attachments },
    submittedAt: now,
    reason: null,
    updatedAt: now,
  });
  const cause = await recordStep(ctx, tx, row.id, 'submitted');
  const self = requireSignedIn(ctx).memberId;
  const [overseers, writers] = [await listAgencyAdminIds(tx, agencyId), await listGroupAdminIds(tx, row.groupId)];
  // Settles the notices about the return, since the report is submitted again.
  await ctx.notifier.settle(ctx, tx, { to: writers, kind: 'association-report', about: row.id });
  await ctx.notifier.notify(ctx, tx, {
    ...noticeOf(ctx, row, 'submitted'),
    to: overseers.filter((id) => id !== self),
    cause,
    agencyId,
  });
  await ctx.audit.record(ctx, tx, {
    act: 'group.report-submit',
    target: { kind: 'group', id: row.groupId, name: row.group },
    detail: { period, title },
  });
};

/** Records the return of a report and notifies the group's admins of the reason. */
export const recordReturn = async (
  ctx: Context,
  tx: Transaction,
  row: queries.FoundReport,
  reason: string,
): Promise<void> => {
  const cause = await recordStep(ctx, tx, row.id, 'returned', reason);
  const self = requireSignedIn(ctx).memberId;
  const overseers = row.agencyId === null ? [] : await listAgencyAdminIds(tx, row.agencyId);
  await ctx.notifier.settle(ctx, tx, { to: overseers, kind: 'association-report', about: row.id });
  await ctx.notifier.notify(ctx, tx, {
    ...noticeOf(ctx, row, 'returned'),
    to: (await listGroupAdminIds(tx, row.groupId)).filter((id) => id !== self),
    cause,
  });
  await ctx.audit.record(ctx, tx, {
    act: 'agency.report-return',
    target: { kind: 'group', id: row.groupId, name: row.group },
    detail: { period: row.period, title: row.title, reason },
  });
};
