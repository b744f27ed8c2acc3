import { dayOf } from '@m4u/contract/days';
import type { Discount } from '@m4u/contract/commerce/discount/schema';
import type { Paging } from '@m4u/contract/common';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { requireGroup } from '../../profile/group/rights.service.ts';
import { toDiscount } from './present.rules.ts';
import * as queries from './queries.ts';

/** The most rows of a list without pages. */
export const ALL = 200;

const toDiscounts = async (ctx: Context, rows: readonly queries.OwnRow[], day: string): Promise<Discount[]> => {
  const faceOf = await groupLabelLookup(
    ctx.db,
    rows.map(({ groupId }) => groupId),
  );
  return rows.map((row) => toDiscount(row, faceOf(row.groupId) ?? fail('not-found'), day));
};

/** Lists discounts that the caller may use now, of one group or of all groups that have the caller as customer. */
export const list = async (
  ctx: Context,
  {
    filter = {},
    ...paging
  }: Paging & { filter?: { groupId?: string | undefined; q?: string | undefined } | undefined },
): Promise<{ data: Discount[]; total: number }> => {
  const day = dayOf(ctx.clock.now());
  const slice = toSlice(paging);
  const { rows, total } = await queries.listUsable(ctx.db, requireSignedIn(ctx).memberId, { ...filter, day }, slice);
  return { data: await toDiscounts(ctx, rows, day), total };
};

/** Lists all discounts of a group that the caller may use now. Errors: not-found. */
export const listOfGroup = async (ctx: Context, groupId: string): Promise<{ data: Discount[]; total: number }> => {
  await requireGroup(ctx, groupId);
  return list(ctx, { filter: { groupId }, limit: ALL });
};

/** One discount that the caller may see, also when it cannot be used now. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Discount> => {
  const day = dayOf(ctx.clock.now());
  const row = (await queries.findUsable(ctx.db, requireSignedIn(ctx).memberId, { id, day })) ?? fail('not-found');
  return (await toDiscounts(ctx, [row], day))[0] ?? fail('not-found');
};
