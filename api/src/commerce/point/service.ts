import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { standing } from '../../profile/group/customers/lookup.service.ts';
import {
  type CustomerIdentity as Served,
  resolveCustomer as servedBy,
} from '../../profile/group/customers/lookup.reads.ts';
import { findAccount } from './account.reads.ts';

/**
 * Points of a member at a group: the member's own, or for the group's admins those of anybody whom they may serve, by
 * the id of a member or of a customer. Errors: not-found, forbidden.
 */
export const balance = async (
  ctx: Context,
  memberId: string,
  groupId: string,
): Promise<{ groupId: string; points: number }> => {
  const isAdmin = (await standing(ctx, groupId)) === 'owner';
  const isOwn = requireSignedIn(ctx).memberId === memberId;
  if (!isOwn && !isAdmin) fail('forbidden');
  const whose: Served = isOwn
    ? { kind: 'member', memberId }
    : ((await servedBy(ctx.db, groupId, memberId)) ?? fail('not-found'));
  return { groupId, points: (await findAccount(ctx.db, groupId, whose))?.points ?? 0 };
};
