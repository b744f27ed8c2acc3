import CircleCheck from 'lucide-react/icons/circle-check';
import { href } from 'react-router';
import type { Route } from './+types/pay.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { date, dateAndTime, money } from '../../platform/language/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TransferFacts } from './TransferFacts.tsx';
import { usePaymentEvents } from './usePaymentEvents.tsx';

/** The page on which a buyer pays, by an address that nobody guesses. It says “paid” by itself. */
export const loader = async ({ context, params: { token }, pattern }: Route.LoaderArgs) => {
  const { data: payment } = await loadOrNotFound(context, pattern, api(context).payment.page({ params: { token } }));
  return { payment, token };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.payment_pay_title({ title: loaderData.payment.title }) : m.payment_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const handle = { query: [] };

type PageProps = { payment: Route.ComponentProps['loaderData']['payment'] };

/** The state in words, which screen readers hear when it changes. */
const State = ({ payment: { state, isOverdue, amount, received, paidAt, dueAt } }: PageProps) => (
  <output className="stack gap-1 text-center">
    {state === 'paid' && (
      <>
        <CircleCheck aria-hidden size={56} className="mx-auto text-accent-ink" />
        <span className="text-2xl font-bold">{m.payment_page_paid()}</span>
      </>
    )}
    {state === 'refunded' && <span className="text-xl font-bold">{m.payment_state_refunded()}</span>}
    {state === 'cancelled' && <span className="text-xl font-bold">{m.payment_page_cancelled()}</span>}
    <span className="text-2xl font-bold tabular-nums">{money(amount)}</span>
    {paidAt !== null && <span className="text-muted">{m.payment_paid_at({ time: dateAndTime(paidAt) })}</span>}
    {state === 'waiting' && (
      <span className="text-muted">{isOverdue ? m.payment_page_overdue() : m.payment_due({ day: date(dueAt) })}</span>
    )}
    {state === 'waiting' && received > 0 && (
      <span className="font-semibold">{m.payment_part({ received: money(received), amount: money(amount) })}</span>
    )}
  </output>
);

export default function Pay({ loaderData: { payment, token } }: Route.ComponentProps) {
  const { title, group, state } = payment;
  usePaymentEvents(token, payment);
  return (
    <Column kind="form">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {title}
          </span>
        }
        lead={
          <TextLink to={href('/mbg/:id', { id: group._id })} translate="no">
            {group.name}
          </TextLink>
        }
      />
      <Card className="stack">
        <State payment={payment} />
        {state === 'waiting' && (
          <>
            <TransferFacts payment={payment} token={token} />
            <p className="text-sm text-muted">{m.payment_page_hint()}</p>
            <noscript>
              <p className="text-sm">{m.payment_page_reload()}</p>
            </noscript>
          </>
        )}
      </Card>
    </Column>
  );
}
