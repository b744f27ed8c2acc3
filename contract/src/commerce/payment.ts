import * as z from 'zod';
import { ById, data, Done, Id, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import {
  PAYMENT_ACTIONS,
  PAYMENT_EVENTS_PATH,
  PAYMENT_PROVIDERS,
  PAYMENT_QR_PATH,
  PAYMENT_STATES,
} from './payment/rules.ts';
import {
  GateDraft,
  PageToken,
  Payment,
  PaymentDraft,
  PaymentGate,
  PaymentPage,
  PaymentRow,
  PaymentSettings,
  ReceivingAccount,
  ReceivingAccountDraft,
  StepNote,
} from './payment/schema.ts';

const OfGroup = z.object({ groupId: Id });
const OfGate = OfGroup.extend({ provider: z.enum(PAYMENT_PROVIDERS, { error: 'choice' }) });
const OfPage = z.object({ token: PageToken });

const HIDDEN = ['not-found', ...FACTOR_ERRORS] as const;
const FORBIDDEN = [...HIDDEN, 'forbidden'] as const;
const SETTINGS = [...FORBIDDEN, 'account-unverified'] as const;

/** Actions of an admin, as a call takes them. */
const Action = z.enum(Object.keys(PAYMENT_ACTIONS) as [keyof typeof PAYMENT_ACTIONS], { error: 'choice' });

/** Payments to groups by VietQR, and what a group sets for them (docs/rules/payment.md). */
export const payment = endpoints({
  list: {
    method: 'GET',
    path: '/payments',
    access: 'member',
    summary: 'Payments of a group, newest first; for group admins',
    query: Paging.extend({
      groupId: Id,
      filter: filterOf({ state: z.enum(PAYMENT_STATES, { error: 'choice' }).optional() }),
    }),
    result: list(PaymentRow),
    errors: FORBIDDEN,
  },
  ask: {
    method: 'POST',
    path: '/payments',
    access: 'member',
    idempotent: true,
    summary:
      'Asks for a payment to the group’s account; `wrong-state` for a request that is not confirmed, has no amount or has a payment already; for group admins',
    body: PaymentDraft,
    result: data(Payment),
    errors: [...FORBIDDEN, 'account-unverified', 'payment-account-missing', 'wrong-state'],
  },
  ofRequest: {
    method: 'GET',
    path: '/payments/requests/:id',
    access: 'member',
    summary: 'Payments of an order or quote request, newest first; for its buyer and group admins',
    params: ById,
    result: data(z.array(PaymentRow)),
    errors: HIDDEN,
  },
  get: {
    method: 'GET',
    path: '/payments/:id',
    access: 'member',
    summary: 'A payment with its account and trail; for group admins',
    params: ById,
    result: data(Payment),
    errors: HIDDEN,
  },
  change: {
    method: 'PUT',
    path: '/payments/:id',
    access: 'member',
    summary:
      'Marks a payment as paid or refunded in the caller’s name, or cancels it; `pay` and `refund` without a transfer need a note; for group admins',
    params: ById,
    body: z.object({ action: Action, note: StepNote.default('') }),
    result: data(Payment),
    errors: [...HIDDEN, 'account-unverified', 'wrong-state', 'insufficient-points'],
  },
  page: {
    method: 'GET',
    path: '/payments/pages/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'A payment as its buyer sees it, by the address of its page',
    params: OfPage,
    result: data(PaymentPage),
    errors: ['not-found'],
  },
  vietqr: {
    method: 'GET',
    path: PAYMENT_QR_PATH,
    access: 'anyone',
    session: 'ignored',
    summary: 'VietQR code of a payment with account, amount and memo, as SVG (default) or PNG',
    params: OfPage,
    query: z.object({ format: z.enum(['svg', 'png']).optional() }),
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  events: {
    method: 'GET',
    path: PAYMENT_EVENTS_PATH,
    access: 'anyone',
    session: 'ignored',
    summary: 'Changes of a payment as server-sent events `payment` with its state, the present one first',
    params: OfPage,
    result: file('text/event-stream'),
    errors: ['not-found', 'unavailable'],
  },
  settings: {
    method: 'GET',
    path: '/payments/settings/:groupId',
    access: 'member',
    summary: 'Receiving account of a group, and the services that tell it of transfers; for group admins',
    params: OfGroup,
    result: data(PaymentSettings),
    errors: FORBIDDEN,
  },
  saveAccount: {
    method: 'PUT',
    path: '/payments/settings/:groupId/account',
    access: 'member',
    summary: 'Saves the account that receives new payments; existing payments keep theirs; for owners of the group',
    params: OfGroup,
    body: ReceivingAccountDraft,
    result: data(ReceivingAccount),
    errors: SETTINGS,
  },
  saveGate: {
    method: 'PUT',
    path: '/payments/settings/:groupId/gates/:provider',
    access: 'member',
    summary:
      'Sets the key of a service that tells of transfers, or creates one, which only this answer contains; for owners of the group',
    params: OfGate,
    body: GateDraft,
    result: data(PaymentGate.extend({ secret: z.string().nullable() })),
    errors: SETTINGS,
  },
  removeGate: {
    method: 'POST',
    path: '/payments/settings/:groupId/gates/:provider/remove',
    access: 'member',
    summary: 'Ends the notices of a service; for owners of the group',
    params: OfGate,
    result: Done,
    errors: SETTINGS,
  },
});
