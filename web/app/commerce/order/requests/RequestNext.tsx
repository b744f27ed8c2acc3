import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import { REQUEST_LENGTH, type RequestStatus } from '@m4u/contract/commerce/order/request.rules';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Package from 'lucide-react/icons/package';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { date, money, number, phone as readOut } from '../../../platform/language/formats.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { counterPath } from '../../point/pointPaths.tsx';

interface Props {
  request: OrderRequestDetail;
  /** The earliest and the proposed last day of an offer. */
  days: { readonly first: string; readonly offered: string };
  reply: SubmissionResult | undefined;
}

/** Form of the group's offer for a quote request; replaces an earlier offer. */
const OfferForm = ({ request: { offer, quantity, amount }, days, reply }: Props) => {
  const [form, fields] = useForm<Record<'amount' | 'words' | 'validUntil', string>>({
    id: 'offer-form',
    lastResult: reply ?? settled,
    defaultValue: {
      amount: amount === null ? '' : String(amount),
      words: offer?.words ?? '',
      validUntil: days.offered,
    },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <MoneyField
        field={fields.amount}
        label={m.request_offer_amount()}
        hint={m.request_offer_amount_hint({ count: number(quantity) })}
        required
      />
      <TextArea
        field={fields.words}
        label={m.request_offer_words()}
        hint={m.request_offer_words_hint()}
        rows={2}
        maxLength={REQUEST_LENGTH.step}
        optional
      />
      <DateField field={fields.validUntil} label={m.request_offer_day()} min={days.first} required />
      <SubmitButton name="intent" value="quote" icon={Send} block variant={offer ? 'secondary' : 'primary'}>
        {offer ? m.request_offer_again() : m.request_offer_send()}
      </SubmitButton>
    </Form>
  );
};

interface StepProps {
  action: 'accept' | 'confirm' | 'pack' | 'deliver';
  description: ReactNode;
  label: string;
  /** Icon of the button. */
  icon?: LucideIcon;
  /** Whether another step is more likely. */
  isSecond?: boolean;
  /** `updatedAt` of the shown request, so that the reader only accepts the offer shown. */
  updatedAt?: string;
}

/** Form of a step with an optional note; a second one beside it has its button alone. */
const StepForm = ({ action, description, label, icon = BadgeCheck, isSecond = false, updatedAt }: StepProps) => (
  <Form method="post" className="stack">
    <p>{description}</p>
    {updatedAt !== undefined && <input type="hidden" name="updatedAt" value={updatedAt} />}
    {!isSecond && (
      <TextArea name="note" label={m.request_step_note()} rows={2} maxLength={REQUEST_LENGTH.step} optional />
    )}
    <SubmitButton name="intent" value={action} icon={icon} variant={isSecond ? 'secondary' : 'primary'} block>
      {label}
    </SubmitButton>
  </Form>
);

interface EndRequestProps {
  action: 'decline' | 'cancel';
  label: string;
  question: string;
}

/** Declines or cancels a request after a confirmation, with an optional reason. */
const EndRequest = ({ action, label, question }: EndRequestProps) => (
  <FormDialog label={label} question={question} intent={action} isDanger>
    <TextArea name="note" label={m.request_reason()} rows={2} maxLength={REQUEST_LENGTH.step} optional />
  </FormDialog>
);

const declineQuestion = ({ status, product: { title }, buyer, amount }: OrderRequestDetail): string =>
  status === 'quoted'
    ? m.request_decline_buyer_question({ amount: money(amount ?? 0), product: title })
    : m.request_decline_group_question({ product: title, name: buyer.name });

/** Cancelling in the words of the side that does it: to a seller, a new order is one to decline. */
const cancelWords = (request: OrderRequestDetail): Pick<EndRequestProps, 'label' | 'question'> => {
  const { isOwn, kind, status, product, buyer, group } = request;
  const words = { product: product.title, name: buyer.name };
  if (isOwn)
    return {
      label: m.request_cancel(),
      question: m.request_cancel_own_question({ product: product.title, name: group.name }),
    };
  const question = m.request_cancel_question(words);
  if (status !== 'new') return { label: m.request_cancel_order(), question };
  // A buyer without an account takes a request back by phone, and an admin does it for them.
  if (kind === 'quote') return { label: m.request_cancel(), question };
  return { label: m.request_refuse(), question: m.request_refuse_question(words) };
};

/** Path of the counter with the invoice that finishes a request. */
const invoicePath = ({ _id, payer, group }: OrderRequestDetail): string =>
  counterPath({ groupId: group._id, memberId: payer ?? undefined, requestId: _id });

/** Words for the buyer while the group acts. */
const buyerNews: Readonly<Partial<Record<RequestStatus, () => string>>> = {
  confirmed: m.request_confirmed_buyer,
  paid: m.request_paid_buyer,
  packed: m.request_packed_buyer,
};

/** Tells the waiting side what the other side has to do next. */
const Waiting = ({ request }: { request: OrderRequestDetail }) => {
  const { status, isOwn, group, buyer, offer } = request;
  if (!group.open) return <p>{m.request_group_closed()}</p>;
  const news = isOwn && buyerNews[status];
  if (news) return <p>{news()}</p>;
  if (isOwn && offer?.expired && status === 'quoted') return <p>{m.request_offer_over_buyer()}</p>;
  if (isOwn && (status === 'new' || status === 'accepted'))
    return <p>{m.request_waiting_group({ name: group.name })}</p>;
  if (!isOwn && status === 'quoted' && buyer.member) return <p>{m.request_waiting_buyer({ name: buyer.name })}</p>;
  return null;
};

const Accept = ({ request }: { request: OrderRequestDetail }) => {
  const { isOwn, amount, quantity, offer } = request;
  const description = isOwn
    ? m.request_accept_text({ amount: money(amount ?? 0), count: number(quantity) })
    : m.request_accept_phone_text();
  return (
    <StepForm
      action="accept"
      updatedAt={request.updatedAt}
      label={isOwn ? m.request_accept() : m.request_accept_phone()}
      description={
        <>
          {description} {offer && m.request_offer_until({ day: date(offer.validUntil) })}.
        </>
      }
    />
  );
};

/** The reader's possible next steps, most likely first; none for an ended request. */
export const RequestNext = ({ request, days, reply }: Props) => {
  const { can, buyer } = request;
  const isAnything = Object.values(can).some(Boolean);
  if (!isAnything && request.group.open && !(request.isOwn && buyerNews[request.status])) return null;
  return (
    <Card>
      <div className="stack">
        <Waiting request={request} />
        {can.accept && <Accept request={request} />}
        {can.confirm && (
          <StepForm
            action="confirm"
            label={m.request_confirm()}
            description={
              buyer.member ? m.request_confirm_text() : m.request_confirm_phone_text({ phone: readOut(buyer.phone) })
            }
          />
        )}
        {can.pack && (
          <StepForm action="pack" icon={Package} label={m.request_pack()} description={m.request_pack_text()} />
        )}
        {can.deliver && (
          <StepForm
            action="deliver"
            icon={Truck}
            label={m.request_deliver()}
            description={m.request_deliver_text()}
            isSecond={can.pack}
          />
        )}
        {can.finish && (
          <>
            <p>{m.request_invoice_text()}</p>
            <LinkButton to={invoicePath(request)} icon={ReceiptText} block>
              {m.request_invoice()}
            </LinkButton>
          </>
        )}
        {can.quote && <OfferForm request={request} days={days} reply={reply} />}
        {can.decline && <EndRequest action="decline" label={m.request_decline()} question={declineQuestion(request)} />}
        {can.cancel && <EndRequest action="cancel" {...cancelWords(request)} />}
      </div>
    </Card>
  );
};
