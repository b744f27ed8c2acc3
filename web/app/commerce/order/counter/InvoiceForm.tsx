import { getFormProps, useForm } from '@conform-to/react';
import { maximumPoints } from '@m4u/contract/commerce/order/rules';
import { INVOICE_NUMBER_LENGTH, ORDER_NOTE_LENGTH } from '@m4u/contract/commerce/order/schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { number } from '../../../platform/language/formats.ts';
import { Button, EnterButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AmountCard } from './AmountCard.tsx';
import { CounterCustomer } from './CounterCustomer.tsx';
import { amountPlace, halves, keypadPlace } from './counterLayout.tsx';
import { CounterSum, orderButton, zeroPointsHint } from './CounterSum.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { Keypad } from './Keypad.tsx';
import type { CounterReply } from './orderForm.server.ts';
import { type InvoiceValues, type OrderData, useOrder } from './useOrder.tsx';

interface InvoiceFormProps extends OrderData {
  isAdmin: boolean;
  /** Idempotency key: a form that is sent twice takes effect once. */
  formKey: string;
  reply: CounterReply | undefined;
}

/** A part of the form that is opened when it is needed; works without scripts. */
const Fold = ({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="group border-t border-line">
    <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold">
      {label}
      <ChevronDown aria-hidden size={20} className="transition group-open:rotate-180" />
    </summary>
    <div className="stack pb-2">{children}</div>
  </details>
);

/** Whether a refused form comes back with a value or an error of the field. */
const isFilled = ({ defaultValue = '', errors = [] }: FieldSource): boolean => defaultValue !== '' || errors.length > 0;

type Order = ReturnType<typeof useOrder>;
type Fields = Readonly<Record<keyof InvoiceValues, FieldSource>>;

const PointsField = ({ field, order, balance }: { field: FieldSource; order: Order; balance: number }) => {
  const { entry, points, setPoints, scripted } = order;
  const most = Math.min(balance, maximumPoints(entry));
  return (
    <Fold label={m.point_spend()} isOpen={isFilled(field)}>
      <MoneyField
        field={field}
        label={m.point_spend()}
        unit={m.point_unit()}
        digits={10}
        value={points}
        onDigits={setPoints}
        hint={m.point_spend_hint()}
      />
      {scripted && most > 0 && Number(points) !== most && (
        <Button variant="secondary" onClick={() => setPoints(String(most))}>
          {m.point_use_most({ count: number(most) })}
        </Button>
      )}
    </Fold>
  );
};

interface NumberProps {
  fields: Fields;
  prefix: string | null;
  /** Only admins let the shop number its invoices. */
  isAdmin: boolean;
  /** The shop has just begun to number its invoices: what was open stays so, and no button moves under a finger. */
  isNumberedNow: boolean;
}

/** The number of the invoice, which comes by itself where the shop numbers its invoices, and a note. */
const NumberAndNote = ({ fields, prefix, isAdmin, isNumberedNow }: NumberProps) => {
  const { invoiceNumber, note } = fields;
  const isOpen = prefix === null || isNumberedNow || isFilled(invoiceNumber) || isFilled(note);
  return (
    <Fold label={m.point_number_and_note()} isOpen={isOpen}>
      <TextField
        field={invoiceNumber}
        label={m.point_invoice_number()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={prefix === null}
        optional={prefix !== null}
        hint={prefix === null ? undefined : m.point_invoice_auto({ number: `${prefix}0001` })}
        maxLength={INVOICE_NUMBER_LENGTH}
      />
      {prefix === null && isAdmin && (
        <SubmitButton name="intent" value="number" variant="secondary" icon={ListOrdered} formNoValidate>
          {m.point_number_by_itself()}
        </SubmitButton>
      )}
      <TextArea field={note} label={m.point_note()} optional rows={2} maxLength={ORDER_NOTE_LENGTH} />
    </Fold>
  );
};

const RequestLine = ({ request }: Pick<OrderData, 'request'>) =>
  request && (
    <p>
      {m.request_at_counter()}{' '}
      <TextLink to={href('/action/requests/:id', { id: request._id })} lang="" className="wrap-anywhere">
        {request.title}
      </TextLink>
    </p>
  );

/**
 * Form of an invoice for the customer at the counter; the sum follows the input. Phones show the amount with its keypad
 * first, then everything to confirm.
 */
export const InvoiceForm = (props: InvoiceFormProps) => {
  const { groupId, memberId, account, settings, isAdmin, request, formKey, reply } = props;
  const [form, fields] = useForm<InvoiceValues>({ lastResult: reply ?? settled });
  const order = useOrder(props, reply);
  const { amount, discount, setDiscount, entry, offers, chosen, codeWords, payment, scripted } = order;
  const finishTyping = () => amount.setTyping(false);
  const finishOnPhones = (event: KeyboardEvent) => {
    // Wider screens show the whole form, so that Enter sends it.
    if (window.matchMedia('(width >= 900px)').matches) return;
    event.preventDefault();
    finishTyping();
  };
  const isConfirmed = !scripted || !amount.isTyping;
  const confirm = useRef<HTMLDivElement>(null);
  // With a typed amount the order is ready once the customer is chosen, so that Enter goes on.
  const goOn = useEffectEvent(() => {
    if (!amount.isTyping) confirm.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => goOn(), []);
  return (
    <Form method="post" {...getFormProps(form)} className={halves}>
      <EnterButton value="invoice">{m.point_enter()}</EnterButton>
      <input type="hidden" name="key" value={formKey} data-restores />
      <input type="hidden" name="groupId" value={groupId} />
      <input type="hidden" name="memberId" value={memberId} />
      {payment !== undefined && <input type="hidden" name="payment" value={payment} />}
      {request && <input type="hidden" name="requestId" value={request._id} />}
      <AmountCard
        amount={amount}
        field={fields.value}
        label={m.point_amount()}
        required
        hint={entry.value > 0 ? zeroPointsHint(entry) : undefined}
        onEnter={finishOnPhones}
        className={amountPlace}
      />
      <div className="stack gap-4 lg:col-start-2 lg:row-span-2">
        <FormError errors={form.errors} />
        <output className="flex items-start gap-2 empty:hidden">
          {reply?.notice !== undefined && (
            <>
              <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
              {reply.notice}
            </>
          )}
        </output>
        <CounterCustomer
          account={account}
          groupId={groupId}
          memberId={memberId}
          amount={amount.digits}
          requestId={request?._id}
          standing={props.standing}
        />
        <div className={classNames('stack gap-4', !isConfirmed && 'max-lg:hidden')}>
          <Card>
            <RequestLine request={request} />
            <DiscountFields
              fields={fields}
              typed={discount}
              onTyped={setDiscount}
              value={entry.value}
              codeWords={codeWords}
              offers={offers}
            />
            <div className="mt-4">
              <PointsField field={fields.points} order={order} balance={account.points} />
              <NumberAndNote
                fields={fields}
                prefix={settings.invoicePrefix}
                isAdmin={isAdmin}
                isNumberedNow={reply?.notice !== undefined}
              />
            </div>
          </Card>
          {/* Wide screens keep the sum in view with the button, so that neither covers the other. */}
          <div className="stack gap-4 max-lg:contents lg:sticky lg:bottom-0 lg:z-10 lg:bg-canvas lg:pb-4">
            {scripted && <CounterSum entry={entry} discountName={chosen?.discount.name} balance={account.points} />}
            <div ref={confirm} className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:bg-canvas max-lg:py-4">
              <SubmitButton name="intent" value="invoice" size="lg" block className="shadow-md lg:min-h-18">
                {scripted ? orderButton(entry) : m.point_enter()}
              </SubmitButton>
            </div>
          </div>
        </div>
      </div>
      {/* A phone has the whole form until the scripts have come. */}
      <Keypad amount={amount} className={classNames(keypadPlace, isConfirmed && 'max-lg:hidden')} />
      {!isConfirmed && (
        <Button size="lg" block onClick={finishTyping} className="lg:hidden">
          {m.home_counter_go()}
        </Button>
      )}
    </Form>
  );
};
