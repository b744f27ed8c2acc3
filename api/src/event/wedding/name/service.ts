import { DAY } from '@m4u/contract/durations';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import * as queries from './queries.ts';

/** Names that lead to a wedding: the present one, and former ones that forward to it. */
const MOST_NAMES = 6;

/** Days for which a name that was given up is free for its own wedding only. */
const REST_DAYS = 180;

/**
 * Makes `chosen` the name of a wedding; null gives up all its names (docs/rules/wedding.md#address). The caller has
 * locked its row. Errors: link-taken.
 */
export const chooseName = async (
  ctx: Context,
  tx: Transaction,
  weddingId: string,
  chosen: string | null,
): Promise<void> => {
  if (chosen === (await queries.findName(tx, weddingId))) return;
  const now = ctx.clock.now();
  if (chosen === null) return queries.freeOldNames(tx, weddingId, 0, now);
  const restedUntil = new Date(now.getTime() - REST_DAYS * DAY);
  const isTaken = !(await queries.takeName(tx, { weddingId, name: chosen, now, restedUntil }));
  if (isTaken) fail('link-taken', { fields: [{ field: 'name', code: 'short-link-taken' }] });
  await queries.freeOldNames(tx, weddingId, MOST_NAMES, now);
};
