import * as z from 'zod';
import { ById, Can, data, Id, list, Moment, Paging, whole } from '../../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { Person } from '../../profile/directory/person.ts';
import { PayoutAccount } from '../affiliate.ts';
import { MAXIMUM_VND } from '../point/rules.ts';

/** Status of a payout: `made` until all its items are paid. */
export const PayoutStatus = z.enum(['made', 'paid', 'cancelled'], { error: 'choice' });

/**
 * One payee's item of a payout. Points are given as it is made, or approved where it waits for a second person; VND are
 * transferred by hand and then marked as paid.
 */
export const PayoutItem = z.object({
  _id: Id,
  member: Person,
  unit: z.enum(['vnd', 'points']),
  /** VND or points, by `unit`. */
  amount: z.int(),
  /** The number of rewards in the item. */
  rewards: z.int(),
  /** `waiting` until the payee has a bank account. */
  status: z.enum(['waiting', 'ready', 'paid', 'cancelled']),
  /** The payee's bank account for VND; null while there is none. */
  account: PayoutAccount.nullable(),
  /** Memo of the bank transfer, in ASCII letters. */
  memo: z.string(),
  paidAt: Moment.nullable(),
});
export type PayoutItem = z.output<typeof PayoutItem>;

/** A payout as lists show it. */
export const PayoutRow = z.object({
  _id: Id,
  groupId: Id,
  /** Null for a payout of all campaigns of the group. */
  campaign: z.object({ _id: Id, title: z.string() }).nullable(),
  status: PayoutStatus,
  payees: z.int(),
  vnd: z.int(),
  points: z.int(),
  /** VND paid so far. */
  paidVnd: z.int(),
  /** The number of items that can be paid now. */
  ready: z.int(),
  /** The number of items whose payee has no bank account yet. */
  waiting: z.int(),
  /** Whether a second person must approve it before it is paid, and has. */
  approval: z.enum(['none', 'waiting', 'approved']),
  createdBy: Person,
  createdAt: Moment,
});
export type PayoutRow = z.output<typeof PayoutRow>;

/** A payout with its items by payee. */
export const Payout = PayoutRow.extend({
  items: z.array(PayoutItem),
  /** The second person; null without one. */
  approvedBy: Person.nullable(),
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), approve: z.boolean() }),
});
export type Payout = z.output<typeof Payout>;

/** Which payouts of a group a second person must approve; `can.update` for its owners. */
export const PayoutSettings = z.object({
  /** From this amount in VND; null when none need a second person. */
  approvalFrom: z.int().nullable(),
  can: Can,
});
export type PayoutSettings = z.output<typeof PayoutSettings>;

/** The path of an item's VietQR code under the API's root, with `?format=svg|png`. */
export const PAYOUT_QR_PATH = '/affiliate/payouts/items/:id/vietqr';

/** The address of the VietQR code of an item that is `ready` or `paid`. */
export const payoutQrAddress = (itemId: string, format: 'svg' | 'png' = 'svg'): string =>
  `/api${PAYOUT_QR_PATH.replace(':id', itemId)}?format=${format}`;

const PayoutScope = z.object({ groupId: Id, campaignId: Id.optional() });
const payoutResult = data(Payout);

/** Payouts of approved rewards by a group's admins; other callers get not-found (decision 36). */
export const affiliatePayout = endpoints({
  list: {
    method: 'GET',
    path: '/affiliate/payouts',
    access: 'member',
    summary: 'Payouts of a group, newest first; for group admins',
    query: Paging.extend({ groupId: Id }),
    result: list(PayoutRow),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  due: {
    method: 'GET',
    path: '/affiliate/payouts/due',
    access: 'member',
    summary: 'Totals of a payout of a group, or of one campaign, if it were created now; for group admins',
    query: PayoutScope,
    result: data(
      z.object({
        rewards: z.int(),
        payees: z.int(),
        vnd: z.int(),
        points: z.int(),
        /** The number of payees in VND without a bank account. */
        withoutAccount: z.int(),
      }),
    ),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  get: {
    method: 'GET',
    path: '/affiliate/payouts/:id',
    access: 'member',
    summary: 'A payout with its items and their bank accounts; for group admins',
    params: ById,
    result: payoutResult,
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  create: {
    method: 'POST',
    path: '/affiliate/payouts',
    access: 'member',
    idempotent: true,
    summary:
      'Creates a payout from the approved rewards of a group, or of one campaign, by payee, and gives the points; `wrong-state` if there are none',
    body: PayoutScope,
    result: payoutResult,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  pay: {
    method: 'PUT',
    path: '/affiliate/payouts/:id/pay',
    access: 'member',
    idempotent: true,
    summary: 'Marks items as paid, all that are ready by default, and notifies the payees',
    params: ById,
    body: z.object({ items: z.array(Id).min(1).max(1_000).optional() }),
    result: payoutResult,
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'approval-needed', 'wrong-state'],
  },
  approve: {
    method: 'PUT',
    path: '/affiliate/payouts/:id/approve',
    access: 'member',
    summary: 'Approves a payout that needs a second person; for group admins other than the one who created it',
    params: ById,
    result: payoutResult,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  settings: {
    method: 'GET',
    path: '/affiliate/payouts/settings',
    access: 'member',
    summary: 'From which amount payouts of a group need a second person; for group admins',
    query: z.object({ groupId: Id }),
    result: data(PayoutSettings),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  updateSettings: {
    method: 'PUT',
    path: '/affiliate/payouts/settings',
    access: 'member',
    summary: 'Changes from which amount payouts of a group need a second person; for owners of the group',
    body: z.object({ groupId: Id, approvalFrom: whole(1, MAXIMUM_VND).nullable() }),
    result: data(PayoutSettings),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  cancel: {
    method: 'PUT',
    path: '/affiliate/payouts/:id/cancel',
    access: 'member',
    idempotent: true,
    summary: 'Cancels the unpaid items of a payout; their rewards are approved again',
    params: ById,
    result: payoutResult,
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'wrong-state'],
  },
  csv: {
    method: 'GET',
    path: '/affiliate/payouts/:id/csv',
    access: 'member',
    summary: 'Items of a payout with their bank accounts as CSV; for group admins',
    params: ById,
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'approval-needed'],
  },
  vietqr: {
    method: 'GET',
    path: PAYOUT_QR_PATH,
    access: 'member',
    summary: 'VietQR code to pay an item, as SVG (default) or PNG; for group admins',
    params: ById,
    query: z.object({ format: z.enum(['svg', 'png']).optional() }),
    result: file('image/svg+xml'),
    errors: [...FACTOR_ERRORS, 'not-found', 'approval-needed', 'wrong-state'],
  },
});
