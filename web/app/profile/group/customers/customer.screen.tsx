import { getFormProps } from '@conform-to/react';
import type { Customer } from '@m4u/contract/profile/group/customer';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/customer.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, type SentForm } from '../../../platform/forms/form.server.ts';
import { useFields } from '../../../platform/forms/definition.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { date, number, phone } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { PhoneWays } from '../../page/links/PhoneWays.tsx';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CustomerFields, customerFields } from './CustomerFields.tsx';
import { CustomerPerson } from './CustomerPerson.tsx';
import { customerPath, customersPath } from './customerPaths.tsx';
import { readGroupId, readManaged } from '../management/managed.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads a customer of a group, or with `new` an empty form. */
export const loader = async ({ context, request, params: { customer } }: Route.LoaderArgs) => {
  requireReader(context, m.customer_purpose());
  if (customer !== 'new') requireId(customer);
  const group = await readManaged(context, request);
  if (customer === 'new') return { group, customer: null, points: 0 };
  const [{ data }, { data: balance }] = await Promise.all([
    api(context).group.getCustomer({ params: { groupId: group._id, customerId: customer } }),
    api(context).point.balance({ params: { memberId: customer }, query: { groupId: group._id } }),
  ]);
  return { group, customer: data, points: balance.points };
};

type SentCustomer = {
  readonly context: Readonly<RouterContextProvider>;
  readonly groupId: string;
  readonly form: SentForm;
};

const createCustomer = async ({ context, groupId, form }: SentCustomer): Promise<Response> => {
  const body = { groupId, ...readValues(customerFields, form) };
  const { data } = await api(context).group.createCustomer({ body });
  if (data.known) {
    setFlash(context, { kind: 'info', message: m.customer_known({ name: data.name }) });
    return redirect(customerPath(groupId, data._id));
  }
  setFlash(context, { kind: 'success', message: m.customer_added({ name: data.name }) });
  return redirect(customersPath(groupId));
};

const changeCustomer = async (
  { context, groupId, form: { values, intent } }: SentCustomer,
  customerId: string,
): Promise<Response> => {
  const params = { groupId, customerId };
  const { name = '', note = '' } = values;
  if (intent === 'remove') {
    await api(context).group.removeCustomer({ params });
    setFlash(context, { kind: 'success', message: m.customer_removed({ name }) });
  } else {
    await api(context).group.updateCustomer({ params, body: { name, note } });
    setFlash(context, { kind: 'success', message: m.customer_saved() });
  }
  return redirect(customersPath(groupId));
};

export const action = async ({ context, request, params: { customer } }: Route.ActionArgs) => {
  requireReader(context, m.customer_purpose());
  const sent = { context, groupId: readGroupId(request), form: await readForm(request) };
  try {
    return await (customer === 'new' ? createCustomer(sent) : changeCustomer(sent, customer));
  } catch (thrown) {
    return problemReply(sent.form, thrown);
  }
};

const customerTitle = (customer: Customer | null): string => (customer ? m.customer_edit() : m.customer_add());

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${customerTitle(loaderData?.customer ?? null)} · M4U` },
];

const Remove = ({ name }: { name: string }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.customer_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.customer_remove()}
        question={m.customer_remove_question({ name })}
        confirm={m.customer_remove_do()}
        fields={{ intent: 'remove', name }}
      />
    </>
  );
};

const Head = ({ customer, points }: { customer: Customer; points: number }) => (
  <Card>
    <div className="stack gap-3">
      <p className="text-lg font-semibold">{phone(customer.phone)}</p>
      <p className="text-sm text-muted">
        {[m.customer_points({ points: number(points) }), m.customer_since({ date: date(customer.createdAt) })].join(
          ' · ',
        )}
      </p>
      {customer.member && <CustomerPerson person={customer.member} />}
      <div className="flex flex-wrap gap-2">
        <PhoneWays number={customer.phone} variant="secondary" />
      </div>
    </div>
  </Card>
);

export default function CustomerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, customer, points } = loaderData;
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(customerFields, customer, lastResult);
  return (
    <Column kind="form">
      <PageHeader
        title={customer ? customer.name : m.customer_add()}
        lead={group.name}
        back={{ to: customersPath(group._id), label: m.customer_back() }}
      />
      <div className="stack">
        {customer && <Head customer={customer} points={points} />}
        <Card>
          <Form method="post" {...getFormProps(form)} className="stack">
            <Draft />
            <FormError errors={form.errors} />
            {customer ? (
              <p className="text-sm text-muted">{m.customer_phone_fixed()}</p>
            ) : (
              <>
                <p className="text-sm text-muted">{m.customer_form_text()}</p>
                <TextField
                  field={fields.phone}
                  label={m.customer_phone()}
                  type="tel"
                  inputMode="tel"
                  autoComplete="off"
                  required
                />
              </>
            )}
            <CustomerFields fields={fields} />
            <SubmitButton name="intent" value="save" block>
              {m.customer_save()}
            </SubmitButton>
          </Form>
        </Card>
        {customer && (
          <div>
            <Remove name={customer.name} />
          </div>
        )}
      </div>
    </Column>
  );
}
