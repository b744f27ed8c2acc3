import { Id, type Paging } from '@m4u/contract/common';
import type { GroupState, StaffGroup } from '@m4u/contract/profile/group/staff';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { findOwnerOfLink } from '../../shortLink/service.ts';
import { restorableUntil } from '../lifecycle/rules.ts';
import * as queries from './queries.ts';

const toStaffGroup = (ctx: Context, { id, agency, ...row }: queries.StaffRow): StaffGroup => {
  const isThere = row.deletedAt === null;
  return {
    _id: id,
    kind: row.kind,
    name: row.name,
    logo: row.logo,
    urlMinify: row.urlMinify,
    agency: agency && { _id: agency._id, name: agency.name },
    memberTotal: row.memberTotal,
    createdAt: row.createdAt.toISOString(),
    lockedAt: row.lockedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    can: {
      lock: isThere && row.lockedAt === null,
      unlock: isThere && row.lockedAt !== null,
      delete: isThere,
      restore: row.deletedAt !== null && ctx.clock.now() < restorableUntil(row.deletedAt),
    },
  };
};

const findGroupByAnyId = async (ctx: Context, idOrLink: string): Promise<string | undefined> => {
  const id = Id.safeParse(idOrLink);
  if (id.success) return id.data;
  const owner = await findOwnerOfLink(ctx, idOrLink);
  return owner?.kind === 'group' ? owner.id : undefined;
};

/**
 * Lists brands and groups for staff, newest first without a sorting, found by any part of a name, a short link or an
 * id.
 */
export const list = async (
  ctx: Context,
  {
    q = '',
    state,
    ...paging
  }: Paging & queries.GroupSorting & { q?: string | undefined; state?: GroupState | '' | undefined },
) => {
  const filter = {
    query: q === '' ? undefined : q,
    id: q === '' ? undefined : await findGroupByAnyId(ctx, q),
    state: state || undefined,
  };
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, filter, paging, toSlice(paging)),
    queries.count(ctx.db, filter),
  ]);
  return { data: rows.map((row) => toStaffGroup(ctx, row)), total };
};

/** Returns a group to staff, deleted ones included. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<StaffGroup> =>
  toStaffGroup(ctx, (await queries.find(ctx.db, id)) ?? fail('not-found'));
