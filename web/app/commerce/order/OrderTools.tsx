import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import {
  INVOICE_NUMBER_LENGTH,
  type Order,
  ORDER_NOTE_LENGTH,
  REASON_LENGTH,
} from '@m4u/contract/commerce/order/schema';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Section } from '../../ui/Section.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { DiscountFields, NO_DISCOUNT, takenBy, typedAtFirst } from './counter/DiscountFields.tsx';
import type { InvoiceValues } from './counter/useOrder.tsx';
import { InvoiceTotals } from './counter/InvoiceTotals.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { OrderReward } from './OrderReward.tsx';
import { orderName, points } from '../point/pointWords.tsx';

interface ToolProps {
  order: Order;
  /** Idempotency key: a form that is sent twice takes effect once. */
  formKey: string;
  reply: SubmissionResult | undefined;
}

const Hidden = ({ order, formKey }: Pick<ToolProps, 'order' | 'formKey'>) => (
  <>
    <input type="hidden" name="key" value={formKey} />
    <input type="hidden" name="version" value={order.version} />
  </>
);

const Reason = ({ field }: { field: FieldSource }) => (
  <TextField
    field={field}
    label={m.point_reason()}
    hint={m.point_reason_hint()}
    autoComplete="off"
    required
    maxLength={REASON_LENGTH}
  />
);

const Foot = ({ order, intent, label }: { order: Order; intent: 'correct' | 'cancel'; label: string }) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton name="intent" value={intent} variant={intent === 'cancel' ? 'danger' : 'primary'}>
      {label}
    </SubmitButton>
    <LinkButton to={orderPath(order._id)} variant="quiet">
      {m.point_leave_as_is()}
    </LinkButton>
  </div>
);

type Values = InvoiceValues & { reason: string };

const percent = ['amount', 'percent'] as const;

/** Fields to correct an invoice, with its new totals. A redeemed code cannot be changed. */
const InvoiceFields = ({
  order,
  fields,
  sentValues,
  balance,
}: {
  order: Order;
  fields: Readonly<Record<keyof Values, FieldSource>>;
  sentValues: Partial<Values> | undefined;
  balance: number;
}) => {
  const scripted = useHydrated();
  const [value, setValue] = useState(digitsOf(sentValues?.value ?? String(order.value)));
  const [points, setPoints] = useState(digitsOf(sentValues?.points ?? String(order.spent)));
  const [discount, setDiscount] = useState(() =>
    typedAtFirst(sentValues, { ...NO_DISCOUNT, way: 'amount', amount: String(order.discount) }),
  );
  const hasCode = order.discountCode !== null;
  const worth = Number(value);
  const discountAmount = hasCode ? order.discount : takenBy(discount, worth);
  return (
    <>
      {scripted && !(hasCode && worth !== order.value) && (
        <div className="sticky top-2 z-10">
          <InvoiceTotals
            entered={{
              value: worth,
              discount: discountAmount,
              points: Number(points),
              rate: Math.round(order.rate * RATE_PER_PERCENT),
              terms: order.bonuses,
            }}
            has={balance + order.spent}
          />
        </div>
      )}
      <TextField
        field={fields.invoiceNumber}
        label={m.point_invoice_number()}
        autoComplete="off"
        required
        maxLength={INVOICE_NUMBER_LENGTH}
      />
      <MoneyField field={fields.value} label={m.point_value()} value={value} onDigits={setValue} required />
      {hasCode ? (
        <p className="text-sm text-muted">{m.point_code_stays({ code: order.discountCode ?? '' })}</p>
      ) : (
        <DiscountFields fields={fields} typed={discount} onTyped={setDiscount} value={worth} ways={percent} />
      )}
      <MoneyField
        field={fields.points}
        label={m.point_spend()}
        unit={m.point_unit()}
        digits={10}
        value={points}
        onDigits={setPoints}
      />
    </>
  );
};

/** Form that corrects an order, with a reason; totals update on input. */
export const CorrectOrder = ({ order, formKey, reply, balance }: ToolProps & { balance: number }) => {
  const plainPoints = String(order.spent > 0 ? order.spent : order.earned);
  const [form, fields] = useForm<Values>({
    lastResult: reply ?? settled,
    defaultValue: {
      invoiceNumber: order.invoiceNumber ?? '',
      value: String(order.value),
      discount: String(order.discount),
      points: order.kind === 'plain' ? plainPoints : String(order.spent),
      note: order.note,
    },
  });
  return (
    <Section id="correct" title={m.point_correct()}>
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack [&_input]:scroll-mt-44">
          <Hidden order={order} formKey={formKey} />
          <p className="text-sm text-muted">{m.point_correct_text()}</p>
          <FormError errors={form.errors} />
          {order.kind === 'invoice' ? (
            <InvoiceFields
              order={order}
              fields={fields}
              sentValues={reply?.initialValue as Partial<Values> | undefined}
              balance={balance}
            />
          ) : (
            <MoneyField field={fields.points} label={m.point_points()} unit={m.point_unit()} digits={10} required />
          )}
          <TextArea field={fields.note} label={m.point_note()} optional rows={2} maxLength={ORDER_NOTE_LENGTH} />
          <Reason field={fields.reason} />
          <Foot order={order} intent="correct" label={m.point_correct_do()} />
        </Form>
      </Card>
    </Section>
  );
};

/** Says what to do where the customer has spent points that a cancellation would take back. */
const SpentPoints = ({ order, balance }: Pick<ToolProps, 'order'> & { balance: number }) => (
  <div className="rounded-md bg-accent-soft p-3">
    <p>{m.point_cancel_short({ balance: points(balance), earned: points(order.earned) })}</p>
    <p className="flex flex-wrap gap-x-4">
      <TextLink to={statementPath(order.groupId, order.buyer._id)} className="inline-flex min-h-11 items-center">
        {m.point_statement_of()}
      </TextLink>
      <TextLink to={`${orderPath(order._id)}?correct`} className="inline-flex min-h-11 items-center">
        {m.point_correct()}
      </TextLink>
    </p>
  </div>
);

/** Form that cancels an order, with a reason and a confirmation. */
export const CancelOrder = ({
  order,
  formKey,
  reply,
  balance,
  reward,
}: ToolProps & { balance: number; reward: Reward | null }) => {
  const [form, fields] = useForm<{ reason: string; points: string }>({ lastResult: reply ?? settled });
  return (
    <Section id="cancel" title={m.point_cancel()}>
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <Hidden order={order} formKey={formKey} />
          <p className="font-semibold wrap-anywhere">
            {order.invoiceNumber === null
              ? m.point_cancel_question_plain({ order: orderName(order), name: order.buyer.name })
              : m.point_cancel_question({ number: order.invoiceNumber, name: order.buyer.name })}
          </p>
          <p className="text-sm text-muted">{m.point_cancel_text()}</p>
          {order.earned - order.spent > balance && <SpentPoints order={order} balance={balance} />}
          {reward && <OrderReward reward={reward} />}
          <FormError errors={form.errors} />
          <Reason field={fields.reason} />
          <Foot order={order} intent="cancel" label={m.point_cancel_do()} />
        </Form>
      </Card>
    </Section>
  );
};
