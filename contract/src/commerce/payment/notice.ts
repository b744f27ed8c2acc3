import * as z from 'zod';
import { ById, data, Id, list, Paging } from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { NOTICE_HEADERS, PAYMENT_PROVIDERS } from './rules.ts';
import { NoticeSettling, TransferNotice, TransferNoticeDetail } from './schema.ts';

const OfProvider = z.object({ provider: z.enum(PAYMENT_PROVIDERS, { error: 'choice' }) });

/** A notice in the service's own form; it is read once its signature is right. */
const receiving = {
  method: 'POST',
  access: 'anyone',
  session: 'ignored',
  from: 'anywhere',
  signature: NOTICE_HEADERS,
  body: z.looseObject({}),
  // SePay counts a notice as taken only with this word.
  result: z.object({ success: z.literal(true) }),
  errors: ['not-found', 'forbidden'],
} as const;

/** Notices of transfers by payment services, and what people do with those that match no payment. */
export const paymentNotice = endpoints({
  receive: {
    ...receiving,
    path: '/payments/notices/:provider',
    summary:
      'Takes a notice of SePay, Casso, payOS or a program, signed as the service does; the group is found by the account number',
    params: OfProvider,
  },
  receiveAt: {
    ...receiving,
    path: '/payments/notices/:provider/:gateId',
    summary: 'Takes a notice at the address of one group, signed as the service does',
    params: OfProvider.extend({ gateId: Id }),
  },
  list: {
    method: 'GET',
    path: '/payments/transfers',
    access: 'member',
    summary:
      'Transfers that services told a group of, newest first; `open` for those that wait for a person; for group admins',
    query: Paging.extend({
      groupId: Id,
      filter: filterOf({ state: z.enum(['open', 'settled'], { error: 'choice' }).optional() }),
    }),
    result: list(TransferNotice).extend({
      /** Transfers that wait for a person. */
      open: z.int(),
    }),
    errors: ['not-found', 'forbidden', ...FACTOR_ERRORS],
  },
  get: {
    method: 'GET',
    path: '/payments/transfers/:id',
    access: 'member',
    summary: 'A transfer with its notice as it came; for group admins',
    params: ById,
    result: data(TransferNoticeDetail),
    errors: ['not-found', ...FACTOR_ERRORS],
  },
  settle: {
    method: 'PUT',
    path: '/payments/transfers/:id',
    access: 'member',
    summary:
      'Settles a transfer: counts its payment as paid, assigns it to another payment of the group, records that the money went back, or dismisses it with a reason; for group admins',
    params: ById,
    body: NoticeSettling,
    result: data(TransferNoticeDetail),
    errors: ['not-found', ...FACTOR_ERRORS, 'account-unverified', 'wrong-state', 'insufficient-points'],
  },
});
