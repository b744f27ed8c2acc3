import * as z from 'zod';
import { ById, data, Flag, Id, list, Moment, Paging } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { Person } from '../../profile/directory/person.ts';
import { AccountNumber } from '../affiliate.ts';
import { NOTICE_FINDINGS, STATEMENT_LIMITS } from './rules.ts';
import { PaymentRow } from './schema.ts';

/** Numbers of a statement's lines. */
export const StatementCounts = z.object({
  /** Transfers that are new to us, by what they are found to be. */
  findings: z.partialRecord(z.enum(NOTICE_FINDINGS), z.int()),
  /** Transfers that an earlier statement told of. */
  known: z.int(),
  /** Lines that look like a transfer and cannot be read. */
  unreadable: z.int(),
  /** Lines beside the transfers: headings, balances, totals. */
  ignored: z.int(),
});
export type StatementCounts = z.output<typeof StatementCounts>;

/** A statement as lists show it. `read`: it waits for an admin to store it. */
export const PaymentStatement = z.object({
  _id: Id,
  groupId: Id,
  fileName: z.string(),
  /** Name of the bank; empty for another account than the one that receives payments. */
  bankName: z.string(),
  accountNumber: z.string(),
  state: z.enum(['read', 'stored']),
  counts: StatementCounts,
  createdBy: Person,
  createdAt: Moment,
  storedAt: Moment.nullable(),
});
export type PaymentStatement = z.output<typeof PaymentStatement>;

/** A transfer of a statement that is not stored yet, with what it is found to be. */
export const StatementTransfer = z.object({
  /** Number of the line, as a text editor shows it. */
  line: z.int(),
  at: Moment,
  direction: z.enum(['in', 'out']),
  /** VND. */
  amount: z.int(),
  content: z.string(),
  reference: z.string(),
  finding: z.enum(NOTICE_FINDINGS),
  /** The payment that it names. */
  payment: PaymentRow.pick({ _id: true, title: true, memo: true }).nullable(),
});
export type StatementTransfer = z.output<typeof StatementTransfer>;

/** A line that cannot be read, and why, in the reader's language. */
export const UnreadableLine = z.object({ line: z.int(), message: z.string() });
export type UnreadableLine = z.output<typeof UnreadableLine>;

/** A statement with the first of its lines; without lines once it is stored. */
export const PaymentStatementDetail = PaymentStatement.extend({
  /** Transfers that pay a payment, or that a person settles. */
  transfers: z.array(StatementTransfer),
  unreadable: z.array(UnreadableLine),
});
export type PaymentStatementDetail = z.output<typeof PaymentStatementDetail>;

const FORBIDDEN = ['not-found', 'forbidden', ...FACTOR_ERRORS] as const;

/** Statements of banks as CSV, read by an admin of the group (docs/rules/payment.md#statements). */
export const paymentStatement = endpoints({
  upload: {
    method: 'POST',
    path: '/payments/statements',
    access: 'member',
    consumes: 'multipart',
    summary: `Reads a bank’s statement as CSV (2 MiB, ${STATEMENT_LIMITS.lines} lines) and says what it would change; stores no transfer yet; for group admins`,
    body: z.object({
      groupId: Id,
      /** The account of the statement; the receiving account where it is left out. */
      accountNumber: z.union([z.literal(''), AccountNumber], { error: 'account-number' }).default(''),
    }),
    result: data(PaymentStatement),
    errors: [
      ...FORBIDDEN,
      'account-unverified',
      'too-large',
      'csv-unreadable',
      'statement-columns',
      'statement-empty',
      'statement-too-many',
    ],
  },
  list: {
    method: 'GET',
    path: '/payments/statements',
    access: 'member',
    summary: 'Statements of a group, newest first; for group admins',
    query: Paging.extend({ groupId: Id }),
    result: list(PaymentStatement),
    errors: FORBIDDEN,
  },
  get: {
    method: 'GET',
    path: '/payments/statements/:id',
    access: 'member',
    summary: `A statement, and before it is stored what it would change: the first ${STATEMENT_LIMITS.shown} of its transfers and of its unreadable lines; for group admins`,
    params: ById,
    result: data(PaymentStatementDetail),
    errors: ['not-found', ...FACTOR_ERRORS],
  },
  store: {
    method: 'PUT',
    path: '/payments/statements/:id',
    access: 'member',
    summary:
      'Stores the transfers of a statement, each counted once, in the caller’s name; `keepUnknown` false leaves out incoming ones without a code of the group; for group admins',
    params: ById,
    body: z.object({ keepUnknown: Flag.default(true) }),
    result: data(PaymentStatementDetail),
    errors: ['not-found', ...FACTOR_ERRORS, 'account-unverified', 'wrong-state'],
  },
});
