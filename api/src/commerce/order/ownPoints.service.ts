import { isSelf } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { tellOwners } from '../../profile/group/people/ownerNotice.service.ts';
import type { Account } from '../point/ledger.service.ts';

/** Points that an order moves on an account. */
interface MovedPoints {
  readonly group: { readonly id: string; readonly name: string };
  readonly account: Pick<Account, 'memberId'>;
  readonly orderId: string;
  readonly points: number;
}

/**
 * Records in the audit log that the caller awards points to themselves, and tells the other owners of the group
 * (docs/rules/roles.md#notices).
 */
export const reportOwnPoints = async (
  ctx: Context,
  tx: Transaction,
  { group, account, orderId, points }: MovedPoints,
): Promise<void> => {
  if (points <= 0 || !isSelf(ctx.actor, account.memberId)) return;
  await ctx.audit.record(ctx, tx, {
    act: 'point.self',
    target: { kind: 'order', id: orderId },
    detail: { groupId: group.id, group: group.name, points: `+${points}` },
  });
  await tellOwners(ctx, tx, { group, news: 'self-points', data: { order: orderId, points: String(points) } });
};
