import type { Discount, GroupDiscount, UsableDiscount } from '@m4u/contract/commerce/discount/schema';
import { stateOn } from '@m4u/contract/commerce/discount/rules';
import type { GroupLabel } from '../../profile/group/lists/labels.service.ts';
import type { DiscountRow, OwnRow } from './queries.ts';

const toTerms = (row: DiscountRow, group: GroupLabel, day: string) => ({
  _id: row.id,
  groupId: row.groupId,
  group,
  name: row.name,
  code: row.code,
  type: row.percent === null ? ('amount' as const) : ('percent' as const),
  percent: row.percent,
  amount: row.amount,
  cap: row.cap,
  minimum: row.minimum,
  from: row.fromDay,
  to: row.toDay,
  state: stateOn(day, row),
});

/** Presents a discount for its group's admins, on a day in Vietnam. */
export const toGroupDiscount = (row: DiscountRow, group: GroupLabel, day: string): GroupDiscount => ({
  ...toTerms(row, group, day),
  quota: row.quota,
  perMember: row.perMember,
  used: row.used,
  active: row.active,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  can: { update: row.deletedAt === null && !group.closed },
});

/** Presents a discount for the counter, on a day in Vietnam. */
export const toUsableDiscount = (row: DiscountRow, day: string): UsableDiscount => ({
  _id: row.id,
  name: row.name,
  code: row.code,
  type: row.percent === null ? 'amount' : 'percent',
  percent: row.percent,
  amount: row.amount,
  cap: row.cap,
  minimum: row.minimum,
  from: row.fromDay,
  to: row.toDay,
  state: stateOn(day, row),
});

/** How often the reader may still use a discount; null without a limit. */
const countLeft = ({ quota, used, perMember, own }: OwnRow): number | null => {
  const bounds = [quota === null ? Infinity : quota - used, perMember === null ? Infinity : perMember - own];
  const remaining = Math.max(0, Math.min(...bounds));
  return Number.isFinite(remaining) ? remaining : null;
};

/** Presents a discount for a customer, on a day in Vietnam. */
export const toDiscount = (row: OwnRow, group: GroupLabel, day: string): Discount => ({
  ...toTerms(row, group, day),
  left: countLeft(row),
  own: row.own,
});
