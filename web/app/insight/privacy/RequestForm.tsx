import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { ANSWER_HOURS, REQUEST_LENGTH } from '@m4u/contract/insight/privacy/request.rules';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { Honeypot } from '../../platform/forms/Honeypot.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { dataRequestKindOptions } from './requestWords.tsx';

export interface RequestFormProps {
  /** Null for members. */
  challenge: Challenge | null;
  reply: SubmissionResult | undefined;
}

/** Form of a request about personal data; visitors also give an e-mail address for the answer. */
export const RequestForm = ({ challenge, reply }: RequestFormProps) => {
  const [form, fields] = useForm<Record<'kind' | 'name' | 'email' | 'words', string>>({
    id: 'request-form',
    lastResult: reply ?? settled,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <p className="text-sm text-muted">
        {challenge ? m.data_request_lead_visitor() : m.data_request_lead_member({ hours: ANSWER_HOURS })}
      </p>
      <Select
        field={fields.kind}
        label={m.data_request_kind()}
        placeholder={m.data_request_kind_choose()}
        options={dataRequestKindOptions()}
        required
      />
      {challenge && (
        <>
          <TextField
            field={fields.name}
            label={m.support_name()}
            autoComplete="name"
            maxLength={REQUEST_LENGTH.name}
            required
          />
          <TextField field={fields.email} label={m.data_request_email()} type="email" autoComplete="email" required />
        </>
      )}
      <TextArea
        field={fields.words}
        label={m.data_request_words()}
        hint={m.data_request_words_hint()}
        rows={4}
        maxLength={REQUEST_LENGTH.words}
        required
      />
      <Honeypot />
      {challenge && (
        <ChallengeField
          purpose="dataRequest"
          challenge={challenge}
          sent={reply}
          errors={reply?.error?.['challenge'] ?? []}
        />
      )}
      <SubmitButton name="intent" value="ask" block>
        {m.data_request_send()}
      </SubmitButton>
    </Form>
  );
};
