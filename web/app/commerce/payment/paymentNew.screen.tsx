import { getFormProps } from '@conform-to/react';
import { PAYMENT_DAYS, PAYMENT_LENGTH } from '@m4u/contract/commerce/payment/rules';
import { randomUUID } from 'node:crypto';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/paymentNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, digits, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paymentPath, paymentsPath } from './paymentPaths.tsx';

const paymentFields = defineForm({
  title: text(),
  amount: digits(),
  days: digits({ start: String(PAYMENT_DAYS.usual) }),
});

/** The form that asks for a payment to a group (`?groupId=`), for its admins. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  return { group: await readManaged(context, request), formKey: randomUUID() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, paymentFields);
  try {
    const body = { kind: 'other', groupId, ...readValues(paymentFields, form) } as const;
    const { data } = await api(context).payment.ask({ body, idempotencyKey: form.values['key'] ?? '' });
    return redirect(paymentPath(data._id));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentNew({ loaderData: { group, formKey }, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(paymentFields, null, actionData);
  return (
    <Column kind="form">
      <PageHeader
        title={m.payment_new()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: paymentsPath(group._id), label: m.payment_title() }}
      />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          {/* A new key after each answer: what was refused is not the same call. */}
          <input key={formKey} type="hidden" name="key" defaultValue={formKey} />
          <TextField
            field={fields.title}
            label={m.payment_for()}
            hint={m.payment_for_hint()}
            required
            maxLength={PAYMENT_LENGTH.title}
          />
          <MoneyField field={fields.amount} label={m.payment_amount()} required />
          <TextField field={fields.days} label={m.payment_days()} inputMode="numeric" required maxLength={2} />
          <SubmitButton block>{m.payment_ask()}</SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
