import { getFormProps, useForm } from '@conform-to/react';
import type { StaffTerm } from '@m4u/contract/profile/member/terms';
import Trash2 from 'lucide-react/icons/trash-2';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/adminTerm.screen';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { addressOf, termKindWords, listOf } from './termList.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads one term of the list in the URL, or an empty form at `new`. Errors: 403 for everyone but staff, 404. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const list = listOf(new URL(request.url).searchParams);
  const { kind, parentId } = list;
  const { data: terms } = await api(context).terms.list({ query: { kind, ...(parentId !== '' && { parentId }) } });
  const term = params.id === 'new' ? null : terms.find(({ _id }) => _id === params.id);
  if (term === undefined) throw data(null, { status: 404 });
  return { list, term };
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  const calls = api(context).terms;
  const list = listOf(new URL(request.url).searchParams);
  const form = await readForm(request);
  const { nameVi = '', nameEn = '' } = form.values;
  if (form.intent === 'delete') {
    await calls.delete({ params: { id } });
    setFlash(context, { kind: 'success', message: m.admin_term_deleted({ name: form.values['name'] ?? '' }) });
    return redirect(addressOf(list));
  }
  const { kind, parentId } = list;
  try {
    await (id === 'new'
      ? calls.insert({ body: { kind, ...(parentId !== '' && { parentId }), nameVi, nameEn } })
      : calls.update({ params: { id }, body: { nameVi, nameEn } }));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.admin_term_saved({ name: nameVi }) });
  return redirect(addressOf(list));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.term ? m.admin_term_edit() : m.admin_term_new()} · M4U` },
];

const formatUses = (used: number): string => (used >= 1_000 ? '1.000+' : number(used));

/** The question that confirms a deletion, with its consequences. */
const questionOf = ({ nameVi: name, used, children }: StaffTerm): string => {
  if (children > 0) return m.admin_term_delete_with({ name, children: number(children), total: formatUses(used) });
  return used > 0
    ? m.admin_term_delete_used({ name, total: formatUses(used) })
    : m.admin_term_delete_question({ name });
};

const Deletion = ({ term }: { term: StaffTerm }) => {
  const dialog = useDialog();
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.admin_term_delete()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.admin_term_delete()}
        question={questionOf(term)}
        confirm={m.admin_term_delete()}
        fields={{ intent: 'delete', name: term.nameVi }}
      />
    </div>
  );
};

export default function AdminTerm({ loaderData: { list, term }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ nameVi: string; nameEn: string }>({
    lastResult: actionData ?? settled,
    defaultValue: { nameVi: term?.nameVi ?? '', nameEn: term?.nameEn ?? '' },
  });
  return (
    <Column kind="form">
      <PageHeader
        title={term ? m.admin_term_edit() : m.admin_term_new()}
        lead={termKindWords[list.kind]()}
        back={{ to: addressOf(list), label: m.admin_terms() }}
      />
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        {term && term.used > 0 && <p>{m.admin_term_rename_hint({ total: formatUses(term.used) })}</p>}
        <TextField field={fields.nameVi} label={m.admin_term_vi()} lang="vi" required maxLength={60} />
        <TextField field={fields.nameEn} label={m.admin_term_en()} lang="en" required maxLength={60} />
        <SubmitButton name="intent" value="save" size="lg" block>
          {m.admin_slide_save()}
        </SubmitButton>
      </Form>
      {term && <Deletion term={term} />}
    </Column>
  );
}
