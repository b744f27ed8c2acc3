import { createHash } from 'node:crypto';
import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import * as z from 'zod';
import type { Transfer } from '../rules.ts';

/** The largest amount of a transfer that is read, in VND. */
const MOST_VND = 999_999_999_999_999;

/** A text of a service, cut; PostgreSQL has no NUL in texts. */
const loose = (length: number) =>
  z
    .union([z.string(), z.number().transform(String), z.null()])
    .optional()
    .transform((text) => (text ?? '').replaceAll('\0', '').toWellFormed().slice(0, length));

const Key = z.union([z.string().min(1).max(200), z.int().transform(String)]);
const Vnd = z.number().transform(Math.round).pipe(z.int().min(-MOST_VND).max(MOST_VND));

/** A time of a service: with an offset, or without one in Vietnam, which has had no other since 1975. */
const Time = loose(40).transform((text) => {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? [];
  const time = new Date(day === undefined ? text : `${day}T${clock}+07:00`);
  const isSensible = time.getTime() > 0 && time.getUTCFullYear() < 3000;
  return isSensible ? time : null;
});

const Account = loose(60);
const Content = loose(1_000);
const Reference = loose(200);

/** A notice of SePay: https://developer.sepay.vn. */
const Sepay = z
  .object({
    id: Key,
    transactionDate: Time,
    accountNumber: Account,
    subAccount: Account,
    code: Content,
    content: Content,
    transferType: z.enum(['in', 'out']),
    transferAmount: Vnd.pipe(z.int().min(0)),
    referenceCode: Reference,
  })
  .transform(({ id, transactionDate, accountNumber, subAccount, code, content, ...rest }): Transfer => ({
    providerId: id,
    direction: rest.transferType,
    amount: rest.transferAmount,
    accounts: [accountNumber, subAccount],
    content: content === '' ? code : content,
    reference: rest.referenceCode,
    at: transactionDate,
  }));

/** A notice of Casso (webhook v2): an amount below zero leaves the account. */
const Casso = z
  .object({
    data: z.object({
      id: Key,
      reference: Reference,
      description: Content,
      amount: Vnd,
      accountNumber: Account,
      virtualAccountNumber: Account,
      transactionDateTime: Time,
    }),
  })
  .transform(({ data }): Transfer => ({
    providerId: data.id,
    direction: data.amount < 0 ? 'out' : 'in',
    amount: Math.abs(data.amount),
    accounts: [data.accountNumber, data.virtualAccountNumber],
    content: data.description,
    reference: data.reference,
    at: data.transactionDateTime,
  }));

/** A notice of payOS, which tells of money that arrives alone. */
const Payos = z
  .object({
    data: z.object({
      orderCode: Key,
      amount: Vnd.pipe(z.int().min(0)),
      description: Content,
      accountNumber: Account,
      virtualAccountNumber: Account,
      reference: Reference,
      transactionDateTime: Time,
    }),
  })
  .transform(({ data }): Transfer => ({
    // Two transfers to one link have the same order code.
    providerId: `${data.orderCode} ${data.reference}`,
    direction: 'in',
    amount: data.amount,
    accounts: [data.accountNumber, data.virtualAccountNumber],
    content: data.description,
    reference: data.reference,
    at: data.transactionDateTime,
  }));

/** A notice of a program of the group's own (docs/payments.md). */
const Standard = z
  .object({
    id: Key,
    direction: z.enum(['in', 'out']),
    amount: Vnd.pipe(z.int().min(0)),
    accountNumber: Account,
    content: Content,
    reference: Reference,
    at: Time,
  })
  .transform(({ id, accountNumber, ...rest }): Transfer => ({ ...rest, providerId: id, accounts: [accountNumber] }));

const schemas: Readonly<Record<PaymentProvider, z.ZodType<Transfer>>> = {
  sepay: Sepay,
  casso: Casso,
  payos: Payos,
  standard: Standard,
};

/** Reads the transfer of a notice. A notice without one, such as a test, has no amount, and the digest of its body as id. */
export const readTransfer = (provider: PaymentProvider, notice: unknown, body: Buffer): Transfer =>
  schemas[provider].safeParse(notice).data ?? {
    providerId: `sha256 ${createHash('sha256').update(body).digest('hex')}`,
    direction: 'in',
    amount: null,
    accounts: [],
    content: '',
    reference: '',
    at: null,
  };
