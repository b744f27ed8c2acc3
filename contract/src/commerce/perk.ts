import * as z from 'zod';
import { ById, data, Id, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import { VOUCHER_QR_PATH, VOUCHER_STATES } from './perk/rules.ts';
import {
  GroupVoucher,
  ManagedPerk,
  PerkChange,
  PerkDraft,
  PerkShelf,
  PerkTaking,
  Voucher,
  VoucherCode,
} from './perk/schema.ts';

const ByCode = z.object({ code: VoucherCode });

const VoucherFilter = filterOf({ state: z.enum(VOUCHER_STATES, { error: 'choice' }).optional() });
export type VoucherFilter = z.output<typeof VoucherFilter>;

const MANAGED = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;

/** Perks of groups, which customers take for points, and their vouchers (docs/rules/perk.md). */
export const perk = endpoints({
  shelf: {
    method: 'GET',
    path: '/perks',
    access: 'member',
    summary: 'Perks of a group that are open, to come or gone, cheapest first, with the caller’s points there',
    query: z.object({ groupId: Id }),
    result: data(PerkShelf),
    errors: ['not-found'],
  },
  take: {
    method: 'POST',
    path: '/perks/:id/take',
    access: 'member',
    idempotent: true,
    summary: 'Takes a perk for the caller’s points; the answer has the code that the counter reads once',
    params: ById,
    body: PerkTaking,
    result: data(Voucher),
    errors: ['not-found', 'account-unverified', 'conflict', 'perk-unavailable', 'perk-limit', 'insufficient-points'],
  },
  vouchers: {
    method: 'GET',
    path: '/perks/vouchers',
    access: 'member',
    summary: 'The caller’s vouchers, newest first',
    query: Paging.extend({ filter: VoucherFilter }),
    result: list(Voucher),
  },
  voucher: {
    method: 'GET',
    path: '/perks/vouchers/:id',
    access: 'member',
    summary: 'A voucher of the caller',
    params: ById,
    result: data(Voucher),
    errors: ['not-found'],
  },
  qr: {
    method: 'GET',
    path: VOUCHER_QR_PATH,
    access: 'member',
    summary: 'QR code of a voucher that waits, which opens it at the counter, as SVG',
    params: ById,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  managed: {
    method: 'GET',
    path: '/perks/managed',
    access: 'member',
    summary: 'Perks of a group, newest first, archived ones last; for its admins',
    query: Paging.extend({ groupId: Id }),
    result: list(ManagedPerk),
    errors: MANAGED,
  },
  create: {
    method: 'POST',
    path: '/perks',
    access: 'member',
    summary: 'Adds a perk to a group; for its admins',
    body: PerkDraft,
    result: data(ManagedPerk),
    errors: [...MANAGED, 'account-unverified'],
  },
  update: {
    method: 'PUT',
    path: '/perks/:id',
    access: 'member',
    summary: 'Changes a perk, or archives it; for admins of its group',
    params: ById,
    body: PerkChange,
    result: data(ManagedPerk),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified'],
  },
  ofGroup: {
    method: 'GET',
    path: '/perks/ofGroup',
    access: 'member',
    summary: 'Vouchers of a group, newest first; for its admins',
    query: Paging.extend({ groupId: Id, filter: VoucherFilter }),
    result: list(GroupVoucher),
    errors: MANAGED,
  },
  byCode: {
    method: 'GET',
    path: '/perks/codes/:code',
    access: 'member',
    summary: 'A voucher by its code; for the counter of its group',
    params: ByCode,
    result: data(GroupVoucher),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  handOver: {
    method: 'POST',
    path: '/perks/codes/:code/handOver',
    access: 'member',
    summary: 'Hands a voucher over, once; for the counter of its group',
    params: ByCode,
    result: data(GroupVoucher),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'wrong-state'],
  },
  giveBack: {
    method: 'POST',
    path: '/perks/vouchers/:id/return',
    access: 'member',
    summary: 'Gives the points of a voucher that waits back, and its piece; for admins of its group',
    params: ById,
    result: data(GroupVoucher),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'wrong-state'],
  },
});
