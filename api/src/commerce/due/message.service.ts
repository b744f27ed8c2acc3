import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { findOpenGroupNames } from '../../profile/directory/groups/membership.reads.ts';
import { find as findLevel } from './level.queries.ts';
import type { PeriodRow } from './queries.ts';

/** News of dues for the member; words are in the contract's `notification/due.ts`. */
type DueNews = 'begun' | 'ends' | 'ended' | 'taken';

/** Tells a member about their dues in a group. The caller runs as the program. */
export const tellMember = async (
  ctx: Context,
  tx: Transaction,
  { groupId, memberId, levelId }: Pick<PeriodRow, 'groupId' | 'memberId' | 'levelId'>,
  { news, day, cause }: { readonly news: DueNews; readonly day: string; readonly cause: string },
): Promise<void> => {
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  const level = (await findLevel(tx, levelId))?.name ?? '';
  await ctx.notifier.notify(ctx, tx, {
    to: [memberId],
    kind: 'due',
    cause: `${cause} ${news}`,
    about: groupId,
    data: { news, group: groupId, groupName, level, day },
  });
};
