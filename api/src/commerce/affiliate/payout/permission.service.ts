import { refuseInGroup } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { getGroupRole } from '../../../profile/group/rights.service.ts';
import { canManage } from '../policy.ts';
import * as queries from './queries.ts';

/** Finds a payout of a group that the caller administers. Errors: not-found, also for other callers. */
export const requireManagedPayout = async (ctx: Context, id: string): Promise<queries.PayoutWithSums> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return canManage(await getGroupRole(ctx, row.groupId)) ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};
