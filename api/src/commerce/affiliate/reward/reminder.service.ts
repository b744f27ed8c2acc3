import { dayOf } from '@m4u/contract/days';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { deriveUuid } from '../../../platform/ids.ts';
import { listGroupAdminIds, findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import * as sweeps from './orderScan.queries.ts';

/** Dependencies of the reminder. */
type ReminderContext = Pick<Platform, 'db' | 'clock' | 'jobs' | 'stream' | 'notifier'>;

/** Notifies admins of groups with rewards that may be approved now, at most once a day. */
export const notifyOfPending = async (ctx: ReminderContext): Promise<void> => {
  const waiting = await sweeps.listGroupsWithDue(ctx.db, ctx.clock.now());
  const names = await findOpenGroupNames(
    ctx.db,
    waiting.map(({ groupId }) => groupId),
  );
  const day = dayOf(ctx.clock.now());
  for (const { groupId } of waiting) {
    const groupName = names.get(groupId);
    if (groupName === undefined) continue;
    const to = await listGroupAdminIds(ctx.db, groupId);
    await inTransaction(ctx.db, async (tx) => {
      if (!(await sweeps.claimReminderDay(tx, groupId, day))) return;
      const data = { news: 'waiting', group: groupId, groupName };
      const cause = deriveUuid('affiliate waiting', groupId, day);
      await ctx.notifier.notify(ctx, tx, { to, kind: 'affiliate', cause, about: groupId, data });
    });
  }
};
