import { INVOICE_FAULTS, INVOICE_MODES, INVOICE_STATES, PARTY_KINDS } from '@m4u/contract/commerce/invoice/rules';
import { moment, whole } from '../../platform/database/columns.ts';
import { sql } from '../../platform/database/orm.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { orderRequests } from '../order/requests/tables.ts';

/** Connections of groups to the provider of e-invoices (docs/rules/invoice.md#connecting). */
export const eInvoiceConnections = pgTable(
  'e_invoice_connections',
  {
    groupId: uuid()
      .primaryKey()
      .references(() => groups.id),
    clientId: text().notNull(),
    /** Encrypted; null once the owner has ended the connection. */
    secret: text(),
    /** Last four characters of the secret. */
    ending: text().notNull(),
    /** The provider's access token, encrypted, and its end. */
    token: text(),
    tokenUntil: moment(),
    /** The chosen series as the provider names it; all null until one is chosen. */
    accountId: text(),
    templateCode: text(),
    series: text(),
    label: text(),
    /** Percent; -2 is not subject to tax, -1 is not declared. */
    taxRate: whole().notNull(),
    mode: text({ enum: INVOICE_MODES }).notNull(),
    /** The newest receipt whose order has been taken. */
    takenYear: whole().notNull(),
    takenNumber: whole().notNull(),
    updatedBy: uuid()
      .notNull()
      .references(() => members.id),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('e_invoice_connections_active')
      .on(table.groupId)
      .where(sql`${table.secret} is not null`),
    check(
      'e_invoice_connections_series',
      sql`num_nonnulls(${table.accountId}, ${table.templateCode}, ${table.series}, ${table.label}) in (0, 4)`,
    ),
    check('e_invoice_connections_token', sql`(${table.token} is null) = (${table.tokenUntil} is null)`),
  ],
);

/** E-invoices of paid orders, at most one for each (docs/rules/invoice.md). */
export const eInvoices = pgTable(
  'e_invoices',
  {
    /** With the draft's number, our reference at the provider. */
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    requestId: uuid()
      .notNull()
      .references(() => orderRequests.id),
    /** Null for a buyer without an account. */
    buyerId: uuid().references(() => members.id),
    title: text().notNull(),
    quantity: whole().notNull(),
    /** VND. */
    amount: whole().notNull(),
    paidAt: moment().notNull(),
    partyKind: text({ enum: PARTY_KINDS }).notNull(),
    partyName: text().notNull(),
    taxCode: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    /** When the details of the buyer were entered; null for the order's name alone. */
    enteredAt: moment(),
    state: text({ enum: INVOICE_STATES }).notNull(),
    /** When it was asked for; null before, and once it has failed. */
    askedAt: moment(),
    /** Null for one that is issued by itself. */
    askedBy: uuid().references(() => members.id),
    /** Number of the draft: a draft that is given up is followed by another. */
    draft: whole().notNull(),
    /** Number of the next job; one with another number does nothing. */
    step: whole().notNull(),
    /** Questions without an answer in a row. */
    tries: whole().notNull(),
    /** When the next job runs; null when none is wanted. */
    nextAt: moment(),
    /** When the draft was sent, written before it is sent. */
    sentAt: moment(),
    tracking: text(),
    /** The provider's name of the draft. */
    reference: text(),
    /** When issuing was asked for at the provider, written before it is sent. */
    issueSentAt: moment(),
    issueTracking: text(),
    number: text(),
    series: text(),
    issuedAt: moment(),
    fault: text({ enum: INVOICE_FAULTS }),
    /** The provider's words about a failed one. */
    message: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('e_invoices_request').on(table.requestId),
    index('e_invoices_group').on(table.groupId, table.id),
    index('e_invoices_state').on(table.groupId, table.state, table.id),
    index('e_invoices_buyer').on(table.buyerId),
    index('e_invoices_next')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    check('e_invoices_amount', sql`${table.amount} > 0 and ${table.quantity} > 0`),
    check(
      'e_invoices_issued',
      sql`(${table.state} = 'issued') = (${table.issuedAt} is not null) and (${table.issuedAt} is null) = (${table.number} is null)`,
    ),
    check('e_invoices_created', sql`${table.state} <> 'created' or ${table.reference} is not null`),
    check('e_invoices_failed', sql`(${table.state} = 'failed') = (${table.fault} is not null)`),
  ],
);
