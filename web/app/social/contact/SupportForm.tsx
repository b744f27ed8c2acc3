import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { SUPPORT_LENGTH, type SupportTopic } from '@m4u/contract/social/contact/support.rules';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, text, type TypedOf, settled } from '../../platform/forms/definition.ts';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { Honeypot } from '../../platform/forms/Honeypot.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { supportTopicOptions } from './supportWords.tsx';

export interface SupportFormProps {
  /** Name of the signed-in member; null for a visitor. */
  reader: string | null;
  /** Null for members. */
  challenge: Challenge | null;
  reply: SubmissionResult | undefined;
}

/** Fields of a message to support. */
export const supportFields = defineForm({
  topic: choice<SupportTopic>(),
  name: text(),
  email: text(),
  phone: text(),
  words: text(),
});

/** Form for a message to support. */
export const SupportForm = ({ reader, challenge, reply }: SupportFormProps) => {
  const [form, fields] = useForm<TypedOf<typeof supportFields>>({
    id: 'support-form',
    lastResult: reply ?? settled,
    defaultValue: { name: reader ?? '' },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <p className="text-sm text-muted">
        {reader === null ? m.support_write_lead_visitor() : m.support_write_lead_member()}
      </p>
      <Select
        field={fields.topic}
        label={m.support_topic()}
        placeholder={m.support_topic_choose()}
        options={supportTopicOptions()}
        required
      />
      <TextField
        field={fields.name}
        label={m.support_name()}
        autoComplete="name"
        maxLength={SUPPORT_LENGTH.name}
        required
      />
      <TextField field={fields.email} label={m.support_email()} type="email" autoComplete="email" optional />
      <TextField field={fields.phone} label={m.support_phone()} type="tel" autoComplete="tel" optional />
      <TextArea
        field={fields.words}
        label={m.support_words()}
        hint={m.support_words_hint()}
        rows={5}
        maxLength={SUPPORT_LENGTH.words}
        required
      />
      <Honeypot />
      {challenge && (
        <ChallengeField
          purpose="support"
          challenge={challenge}
          sent={reply}
          errors={reply?.error?.['challenge'] ?? []}
        />
      )}
      <SubmitButton block>{m.support_send()}</SubmitButton>
    </Form>
  );
};
