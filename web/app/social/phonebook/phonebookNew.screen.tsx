import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/phonebookNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { useFields } from '../../platform/forms/definition.ts';
import { phone } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { entryFields, NoteFields, WhoFields } from './EntryFields.tsx';
import { entryFieldNames, readEntryForm } from './entryForm.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/** Adds an entry by hand; `?name=`, `?phone=` and `?email=` prefill the form. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.phonebook_purpose());
  const { searchParams } = new URL(request.url);
  const readParam = (name: string): string => (searchParams.get(name) ?? '').slice(0, 254);
  const prefilled = { name: readParam('name'), phones: phone(readParam('phone')), emails: readParam('email') };
  return { clientId: crypto.randomUUID(), prefilled };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.phonebook_purpose());
  const form = await readForm(request);
  try {
    const { clientId = '' } = form.values;
    const { data } = await api(context).phonebook.insert({
      body: { ...readEntryForm(form), ...(clientId && { clientId }) },
    });
    setFlash(context, { kind: 'success', message: m.phonebook_saved() });
    return redirect(href('/action/phonebook/:entry', { entry: data._id }));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: entryFieldNames(form) });
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.phonebook_add()} · M4U` }];

export default function NewEntry({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(entryFields, loaderData.prefilled, actionData);
  return (
    <Column kind="form">
      <PageHeader title={m.phonebook_add()} back={{ to: href('/action/phonebook'), label: m.phonebook_back() }} />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <Draft />
          <FormError errors={form.errors} />
          <input type="hidden" name="clientId" value={loaderData.clientId} />
          <WhoFields fields={fields} />
          <NoteFields fields={fields} />
          <SubmitButton block>{m.phonebook_save()}</SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
