import type { OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import { paymentPagePath } from '@m4u/contract/commerce/payment/rules';
import type { PaymentRow } from '@m4u/contract/commerce/payment/schema';
import Banknote from 'lucide-react/icons/banknote';
import Receipt from 'lucide-react/icons/receipt';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, money } from '../../../platform/language/formats.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

export interface RequestPaymentProps {
  request: OrderRequestDetail;
  /** Its payments, newest first. */
  payments: readonly PaymentRow[];
  /** Idempotency key of a new payment. */
  formKey: string;
}

/** The payment of a confirmed request: its buyer pays, and the group's admins ask for it or look at it. */
export const RequestPayment = ({ request, payments, formKey }: RequestPaymentProps) => {
  const payment = payments.find(({ state }) => state !== 'cancelled');
  const canAsk = request.can.finish && payment === undefined && (request.amount ?? 0) > 0;
  if (!payment && !canAsk) return null;
  return (
    <Card className="stack" as="section" aria-label={m.request_payment()}>
      {payment && (
        <>
          <p>
            {payment.state === 'waiting'
              ? m.request_payment_waiting({ amount: money(payment.amount), day: date(payment.dueAt) })
              : payment.state === 'paid'
                ? m.request_payment_paid({ amount: money(payment.amount) })
                : m.request_payment_refunded({ amount: money(payment.amount) })}
          </p>
          <LinkButton
            to={request.isOwn ? paymentPagePath(payment.token) : href('/action/payments/:id', { id: payment._id })}
            icon={Banknote}
            variant={request.isOwn && payment.state === 'waiting' ? 'primary' : 'secondary'}
            block
          >
            {request.isOwn && payment.state === 'waiting' ? m.request_payment_pay() : m.request_payment_see()}
          </LinkButton>
        </>
      )}
      {request.receipt !== null && (
        <LinkButton
          to={href('/action/requests/:id/receipt', { id: request._id })}
          icon={Receipt}
          variant="secondary"
          block
        >
          {m.payment_receipt_see({ number: request.receipt })}
        </LinkButton>
      )}
      {canAsk && (
        <Form method="post" className="stack">
          <p>{m.request_payment_text()}</p>
          <input key={formKey} type="hidden" name="key" defaultValue={formKey} />
          <SubmitButton name="intent" value="ask-payment" icon={Banknote} variant="secondary" block>
            {m.request_payment_ask()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
};
