import type { Paging } from '@m4u/contract/common';
import type { ReportFilter } from '@m4u/contract/event/associationReport';
import type {
  AssociationReport,
  ReportRow,
  ReportScope,
  ReportStep,
} from '@m4u/contract/event/associationReport/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { agenciesOf } from '../../profile/directory/agencies/admins.reads.ts';
import { agencyNames } from '../../profile/agency/summary.service.ts';
import { groupsOfAdmin } from '../../profile/group/lists/reportFigures.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { documentsBy } from '../../profile/upload/documents/service.ts';
import { mayDo } from './policy.ts';
import * as queries from './queries.ts';
import type { ReportFacts } from './tables.ts';

/** The most steps of a report that are shown. */
const SHOWN_STEPS = 200;

/** The caller as a reader of reports, with the agencies that the caller administers. Errors: unauthenticated. */
export const readerOf = async (ctx: Context, db: Executor): Promise<queries.Reader> => {
  const { memberId, staff } = requireSignedIn(ctx);
  return { memberId, staff, agencies: await agenciesOf(db, ctx.actor) };
};

/** The content for the reader: of a returned report, only the group's admins see corrections before submission. */
const factsFor = (row: queries.FoundReport): ReportFacts =>
  row.isAdmin || row.status !== 'returned' ? row : (row.submitted ?? row);

const presentRow = (row: queries.FoundReport): ReportRow => {
  const { period, title, members, newMembers, revenue, events } = factsFor(row);
  return {
    _id: row.id,
    group: { _id: row.groupId, name: row.group },
    agency: row.agency && { _id: row.agency._id, name: row.agency.name },
    period,
    title,
    members,
    newMembers,
    revenue,
    events,
    status: row.status,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    can: mayDo(row, row.status),
  };
};

/** Lists reports that the caller may see, latest period first. */
export const list = async (
  ctx: Context,
  query: Paging & ReportFilter,
): Promise<{ data: ReportRow[]; total: number }> => {
  const { data, total } = await queries.list(ctx.db, await readerOf(ctx, ctx.db), query, toSlice(query));
  return { data: data.map(presentRow), total };
};

/** Finds a report that the caller may see. Errors: not-found. */
export const visible = async (ctx: Context, db: Executor, id: string): Promise<queries.FoundReport> =>
  (await queries.find(db, await readerOf(ctx, db), id)) ?? fail('not-found');

const stepsOf = async (ctx: Context, { id, isAdmin }: queries.FoundReport): Promise<ReportStep[]> => {
  const steps = await queries.readBy(requireSignedIn(ctx), () =>
    queries.stepsOf(ctx.db, id, { isWhole: isAdmin, limit: SHOWN_STEPS }),
  );
  const personOf = await personLookup(
    ctx,
    steps.map(({ actorId }) => actorId),
  );
  return steps.map(({ kind, createdAt, actorId, reason }) => ({
    kind,
    at: createdAt.toISOString(),
    actor: personOf(actorId),
    reason,
  }));
};

/** One report with its documents and steps. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<AssociationReport> => {
  const row = await visible(ctx, ctx.db, id);
  const { content, attachments } = factsFor(row);
  return {
    ...presentRow(row),
    content,
    attachments: await documentsBy(ctx.db, attachments),
    reason: row.reason,
    version: row.version,
    steps: await stepsOf(ctx, row),
  };
};

/** The groups that the caller may report for, and the agencies whose reports the caller may read. */
export const scope = async (ctx: Context): Promise<ReportScope> => {
  const { memberId, agencies, staff } = await readerOf(ctx, ctx.db);
  const groups = await groupsOfAdmin(ctx.db, memberId);
  return {
    groups: groups.map(({ agency, ...group }) => ({
      ...group,
      agency: agency && { _id: agency._id, name: agency.name },
    })),
    agencies: await agencyNames(ctx.db, agencies),
    isStaff: staff,
  };
};
