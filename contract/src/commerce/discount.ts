import * as z from 'zod';
import { ById, data, Id, line, list, Paging, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import {
  Discount,
  DiscountChange,
  DiscountDraft,
  DiscountState,
  GroupDiscount,
  Quote,
  TypedCode,
} from './discount/schema.ts';
import { MAXIMUM_VND } from './point/rules.ts';

const words = line(100);

/** Discounts for customers (docs/rules/discount.md). */
export const discount = endpoints({
  list: {
    method: 'GET',
    path: '/discount',
    access: 'member',
    summary:
      'What the reader may use now: of the groups that know them, or of one by `groupId`; those that end first come first',
    query: Paging.extend({ filter: filterOf({ groupId: Id.optional(), q: words.optional() }) }),
    result: list(Discount),
  },
  listOfGroup: {
    method: 'GET',
    path: '/discount/all',
    access: 'member',
    summary: 'All that the reader may use of a group now, two hundred at most',
    query: z.object({ groupId: Id }),
    result: list(Discount),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/discount/:id',
    access: 'member',
    summary: 'A discount that anybody may use now, or that is turned on in a group that knows the reader',
    params: ById,
    result: data(Discount),
    errors: ['not-found'],
  },
  qr: {
    method: 'GET',
    path: '/discount/:id/qr',
    access: 'member',
    summary: 'QR code that the reader shows at the counter: where their order is entered with this discount',
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
    summary: 'Discounts of the groups that the reader administers, or of one by `groupId`, the newest first',
    query: Paging.extend({
      filter: filterOf({ groupId: Id.optional(), state: DiscountState.optional(), q: words.optional() }),
    }),
    result: list(GroupDiscount),
    errors: ['not-found', 'forbidden'],
  },
  listOfGroup: {
    method: 'GET',
    path: '/discountGroup/all',
    access: 'member',
    summary: 'All discounts of a group for its admins, the newest two hundred at most',
    query: z.object({ groupId: Id }),
    result: list(GroupDiscount),
    errors: ['not-found', 'forbidden'],
  },
  quote: {
    method: 'GET',
    path: '/discountGroup/quote',
    access: 'member',
    summary: 'What a code would take off an invoice of `value` VND now, for the admins of its group; redeems nothing',
    query: z.object({ groupId: Id, code: TypedCode, value: whole(0, MAXIMUM_VND), memberId: Id.optional() }),
    result: data(Quote),
    errors: ['not-found', 'forbidden', 'discount-unavailable'],
  },
  get: {
    method: 'GET',
    path: '/discountGroup/:id',
    access: 'member',
    summary: 'A discount with its uses, for the admins of its group',
    params: ById,
    result: data(GroupDiscount),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/discountGroup',
    access: 'member',
    summary: 'Makes a discount of a group, with a code of one’s own or a made one; by an admin of the group',
    body: DiscountDraft,
    result: data(GroupDiscount),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  update: {
    method: 'PUT',
    path: '/discountGroup/:id',
    access: 'member',
    summary: 'Changes a discount, turns it on or off, or deletes it; what was used stays as it was agreed',
    params: ById,
    body: DiscountChange,
    result: data(GroupDiscount),
    errors: ['not-found', 'account-unverified', 'conflict'],
  },
});
