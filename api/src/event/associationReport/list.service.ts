import type { Paging } from '@m4u/contract/common';
import type { ReportFilter } from '@m4u/contract/event/associationReport';
import type {
  AssociationReport,
  ReportRow,
  ReportScope,
  ReportStep,
} from '@m4u/contract/event/associationReport/schema';
import { refuseInGroup, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Sorting } from '../../platform/database/sorting.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { listAgencyNames } from '../../profile/agency/summary.service.ts';
import { listGroupsOfAdmin } from '../../profile/group/lists/reportFigures.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findDocuments } from '../../profile/upload/documents/service.ts';
import { permissionsOf } from './policy.ts';
import * as queries from './queries.ts';
import type { ReportFacts } from './tables.ts';

/** The most steps of a report that are shown. */
const SHOWN_STEPS = 200;

/** The caller as a reader of reports, with the agencies that the caller administers. Errors: unauthenticated. */
export const findReader = async (ctx: Context, db: Executor): Promise<queries.ReportReader> => {
  const { memberId, staff, withheldGroups = [] } = requireSignedIn(ctx);
  return { memberId, staff, withheldGroups, agencies: await listAdministeredAgencyIds(db, ctx.actor) };
};

/** The content for the reader: of a returned report, only the group's admins see corrections before submission. */
const visibleFacts = (row: queries.FoundReport): ReportFacts =>
  row.isAdmin || row.status !== 'returned' ? row : (row.submitted ?? row);

const toReportRow = (row: queries.FoundReport): ReportRow => {
  const { period, title, members, newMembers, revenue, events } = visibleFacts(row);
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
    can: permissionsOf(row, row.status),
  };
};

/** Lists reports that the caller may see, latest period first unless sorted otherwise. */
export const list = async (
  ctx: Context,
  query: Paging & ReportFilter & Sorting<'period'>,
): Promise<{ data: ReportRow[]; total: number }> => {
  const { data, total } = await queries.list(ctx.db, await findReader(ctx, ctx.db), query, toSlice(query));
  return { data: data.map(toReportRow), total };
};

/** Finds a report that the caller may see. Errors: not-found, second-factor-required, second-factor-missing. */
export const requireVisible = async (ctx: Context, db: Executor, id: string): Promise<queries.FoundReport> => {
  const { withheldGroups = [], ...reader } = await findReader(ctx, db);
  const row = await queries.find(db, { ...reader, withheldGroups }, id);
  if (row) return row;
  const withheld = withheldGroups.length > 0 ? await queries.find(db, reader, id) : undefined;
  return refuseInGroup(ctx, withheld?.groupId ?? null, 'not-found');
};

const listSteps = async (ctx: Context, { id, isAdmin }: queries.FoundReport): Promise<ReportStep[]> => {
  const steps = await queries.readAs(requireSignedIn(ctx), () =>
    queries.listSteps(ctx.db, id, { isWhole: isAdmin, limit: SHOWN_STEPS }),
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
  const row = await requireVisible(ctx, ctx.db, id);
  const { content, attachments } = visibleFacts(row);
  return {
    ...toReportRow(row),
    content,
    attachments: await findDocuments(ctx.db, attachments),
    reason: row.reason,
    version: row.version,
    steps: await listSteps(ctx, row),
  };
};

/** The groups that the caller may report for, and the agencies whose reports the caller may read. */
export const getScope = async (ctx: Context): Promise<ReportScope> => {
  const { memberId, agencies, staff } = await findReader(ctx, ctx.db);
  const groups = await listGroupsOfAdmin(ctx.db, { memberId });
  return {
    groups: groups.map(({ agency, ...group }) => ({
      ...group,
      agency: agency && { _id: agency._id, name: agency.name },
    })),
    agencies: await listAgencyNames(ctx.db, agencies),
    isStaff: staff,
  };
};
