import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { INVOICE_NUMBER_LENGTH, ORDER_NOTE_LENGTH } from '@m4u/contract/commerce/order/schema';
import { calculateInvoice, maximumPoints } from '@m4u/contract/commerce/order/rules';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import type { PointSettings } from '@m4u/contract/commerce/point/schema';
import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import { useState } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { RequestAtCounter } from './counterRequest.server.ts';
import { DiscountFields, takenBy, typedAtFirst } from './DiscountFields.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { useDiscountQuote } from './useDiscountQuote.tsx';

/** Fields of an invoice as posted. */
export interface InvoiceValues {
  invoiceNumber: string;
  value: string;
  discountBy: string;
  discount: string;
  percent: string;
  discountCode: string;
  points: string;
  note: string;
}

export interface InvoiceFormProps {
  groupId: string;
  /** Id of the customer from the address. */
  memberId: string;
  account: PointAccount;
  settings: PointSettings;
  /** The order request from a product page that this invoice finishes. */
  request: RequestAtCounter | undefined;
  /** Code of the discount that the customer showed; empty without one. */
  voucher: string;
  /** Amount typed before the customer was chosen, in VND; empty without one. */
  typedAmount: string;
  /** Idempotency key: a form that is sent twice takes effect once. */
  formKey: string;
  reply: SubmissionResult | undefined;
}

/** Form of an invoice for the customer at the counter; totals update on input. */
export const InvoiceForm = (props: InvoiceFormProps) => {
  const { groupId, memberId, account, settings, request, voucher, typedAmount, formKey, reply } = props;
  const { rate, invoicePrefix } = settings;
  const [form, fields] = useForm<InvoiceValues>({ lastResult: reply ?? null });
  const scripted = useHydrated();
  const sentValues = reply?.initialValue as Partial<InvoiceValues> | undefined;
  const [value, setValue] = useState(digitsOf(sentValues?.value ?? String(request?.amount ?? typedAmount)));
  const [points, setPoints] = useState(digitsOf(sentValues?.points ?? ''));
  const [discount, setDiscount] = useState(() =>
    typedAtFirst(sentValues, { way: voucher ? 'code' : 'none', amount: '', percent: '', code: voucher }),
  );
  const offer = useDiscountQuote({
    groupId,
    memberId,
    value,
    code: discount.way === 'code' ? discount.code : '',
    after: reply,
  });
  const worth = Number(value);
  const discountAmount = takenBy(discount, worth, offer?.discount);
  const most = Math.min(account.points, maximumPoints({ value: worth, discount: discountAmount }));
  const entered = {
    value: worth,
    discount: discountAmount,
    points: Number(points),
    rate: Math.round(rate * RATE_PER_PERCENT),
  };
  // Sends the shown payment for the server's check, but none while the quote of a code is not loaded.
  const isShown = scripted && (discount.way !== 'code' || offer !== undefined);
  const shownPayment = isShown ? calculateInvoice(entered)?.payment : undefined;
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      // Keeps focused fields clear of the sticky totals above and the sticky button below.
      className="stack max-lg:[&_input]:scroll-mt-44 max-lg:[&_input]:scroll-mb-40 lg:grid lg:grid-cols-[1fr_22rem] lg:items-start"
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="groupId" value={groupId} />
      <input type="hidden" name="memberId" value={memberId} />
      {shownPayment !== undefined && <input type="hidden" name="payment" value={shownPayment} />}
      {request && <input type="hidden" name="requestId" value={request._id} />}
      <Card className="lg:col-start-1">
        <div className="stack">
          <FormError errors={form.errors} />
          {request && (
            <p>
              {m.request_at_counter()}{' '}
              <TextLink to={href('/action/requests/:id', { id: request._id })} lang="" className="wrap-anywhere">
                {request.title}
              </TextLink>
            </p>
          )}
          <MoneyField field={fields.value} label={m.point_value()} value={value} onDigits={setValue} required />
          <DiscountFields
            fields={fields}
            typed={discount}
            onTyped={setDiscount}
            value={worth}
            codeWords={offer?.description}
          />
          <div>
            <MoneyField
              field={fields.points}
              label={m.point_spend()}
              unit={m.point_unit()}
              digits={10}
              value={points}
              onDigits={setPoints}
              hint={m.point_spend_hint()}
            />
            {scripted && most > 0 && Number(points) !== most && (
              <Button variant="secondary" className="mt-2" onClick={() => setPoints(String(most))}>
                {m.point_use_most({ count: number(most) })}
              </Button>
            )}
          </div>
          <TextField
            field={fields.invoiceNumber}
            label={m.point_invoice_number()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required={invoicePrefix === null}
            optional={invoicePrefix !== null}
            hint={invoicePrefix === null ? undefined : m.point_invoice_auto({ number: `${invoicePrefix}0001` })}
            maxLength={INVOICE_NUMBER_LENGTH}
          />
          <TextArea field={fields.note} label={m.point_note()} optional rows={2} maxLength={ORDER_NOTE_LENGTH} />
        </div>
      </Card>
      {/* Totals and button: sticky at the edges of the screen on phones, a second column on wide screens. */}
      <div className="contents lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-4">
        {scripted && (
          <div className="sticky top-2 z-10 order-first lg:static">
            <InvoiceTotals entered={entered} has={account.points} />
          </div>
        )}
        <div className="sticky bottom-24 z-10 lg:static">
          <SubmitButton name="intent" value="invoice" size="lg" block className="shadow-md">
            {m.point_enter()}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
};
