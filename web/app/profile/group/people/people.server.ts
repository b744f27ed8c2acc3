import type { GroupInvitation } from '@m4u/contract/profile/group/invitation';
import type { GroupMember, GroupStanding, ManagedGroup } from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { isSeen } from '../../../platform/session/see-as.ts';
import type { GroupPage } from '../../page/show/group.server.ts';
import { type PeopleTab, peopleTabs } from './peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Rows of a page of people. */
const pageSize = 20;

/** The words that an address asks for. */
export const nameIn = ({ searchParams }: URL): string => (searchParams.get('name') ?? '').trim().slice(0, 100);

const tabIn = ({ searchParams }: URL): PeopleTab =>
  peopleTabs.find((tab) => tab === searchParams.get('tab')) ?? 'members';

/** One of the lists of a group, as its admin sees it. */
export interface ManagedPeople {
  readonly tab: PeopleTab;
  /** What was searched for; empty for all. */
  readonly name: string;
  readonly role: GroupRole | '';
  readonly page: number;
  readonly total: number;
  readonly people: readonly GroupMember[];
  readonly invitations: readonly GroupInvitation[];
}

/** Reads what the address asks for of a group that the reader administers. */
export const readManaged = async (context: Context, groupId: string, url: URL): Promise<ManagedPeople> => {
  const tab = tabIn(url);
  const name = nameIn(url);
  const asked = url.searchParams.get('role');
  const role = tab === 'members' && (asked === 'admin' || asked === 'member') ? asked : '';
  const page = pageNumber(url.searchParams);
  const { group } = api(context);
  const paging = { page, limit: pageSize };
  if (tab === 'invitations') {
    const { data, total } = await group.invitations({ params: { groupId }, query: paging });
    return { tab, name: '', role, page, total, people: [], invitations: data };
  }
  const status = ({ members: 'accepted', requests: 'requested', suspended: 'suspended' } as const)[tab];
  const filter = { status, ...(name !== '' && { name }), ...(role !== '' && { role }) };
  const { data, total } = await group.people({ params: { groupId }, query: { ...paging, filter } });
  return { tab, name, role, page, total, people: data, invitations: [] };
};

/** Somebody about whom something is asked before it is done, or whose position is written. */
export interface AskedAbout {
  readonly deed: 'remove' | 'title' | 'step-down';
  readonly member: GroupMember;
}

/** Reads whom the address asks about by `?do=` and `?member=`; undefined when it asks nothing, or they are not there. */
export const readAsked = async (context: Context, groupId: string, url: URL): Promise<AskedAbout | undefined> => {
  const [asked, id] = [url.searchParams.get('do'), url.searchParams.get('member')];
  const deed = asked === 'remove' || asked === 'title' || asked === 'step-down' ? asked : undefined;
  if (!deed || !id) return undefined;
  try {
    const { data } = await api(context).group.memberOf({ params: { groupId, id } });
    const isAllowed = deed === 'step-down' ? data.can.role && data.can.leave : data.can[deed];
    return isAllowed === true ? { deed, member: data } : undefined;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found' || problemOf(thrown)?.code === 'invalid') return undefined;
    throw thrown;
  }
};

/** The groups that the reader administers, and which of them the address asks for; null for one that is not theirs. */
export const chooseGroup = async (
  context: Context,
  url: URL,
): Promise<{ groups: readonly ManagedGroup[]; chosen: ManagedGroup | null }> => {
  const { data: groups } = await api(context).group.managed();
  const asked = url.searchParams.get('groupId');
  return { groups, chosen: (asked === null ? groups[0] : groups.find(({ _id }) => _id === asked)) ?? null };
};

/** How somebody who is signed in would stand to a group, where its admin looks at its page as they do. */
const standingOf = (groupId: string, as: 'member' | 'friend'): GroupStanding => {
  const isMember = as === 'friend';
  const can = { join: !isMember, cancel: false, leave: isMember, manage: false };
  return { groupId, status: isMember ? 'accepted' : 'none', role: isMember ? 'member' : null, can };
};

/** How the reader stands to a group whose page they look at; null for a visitor, and for its admins, who manage it. */
export const readStanding = async (
  context: Context,
  { id: groupId, urlMinify, can, locked }: Pick<GroupPage, 'id' | 'urlMinify' | 'can' | 'locked'>,
): Promise<GroupStanding | null> => {
  const { reader, seeing } = scopeOf(context).page;
  if (seeing && seeing.as !== 'visitor' && isSeen(seeing, 'group', { id: groupId, slug: urlMinify ?? groupId }))
    return standingOf(groupId, seeing.as);
  if (reader === null || can.update || locked) return null;
  return (await api(context).group.standing({ params: { groupId } })).data;
};
