import { memberTag } from '@m4u/contract/tags';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { memberChanged } from '../events.ts';

/**
 * Announces that a member's page closes or opens: drops the kept pages with the member, and those of groups that show a
 * piece of theirs, since a page that was kept without the piece has no tag of its writer.
 */
export const announcePage = async (ctx: Context, tx: Transaction, memberId: string): Promise<void> => {
  const tags = [memberTag(memberId), ...(await ctx.memberPieces.tagsOf(tx, memberId))];
  ctx.emit(tx, memberChanged.create(tags, { memberId }));
};
