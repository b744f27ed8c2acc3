import type { PhoneReceipt as State } from '@m4u/contract/commerce/order/phoneReceipt';
import MessageSquare from 'lucide-react/icons/message-square';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';

export interface PhoneReceiptProps {
  orderId: string;
  groupId: string;
  customerId: string;
  phoneReceipt: State;
}

/** Says whether the customer without an account gets messages, and sends one again when they ask for it. */
export const PhoneReceipt = ({ orderId, groupId, customerId, phoneReceipt }: PhoneReceiptProps) => {
  const { state, sentAt, left } = phoneReceipt;
  if (state === 'off' || state === 'member') return null;
  if (state === 'stopped') return <p className="text-sm text-muted">{m.phone_receipt_stopped()}</p>;
  return (
    <div className="stack gap-2">
      {sentAt !== null && (
        <p className="text-sm text-muted">{m.phone_receipt_sent_at({ time: dateAndTime(sentAt) })}</p>
      )}
      {left > 0 ? (
        <Form method="post">
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="groupId" value={groupId} />
          <input type="hidden" name="customerId" value={customerId} />
          <SubmitButton variant="secondary" icon={MessageSquare} name="intent" value="phoneReceipt" block>
            {m.phone_receipt_again()}
          </SubmitButton>
          <p className="mt-1 text-sm text-muted">{m.phone_receipt_left({ count: left })}</p>
        </Form>
      ) : (
        <p className="text-sm text-muted">{m.phone_receipt_none_left()}</p>
      )}
    </div>
  );
};
