import type { GroupInvitation } from '@m4u/contract/profile/group/invitation';
import {
  type GroupMember,
  type GroupStanding,
  type ManagedGroup,
  PEOPLE_SORTS,
} from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { GROUP_ROLES } from '@m4u/contract/profile/group/roles.rules';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { requireGroupFactor } from '../../../platform/session/session.server.ts';
import { isSeen } from '../../../platform/session/see-as.ts';
import { defineFilter, id as readId, nonEmpty, oneOf, text } from '../../../platform/search/filter.server.ts';
import { readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import type { TableSort } from '../../../ui/table/column.tsx';
import type { GroupPage } from '../../page/show/group.server.ts';
import { type PeopleTab, peopleTabs } from './peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the filter of a list of people. */
export const readPeopleFilter = defineFilter({
  tab: oneOf(peopleTabs),
  name: text(),
  role: oneOf(GROUP_ROLES),
});

/** The list of a group's people that a tab shows to its admins. */
export interface PeopleOfTab {
  readonly tab: PeopleTab;
  /** The search text; empty for all. */
  readonly name: string;
  readonly role: GroupRole | '';
  readonly page: number;
  /** Rows per page. */
  readonly limit: number;
  readonly sorted: TableSort;
  readonly total: number;
  readonly people: readonly GroupMember[];
  /** Id of the person who is open at the side; empty for none. */
  readonly open: string;
  readonly invitations: readonly GroupInvitation[];
}

/** Reads the list that the URL selects, of a group that the reader administers. */
export const readPeopleList = async (context: Context, groupId: string, url: URL): Promise<PeopleOfTab> => {
  const { page, filter: requestedFilter } = readPeopleFilter(url.searchParams);
  const { name } = requestedFilter;
  const open = readId(url.searchParams.get('open'));
  const tab = requestedFilter.tab || 'members';
  const role = tab === 'members' ? requestedFilter.role : '';
  const { group } = api(context);
  const limit = readRows(context, url.searchParams);
  const sorted = readSorting(url.searchParams, PEOPLE_SORTS, { sort: 'name', order: 'asc' });
  const paging = { page, limit };
  if (tab === 'invitations') {
    const { data, total } = await group.invitations({ params: { groupId }, query: paging });
    requirePage(context, { rows: data, total, limit });
    return { tab, name: '', role, page, limit, sorted, total, people: [], open, invitations: data };
  }
  const status = ({ members: 'accepted', requests: 'requested', suspended: 'suspended' } as const)[tab];
  const filter = { status, ...nonEmpty({ name, role }) };
  const { data, total } = await group.people({ params: { groupId }, query: { ...paging, ...sorted, filter } });
  requirePage(context, { rows: data, total, limit });
  return { tab, name, role, page, limit, sorted, total, people: data, open, invitations: [] };
};

/** Changes that a view of its own asks about first: for a confirmation, a title, or a role. */
const PENDING = ['remove', 'title', 'step-down', 'role', 'offer-ownership', 'give-up-ownership'] as const;
type PendingName = (typeof PENDING)[number];

/** A change of a membership that the reader is asked about. */
export interface PendingChange {
  readonly change: PendingName;
  readonly member: GroupMember;
}

/** Reads the change of `?do=` and `?member=`; undefined when there is none, or the reader may not make it. */
export const readPendingChange = async (
  context: Context,
  groupId: string,
  url: URL,
): Promise<PendingChange | undefined> => {
  const [requestedChange, id] = [url.searchParams.get('do'), url.searchParams.get('member')];
  const change = PENDING.find((name) => name === requestedChange);
  if (!change || !id) return undefined;
  try {
    const { data } = await api(context).group.memberOf({ params: { groupId, id } });
    const isAllowed = change === 'step-down' ? data.can.role && data.can.leave : data.can[change];
    return isAllowed === true ? { change, member: data } : undefined;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found' || problemOf(thrown)?.code === 'invalid') return undefined;
    throw thrown;
  }
};

/**
 * The groups that the reader administers, and the one that the URL selects; null when the reader does not administer
 * it. `isNamed` is false for an address without a group: only then does the screen offer a choice, since the switcher
 * of spaces changes the group of an address.
 */
export const chooseGroup = async (
  context: Context,
  url: URL,
): Promise<{ groups: readonly ManagedGroup[]; chosen: ManagedGroup | null; isNamed: boolean }> => {
  const { data: groups } = await api(context).group.managed({ query: {} });
  const requestedId = url.searchParams.get('groupId');
  const isNamed = requestedId !== null;
  const chosen = isNamed ? groups.find(({ _id }) => _id === requestedId) : groups[0];
  if (chosen) requireGroupFactor(context, chosen._id);
  return { groups, chosen: chosen ?? null, isNamed };
};

/** The standing in a preview of the group's page as another member. */
const previewMembership = (groupId: string, as: 'member' | 'friend'): GroupStanding => {
  const isMember = as === 'friend';
  const can = { join: !isMember, cancel: false, leave: isMember, manage: false, own: false };
  const owner = { owner: false, ownershipOffered: false };
  return {
    groupId,
    status: isMember ? 'accepted' : 'none',
    role: isMember ? 'member' : null,
    ...owner,
    factorRequired: null,
    can,
  };
};

/** Reads the reader's standing in the group of a page; null for visitors, and for its admins, who manage it instead. */
export const readMembership = async (
  context: Context,
  { id: groupId, urlMinify, can, locked }: Pick<GroupPage, 'id' | 'urlMinify' | 'can' | 'locked'>,
): Promise<GroupStanding | null> => {
  const { reader, seeing } = scopeOf(context).page;
  if (seeing && seeing.as !== 'visitor' && isSeen(seeing, 'group', { id: groupId, slug: urlMinify ?? groupId }))
    return previewMembership(groupId, seeing.as);
  if (reader === null || can.update || locked) return null;
  return (await api(context).group.standing({ params: { groupId } })).data;
};
