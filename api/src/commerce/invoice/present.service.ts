import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import type { Context } from '../../platform/context.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { findRefunds } from '../order/receipts/reads.ts';
import type { InvoiceRow } from './queries.ts';
import { canEnter, canIssue } from './rules.ts';
import { findActive, isReady } from './setting/queries.ts';

/** Presents e-invoices of one group to its admins, or to their buyer, who may not issue them. */
export const toInvoices = async (
  ctx: Pick<Context, 'db' | 'config'>,
  groupId: string,
  rows: readonly InvoiceRow[],
  { isAdmin }: { readonly isAdmin: boolean },
): Promise<EInvoice[]> => {
  const connection = await findActive(ctx.db, groupId);
  const refunds = await findRefunds(
    ctx.db,
    rows.map(({ requestId }) => requestId),
  );
  const group = { _id: groupId, name: (await groupLabelLookup(ctx.db, [groupId]))(groupId)?.name ?? '' };
  const isOn = ctx.config.einvoiceUrl !== undefined;
  return rows.map((row) => {
    const refundedAt = refunds.get(row.requestId);
    return {
      requestId: row.requestId,
      group,
      title: row.title,
      quantity: row.quantity,
      amount: row.amount,
      party: {
        kind: row.partyKind,
        name: row.partyName,
        taxCode: row.taxCode,
        address: row.address,
        email: row.email,
      },
      isEntered: row.enteredAt !== null,
      state: row.state,
      isAsked: row.askedAt !== null && row.state !== 'issued',
      fault: row.fault,
      message: isAdmin ? row.message : '',
      number: row.number,
      series: row.state === 'issued' ? row.series : null,
      issuedAt: row.issuedAt?.toISOString() ?? null,
      paidAt: row.paidAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
      can: {
        enter: canEnter(row) && refundedAt === undefined,
        issue: isAdmin && isOn && isReady(connection) && canIssue(row, refundedAt),
        download: isOn && connection !== undefined && row.state === 'issued',
      },
    };
  });
};
