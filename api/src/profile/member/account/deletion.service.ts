import { memberTag } from '@m4u/contract/tags';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { lockAgenciesLedOnlyBy } from '../../directory/agencies/soleAdmin.reads.ts';
import { lockGroupsLedOnlyBy } from '../../directory/groups/soleAdmin.reads.ts';
import { standingOf } from './deletion.reads.ts';
import { memberChanged } from '../events.ts';
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
  const left = await listOnlyAdminOf(tx, id);
  if (left.length > 0)
    fail('last-admin', { fields: [{ field, code: 'last-admin-of', values: { names: left.join(', ') } }] });
  await queries.remove(tx, id, ctx.clock.now());
  ctx.emit(tx, memberChanged.create([memberTag(id)], { memberId: id }));
};

/** Restores a deleted member with page and short link. */
export const reopenPage = async (ctx: Context, tx: Transaction, id: string): Promise<void> => {
  const standing = await standingOf(tx, id);
  if (!standing?.deletedAt) return;
  await queries.restore(tx, { id, deletedAt: standing.deletedAt }, ctx.clock.now());
  ctx.emit(tx, memberChanged.create([memberTag(id)], { memberId: id }));
};
