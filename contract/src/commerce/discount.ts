import * as z from 'zod';
import { ById, data, Id, line, list, Moment, Paging, whole } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import {
  Discount,
  DiscountChange,
  DiscountDraft,
  DiscountState,
  GroupDiscount,
  PageDiscount,
  Quote,
  EnteredCode,
  UsableDiscount,
} from './discount/schema.ts';
import { MAXIMUM_VND } from './point/rules.ts';

const ShortLine = line(100);

/** Discounts for customers (docs/rules/discount.md). */
export const discount = endpoints({
  list: {
    method: 'GET',
    path: '/discount',
    access: 'member',
    summary:
      'Discounts that the caller can use now, ending soonest first: of the groups where the caller is a member or customer, or of `groupId`',
    query: Paging.extend({ filter: filterOf({ groupId: Id.optional(), q: ShortLine.optional() }) }),
    result: list(Discount),
  },
  listOfGroup: {
    method: 'GET',
    path: '/discount/all',
    access: 'member',
    summary: 'Up to 200 discounts of a group that the caller can use now',
    query: z.object({ groupId: Id }),
    result: list(Discount),
    errors: ['not-found'],
  },
  onPage: {
    method: 'GET',
    path: '/discount/onPage/:groupId',
    access: 'anyone',
    summary:
      'Up to 12 running discounts of a group without their codes, ending soonest first; `changesAt` tells when the list changes by itself',
    params: z.object({ groupId: Id }),
    result: list(PageDiscount).extend({ changesAt: Moment.nullable() }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/discount/:id',
    access: 'member',
    summary:
      'A discount that everybody can use now, or an active one of a group where the caller is a member or customer',
    params: ById,
    result: data(Discount),
    errors: ['not-found'],
  },
  qr: {
    method: 'GET',
    path: '/discount/:id/qr',
    access: 'member',
    summary: 'QR code for the counter, which opens order entry for the caller with this discount',
    params: ById,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
});

/** Management of discounts by their groups. */
export const discountGroup = endpoints({
  list: {
    method: 'GET',
    path: '/discountGroup',
    access: 'member',
    summary: 'Discounts of the groups that the caller administers, or of `groupId`, newest first',
    query: Paging.extend({
      filter: filterOf({ groupId: Id.optional(), state: DiscountState.optional(), q: ShortLine.optional() }),
    }),
    result: list(GroupDiscount),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/discountGroup/all',
    access: 'member',
    summary: 'The newest 200 discounts of a group; for group admins',
    query: z.object({ groupId: Id }),
    result: list(GroupDiscount),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  usable: {
    method: 'GET',
    path: '/discountGroup/usable',
    access: 'member',
    summary:
      'Up to 100 discounts of a group that a customer can use now, ending soonest first, with their codes; for group admins',
    query: z.object({ groupId: Id, memberId: Id }),
    result: list(UsableDiscount),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  quote: {
    method: 'GET',
    path: '/discountGroup/quote',
    access: 'member',
    summary: 'Amount that a code takes off an invoice of `value` VND now; redeems nothing; for group admins',
    query: z.object({ groupId: Id, code: EnteredCode, value: whole(0, MAXIMUM_VND), memberId: Id.optional() }),
    result: data(Quote),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'discount-unavailable'],
  },
  get: {
    method: 'GET',
    path: '/discountGroup/:id',
    access: 'member',
    summary: 'A discount with its uses; for group admins',
    params: ById,
    result: data(GroupDiscount),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  create: {
    method: 'POST',
    path: '/discountGroup',
    access: 'member',
    summary: 'Creates a discount of a group; generates a code if `code` is omitted; for group admins',
    body: DiscountDraft,
    result: data(GroupDiscount),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  update: {
    method: 'PUT',
    path: '/discountGroup/:id',
    access: 'member',
    summary: 'Changes a discount, turns it on or off, or deletes it; past uses keep their terms',
    params: ById,
    body: DiscountChange,
    result: data(GroupDiscount),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'conflict'],
  },
});
