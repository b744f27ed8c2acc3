import {
  NOTICE_FINDINGS,
  NOTICE_SETTLEMENTS,
  NOTICE_SOURCES,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  PAYMENT_STEPS,
  PAYMENT_SUBJECTS,
} from '@m4u/contract/commerce/payment/rules';
import type { StatementCounts } from '@m4u/contract/commerce/payment/statement';
import { moment, whole } from '../../platform/database/columns.ts';
import { sql } from '../../platform/database/orm.ts';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import type { LineProblem, StatementLine } from './statement/reading.rules.ts';

/** The bank account of a group: every buyer reads it, so it is not encrypted. */
const account = {
  /** The bank's number at Napas. */
  bin: text().notNull(),
  bankName: text().notNull(),
  ownerName: text().notNull(),
  accountNumber: text().notNull(),
};

/** Accounts that receive the payments of groups (docs/rules/payment.md#account). */
export const paymentAccounts = pgTable('payment_accounts', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  ...account,
  updatedBy: uuid()
    .notNull()
    .references(() => members.id),
  updatedAt: moment().notNull(),
});

/** Services that tell groups of transfers (docs/rules/payment.md#services). */
export const paymentGates = pgTable(
  'payment_gates',
  {
    /** Part of the address that the service sends notices to. */
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    /** The key or signing secret, encrypted; null once the owner has ended it. */
    secret: text(),
    /** Last four characters of the key. */
    ending: text().notNull(),
    updatedBy: uuid()
      .notNull()
      .references(() => members.id),
    updatedAt: moment().notNull(),
    lastNoticeAt: moment(),
  },
  (table) => [uniqueIndex('payment_gates_provider').on(table.groupId, table.provider)],
);

/** Payments that groups ask for (docs/rules/payment.md). */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    subject: text({ enum: PAYMENT_SUBJECTS }).notNull(),
    /** Row of the subject, without a foreign key: each kind has a table of its own. */
    subjectId: uuid(),
    title: text().notNull(),
    /** VND. */
    amount: whole().notNull(),
    /** VND of the transfers that count for it. */
    received: whole().notNull().default(0),
    state: text({ enum: PAYMENT_STATES }).notNull().default('waiting'),
    memo: text().notNull(),
    token: text().notNull(),
    /** Null for a buyer without an account. */
    buyerId: uuid().references(() => members.id),
    /** The group's account when it was asked for: a later change moves no payment. */
    ...account,
    dueAt: moment().notNull(),
    paidAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payments_memo').on(table.memo),
    uniqueIndex('payments_token').on(table.token),
    index('payments_group').on(table.groupId, table.id),
    index('payments_buyer').on(table.buyerId, table.id),
    // One payment at a time for a thing: a second would be paid twice.
    uniqueIndex('payments_waiting')
      .on(table.subject, table.subjectId)
      .where(sql`${table.state} = 'waiting'`),
    index('payments_subject').on(table.subject, table.subjectId),
    check('payments_amounts', sql`${table.amount} > 0 and ${table.received} >= 0`),
    check('payments_paid', sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null)`),
  ],
);

/** Statements of banks that admins read (docs/rules/payment.md#statements). */
export const paymentStatements = pgTable(
  'payment_statements',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    fileName: text().notNull(),
    /** Empty for another account than the receiving one. */
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    /** The line of headings as it stands in the file. */
    heading: text().notNull(),
    /** The transfers until they are stored as notices; empty then. */
    lines: jsonb().$type<readonly StatementLine[]>().notNull(),
    problems: jsonb().$type<readonly LineProblem[]>().notNull(),
    counts: jsonb().$type<StatementCounts>().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    /** Null until an admin has it stored. */
    storedAt: moment(),
    storedBy: uuid().references(() => members.id),
  },
  (table) => [
    index('payment_statements_group').on(table.groupId, table.id),
    index('payment_statements_read')
      .on(table.createdAt)
      .where(sql`${table.storedAt} is null`),
  ],
);

/** Notices of transfers, each kept as it came and counted once by its source's id. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    provider: text({ enum: NOTICE_SOURCES }).notNull(),
    /** The statement that told of it; null for a notice of a service. */
    statementId: uuid().references(() => paymentStatements.id),
    /** The source's id of the transfer; a digest where it has none. */
    providerId: text().notNull(),
    /** Names the transfer for services and statements alike; null without a reference. */
    transferKey: text(),
    /** The body as it came; of a statement its headings and the line. */
    body: text().notNull(),
    /** The headers that sign the body; a key is left out. */
    headers: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: moment().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    /** VND; null for a notice that is not about a transfer. */
    amount: whole(),
    accountNumber: text().notNull(),
    content: text().notNull(),
    reference: text().notNull(),
    /** When the bank booked it. */
    at: moment().notNull(),
    finding: text({ enum: NOTICE_FINDINGS }).notNull(),
    /** The payment that it names, or was assigned to. */
    paymentId: uuid().references(() => payments.id),
    settlement: text({ enum: NOTICE_SETTLEMENTS }),
    /** Null for a part that was joined by the notice that completed the payment. */
    settledBy: uuid().references(() => members.id),
    settledAt: moment(),
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('payment_notices_once').on(table.groupId, table.provider, table.providerId),
    index('payment_notices_transfer').on(table.groupId, table.transferKey),
    index('payment_notices_statement').on(table.statementId, table.finding),
    index('payment_notices_group').on(table.groupId, table.id),
    index('payment_notices_open')
      .on(table.groupId, table.id)
      .where(sql`${table.settlement} is null and ${table.finding} not in ('matched', 'other')`),
    index('payment_notices_payment').on(table.paymentId, table.id),
    check('payment_notices_settled', sql`(${table.settlement} is null) = (${table.settledAt} is null)`),
  ],
);

/** The trail of payments: each step with who did it; never changed. */
export const paymentSteps = pgTable(
  'payment_steps',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: PAYMENT_STEPS }).notNull(),
    noticeId: uuid().references(() => paymentNotices.id),
    /** Null for what a notice did by itself. */
    actorId: uuid().references(() => members.id),
    /** VND. */
    amount: whole(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('payment_steps_payment').on(table.paymentId, table.id)],
);
