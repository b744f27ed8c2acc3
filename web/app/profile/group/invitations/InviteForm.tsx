import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { STAFF_ROLES } from '@m4u/contract/profile/group/roles.rules';
import Send from 'lucide-react/icons/send';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { groupRoleWords } from '../people/peoplePaths.tsx';

interface InviteValues {
  to: string;
  name: string;
  title: string;
  role: string;
}

/** Form to invite a person by email, phone number or page link. */
export const InviteForm = ({ groupId, reply }: { groupId: string; reply: SubmissionResult | null }) => {
  const [form, fields] = useForm<InviteValues>({ lastResult: reply });
  return (
    <Card>
      <h2 id="invite" className="pb-3 text-lg">
        {m.people_invite()}
      </h2>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <input type="hidden" name="groupId" value={groupId} />
        <TextField
          field={fields.to}
          label={m.people_invite_to()}
          hint={`${m.people_invite_hint()} ${m.people_invite_limit()}`}
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          field={fields.name}
          label={m.people_invite_name()}
          optional
          maxLength={100}
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextField
          field={fields.title}
          label={m.people_title_field()}
          hint={m.people_title_hint()}
          optional
          maxLength={100}
          autoComplete="off"
        />
        <Select
          field={fields.role}
          label={m.people_role()}
          hint={m.people_role_hint()}
          options={(['member', ...STAFF_ROLES] as const).map((value) => ({ value, label: groupRoleWords[value]() }))}
        />
        <SubmitButton name="intent" value="invite" icon={Send}>
          {m.people_invite_send()}
        </SubmitButton>
      </Form>
    </Card>
  );
};
