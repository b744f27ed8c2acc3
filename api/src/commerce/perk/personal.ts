import {
  exportedAs,
  keptBecause,
  personalData,
  retainedActions,
  type Personal,
} from '../../platform/personal/personal.ts';
import { perks, perkVouchers } from './tables.ts';

/** Vouchers of members, and the perks that admins made. */
export const perkPersonal: readonly Personal[] = [
  personalData({
    table: perkVouchers,
    by: [perkVouchers.memberId],
    gives: exportedAs('perks', 'Quà bạn đã đổi', 'Your perks', [perkVouchers.handedBy]),
    fate: keptBecause('the books of points refer to them; the account has no name any more (docs/rules/perk.md)'),
  }),
  retainedActions(perkVouchers, perkVouchers.handedBy),
  retainedActions(perks, perks.createdBy),
];
