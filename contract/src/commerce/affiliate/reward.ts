import * as z from 'zod';
import { data, Flag, Id, line, list, Paging } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { filterOf } from '../../filter.ts';
import { CAMPAIGN_LENGTH, MOST_AT_ONCE } from './rules.ts';
import { Reward, RewardStatus, RewardSums } from './schema.ts';

/** Filter of a group's rewards: `suspect` have signs of abuse, `due` have passed their hold time. */
export const RewardFilter = z.object({
  campaignId: Id.optional(),
  participantId: Id.optional(),
  /** The order that earned the reward. */
  orderId: Id.optional(),
  status: RewardStatus.optional(),
  suspect: Flag.optional(),
  due: Flag.optional(),
});

/** Result of a decision on several rewards. */
export const Decided = z.object({
  /** Ids of the rewards that this call decided. */
  done: z.array(Id),
  /** Unchanged rewards with the reason: still in hold time (`held`), in another status, or not of this group. */
  left: z.array(z.object({ _id: Id, why: z.enum(['held', 'wrong-state', 'not-found']) })),
});
export type Decided = z.output<typeof Decided>;

const ids = z.array(Id).min(1).max(MOST_AT_ONCE);

/**
 * Decisions of a group's admins on rewards: `pending → approved → paid`, or `rejected`
 * (docs/rules/affiliate.md#rewards).
 */
export const affiliateReward = endpoints({
  list: {
    method: 'GET',
    path: '/affiliate/rewards',
    access: 'member',
    summary:
      'Rewards of a group’s campaigns with warning signs, newest first, and sums by status; new orders are converted first',
    query: Paging.extend({ groupId: Id, filter: filterOf(RewardFilter.shape) }),
    result: list(Reward).extend({ sums: RewardSums }),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  approve: {
    method: 'PUT',
    path: '/affiliate/rewards/approve',
    access: 'member',
    summary: 'Approves pending rewards whose hold period is over, and notifies the participants',
    body: z.object({ groupId: Id, ids }),
    result: data(Decided),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  reject: {
    method: 'PUT',
    path: '/affiliate/rewards/reject',
    access: 'member',
    summary: 'Rejects pending rewards, or approved ones in no payout, with a reason that participants see',
    body: z.object({ groupId: Id, ids, reason: line(CAMPAIGN_LENGTH.reason, 1) }),
    result: data(Decided),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
});
