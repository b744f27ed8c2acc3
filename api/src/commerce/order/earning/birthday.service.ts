import type { BirthdayConsent } from '@m4u/contract/commerce/order/earning';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { requireGroup } from '../../../profile/group/rights.service.ts';
import { findStoredRules } from '../../point/settings.service.ts';
import * as queries from './birthday.queries.ts';

const toConsent = async (ctx: Context, groupId: string, granted: boolean): Promise<BirthdayConsent> => {
  const birthday = (await findStoredRules(ctx.db, groupId))?.birthday ?? null;
  return {
    granted,
    hasBirthday: await queries.hasBirthday(ctx.db, requireSignedIn(ctx).memberId),
    rule: birthday && { ...birthday },
  };
};

/** Refuses a group that is unknown or closed, unless the caller has a consent to withdraw there. Errors: not-found. */
const requireAsked = async (ctx: Context, groupId: string): Promise<queries.ConsentRow | undefined> => {
  const row = await queries.findConsent(ctx.db, groupId, requireSignedIn(ctx).memberId);
  if (!row) await requireGroup(ctx, groupId);
  return row;
};

/** Whether the caller lets the birthday rule of a group use their birthday. Errors: not-found. */
export const getConsent = async (ctx: Context, groupId: string): Promise<BirthdayConsent> => {
  const row = await requireAsked(ctx, groupId);
  return toConsent(ctx, groupId, row?.withdrawnAt === null);
};

/** Gives or withdraws the caller's consent; it can be withdrawn at a closed group too. Errors: not-found. */
export const saveConsent = async (ctx: Context, groupId: string, granted: boolean): Promise<BirthdayConsent> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  if (granted) await requireGroup(ctx, groupId);
  else await requireAsked(ctx, groupId);
  const save = granted ? queries.grant : queries.withdraw;
  await ctx.transaction((tx) => save(tx, groupId, memberId, ctx.clock.now()));
  return toConsent(ctx, groupId, granted);
};
