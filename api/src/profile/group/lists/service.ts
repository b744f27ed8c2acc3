import type { Paging } from '@m4u/contract/common';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { OrganizeAdmin, OwnGroup, RunGroup } from '@m4u/contract/profile/group/schema';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { requireAgencyAdminOrStaff } from '../../directory/agencies/admins.service.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import { restorableSince, restorableUntil } from '../lifecycle/rules.ts';
import * as queries from './queries.ts';

type CardRow = Awaited<ReturnType<typeof queries.listOpen>>['data'][number];
type RunRow = Awaited<ReturnType<typeof queries.listOfAgency>>['data'][number];

const toGroupFace = ({ agency, ...row }: CardRow): GroupFace => ({
  ...row,
  agency: agency && { _id: agency._id, name: agency.name },
});

const toRunGroup = ({ lockedAt, deletedAt, createdAt, layoutPermission, ...row }: RunRow): RunGroup => ({
  ...toGroupFace(row),
  layoutPermission,
  locked: lockedAt !== null,
  deletedAt: deletedAt?.toISOString() ?? null,
  restorableUntil: deletedAt ? restorableUntil(deletedAt).toISOString() : null,
  createdAt: createdAt.toISOString(),
});

/** Lists the brands and groups visible to everybody, by name. */
export const listPublic = async (
  { db }: Context,
  { query, kind, ...paging }: Paging & { query?: string | undefined; kind?: 'brand' | 'group' | undefined },
) => {
  const { data, total } = await queries.listOpen(db, { name: query || undefined, kind }, toSlice(paging));
  return { data: data.map(toGroupFace), total };
};

/** Filter of the reader's own groups. */
type OwnFilter = queries.GroupFilter & { role?: GroupRole | undefined; deleted?: boolean | undefined };

/**
 * Lists the groups that the reader administers or belongs to; with `deleted`, the groups that the reader may restore.
 */
export const listOwn = async (
  ctx: Context,
  { filter: { deleted = false, ...filter } = {}, ...paging }: Paging & { filter?: OwnFilter | undefined },
): Promise<{ data: OwnGroup[]; total: number }> => {
  const ownFilter = { ...filter, ...(deleted && { deletedSince: restorableSince(ctx.clock.now()) }) };
  const { data, total } = await queries.listOwn(ctx.db, requireSignedIn(ctx).memberId, ownFilter, toSlice(paging));
  return { data: data.map(({ role, ...row }) => ({ ...toRunGroup(row), role })), total };
};

/** Lists the groups of an agency by name, locked ones included. The caller checks the permission. */
export const listGroupsOfAgency = async (
  { db }: Context,
  agencyId: string,
  { filter = {}, ...paging }: Paging & { filter?: queries.GroupFilter | undefined },
) => {
  const { data, total } = await queries.listOfAgency(db, agencyId, filter, toSlice(paging));
  return { data: data.map(toRunGroup), total };
};

/** Lists the admins of an agency's groups, each with their groups. Errors: not-found, forbidden. */
export const listOrganizeAdmins = async (
  ctx: Context,
  { agencyId, ...paging }: Paging & { agencyId: string },
): Promise<{ data: OrganizeAdmin[]; total: number }> => {
  await requireAgencyAdminOrStaff(ctx, ctx.db, agencyId);
  const { data, total } = await queries.listOrganizeAdmins(ctx.db, agencyId, toSlice(paging));
  const personOf = await personLookup(
    ctx,
    data.map(({ memberId }) => memberId),
  );
  return { data: data.map(({ memberId, groups }) => ({ ...personOf(memberId), groups })), total };
};
