import { paymentPagePath } from '@m4u/contract/commerce/payment/rules';
import ExternalLink from 'lucide-react/icons/external-link';
import { href, redirect } from 'react-router';
import type { Route } from './+types/payment.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { date, dateAndTime, money } from '../../platform/language/formats.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Copied } from '../../ui/sharing/Copied.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { paymentPath, paymentsPath } from './paymentPaths.tsx';
import { PaymentTrail } from './PaymentTrail.tsx';
import { PaymentStateTag } from './paymentWords.tsx';
import { TransferFacts } from './TransferFacts.tsx';
import { usePaymentEvents } from './usePaymentEvents.tsx';

/** A payment for the group's admins: its code, its page, what happened, and what they can do. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  requireId(id);
  const { data: payment } = await api(context).payment.get({ params: { id } });
  return { payment, page: new URL(paymentPagePath(payment.token), scopeOf(context).visit.url).href };
};

const doneWords = {
  pay: m.payment_paid_done,
  refund: m.payment_refunded_done,
  cancel: m.payment_cancelled_done,
} as const;

const isAction = (intent: string): intent is keyof typeof doneWords => intent in doneWords;

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  const form = await readForm(request);
  const { intent } = form;
  if (!isAction(intent)) return redirect(paymentPath(id));
  try {
    const body = { action: intent, note: form.values['note'] ?? '' };
    await api(context).payment.change({ params: { id }, body });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: doneWords[intent]() });
  return redirect(paymentPath(id));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.payment.title ?? m.payment_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentScreen({ loaderData: { payment, page }, actionData }: Route.ComponentProps) {
  const { title, amount, received, state, group, dueAt, paidAt, token, subject } = payment;
  usePaymentEvents(token, payment);
  return (
    <Column kind="detail">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {title}
          </span>
        }
        lead={<span translate="no">{group.name}</span>}
        back={{ to: paymentsPath(group._id), label: m.payment_title() }}
        actions={<PaymentStateTag payment={payment} />}
      />
      <div className="stack gap-6">
        <FormError errors={actionData?.error?.[''] ?? actionData?.error?.['note'] ?? undefined} />
        <Card className="stack">
          <p aria-live="polite">
            <span className="block text-2xl font-bold tabular-nums">{money(amount)}</span>
            <span className="text-muted">
              {paidAt === null ? m.payment_due({ day: date(dueAt) }) : m.payment_paid_at({ time: dateAndTime(paidAt) })}
            </span>
          </p>
          {state === 'waiting' && received > 0 && (
            <p className="font-semibold">{m.payment_part({ received: money(received), amount: money(amount) })}</p>
          )}
          {subject.kind === 'request' && subject.id !== null && (
            <p>
              <TextLink to={href('/action/requests/:id', { id: subject.id })}>{m.payment_see_request()}</TextLink>
            </p>
          )}
          {state === 'waiting' && <TransferFacts payment={payment} token={token} />}
          <PaymentActions payment={payment} />
        </Card>
        {state === 'waiting' && (
          <Section id="page" title={m.payment_page_title()}>
            <Copied label={m.payment_page_text()} value={page} />
            <div>
              <LinkButton to={paymentPagePath(token)} variant="secondary" icon={ExternalLink}>
                {m.payment_page_open()}
              </LinkButton>
            </div>
          </Section>
        )}
        <Section id="trail" title={m.payment_trail()}>
          <PaymentTrail payment={payment} />
        </Section>
      </div>
    </Column>
  );
}
