import type { Paging } from '@m4u/contract/common';
import type {
  GroupMember,
  GroupPeopleFilter,
  GroupStanding,
  ManagedGroup,
  PeopleSort,
} from '@m4u/contract/profile/group/people';
import type { GroupRight } from '@m4u/contract/profile/group/roles';
import { refuseInGroup, requireGroupFactor, requireSignedIn, withheldGroupsOf } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Sorting } from '../../../platform/database/sorting.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { isAgencyAdmin } from '../../directory/agencies/admins.reads.ts';
import { isGroupOwner } from '../../directory/groups/ownership.reads.ts';
import { personLookup } from '../../directory/members/people.reads.ts';
import * as policy from './policy.ts';
import * as queries from './queries.ts';

/** Maximum number of groups in a list of those that the caller administers or works for. */
const MOST_MANAGED = 100;

/** One page of a group's people. */
export interface PeoplePage {
  readonly data: GroupMember[];
  readonly total: number;
  readonly totalAll: number;
}

/** A membership as others than admins see it: it shows admins, but neither owners nor other staff. */
const outsideView = (row: queries.PersonRow): Pick<queries.PersonRow, 'role' | 'owner' | 'ownerOfferedAt'> => ({
  role: row.role === 'admin' ? 'admin' : 'member',
  owner: false,
  ownerOfferedAt: null,
});

/** Presents memberships as the reader may see and change them; one query in total. */
export const toGroupMembers = async (
  ctx: Context,
  rows: readonly queries.PersonRow[],
  as: Omit<policy.MembershipReader, 'isSelf'>,
): Promise<GroupMember[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  const readerId = ctx.actor.kind === 'member' ? ctx.actor.memberId : undefined;
  return rows.map((row) => {
    const { memberId, status, title, createdAt } = row;
    const isSelf = memberId === readerId;
    const shown = as.isAdmin || isSelf ? row : outsideView(row);
    return {
      _id: memberId,
      person: personOf(memberId),
      role: shown.role,
      owner: shown.owner,
      ownershipOffered: shown.ownerOfferedAt !== null,
      status,
      title,
      since: createdAt.toISOString(),
      can: policy.permissionsOf(row, { isSelf, ...as }),
    };
  });
};

/** Facts about the caller as a reader of a group's memberships, by their own row. */
export const toReader = async (
  db: Executor,
  groupId: string,
  own: queries.PersonRow | undefined,
): Promise<Omit<policy.MembershipReader, 'isSelf'>> => {
  const isAdmin = policy.isAcceptedAdmin(own);
  return { isAdmin, isOwner: isAdmin && own !== undefined && (await isGroupOwner(db, groupId, own.memberId)) };
};

const findOwnRow = async ({ db, actor }: Context, groupId: string): Promise<queries.PersonRow | undefined> =>
  actor.kind === 'visitor' ? undefined : queries.find(db, groupId, actor.memberId);

const readerOf = async (ctx: Context, groupId: string): Promise<Omit<policy.MembershipReader, 'isSelf'>> =>
  withheldGroupsOf(ctx.actor).includes(groupId)
    ? { isAdmin: false, isOwner: false }
    : toReader(ctx.db, groupId, await findOwnRow(ctx, groupId));

/**
 * Whether the caller is an accepted admin of a group, also of a locked one. Errors: second-factor-required,
 * second-factor-missing.
 */
export const hasAdminMembership = async (ctx: Context, groupId: string): Promise<boolean> => {
  requireGroupFactor(ctx, groupId);
  return policy.isAcceptedAdmin(await findOwnRow(ctx, groupId));
};

const isStaff = ({ actor }: Context): boolean => actor.kind === 'member' && actor.staff;

/** Reads a group that is open, or locked when staff read it. Errors: not-found. */
const requireOpenGroup = async (ctx: Context, groupId: string): Promise<queries.GroupFacts> => {
  const group = (await queries.findGroup(ctx.db, groupId)) ?? fail('not-found');
  return group.lockedAt === null || isStaff(ctx) ? group : fail('not-found');
};

