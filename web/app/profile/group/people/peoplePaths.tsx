import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { type Filter, withQuery } from '../../../platform/search/filter.ts';

/** The lists of a group's people for its admins. */
export const peopleTabs = ['members', 'requests', 'invitations', 'suspended'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

/** Path of a list of a group's people for its admins; empty parameters are omitted. */
export const peopleListPath = (groupId: string, tab: PeopleTab = 'members', filter: Filter = {}): string =>
  withQuery(href('/action/memberManagement'), { groupId, tab: tab === 'members' ? '' : tab, ...filter });

/** Labels of the roles. */
export const groupRoleWords: Readonly<Record<GroupRole, () => string>> = {
  admin: m.people_role_admin,
  cashier: m.people_role_cashier,
  editor: m.people_role_editor,
  door: m.people_role_door,
  member: m.people_role_member,
};

/** The rights of each role, in one line. */
export const groupRoleTexts: Readonly<Record<GroupRole, () => string>> = {
  admin: m.people_role_admin_text,
  cashier: m.people_role_cashier_text,
  editor: m.people_role_editor_text,
  door: m.people_role_door_text,
  member: m.people_role_member_text,
};
