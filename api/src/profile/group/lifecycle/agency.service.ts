import { agencyTag, groupTag } from '@m4u/contract/tags';
import { requireGroupFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import * as queries from './queries.ts';
import { requireGroupQuota } from './service.ts';
import { groupChanged } from '../events.ts';

/** A group and the agency that it joins or leaves. */
export interface AgencyMembership {
  readonly groupId: string;
  readonly agencyId: string;
}

const setAgency = async (ctx: Context, tx: Transaction, { groupId, agencyId }: AgencyMembership, to: string | null) => {
  await queries.updateLifecycle(tx, groupId, { agencyId: to, updatedAt: ctx.clock.now() });
  ctx.emit(tx, groupChanged.create([groupTag(groupId), agencyTag(agencyId)], { groupId }));
};

/**
 * Adds a group to an agency, after both sides have agreed; returns the group's name. Errors: not-found, wrong-state
 * when it belongs to an agency or is locked, groups-full.
 */
export const putIntoAgency = async (ctx: Context, tx: Transaction, belonging: AgencyMembership): Promise<string> => {
  const { memberId } = requireSignedIn(ctx);
  const group = await queries.findLifecycleForUpdate(tx, belonging.groupId, memberId);
  if (!group || group.deletedAt !== null) return fail('not-found');
  if (group.agencyId !== null || group.lockedAt !== null) fail('wrong-state');
  await requireGroupQuota(tx, memberId, belonging.agencyId);
  await setAgency(ctx, tx, belonging, belonging.agencyId);
  return group.name;
};

/**
 * Removes a group from its agency, by one of the group's admins or when `isOfAgency` permits the caller; returns the
 * group's name. Errors: not-found, forbidden, wrong-state when it does not belong to the agency.
 */
export const takeOutOfAgency = async (
  ctx: Context,
  tx: Transaction,
  { isOfAgency, ...belonging }: AgencyMembership & { readonly isOfAgency: boolean },
): Promise<string> => {
  const group = await queries.findLifecycleForUpdate(tx, belonging.groupId, requireSignedIn(ctx).memberId);
  if (!group || group.deletedAt !== null) return fail('not-found');
  if (!isOfAgency) requireGroupFactor(ctx, belonging.groupId);
  if (!group.isAdmin && !isOfAgency) fail('forbidden');
  if (group.agencyId !== belonging.agencyId) fail('wrong-state');
  await setAgency(ctx, tx, belonging, null);
  return group.name;
};
