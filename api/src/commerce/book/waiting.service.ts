import type { Paging } from '@m4u/contract/common';
import type { WaitingPoints } from '@m4u/contract/commerce/book/statement';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import { countClaimable, findProvenPhone, listClaimable } from '../../profile/group/customers/claim.reads.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { customerHasPoints, listCustomerPoints } from '../point/account.reads.ts';

/**
 * Lists the points that wait at groups for the caller's own number, without groups that have none. Empty when the verification of the number is not
 * recent: the number may have a new owner, who alone may know of them.
 */
export const listWaiting = async (ctx: Context, paging: Paging): Promise<{ data: WaitingPoints[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  if ((await findProvenPhone(ctx, ctx.db, memberId)) === undefined) return { data: [], total: 0 };
  const [rows, total] = await Promise.all([
    listClaimable(ctx.db, memberId, customerHasPoints, toSlice(paging)),
    countClaimable(ctx.db, memberId, customerHasPoints),
  ]);
  const [faceOf, points] = await Promise.all([
    groupLabelLookup(
      ctx.db,
      rows.map(({ groupId }) => groupId),
    ),
    listCustomerPoints(
      ctx.db,
      rows.map(({ customerId }) => customerId),
    ),
  ]);
  return {
    data: rows.map(({ groupId, customerId }) => ({
      group: faceOf(groupId) ?? fail('not-found'),
      points: points.get(customerId) ?? 0,
    })),
    total,
  };
};
