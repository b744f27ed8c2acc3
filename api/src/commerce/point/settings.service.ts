import { dayOf } from '@m4u/contract/days';
import { GIFT_TERMS, type GiftTerms } from '@m4u/contract/commerce/point/gift.rules';
import type { PointSettings, PointSettingsChange } from '@m4u/contract/commerce/point/schema';
import { DEFAULT_RATE, RATE_PER_PERCENT, USUAL_INVOICE_PREFIX } from '@m4u/contract/commerce/point/rules';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { endOfDay } from '../../platform/time/days.ts';
import { requireGroup, requireGroupAdmin } from '../../profile/group/rights.service.ts';
import * as queries from './settings.queries.ts';

/** Settings of a group that never saved any. */
export const DEFAULT_GIVING: queries.StoredSettings = {
  rate: DEFAULT_RATE,
  expiryMonths: null,
  invoicePrefix: USUAL_INVOICE_PREFIX,
  rules: null,
  phoneReceipts: false,
  ...GIFT_TERMS,
};

const toPointSettings = (
  { messages }: Pick<Context, 'messages'>,
  { rate, rules: _rules, ...stored }: queries.StoredSettings,
): PointSettings => ({
  ...stored,
  rate: rate / RATE_PER_PERCENT,
  canPhone: messages.reachesPhones('claim'),
});

/** Finds the current settings of a group, or the defaults. */
export const findStoredSettings = async (db: Executor, groupId: string): Promise<queries.StoredSettings> =>
  (await queries.find(db, groupId)) ?? DEFAULT_GIVING;

/** Finds the rules of a group that give points beside its rate; null where there are none. */
export const findStoredRules = async (db: Executor, groupId: string): Promise<queries.Giving['rules']> =>
  (await findStoredSettings(db, groupId)).rules;

/** Whether a group ever saved its settings. */
export const hasSettings = async (db: Executor, groupId: string): Promise<boolean> =>
  (await queries.find(db, groupId)) !== undefined;

/** The same day some months later, or the last day of a shorter month. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

/** Calculates when points added now expire: at the end of the day in Vietnam, `months` later; undefined for never. */
export const calculateExpiry = (now: Date, months: number | null): Date | undefined =>
  months === null ? undefined : endOfDay(monthsLater(dayOf(now), months));

/** Reads the point settings of a group, for every signed-in caller. Errors: not-found. */
export const getSettings = async (ctx: Context, groupId: string): Promise<PointSettings> => {
  await requireGroup(ctx, groupId);
  return toPointSettings(ctx, await findStoredSettings(ctx.db, groupId));
};

/** Saves the rules of a group that give points beside its rate. Errors: not-found, forbidden, account-unverified. */
export const saveStoredRules = async (ctx: Context, groupId: string, rules: queries.Giving['rules']): Promise<void> => {
  const group = await requireGroupAdmin(ctx, groupId);
  const { memberId: updatedBy } = requireVerified(ctx);
  await ctx.limits.consume('contentByMember', updatedBy);
  await ctx.transaction(async (tx) => {
    const row = { groupId, ...DEFAULT_GIVING, updatedBy, updatedAt: ctx.clock.now() };
    await queries.save(tx, row, { rules });
    await ctx.audit.record(ctx, tx, {
      act: 'point.rules',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { after: rules === null ? '∅' : JSON.stringify(rules).slice(0, 500) },
    });
  });
};

/** Refuses terms of gifts that contradict each other. Errors: invalid. */
const requireGiftTerms = ({ giftMinimum, giftMaximum, giftsPerDay }: GiftTerms): void => {
  const refuse = (field: keyof GiftTerms, minimum: number) =>
    fail('invalid', { fields: [{ field, code: 'too-small', values: { minimum } }] });
  if (giftMaximum < giftMinimum) refuse('giftMaximum', giftMinimum);
  if (giftsPerDay < giftMaximum) refuse('giftsPerDay', giftMaximum);
};

/** Describes settings for the audit log. */
const describe = (settings: PointSettings): string =>
  [
    `${settings.rate}%`,
    settings.expiryMonths ?? '∞',
    settings.invoicePrefix ?? [],
    settings.phoneReceipts ? 'SMS/ZNS' : [],
    settings.gifts ? `gifts ${settings.giftMinimum}–${settings.giftMaximum}/${settings.giftsPerDay}` : [],
  ]
    .flat()
    .join(', ');

/**
 * Changes the point settings of a group, for later points only. Errors: not-found, forbidden, account-unverified, invalid
 * (terms of gifts).
 */
export const updateSettings = async (
  ctx: Context,
  groupId: string,
  entered: PointSettingsChange,
): Promise<PointSettings> => {
  const group = await requireGroupAdmin(ctx, groupId);
  const { memberId } = requireVerified(ctx);
  const changes = {
    ...(entered.rate !== undefined && { rate: entered.rate }),
    ...(entered.expiryMonths !== undefined && { expiryMonths: entered.expiryMonths }),
    ...(entered.invoicePrefix !== undefined && { invoicePrefix: entered.invoicePrefix }),
    ...(entered.phoneReceipts !== undefined && { phoneReceipts: entered.phoneReceipts }),
    ...(entered.gifts !== undefined && { gifts: entered.gifts }),
    ...(entered.giftMinimum !== undefined && { giftMinimum: entered.giftMinimum }),
    ...(entered.giftMaximum !== undefined && { giftMaximum: entered.giftMaximum }),
    ...(entered.giftsPerDay !== undefined && { giftsPerDay: entered.giftsPerDay }),
  };
  return ctx.transaction(async (tx) => {
    const stored = await findStoredSettings(tx, groupId);
    requireGiftTerms({ ...stored, ...changes });
    const previous = toPointSettings(ctx, stored);
    const row = { groupId, ...DEFAULT_GIVING, updatedBy: memberId, updatedAt: ctx.clock.now() };
    const after = toPointSettings(ctx, (await queries.save(tx, row, changes)) ?? fail('conflict'));
    if (describe(previous) !== describe(after))
      await ctx.audit.record(ctx, tx, {
        act: 'point.settings',
        target: { kind: 'group', id: groupId, name: group.name },
        detail: { before: describe(previous), after: describe(after) },
      });
    return after;
  });
};
