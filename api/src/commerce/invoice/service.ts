import type { Paging } from '@m4u/contract/common';
import type { InvoiceState } from '@m4u/contract/commerce/invoice/rules';
import type { EInvoice, InvoicePartyDraft } from '@m4u/contract/commerce/invoice/schema';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { findPaidOrder, findRefunds, type PaidOrder } from '../order/receipts/reads.ts';
import { requireVisible } from '../order/requests/list.service.ts';
import { stepInvoice } from './jobs.ts';
import { toInvoices } from './present.service.ts';
import { ProviderFault } from './provider/request.service.ts';
import { openProvider, requireAddress } from './provider/service.ts';
import * as queries from './queries.ts';
import { canEnter, canIssue } from './rules.ts';
import { findActive, isReady } from './setting/queries.ts';
import { newInvoice, takeOrder } from './take.service.ts';

/** Lists e-invoices of a group, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  {
    groupId,
    filter,
    ...paging
  }: Paging & { groupId: string; filter?: { state?: InvoiceState | undefined } | undefined },
): Promise<{ data: EInvoice[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, filter?.state, toSlice(paging));
  return { data: await toInvoices(ctx, groupId, rows, { isAdmin: true }), total };
};

/** The e-invoice that an order could have which was paid before its group was connected. */
const findPossible = async (ctx: Context, requestId: string): Promise<queries.InvoiceRow | undefined> => {
  const order = await findPaidOrder(ctx.db, requestId);
  if (!order || order.refundedAt !== null || !(await findActive(ctx.db, order.groupId))) return undefined;
  return newInvoice(order, ctx.clock.now());
};

/** The e-invoice of a paid order; null where its group issues none. Errors: not-found. */
export const get = async (ctx: Context, requestId: string): Promise<EInvoice | null> => {
  const { groupId, isAdmin } = await requireVisible(ctx, requestId);
  const row = (await queries.findOfRequest(ctx.db, requestId)) ?? (await findPossible(ctx, requestId));
  if (!row) return null;
  const [shown] = await toInvoices(ctx, groupId, [row], { isAdmin });
  return shown ?? null;
};

const getPresent = async (ctx: Context, requestId: string): Promise<EInvoice> =>
  (await get(ctx, requestId)) ?? fail('not-found');

/** Finds an order that was paid, of a group that issues e-invoices. Errors: not-found. */
const requirePaidOrder = async (ctx: Context, requestId: string): Promise<PaidOrder> => {
  const order = (await findPaidOrder(ctx.db, requestId)) ?? fail('not-found');
  const isKnown = (await queries.findOfRequest(ctx.db, requestId)) !== undefined;
  return isKnown || (await findActive(ctx.db, order.groupId)) ? order : fail('not-found');
};

/** Starts the next step of a locked e-invoice at once. */
const startStep = async (
  ctx: Context,
  tx: Transaction,
  { id, step }: queries.InvoiceRow,
  changes: Partial<queries.InvoiceRow>,
): Promise<void> => {
  const now = ctx.clock.now();
  await queries.update(tx, id, { ...changes, askedAt: now, step: step + 1, nextAt: now, updatedAt: now });
  await ctx.jobs.enqueue(tx, stepInvoice, { id, step: step + 1 });
};

/**
 * Enters the details of the buyer. One that is issued by itself is then issued at once. Errors: account-unverified,
 * not-found, wrong-state, rate-limited.
 */
export const enter = async (
  ctx: Context,
  requestId: string,
  { kind, name, taxCode, address, email }: InvoicePartyDraft,
): Promise<EInvoice> => {
  const { memberId } = requireVerified(ctx);
  await requireVisible(ctx, requestId);
  const order = await requirePaidOrder(ctx, requestId);
  await ctx.limits.consume('paymentsByMember', memberId);
  // A buyer may not write e-invoices: the program writes what they enter.
  await runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const row = (await takeOrder(ctx, tx, order)) ?? fail('not-found');
      const refunds = await findRefunds(tx, [requestId]);
      if (!canEnter(row) || refunds.size > 0) fail('wrong-state');
      const now = ctx.clock.now();
      const changes = { partyKind: kind, partyName: name, taxCode, address, email, enteredAt: now, updatedAt: now };
      const connection = await findActive(tx, row.groupId);
      const isByItself = row.state === 'waiting' && row.nextAt !== null && connection?.mode === 'paid';
      if (isByItself && isReady(connection)) await startStep(ctx, tx, row, { ...changes, askedBy: null });
      else await queries.update(tx, row.id, changes);
    }),
  );
  return getPresent(ctx, requestId);
};

/**
 * Issues an e-invoice, or tries a failed one again. Errors: account-unverified, not-found, forbidden (for the buyer),
 * e-invoice-off, e-invoice-missing, wrong-state, rate-limited.
 */
export const issue = async (ctx: Context, requestId: string): Promise<EInvoice> => {
  const { memberId } = requireVerified(ctx);
  const { isAdmin, groupId } = await requireVisible(ctx, requestId);
  if (!isAdmin) fail('forbidden');
  const group = await requireGroupAdmin(ctx, groupId);
  requireAddress(ctx);
  const order = await requirePaidOrder(ctx, requestId);
  if (!isReady(await findActive(ctx.db, groupId))) fail('e-invoice-missing');
  await ctx.limits.consume('paymentsByMember', memberId);
  await ctx.transaction(async (tx) => {
    const row = (await takeOrder(ctx, tx, order)) ?? fail('not-found');
    const refunds = await findRefunds(tx, [requestId]);
    if (!canIssue(row, refunds.get(requestId))) fail('wrong-state');
    // A draft that is there is issued, unless its details have changed since.
    const state = row.reference === null ? 'waiting' : 'created';
    await startStep(ctx, tx, row, { state, fault: null, message: '', tries: 0, askedBy: memberId });
    await ctx.audit.record(ctx, tx, {
      act: 'invoice.issue',
      target: { kind: 'group', ...group },
      detail: { title: row.title, vnd: String(row.amount) },
    });
  });
  return getPresent(ctx, requestId);
};

/** The provider's PDF of an issued e-invoice. Errors: not-found, e-invoice-unreachable, rate-limited. */
export const readPdf = async (ctx: Context, requestId: string): Promise<FileAnswer> => {
  await requireVisible(ctx, requestId);
  const row = (await queries.findOfRequest(ctx.db, requestId)) ?? fail('not-found');
  const connection = (await findActive(ctx.db, row.groupId)) ?? fail('not-found');
  if (row.state !== 'issued' || ctx.config.einvoiceUrl === undefined) fail('not-found');
  await ctx.limits.consume('pdfsByMember', requireSignedIn(ctx).memberId);
  try {
    const body = await openProvider(ctx, connection).readPdf([row.tracking, row.reference, row.issueTracking]);
    return {
      body,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': disposition(`${row.series ?? ''} ${row.number ?? ''}`.trim(), 'pdf'),
        'cache-control': 'no-store',
      },
    };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return fail('e-invoice-unreachable');
  }
};
