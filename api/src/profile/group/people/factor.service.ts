import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isGroupOwner } from '../../directory/groups/ownership.reads.ts';
import { requireVerifiedGroupAdmin } from '../rights.service.ts';
import { tellFactorRequired } from './ownerNotice.service.ts';
import * as queries from './queries.ts';

/**
 * Sets whether a group requires the second factor of its admins (docs/rules/roles.md#second-factor). Errors:
 * account-unverified, not-found, forbidden (the caller does not own the group), second-factor-missing (the caller has
 * none, and would be shut out), second-factor-required, rate-limited.
 */
export const setFactorRequired = async (
  ctx: Context,
  groupId: string,
  required: boolean,
): Promise<{ required: boolean }> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId, secondFactor } = requireSignedIn(ctx);
  if (!(await isGroupOwner(ctx.db, groupId, memberId))) fail('forbidden');
  if (required && !secondFactor) fail('second-factor-missing');
  requireRecentFactor(ctx);
  await ctx.limits.consume('groupsByMember', memberId);
  await ctx.transaction(async (tx) => {
    const present = (await queries.findGroupForUpdate(tx, groupId)) ?? fail('not-found');
    if (present.requiresFactor === required) return;
    await queries.updateRequiresFactor(tx, groupId, required);
    await ctx.audit.record(ctx, tx, {
      act: 'group.factor',
      target: { kind: 'group', id: group.id, name: group.name },
      detail: { status: required ? 'on' : 'off' },
    });
    await tellFactorRequired(ctx, tx, { id: group.id, name: group.name }, required);
  });
  return { required };
};
