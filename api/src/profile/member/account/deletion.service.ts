import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { lockAgenciesLedOnlyBy } from '../../directory/agencies/soleAdmin.reads.ts';
import { lockGroupsLedOnlyBy } from '../../directory/groups/soleAdmin.reads.ts';
import { findDeletionState } from './deletion.reads.ts';
import { announcePage } from './page.service.ts';
import * as queries from '../staff/queries.ts';

/** Names of the groups and agencies that would have no admin without a member. */
export const listOnlyAdminOf = async (tx: Transaction, id: string): Promise<string[]> => [
  ...(await lockGroupsLedOnlyBy(tx, id)),
  ...(await lockAgenciesLedOnlyBy(tx, id)),
];

/**
 * Deletes a member: removes the page and retires the short link. Errors: last-admin at `field`, with the names of
 * groups and agencies that would have no admin.
 */
export const closePage = async (ctx: Context, tx: Transaction, id: string, field: string): Promise<void> => {
  const ledNames = await listOnlyAdminOf(tx, id);
  if (ledNames.length > 0)
    fail('last-admin', { fields: [{ field, code: 'last-admin-of', values: { names: ledNames.join(', ') } }] });
  await queries.remove(tx, id, ctx.clock.now());
  await announcePage(ctx, tx, id);
};

/** Restores a deleted member with page and short link. */
export const reopenPage = async (ctx: Context, tx: Transaction, id: string): Promise<void> => {
  const deletion = await findDeletionState(tx, id);
  if (!deletion?.deletedAt) return;
  await queries.restore(tx, { id, deletedAt: deletion.deletedAt }, ctx.clock.now());
  await announcePage(ctx, tx, id);
};
