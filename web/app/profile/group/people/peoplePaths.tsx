import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';

/** The lists of a group's people for its admins. */
export const peopleTabs = ['members', 'requests', 'invitations', 'suspended'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

/** Path of a list of a group's people for its admins; empty parameters are omitted. */
export const managePath = (groupId: string, tab: PeopleTab = 'members', more: Record<string, string> = {}): string => {
  const asked = { groupId, tab: tab === 'members' ? '' : tab, ...more };
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return `${href('/action/memberManagement')}?${new URLSearchParams(given)}`;
};

/** Label of a role. */
export const roleWords = (role: GroupRole): string =>
  role === 'admin' ? m.people_role_admin() : m.people_role_member();
