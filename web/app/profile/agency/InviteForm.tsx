import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

export interface InviteFormProps {
  id: string;
  title: string;
  lead: string;
  label: string;
  hint?: string;
  reply: SubmissionResult | undefined;
}

/** A form with one field for the invitee, a person or a group. */
export const InviteForm = ({ id, title, lead, label, hint, reply }: InviteFormProps) => {
  const [form, fields] = useForm<{ who: string }>({ id: `${id}-form`, lastResult: reply ?? settled });
  return (
    <Section id={id} title={title}>
      <Card>
        <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
          <FormError errors={form.errors} />
          <p className="text-sm text-muted">{lead}</p>
          <TextField field={fields.who} label={label} hint={hint} autoComplete="off" required maxLength={254} />
          <SubmitButton name="intent" value="invite" className="self-start">
            {m.agency_invite()}
          </SubmitButton>
        </Form>
      </Card>
    </Section>
  );
};
