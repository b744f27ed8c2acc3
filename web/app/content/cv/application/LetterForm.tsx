import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { type CvLetter, LETTER_LIMITS } from '@m4u/contract/content/cv/letter.rules';
import type { SyntheticEvent } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { defineForm, text, useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Question } from '../../../ui/fields/Question.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';

/** Fields of a cover letter. */
export const letterFields = defineForm({
  recipient: text(),
  salutation: text(),
  body: text(),
  closing: text(),
  updatedAt: text({ empty: null }),
});

export interface LetterFormProps {
  id: string;
  /** The saved letter, or the beginning of a new one. */
  letter: CvLetter;
  /** The version that is edited; null for a new letter. */
  updatedAt: string | null;
  reply: SubmissionResult | undefined;
  onType: (letter: CvLetter) => void;
  className: string;
}

const readTyped = (form: HTMLFormElement): CvLetter => {
  const typed = new FormData(form);
  const read = (field: keyof CvLetter): string => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    recipient: read('recipient'),
    salutation: read('salutation'),
    body: read('body'),
    closing: read('closing'),
  };
};

/** Form of a cover letter; tells what is typed, for the preview. */
export const LetterForm = ({ id, letter, updatedAt, reply, onType, className }: LetterFormProps) => {
  const [form, fields] = useFields(letterFields, letter, reply);
  const overwrite = form.allErrors['overwrite'];
  const tell = (event: SyntheticEvent<HTMLFormElement>) => onType(readTyped(event.currentTarget));
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      onInput={tell}
      onChange={tell}
      className={classNames('stack', className)}
    >
      <Draft name={`cv letter ${id}`} />
      <input type="hidden" name="updatedAt" value={updatedAt ?? ''} readOnly />
      <FormError errors={form.errors} />
      <TextArea
        field={fields.recipient}
        label={m.cv_letter_recipient()}
        hint={m.cv_letter_recipient_hint()}
        rows={3}
        maxLength={LETTER_LIMITS.recipient}
        optional
      />
      <TextField
        field={fields.salutation}
        label={m.cv_letter_salutation()}
        maxLength={LETTER_LIMITS.salutation}
        optional
      />
      <TextArea
        field={fields.body}
        label={m.cv_letter_body()}
        hint={m.cv_letter_body_hint()}
        rows={14}
        maxLength={LETTER_LIMITS.body}
        counter
        required
      />
      <TextArea
        field={fields.closing}
        label={m.cv_letter_closing()}
        hint={m.cv_letter_closing_hint()}
        rows={2}
        maxLength={LETTER_LIMITS.closing}
        optional
      />
      {overwrite && <Question name="overwrite" label={m.cv_letter_overwrite_confirm()} error={overwrite} />}
      <SubmitButton name="intent" value="save" size="lg" block>
        {m.cv_letter_save()}
      </SubmitButton>
    </Form>
  );
};
