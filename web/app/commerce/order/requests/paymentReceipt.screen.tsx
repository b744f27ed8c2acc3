import { orderRequest as endpoints } from '@m4u/contract/commerce/order/request';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/paymentReceipt.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { date, money, number } from '../../../platform/language/formats.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The receipt of a paid order, for its buyer and the group's admins (docs/rules/point.md#receipts). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.payment_receipt_purpose());
  requireId(id);
  const { data: receipt } = await api(context).orderRequest.receipt({ params: { id } });
  const { data: invoice } = await api(context).invoice.get({ params: { id } });
  return { receipt, invoice, file: apiAddress(endpoints.receiptFile, { id }) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData ? m.payment_receipt_title({ number: loaderData.receipt.number }) : m.request_payment()} · M4U`,
  },
  { name: 'robots', content: 'noindex' },
];

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

export default function PaymentReceiptScreen({ loaderData: { receipt, invoice, file } }: Route.ComponentProps) {
  const { seller, buyerName, title, quantity, amount, memo, invoiceNumber, issuedAt, refundedAt } = receipt;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.payment_receipt_title({ number: receipt.number })}
        lead={<span translate="no">{seller.name}</span>}
        back={{ to: href('/action/requests/:id', { id: receipt.requestId }), label: m.payment_receipt_back() }}
        actions={
          <LinkButton to={file} reloadDocument download variant="secondary" icon={Download}>
            {m.payment_receipt_pdf()}
          </LinkButton>
        }
      />
      <Card className="stack" as="section" aria-label={m.payment_receipt_title({ number: receipt.number })}>
        {refundedAt !== null && (
          <p className="font-semibold text-danger">{m.payment_receipt_refunded({ day: date(refundedAt) })}</p>
        )}
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label={m.payment_receipt_paid()}>
            <span className="text-xl tabular-nums">{money(amount)}</span>
          </Fact>
          <Fact label={m.payment_receipt_day()}>{date(issuedAt)}</Fact>
          <Fact label={m.request_group()}>
            <span translate="no">{seller.name}</span>
          </Fact>
          <Fact label={m.request_buyer()}>
            <span translate="no">{buyerName}</span>
          </Fact>
          <Fact label={m.request_product()}>
            <TextLink to={href('/action/requests/:id', { id: receipt.requestId })} lang="">
              {title}
            </TextLink>
          </Fact>
          <Fact label={m.payment_receipt_quantity()}>{number(quantity)}</Fact>
          <Fact label={m.payment_receipt_memo()}>
            <span translate="no">{memo}</span>
          </Fact>
          {invoiceNumber !== null && (
            <Fact label={m.payment_receipt_invoice()}>
              <span translate="no">{invoiceNumber}</span>
            </Fact>
          )}
        </dl>
        <p className="text-sm text-muted">{m.payment_receipt_note()}</p>
      </Card>
      {invoice && (
        <Card className="mt-4 stack" as="section" aria-label={m.einvoice_one()}>
          <p>{invoice.can.enter && !invoice.isEntered ? m.einvoice_offer() : m.einvoice_offer_entered()}</p>
          <LinkButton
            to={href('/action/requests/:id/invoice', { id: receipt.requestId })}
            icon={ReceiptText}
            variant="secondary"
            block
          >
            {invoice.number === null ? m.einvoice_see() : m.einvoice_see_number({ number: invoice.number })}
          </LinkButton>
        </Card>
      )}
    </Column>
  );
}
