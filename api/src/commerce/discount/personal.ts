import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { discounts } from './tables.ts';

/** Discounts belong to groups, so only their author is personal data; the orders contain the discounts they used. */
export const discountPersonal: readonly Personal[] = [retainedActions(discounts, discounts.createdBy)];
