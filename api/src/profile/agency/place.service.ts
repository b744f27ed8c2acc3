import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import * as queries from './place.queries.ts';
import { agencyChanged } from './events.ts';

/** Applies a place's new name to the contacts of agencies. */
export const renamePlaceInAgencies = async (ctx: Context, tx: Transaction, renamed: RenamedPlace): Promise<void> => {
  for (const agencyId of await queries.renamePlace(tx, renamed)) ctx.emit(tx, agencyChanged(agencyId));
};
