import { memberTag } from '@m4u/contract/tags';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import * as queries from './place.queries.ts';
import { memberChanged } from './events.ts';

/** Applies a place's new name to the contacts of members. */
export const renamePlaceInMembers = async (ctx: Context, tx: Transaction, renamed: RenamedPlace): Promise<void> => {
  for (const memberId of await queries.renamePlace(tx, renamed))
    ctx.emit(tx, memberChanged.create([memberTag(memberId)], { memberId }));
};
