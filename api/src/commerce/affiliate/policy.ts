import type { CampaignState, CampaignStatus } from '@m4u/contract/commerce/affiliate/rules';
import { type GroupRole, roleCan } from '@m4u/contract/profile/group/roles.rules';
import type { Actor } from '../../platform/caller.ts';

/** Whether the reader may manage campaigns and payouts of a group, by their role in it. */
export const canManage = (role: GroupRole | null): boolean => role !== null && roleCan(role, 'money');

/** Whether the reader may see a campaign: only the group's admins see a draft, everybody sees all other campaigns. */
export const canSee = (role: GroupRole | null, status: CampaignStatus): boolean =>
  status !== 'draft' || canManage(role);

/** Whether the actor may join: members with a verified account may join running and upcoming campaigns. */
export const canJoin = (actor: Actor, state: CampaignState): boolean =>
  actor.kind === 'member' && actor.verified && isOpenToJoin(state);

/** Whether members can join a campaign in this state. */
export const isOpenToJoin = (state: CampaignState): boolean => state === 'running' || state === 'upcoming';
