import {
  exportedAs,
  keptBecause,
  personalData,
  retainedActions,
  type Personal,
} from '../../platform/personal/personal.ts';
import { paymentAccounts, paymentGates, paymentNotices, payments, paymentStatements, paymentSteps } from './tables.ts';

/** Payments of buyers, and what admins did with payments and notices. */
export const paymentPersonal: readonly Personal[] = [
  personalData({
    table: payments,
    by: [payments.buyerId],
    gives: exportedAs('payments', 'Các khoản thanh toán', 'Payments', [payments.createdBy]),
    fate: keptBecause('what was paid to a group is in its books; it names only an anonymised member'),
  }),
  retainedActions(payments, payments.createdBy),
  retainedActions(paymentAccounts, paymentAccounts.updatedBy),
  retainedActions(paymentGates, paymentGates.updatedBy),
  retainedActions(paymentStatements, paymentStatements.createdBy),
  retainedActions(paymentStatements, paymentStatements.storedBy),
  retainedActions(paymentNotices, paymentNotices.settledBy),
  retainedActions(paymentSteps, paymentSteps.actorId),
];
