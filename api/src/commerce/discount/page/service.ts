import { dayOf } from '@m4u/contract/days';
import { groupTag } from '@m4u/contract/tags';
import type { PageDiscount } from '@m4u/contract/commerce/discount/schema';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { beginOfDay, endOfDay } from '../../../platform/time/days.ts';
import { discountsChanged } from '../events.ts';
import * as queries from './queries.ts';

/** The most discounts on a group's page. */
const MOST_SHOWN = 12;

/** The discounts that the page of a group shows, and the moment at which they change by themselves. */
export interface DiscountsOnPage {
  readonly data: PageDiscount[];
  readonly total: number;
  readonly changesAt: string | null;
}

const firstMoment = (...moments: readonly (Date | null)[]): string | null =>
  moments
    .flatMap((moment) => moment?.toISOString() ?? [])
    .toSorted()
    .at(0) ?? null;

/** Lists the running discounts of a group for everybody, without their codes. Errors: not-found. */
export const listOnPage = async (ctx: Context, groupId: string): Promise<DiscountsOnPage> => {
  const day = dayOf(ctx.clock.now());
  const [rows, { open, total, begins, ends }] = await Promise.all([
    queries.listRunning(ctx.db, groupId, day, MOST_SHOWN),
    queries.findPageFacts(ctx.db, groupId, day),
  ]);
  if (!open) fail('not-found');
  const data = rows.map(({ id, fromDay, toDay, ...terms }) => ({
    ...terms,
    _id: id,
    type: terms.percent === null ? ('amount' as const) : ('percent' as const),
    from: fromDay,
    to: toDay,
    state: 'running' as const,
  }));
  return {
    data,
    total,
    changesAt: firstMoment(begins === null ? null : beginOfDay(begins), ends === null ? null : endOfDay(ends)),
  };
};

/** Drops the cached pages of a group, which show its running discounts, once the transaction is committed. */
export const announceDiscounts = (ctx: Pick<Context, 'emit'>, tx: Transaction, groupId: string): void =>
  ctx.emit(tx, discountsChanged.create([groupTag(groupId)], { groupId }));
