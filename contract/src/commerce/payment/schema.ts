import * as z from 'zod';
import { Id, line, Moment, Named, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { PayoutAccount, PayoutAccountDraft } from '../affiliate.ts';
import {
  MAXIMUM_PAYMENT,
  NOTICE_FINDINGS,
  NOTICE_SETTLEMENTS,
  NOTICE_SOURCES,
  PAYMENT_DAYS,
  PAYMENT_LENGTH,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  PAYMENT_STEPS,
  PAYMENT_SUBJECTS,
  SETTLE_ACTIONS,
  SHORTEST_SECRET,
} from './rules.ts';

/** The bank account that receives a group's payments. */
export const ReceivingAccount = PayoutAccount;
export type ReceivingAccount = PayoutAccount;

/** Input of the account; `bankName` is the bank's Napas number, code or name. Errors: `bank` without VietQR support. */
export const ReceivingAccountDraft = PayoutAccountDraft;
export type ReceivingAccountDraft = PayoutAccountDraft;

/** The random part of the address of a payment's page. */
export const PageToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid' });

/** What a payment is for. `id` is the request's; null for one that an admin typed. */
export const Subject = z.object({ kind: z.enum(PAYMENT_SUBJECTS), id: Id.nullable() });

/** A payment as lists show it. */
export const PaymentRow = z.object({
  _id: Id,
  subject: Subject,
  /** Name of the thing that is paid, as the buyer reads it. */
  title: z.string(),
  /** VND. */
  amount: z.int(),
  /** VND that arrived by transfers, of which less than the amount leaves it waiting. */
  received: z.int(),
  state: z.enum(PAYMENT_STATES),
  /** Whether it waits although its term is over. */
  isOverdue: z.boolean(),
  memo: z.string(),
  /** The random part of the address of its page. */
  token: z.string(),
  /** Null for a buyer without an account. */
  buyer: Person.nullable(),
  dueAt: Moment,
  paidAt: Moment.nullable(),
  createdAt: Moment,
});
export type PaymentRow = z.output<typeof PaymentRow>;

/** One step in the trail of a payment. */
export const PaymentTrailStep = z.object({
  _id: Id,
  kind: z.enum(PAYMENT_STEPS),
  /** The finding of the notice that arrived; null for other steps. */
  finding: z.enum(NOTICE_FINDINGS).nullable(),
  /** Null for what a notice did by itself. */
  actor: Person.nullable(),
  /** VND. */
  amount: z.int().nullable(),
  note: z.string(),
  /** The notice of the step; null without one. */
  noticeId: Id.nullable(),
  at: Moment,
});
export type PaymentTrailStep = z.output<typeof PaymentTrailStep>;

/** A payment with its account, trail and what the reader may do. */
export const Payment = PaymentRow.extend({
  group: Named,
  account: ReceivingAccount,
  steps: z.array(PaymentTrailStep),
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), refund: z.boolean() }),
});
export type Payment = z.output<typeof Payment>;

/** A payment as its buyer sees it, by the address of its page. */
export const PaymentPage = PaymentRow.pick({
  title: true,
  amount: true,
  received: true,
  state: true,
  isOverdue: true,
  memo: true,
  dueAt: true,
  paidAt: true,
}).extend({ group: Named, account: ReceivingAccount });
export type PaymentPage = z.output<typeof PaymentPage>;

/** A new payment. For a request, title, amount and buyer are those of the request. */
export const PaymentDraft = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    groupId: Id,
    requestId: Id,
    /** Days until it is overdue. */
    days: whole(1, PAYMENT_DAYS.maximum).default(PAYMENT_DAYS.usual),
  }),
  z.object({
    kind: z.literal('other'),
    groupId: Id,
    title: line(PAYMENT_LENGTH.title, 1),
    /** VND. */
    amount: whole(1, MAXIMUM_PAYMENT),
    days: whole(1, PAYMENT_DAYS.maximum).default(PAYMENT_DAYS.usual),
  }),
]);
export type PaymentDraft = z.output<typeof PaymentDraft>;

/** Words with a step. */
export const StepNote = text(PAYMENT_LENGTH.note);

/** A service that tells the group of transfers. */
export const PaymentGate = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Address that the service sends notices to. */
  address: z.string(),
  /** The last four characters of the key. */
  ending: z.string(),
  updatedAt: Moment,
  /** When the last genuine notice arrived. */
  lastNoticeAt: Moment.nullable(),
});
export type PaymentGate = z.output<typeof PaymentGate>;

/** The group's account and services; `can.update` for its owners. */
export const PaymentSettings = z.object({
  account: ReceivingAccount.nullable(),
  gates: z.array(PaymentGate),
  /** Notices that wait for a person. */
  open: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type PaymentSettings = z.output<typeof PaymentSettings>;

/** A key or secret that a service has given; left out for one that we create. */
export const GateDraft = z.object({
  secret: line(PAYMENT_LENGTH.secret, SHORTEST_SECRET)
    .refine((secret) => /^[\x21-\x7e]*$/.test(secret), { error: 'invalid' })
    .optional(),
});

/** A transfer that a service told of, as lists show it. */
export const TransferNotice = z.object({
  _id: Id,
  provider: z.enum(NOTICE_SOURCES),
  finding: z.enum(NOTICE_FINDINGS),
  settlement: z.enum(NOTICE_SETTLEMENTS).nullable(),
  direction: z.enum(['in', 'out']),
  /** VND; null for a notice that is not about a transfer. */
  amount: z.int().nullable(),
  /** The account at which it arrived, or that it left. */
  accountNumber: z.string(),
  /** The memo, as the bank passed it on. */
  content: z.string(),
  /** The bank's number of the transfer. */
  reference: z.string(),
  /** When the bank booked it. */
  at: Moment,
  receivedAt: Moment,
  /** The payment that it names or was assigned to. */
  payment: PaymentRow.pick({ _id: true, title: true, amount: true, state: true, memo: true }).nullable(),
});
export type TransferNotice = z.output<typeof TransferNotice>;

/** A transfer with its notice as it came, and how it was settled. */
export const TransferNoticeDetail = TransferNotice.extend({
  groupId: Id,
  /** The body of the notice as it came. */
  body: z.string(),
  settledBy: Person.nullable(),
  settledAt: Moment.nullable(),
  note: z.string(),
  can: z.array(z.enum(SETTLE_ACTIONS)),
});
export type TransferNoticeDetail = z.output<typeof TransferNoticeDetail>;

/** How an admin settles a notice. */
export const NoticeSettling = z.discriminatedUnion('action', [
  z.object({ action: z.literal('accept'), note: StepNote.default('') }),
  z.object({
    action: z.literal('assign'),
    /** Code of the payment that the money is for, in any writing. */
    memo: line(100, 1),
    note: StepNote.default(''),
  }),
  z.object({ action: z.literal('refund'), note: StepNote.default('') }),
  z.object({ action: z.literal('dismiss'), note: text(PAYMENT_LENGTH.note, 1) }),
]);
export type NoticeSettling = z.output<typeof NoticeSettling>;
