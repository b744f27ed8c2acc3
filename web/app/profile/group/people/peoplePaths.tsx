import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';

/** The lists in which a group's admins see its people. */
export const peopleTabs = ['members', 'requests', 'invitations', 'suspended'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

/** The address of one of the lists of a group's people, as its admins manage them; what is empty is left out. */
export const managePath = (groupId: string, tab: PeopleTab = 'members', more: Record<string, string> = {}): string => {
  const asked = { groupId, tab: tab === 'members' ? '' : tab, ...more };
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return `${href('/action/memberManagement')}?${new URLSearchParams(given)}`;
};

/** What a role is called. */
export const roleWords = (role: GroupRole): string =>
  role === 'admin' ? m.people_role_admin() : m.people_role_member();
