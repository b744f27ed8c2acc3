import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { PaymentReceipt } from '@m4u/contract/commerce/order/receipt';
import { formatReceiptNumber } from '@m4u/contract/commerce/order/receipt.rules';
import { layoutReceipt, receiptTitle } from '@m4u/contract/commerce/order/receiptLayout';
import { dayOf } from '@m4u/contract/days';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { printDocument } from '../../../platform/print/document.ts';
import { requireVisible } from '../requests/list.service.ts';
import type { RequestRow } from '../requests/queries.ts';
import * as queries from './queries.ts';

/** Facts of a receipt beside those of its request. */
interface ReceiptFacts {
  readonly sellerName: string;
  /** VND. */
  readonly amount: number;
  readonly memo: string;
  readonly invoiceNumber: string | null;
}

/**
 * Issues the receipt of a paid request, in the transaction of its payment; returns its number. Numbers are without gaps,
 * since one that is not committed is given again. By the program.
 */
export const issueReceipt = async (
  ctx: Pick<Context, 'clock'>,
  tx: Transaction,
  { id: requestId, groupId, buyerId, name: buyerName, title, quantity }: RequestRow,
  facts: ReceiptFacts,
): Promise<string> => {
  const issuedAt = ctx.clock.now();
  const year = Number(dayOf(issuedAt).slice(0, 4));
  const number = await queries.takeNumber(tx, groupId, year);
  const of = { groupId, year, number, requestId, buyerId, buyerName, title, quantity, ...facts };
  await queries.insert(tx, { id: uuidv7(), ...of, issuedAt });
  return formatReceiptNumber({ year, number });
};

/** The receipt of a paid request, for its buyer and the group's admins. Errors: not-found. */
export const getReceipt = async (ctx: Context, requestId: string): Promise<PaymentReceipt> => {
  await requireVisible(ctx, requestId);
  const row = (await queries.findOfRequest(ctx.db, requestId)) ?? fail('not-found');
  return {
    number: formatReceiptNumber(row),
    requestId,
    seller: { _id: row.groupId, name: row.sellerName },
    buyerName: row.buyerName,
    title: row.title,
    quantity: row.quantity,
    amount: row.amount,
    memo: row.memo,
    invoiceNumber: row.invoiceNumber,
    issuedAt: row.issuedAt.toISOString(),
    refundedAt: row.refundedAt?.toISOString() ?? null,
  };
};

/** The receipt as a PDF in the reader's language. Errors: not-found, rate-limited, unavailable. */
export const printReceipt = async (ctx: Context, requestId: string): Promise<FileAnswer> => {
  const receipt = await getReceipt(ctx, requestId);
  const { memberId, verified } = requireSignedIn(ctx);
  const title = receiptTitle(receipt.number, ctx.locale);
  const layout = layoutReceipt(receipt, ctx.locale);
  const body = await printDocument(
    { title, author: receipt.seller.name, language: ctx.locale, pageWord: '', layout, photo: undefined },
    {
      class: 'own',
      by: verified ? memberId : networkOf(ctx.request.ip),
      count: () => ctx.limits.consume('pdfsByMember', memberId),
    },
  );
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(title, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};
