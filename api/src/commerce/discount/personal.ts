import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { discounts } from './tables.ts';

/** Discounts are groups’; which one an order used is in the order. */
export const discountPersonal: readonly Personal[] = [retainedActions(discounts, discounts.createdBy)];
