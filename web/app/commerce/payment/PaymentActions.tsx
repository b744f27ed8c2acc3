import type { Payment } from '@m4u/contract/commerce/payment/schema';
import { m } from '../../paraglide/messages.js';
import { money } from '../../platform/language/formats.ts';
import { NotedAction } from './NotedAction.tsx';

/** What an admin can do to a payment by their own name. */
export const PaymentActions = ({ payment: { can, title, amount, subject } }: { payment: Payment }) => {
  const words = { title, amount: money(amount) };
  return (
    <div className="no-print stack gap-2">
      {can.pay && <NotedAction intent="pay" label={m.payment_pay()} question={m.payment_pay_question(words)} isNoted />}
      {can.refund && (
        <NotedAction
          intent="refund"
          label={m.payment_refund()}
          question={
            subject.kind === 'request' ? m.payment_refund_order_question(words) : m.payment_refund_question(words)
          }
          isNoted
          isDanger
        />
      )}
      {can.cancel && (
        <NotedAction
          intent="cancel"
          label={m.payment_cancel()}
          question={m.payment_cancel_question(words)}
          isNoted={false}
          isDanger
        />
      )}
    </div>
  );
};
