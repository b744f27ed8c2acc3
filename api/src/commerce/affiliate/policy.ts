import type { CampaignState, CampaignStatus } from '@m4u/contract/commerce/affiliate/rules';
import type { Actor } from '../../platform/caller.ts';
import type { Relation } from '../../profile/friend/visibility.reads.ts';

/** Campaigns are looked after by the admins of their group, who are to it what an owner is to a profile. */
export const mayManage = (relation: Relation): boolean => relation === 'owner';

/** A draft is there for the group's admins alone; what ran once can be looked at by everybody. */
export const maySee = (relation: Relation, status: CampaignStatus): boolean =>
  status !== 'draft' || mayManage(relation);

/** Who has a verified account joins what runs or is yet to begin. */
export const mayJoin = (actor: Actor, state: CampaignState): boolean =>
  actor.kind === 'member' && actor.verified && isOpenToJoin(state);

/** Whether a campaign takes participants. */
export const isOpenToJoin = (state: CampaignState): boolean => state === 'running' || state === 'upcoming';
