import type { PointSettings } from '@m4u/contract/commerce/point/orders';
import { DEFAULT_RATE, RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import { verifiedMember } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { administered, standing } from '../../profile/group/customers/lookup.service.ts';
import * as queries from './settings.queries.ts';

/** How a group gives points that never said how. */
export const PLAIN: queries.Giving = { rate: DEFAULT_RATE, expiryMonths: null };

const shown = ({ rate, expiryMonths }: queries.Giving): PointSettings => ({
  rate: rate / RATE_PER_PERCENT,
  expiryMonths,
});

/** How a group gives points now. */
export const givingOf = async (db: Executor, groupId: string): Promise<queries.Giving> =>
  (await queries.find(db, groupId)) ?? PLAIN;

/** How a group gives points, for anybody who is signed in. Errors: not-found. */
export const settings = async (ctx: Context, groupId: string): Promise<PointSettings> => {
  await standing(ctx, groupId);
  return shown(await givingOf(ctx.db, groupId));
};

/** Changes how a group gives points from now on. Errors: not-found, forbidden, account-unverified. */
export const updateSettings = async (
  ctx: Context,
  groupId: string,
  { rate, expiryMonths }: { readonly rate?: number | undefined; readonly expiryMonths?: number | null | undefined },
): Promise<PointSettings> => {
  const group = await administered(ctx, groupId);
  const { memberId } = verifiedMember(ctx);
  const changes = { ...(rate !== undefined && { rate }), ...(expiryMonths !== undefined && { expiryMonths }) };
  return ctx.transaction(async (tx) => {
    const before = shown(await givingOf(tx, groupId));
    const row = { groupId, ...PLAIN, updatedBy: memberId, updatedAt: ctx.clock.now() };
    const after = shown((await queries.save(tx, row, changes)) ?? fail('conflict'));
    const told = (giving: PointSettings): string => `${giving.rate}%, ${giving.expiryMonths ?? '∞'}`;
    if (told(before) !== told(after))
      await ctx.audit.record(ctx, tx, {
        act: 'point.settings',
        target: { kind: 'group', id: groupId, name: group.name },
        detail: { before: told(before), after: told(after) },
      });
    return after;
  });
};
