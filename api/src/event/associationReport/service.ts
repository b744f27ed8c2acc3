import { dayOf } from '@m4u/contract/days';
import type { Id } from '@m4u/contract/common';
import type { ReportDraft } from '@m4u/contract/event/associationReport/schema';
import { periodDays, periodKind } from '@m4u/contract/period';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { violatedConstraint } from '../../platform/database/constraint.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isGroupAdmin } from '../../profile/group/rights.service.ts';
import { findOpenGroupNames } from '../../profile/directory/groups/membership.reads.ts';
import { requireOwnDocuments } from '../../profile/upload/ownership.service.ts';
import { type ReportAction, checkStep } from './policy.ts';
import * as queries from './queries.ts';
import { get, requireVisible } from './list.service.ts';
import { submitToAgency, recordStep, recordReturn } from './history.service.ts';

/** A new report, or changes of the report `_id`. */
export interface ReportChange extends ReportDraft {
  readonly _id?: Id | undefined;
  readonly groupId: Id;
  readonly status: 'draft' | 'submitted';
  readonly version?: number | undefined;
}

/** Runs a transaction; converts a concurrent submission for the same period to an error of the field `period`. */
const changeInPeriod = async (ctx: Context, work: (tx: Transaction) => Promise<void>): Promise<void> => {
  try {
    await ctx.transaction(work);
  } catch (thrown) {
    if (violatedConstraint(thrown) === 'association_reports_once') failField('period', 'period-taken');
    throw thrown;
  }
};

/**
 * Locks a report until the transaction ends and checks an action of the caller. Errors: not-found, forbidden, wrong-state.
 */
const requireForAction = async (
  ctx: Context,
  tx: Transaction,
  id: Id,
  action: ReportAction,
): Promise<queries.FoundReport> => {
  await queries.findForUpdate(tx, id);
  const row = await requireVisible(ctx, tx, id);
  const answer = checkStep(row, row.status, action);
  return answer === 'allowed' ? row : fail(answer);
};

/** Converts a draft to the columns of a report. */
const toColumns = (
  { period, title, content, members, newMembers, revenue, events, attachments }: ReportDraft,
  groupName: string,
) => ({
  period,
  kind: periodKind(period),
  fromDay: periodDays(period).from,
  title,
  content: sanitise(content),
  members,
  newMembers,
  revenue,
  events,
  attachments: [...new Set(attachments)],
  groupName,
});

/** Refuses a period that has not begun, or that already has a submitted report of the group. Errors: invalid. */
const requireFreePeriod = async (
  ctx: Context,
  tx: Transaction,
  row: Pick<queries.ReportRecord, 'groupId' | 'period' | 'id'>,
): Promise<void> => {
  if (periodDays(row.period).from > dayOf(ctx.clock.now())) failField('period', 'period-future');
  if (await queries.isPeriodTaken(tx, row)) failField('period', 'period-taken');
};

/** Refuses new documents that the caller did not upload; present ones stay. Errors: invalid. */
const requireDocuments = (ctx: Context, tx: Transaction, chosen: readonly string[], present: readonly string[]) =>
  requireOwnDocuments(
    tx,
    requireSignedIn(ctx).memberId,
    Object.fromEntries(
      chosen.flatMap((id, index) => (present.includes(id) ? [] : [[`attachments.${index}`, id] as const])),
    ),
  );

const insertReport = async (ctx: Context, tx: Transaction, { groupId, ...draft }: ReportChange): Promise<Id> => {
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? fail('not-found');
  const [id, now] = [uuidv7(), ctx.clock.now()];
  await requireFreePeriod(ctx, tx, { id, groupId, period: draft.period });
  await requireDocuments(ctx, tx, draft.attachments, []);
  await queries.insert(tx, {
    ...toColumns(draft, groupName),
    id,
    groupId,
    createdBy: requireSignedIn(ctx).memberId,
    createdAt: now,
    updatedAt: now,
  });
  await recordStep(ctx, tx, id, 'created');
  return id;
};

const changeReport = async (
  ctx: Context,
  tx: Transaction,
  id: Id,
  { version, ...draft }: ReportChange,
): Promise<void> => {
  const row = await requireForAction(ctx, tx, id, 'update');
  if (row.groupId !== draft.groupId) fail('not-found');
  if (version !== undefined && version !== row.version) fail('conflict');
  await requireFreePeriod(ctx, tx, { id, groupId: row.groupId, period: draft.period });
  await requireDocuments(ctx, tx, draft.attachments, row.attachments);
  await queries.update(tx, id, { ...toColumns(draft, row.group), updatedAt: ctx.clock.now() });
  await recordStep(ctx, tx, id, 'changed');
};

/**
 * Adds or changes a report of a group, and submits it when `status` is `submitted`, in one transaction.
 * Errors: not-found, account-unverified, forbidden, wrong-state, conflict, no-agency, invalid (field `period` when the
 * group has submitted a report for it).
 */
export const save = async (ctx: Context, change: ReportChange) => {
  const { memberId } = requireVerified(ctx);
  if (!(await isGroupAdmin(ctx, change.groupId))) fail('not-found');
  await ctx.limits.consume('contentByMember', memberId);
  let id = change._id ?? '';
  await changeInPeriod(ctx, async (tx) => {
    if (change._id === undefined) id = await insertReport(ctx, tx, change);
    else await changeReport(ctx, tx, change._id, change);
    if (change.status === 'submitted') await submitToAgency(ctx, tx, await requireVisible(ctx, tx, id));
  });
  return get(ctx, id);
};

/**
 * Submits a report to the group's agency. Errors: not-found, account-unverified, forbidden, wrong-state, no-agency,
 * invalid.
 */
export const submit = async (ctx: Context, id: Id) => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await changeInPeriod(ctx, async (tx) => {
    const row = await requireForAction(ctx, tx, id, 'submit');
    await requireFreePeriod(ctx, tx, row);
    await submitToAgency(ctx, tx, row);
  });
  return get(ctx, id);
};

/**
 * Returns a submitted report to its group with a reason. Errors: not-found, account-unverified, forbidden, wrong-state.
 */
export const returnReport = async (ctx: Context, id: Id, reason: string) => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await ctx.transaction(async (tx) => {
    const row = await requireForAction(ctx, tx, id, 'return');
    await queries.update(tx, id, { status: 'returned', reason, updatedAt: ctx.clock.now() });
    await recordReturn(ctx, tx, row, reason);
  });
  return get(ctx, id);
};

/** Deletes a draft. Errors: not-found, account-unverified, forbidden, wrong-state. */
export const remove = async (ctx: Context, id: Id): Promise<void> => {
  requireVerified(ctx);
  await ctx.transaction(async (tx) => {
    await requireForAction(ctx, tx, id, 'delete');
    await queries.remove(tx, id);
  });
};
