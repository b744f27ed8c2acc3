import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { ORDER_NOTE_LENGTH } from '@m4u/contract/commerce/order/schema';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';

import { amountPlace } from './counterLayout.tsx';

interface PointsFormProps {
  groupId: string;
  /** Id of the customer from the address. */
  memberId: string;
  /** Idempotency key: a form that is sent twice takes effect once. */
  formKey: string;
  reply: SubmissionResult | undefined;
}

/** Form that gives points to a customer or takes points, without an invoice. */
export const PointsForm = ({ groupId, memberId, formKey, reply }: PointsFormProps) => {
  const [form, fields] = useForm<{ type: string; points: string; note: string }>({
    lastResult: reply ?? settled,
    defaultValue: { type: 'add' },
  });
  return (
    <Card className={amountPlace}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <input type="hidden" name="key" value={formKey} data-restores />
        <input type="hidden" name="groupId" value={groupId} />
        <input type="hidden" name="memberId" value={memberId} />
        <FormError errors={form.errors} />
        <RadioCards
          field={fields.type}
          legend={m.point_plain_what()}
          columns={2}
          options={[
            { value: 'add', label: m.point_plain_add() },
            { value: 'minus', label: m.point_plain_minus() },
          ]}
        />
        <MoneyField field={fields.points} label={m.point_points()} unit={m.point_unit()} digits={10} required />
        <TextArea
          field={fields.note}
          label={m.point_note()}
          hint={m.point_plain_note_hint()}
          optional
          rows={2}
          maxLength={ORDER_NOTE_LENGTH}
        />
        <SubmitButton name="intent" value="plain" size="lg" block>
          {m.point_plain_do()}
        </SubmitButton>
      </Form>
    </Card>
  );
};
