import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { isGroupOwner } from '../directory/groups/ownership.reads.ts';
import { requireGroupAdmin } from './rights.service.ts';

/** Requires that the caller owns a group. Errors: not-found, forbidden. */
export const requireGroupOwner = async (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  const group = await requireGroupAdmin(ctx, groupId);
  const { actor } = ctx;
  const isOwner = actor.kind === 'member' && (await isGroupOwner(ctx.db, groupId, actor.memberId));
  return isOwner ? group : fail('forbidden');
};

/** Requires an owner with a verified account, for changes. Errors: account-unverified, not-found, forbidden. */
export const requireVerifiedGroupOwner = (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  requireVerified(ctx);
  return requireGroupOwner(ctx, groupId);
};
