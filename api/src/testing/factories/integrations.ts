import { groupMembers } from '../../profile/group/tables.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { makeGroup } from './profiles.ts';

/** A group, and people with each standing that decides about its keys and webhooks. */
export interface IntegrationPeople {
  readonly groupId: string;
  readonly admin: TestMember;
  readonly member: TestMember;
  /** Has no membership in the group. */
  readonly stranger: TestMember;
  /** An admin whose account is unverified. */
  readonly unverified: TestMember;
}

/** Makes a group with an admin, an unverified admin and a member, and somebody outside of it. */
export const makeIntegrationPeople = async (api: TestApi): Promise<IntegrationPeople> => {
  const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
  const member = await api.signUp('nguoi-lam@example.vn');
  const stranger = await api.signUp('nguoi-la@example.vn');
  const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
  const groupId = await makeGroup(api, { admins: [admin], members: [member] });
  const row = { groupId, memberId: unverified.memberId, role: 'admin', status: 'accepted' } as const;
  await api.api.platform.db.insert(groupMembers).values(row);
  return { groupId, admin, member, stranger, unverified };
};