/**
 * Lists the people of a group by name, or by when their status began: accepted members to everybody, requests to its
 * admins, suspended members also to its agency's admins and to staff. Errors: not-found, forbidden.
 */
export const list = async (
  ctx: Context,
  groupId: string,
  { filter, sort, order, ...paging }: Paging & Sorting<PeopleSort> & { filter?: GroupPeopleFilter },
): Promise<PeoplePage> => {
  const group = await requireOpenGroup(ctx, groupId);
  const as = await readerOf(ctx, groupId);
  const listFilter = { ...filter, status: filter?.status ?? 'accepted' } as const;
  // Only admins know who works for the group.
  if (filter?.role !== undefined && !['admin', 'member'].includes(filter.role) && !as.isAdmin)
    refuseInGroup(ctx, groupId);
  if (listFilter.status !== 'accepted' && !as.isAdmin) {
    const isOverseen =
      isStaff(ctx) || (group.agencyId !== null && (await isAgencyAdmin(ctx.db, ctx.actor, group.agencyId)));
    if (listFilter.status === 'requested' || !isOverseen) refuseInGroup(ctx, groupId);
  }
  const isWhole = listFilter.status === 'accepted' && !filter?.name && !filter?.role && !filter?.letter;
  const [rows, totalAll, counted] = await Promise.all([
    queries.list(ctx.db, groupId, listFilter, { sort, order }, toSlice(paging)),
    queries.countAccepted(ctx.db, groupId),
    isWhole ? undefined : queries.count(ctx.db, groupId, listFilter),
  ]);
  return { data: await toGroupMembers(ctx, rows, as), total: counted ?? totalAll, totalAll };
};

/** Lists the requests to join a group to its admins, by name. Errors: not-found, forbidden. */
export const listRequests = (
  ctx: Context,
  groupId: string,
  { filter, ...paging }: Paging & { filter?: GroupPeopleFilter },
): Promise<PeoplePage> => list(ctx, groupId, { ...paging, filter: { ...filter, status: 'requested' } });

/** Returns a membership of a group to its admins. Errors: not-found, forbidden. */
export const getMembership = async (ctx: Context, groupId: string, memberId: string): Promise<GroupMember> => {
  await requireOpenGroup(ctx, groupId);
  const as = await readerOf(ctx, groupId);
  if (!as.isAdmin) refuseInGroup(ctx, groupId);
  const row = (await queries.find(ctx.db, groupId, memberId)) ?? fail('not-found');
  return (await toGroupMembers(ctx, [row], as))[0] ?? fail('not-found');
};

/** Returns the caller's standing in a group, and the actions open to them. Errors: not-found. */
export const getMembershipState = async (ctx: Context, groupId: string): Promise<GroupStanding> => {
  const { memberId, verified } = requireSignedIn(ctx);
  const { requiresFactor } = await requireOpenGroup(ctx, groupId);
  const own = await queries.find(ctx.db, groupId, memberId);
  const isAdmin = policy.isAcceptedAdmin(own);
  return {
    groupId,
    status: own?.status ?? 'none',
    role: own?.role ?? null,
    owner: own?.owner ?? false,
    ownershipOffered: own !== undefined && own.ownerOfferedAt !== null,
    factorRequired: isAdmin ? requiresFactor : null,
    can: {
      join: own === undefined && verified,
      cancel: own?.status === 'requested',
      leave: own?.status === 'accepted' || own?.status === 'suspended',
      manage: isAdmin,
      own: await isGroupOwner(ctx.db, groupId, memberId),
    },
  };
};

/** Lists the groups that the reader administers, or in which the reader has a right, by name. */
export const listManaged = (ctx: Context, right: GroupRight = 'members'): Promise<ManagedGroup[]> =>
  queries.listManaged(ctx.db, requireSignedIn(ctx).memberId, right, MOST_MANAGED);
