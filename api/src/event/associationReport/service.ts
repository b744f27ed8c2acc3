import type { Id } from '@m4u/contract/common';
import type { ReportDraft } from '@m4u/contract/event/associationReport/schema';
import { daysOfPeriod, kindOfPeriod } from '@m4u/contract/period';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { constraintOf } from '../../platform/database/constraint.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { sanitise } from '../../platform/text/html.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isGroupAdmin } from '../../profile/group/customers/service.ts';
import { groupNames } from '../../profile/directory/groups/membership.reads.ts';
import { requireOwnDocuments } from '../../profile/upload/documents/service.ts';
import { type Deed, checkStep } from './policy.ts';
import * as queries from './queries.ts';
import { get, visible } from './read.service.ts';
import { submitToAgency, note, tellReturned } from './step.service.ts';

/** A new report, or changes of the report `_id`. */
export interface ReportChange extends ReportDraft {
  readonly _id?: Id | undefined;
  readonly groupId: Id;
  readonly status: 'draft' | 'submitted';
  readonly version?: number | undefined;
}

/** Runs a transaction; converts a concurrent submission for the same period to an error of the field `period`. */
const inPeriod = async (ctx: Context, work: (tx: Transaction) => Promise<void>): Promise<void> => {
  try {
    await ctx.transaction(work);
  } catch (thrown) {
    if (constraintOf(thrown) === 'association_reports_once') failField('period', 'period-taken');
    throw thrown;
  }
};

/**
 * Locks a report until the transaction ends and checks a deed of the caller. Errors: not-found, forbidden, wrong-state.
 */
const held = async (ctx: Context, tx: Transaction, id: Id, deed: Deed): Promise<queries.FoundReport> => {
  await queries.hold(tx, id);
  const row = await visible(ctx, tx, id);
  const answer = checkStep(row, row.status, deed);
  return answer === 'allowed' ? row : fail(answer);
};

/** Converts a draft to the columns of a report. */
const factsOf = (
  { period, title, content, members, newMembers, revenue, events, attachments }: ReportDraft,
  groupName: string,
) => ({
  period,
  kind: kindOfPeriod(period),
  fromDay: daysOfPeriod(period).from,
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
const requireFree = async (
  ctx: Context,
  tx: Transaction,
  row: Pick<queries.ReportRecord, 'groupId' | 'period' | 'id'>,
): Promise<void> => {
  if (daysOfPeriod(row.period).from > dayOf(ctx.clock.now())) failField('period', 'period-future');
  if (await queries.isTaken(tx, row)) failField('period', 'period-taken');
};

/** Refuses new documents that the caller did not upload; present ones stay. Errors: invalid. */
const requireDocuments = (ctx: Context, tx: Transaction, chosen: readonly string[], present: readonly string[]) =>
  requireOwnDocuments(
    tx,
    requireSignedIn(ctx).memberId,
    Object.fromEntries(chosen.flatMap((id, at) => (present.includes(id) ? [] : [[`attachments.${at}`, id] as const]))),
  );

const insert = async (ctx: Context, tx: Transaction, { groupId, ...draft }: ReportChange): Promise<Id> => {
  const groupName = (await groupNames(tx, [groupId])).get(groupId) ?? fail('not-found');
  const [id, now] = [uuidv7(), ctx.clock.now()];
  await requireFree(ctx, tx, { id, groupId, period: draft.period });
  await requireDocuments(ctx, tx, draft.attachments, []);
  await queries.insert(tx, {
    ...factsOf(draft, groupName),
    id,
    groupId,
    createdBy: requireSignedIn(ctx).memberId,
    createdAt: now,
    updatedAt: now,
  });
  await note(ctx, tx, id, 'created');
  return id;
};

const change = async (ctx: Context, tx: Transaction, id: Id, { version, ...draft }: ReportChange): Promise<void> => {
  const row = await held(ctx, tx, id, 'update');
  if (row.groupId !== draft.groupId) fail('not-found');
  if (version !== undefined && version !== row.version) fail('conflict');
  await requireFree(ctx, tx, { id, groupId: row.groupId, period: draft.period });
  await requireDocuments(ctx, tx, draft.attachments, row.attachments);
  await queries.update(tx, id, { ...factsOf(draft, row.group), updatedAt: ctx.clock.now() });
  await note(ctx, tx, id, 'changed');
};

/**
 * Adds or changes a report of a group, and submits it when `status` is `submitted`, in one transaction.
 * Errors: not-found, account-unverified, forbidden, wrong-state, conflict, no-agency, invalid (field `period` when the
 * group has submitted a report for it).
 */
export const save = async (ctx: Context, given: ReportChange) => {
  const { memberId } = requireVerified(ctx);
  if (!(await isGroupAdmin(ctx, given.groupId))) fail('not-found');
  await ctx.limits.consume('contentByMember', memberId);
  let id = given._id ?? '';
  await inPeriod(ctx, async (tx) => {
    if (given._id === undefined) id = await insert(ctx, tx, given);
    else await change(ctx, tx, given._id, given);
    if (given.status === 'submitted') await submitToAgency(ctx, tx, await visible(ctx, tx, id));
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
  await inPeriod(ctx, async (tx) => {
    const row = await held(ctx, tx, id, 'submit');
    await requireFree(ctx, tx, row);
    await submitToAgency(ctx, tx, row);
  });
  return get(ctx, id);
};

/**
 * Returns a submitted report to its group with a reason. Errors: not-found, account-unverified, forbidden, wrong-state.
 */
export const giveBack = async (ctx: Context, id: Id, reason: string) => {
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  await ctx.transaction(async (tx) => {
    const row = await held(ctx, tx, id, 'return');
    await queries.update(tx, id, { status: 'returned', reason, updatedAt: ctx.clock.now() });
    await tellReturned(ctx, tx, row, reason);
  });
  return get(ctx, id);
};

/** Deletes a draft. Errors: not-found, account-unverified, forbidden, wrong-state. */
export const remove = async (ctx: Context, id: Id): Promise<void> => {
  requireVerified(ctx);
  await ctx.transaction(async (tx) => {
    await held(ctx, tx, id, 'delete');
    await queries.remove(tx, id);
  });
};
