import { getFormProps } from '@conform-to/react';
import { CERTIFICATE_LENGTH } from '@m4u/contract/event/attendance/rules';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/certificateSetup.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { check, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { AttendanceFrame } from './AttendanceFrame.tsx';
import { certificateListPath } from './attendancePaths.tsx';

const settingsFields = defineForm({
  isOn: check(),
  title: text(),
  text: text(),
  signerName: text(),
  signerRole: text(),
});

/** Settings of the certificates of an event, for its admins. */
export const loader = async ({ context, params: { history } }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  return { setup: (await api(context).attendance.setup({ params: { id: history } })).data };
};

export const action = async ({ context, params: { history }, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const form = await readForm(request, settingsFields);
  try {
    await api(context).attendance.saveSettings({
      params: { id: history },
      body: readValues(settingsFields, form),
    });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.attendance_saved() });
  return redirect(certificateListPath(history));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.attendance_tab_setup()} · ${m.attendance_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function CertificateSetupScreen({ loaderData: { setup }, actionData }: Route.ComponentProps) {
  const texts = setup.texts ?? { title: m.attendance_default(), text: '', signerName: '', signerRole: '' };
  const [form, fields] = useFields(settingsFields, { ...texts, isOn: setup.texts === null || setup.isOn }, actionData);
  return (
    <AttendanceFrame tab="setup" setup={setup}>
      <Card className="lg:max-w-column">
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <Checkbox field={fields.isOn} label={m.attendance_on()} hint={m.attendance_on_hint()} />
          <TextField
            field={fields.title}
            label={m.attendance_form_title()}
            required
            maxLength={CERTIFICATE_LENGTH.title}
            autoComplete="off"
          />
          <TextArea
            field={fields.text}
            label={m.attendance_form_text()}
            hint={m.attendance_form_text_hint()}
            rows={3}
            maxLength={CERTIFICATE_LENGTH.text}
            optional
          />
          <TextField
            field={fields.signerName}
            label={m.attendance_signer_name()}
            maxLength={CERTIFICATE_LENGTH.signerName}
            autoComplete="off"
            translate="no"
            optional
          />
          <TextField
            field={fields.signerRole}
            label={m.attendance_signer_role()}
            maxLength={CERTIFICATE_LENGTH.signerRole}
            autoComplete="off"
            optional
          />
          <div>
            <SubmitButton>{m.attendance_save()}</SubmitButton>
          </div>
        </Form>
      </Card>
    </AttendanceFrame>
  );
}
