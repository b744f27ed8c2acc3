import { getFormProps, useForm } from '@conform-to/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/companyDelete.screen';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { companyPath } from './companyPaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Asks for the group's name to confirm its deletion. It is a separate screen, so that it works without scripts. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.company_purpose());
  const { data } = await api(context).group.get({ params: { id: params.id } });
  return { id: data._id, name: data.name };
};

/** Normalises a name for comparison: spaces and case do not matter. */
const normaliseName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { group } = api(context);
  const form = await readForm(request);
  const { data } = await group.get({ params: { id: params.id } });
  if (normaliseName(form.values['name'] ?? '') !== normaliseName(data.name))
    return refuseForm(form, { fields: { name: m.company_delete_mismatch({ name: data.name }) } });
  try {
    await group.delete({ params: { id: data._id } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const undo = {
    label: m.content_undo(),
    action: href('/action/company'),
    fields: { intent: 'restore', group: data._id, name: data.name },
  };
  setFlash(context, { kind: 'success', message: m.company_deleted_done({ name: data.name }), undo });
  return redirect(href('/action/company'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.company_delete()} · M4U` }];

export default function CompanyDelete({ loaderData: { id, name }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ name: string }>({ lastResult: actionData ?? settled });
  return (
    <Column kind="form">
      <PageHeader
        title={m.company_delete_title({ name })}
        lead={m.company_delete_lead()}
        back={{ to: companyPath(id), label: m.company_delete_keep() }}
      />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <TextField field={fields.name} label={m.company_delete_confirm({ name })} autoComplete="off" required />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger" icon={Trash2}>
              {m.company_delete()}
            </SubmitButton>
            <LinkButton to={companyPath(id)} variant="secondary">
              {m.company_delete_keep()}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </Column>
  );
}
