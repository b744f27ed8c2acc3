import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import type { Ticket } from '@m4u/contract/event/ticket/schema';
import { useEffect } from 'react';
import { TransferFacts } from '../../commerce/payment/TransferFacts.tsx';
import { usePaymentEvents } from '../../commerce/payment/usePaymentEvents.tsx';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { useRefresh } from '../../platform/navigation/useRefresh.ts';

/** Milliseconds until the page looks again for the ticket of a payment that has just been completed. */
const LOOK_AGAIN = 1_000;

export interface HeldTicketProps {
  ticket: Ticket;
  payment: PaymentPage;
  /** The random part of the address of the payment's page. */
  token: string;
}

/** How to pay for a ticket whose seat is held; the ticket appears by itself once it is paid. */
export const HeldTicket = ({ ticket: { heldUntil }, payment, token }: HeldTicketProps) => {
  const refresh = useRefresh();
  usePaymentEvents(token, payment);
  const isPaid = payment.state === 'paid';
  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(refresh, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [isPaid, refresh]);
  return (
    <>
      <output className="font-semibold">
        {isPaid ? m.payment_page_paid() : m.ticket_pay_until({ time: dateAndTime(heldUntil ?? payment.dueAt) })}
      </output>
      {!isPaid && <TransferFacts payment={payment} token={token} />}
      <p className="text-sm text-muted">{m.payment_page_hint()}</p>
      <noscript>
        <p className="text-sm">{m.payment_page_reload()}</p>
      </noscript>
    </>
  );
};
