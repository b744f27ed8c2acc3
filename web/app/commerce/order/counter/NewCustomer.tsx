import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { phone as readable } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

interface NewCustomerProps {
  groupId: string;
  /** As E.164. */
  phone: string;
  /** Digits of the amount of the order, in VND; empty before it is typed. */
  amount: string;
  reply: SubmissionResult | undefined;
}

/** Form that adds a customer with an unknown phone number. */
export const NewCustomer = ({ groupId, phone, amount, reply }: NewCustomerProps) => {
  const [form, fields] = useForm<{ name: string; phone: string }>({ lastResult: reply ?? settled });
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="stack">
        <h2 className="text-lg">{m.point_new_customer({ phone: readable(phone) })}</h2>
        <FormError errors={[...(form.errors ?? []), ...(fields.phone.errors ?? [])]} />
        <input type="hidden" name="groupId" value={groupId} />
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="amount" value={amount} />
        <TextField
          field={fields.name}
          label={m.point_new_customer_name()}
          autoComplete="off"
          required
          maxLength={100}
        />
        <SubmitButton name="intent" value="customer" block>
          {m.point_new_customer_do()}
        </SubmitButton>
      </Form>
    </Card>
  );
};
