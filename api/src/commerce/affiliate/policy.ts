import type { CampaignState, CampaignStatus } from '@m4u/contract/commerce/affiliate/rules';
import type { Actor } from '../../platform/caller.ts';
import type { Relation } from '../../profile/friend/visibility.reads.ts';

/** Whether the reader may manage a campaign: admins of its group may; their relation to the group is `owner`. */
export const canManage = (relation: Relation): boolean => relation === 'owner';

/** Whether the reader may see a campaign: only the group's admins see a draft, everybody sees all other campaigns. */
export const canSee = (relation: Relation, status: CampaignStatus): boolean =>
  status !== 'draft' || canManage(relation);

/** Whether the actor may join: members with a verified account may join running and upcoming campaigns. */
export const canJoin = (actor: Actor, state: CampaignState): boolean =>
  actor.kind === 'member' && actor.verified && isOpenToJoin(state);

/** Whether members can join a campaign in this state. */
export const isOpenToJoin = (state: CampaignState): boolean => state === 'running' || state === 'upcoming';
