import { groupTag } from '@m4u/contract/tags';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import * as queries from './place.queries.ts';
import { groupChanged } from './events.ts';

/** Applies a place's new name to the contacts of groups. */
export const renamePlaceInGroups = async (ctx: Context, tx: Transaction, renamed: RenamedPlace): Promise<void> => {
  for (const groupId of await queries.renamePlace(tx, renamed))
    ctx.emit(tx, groupChanged.create([groupTag(groupId)], { groupId }));
};
