import type { Payment } from '@m4u/contract/commerce/payment/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, money } from '../../platform/language/formats.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { transferPath } from './paymentPaths.tsx';
import { describeStep } from './paymentWords.tsx';

/** What happened to a payment, oldest first, with who did it. */
export const PaymentTrail = ({ payment }: { payment: Payment }) => (
  <Timeline label={m.payment_trail()}>
    {payment.steps.map((step) => (
      <TimelineItem key={step._id} when={dateAndTime(step.at)} title={describeStep(step)}>
        <p className="text-sm text-muted">
          {step.amount !== null && money(step.amount)}
          {step.amount !== null && step.actor && ' · '}
          {step.actor && <span translate="no">{step.actor.name}</span>}
        </p>
        {step.note !== '' && (
          <p lang="" className="whitespace-pre-line wrap-anywhere">
            {step.note}
          </p>
        )}
        {step.noticeId !== null && (
          <TextLink to={transferPath(step.noticeId)} className="inline-flex min-h-11 items-center text-sm">
            {m.payment_see_transfer()}
          </TextLink>
        )}
      </TimelineItem>
    ))}
  </Timeline>
);
