import { roleCan } from '@m4u/contract/profile/group/roles.rules';
import { refuseInGroup, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { type CustomerIdentity, resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { getGroupRole } from '../../profile/group/rights.service.ts';
import { findAccount } from './account.reads.ts';

/**
 * Balance at a group: the caller's own, or at the counter the balance of a person whom the group may serve, by
 * the id of a member or of a customer record. Errors: not-found, forbidden.
 */
export const getBalance = async (
  ctx: Context,
  memberId: string,
  groupId: string,
): Promise<{ groupId: string; points: number }> => {
  const role = await getGroupRole(ctx, groupId);
  const isOwn = requireSignedIn(ctx).memberId === memberId;
  if (!isOwn && !(role !== null && roleCan(role, 'counter'))) refuseInGroup(ctx, groupId);
  const holder: CustomerIdentity = isOwn
    ? { kind: 'member', memberId }
    : ((await resolveCustomer(ctx.db, groupId, memberId)) ?? fail('not-found'));
  return { groupId, points: (await findAccount(ctx.db, groupId, holder))?.points ?? 0 };
};
