import { getFormProps } from '@conform-to/react';
import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/cvVersion.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { defineForm, text, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { editorPath } from '../cvPaths.tsx';

const versionFields = defineForm({
  company: text(),
  position: text(),
  name: text({ empty: 'omit' }),
  advert: text(),
  advertOn: text(),
});

/** Makes a version of a CV for an application, or changes the application of a version (docs/rules/cv.md#versions). */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.cv_purpose());
  const { data: cv } = await api(context).cv.get({ params });
  const { _id: id, name, advert, application } = cv;
  return { id, name, row: application && { ...application, name, advert } };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  requireReader(context, m.cv_purpose());
  const form = await readForm(request, versionFields);
  const { cv } = api(context);
  const call = { params, body: readValues(versionFields, form) };
  try {
    if (form.intent === 'change') {
      await cv.setApplication(call);
      setFlash(context, { kind: 'success', message: m.cv_version_saved() });
      return redirect(editorPath());
    }
    const { data: made } = await cv.makeVersion(call);
    setFlash(context, { kind: 'success', message: m.cv_version_made() });
    return redirect(editorPath(made._id));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

const titleOf = (isVersion: boolean): string => (isVersion ? m.cv_version_edit() : m.cv_version_make());

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${titleOf(Boolean(loaderData?.row))} · M4U` }];

export default function CvVersion({ loaderData: { id, name, row }, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(versionFields, row, actionData);
  const isVersion = row !== null;
  return (
    <Column kind="form" className="pb-8">
      <PageHeader
        title={titleOf(isVersion)}
        lead={isVersion ? name : m.cv_version_lead({ name })}
        back={{ to: editorPath(), label: m.cv_title() }}
      />
      <Form method="post" {...getFormProps(form)} className="stack">
        <Draft name={`cv version ${id}`} />
        <FormError errors={form.errors} />
        <TextField
          field={fields.company}
          label={m.cv_version_company()}
          required
          maxLength={CV_LIMITS.company}
          autoComplete="off"
        />
        <TextField
          field={fields.position}
          label={m.cv_version_position()}
          required
          maxLength={CV_LIMITS.position}
          autoComplete="off"
        />
        <TextField
          field={fields.name}
          label={m.cv_version_name()}
          {...(!isVersion && { hint: m.cv_version_name_hint() })}
          maxLength={CV_LIMITS.name}
          autoComplete="off"
          optional
        />
        <TextArea
          field={fields.advert}
          label={m.cv_version_advert()}
          hint={m.cv_version_advert_hint()}
          rows={5}
          maxLength={CV_LIMITS.advert}
          optional
        />
        <DateField field={fields.advertOn} label={m.cv_version_advert_on()} optional />
        <SubmitButton name="intent" value={isVersion ? 'change' : 'make'}>
          {isVersion ? m.cv_version_save() : m.cv_version_make_now()}
        </SubmitButton>
      </Form>
    </Column>
  );
}
