import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { HOLD_HOURS, TICKET_MOST } from '@m4u/contract/event/ticket/rules';
import type { TicketSetup } from '@m4u/contract/event/ticket/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { defineForm, digits, moment, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';

/** Fields of the settings: questions stand one in a line, with an asterisk at the end of those that need an answer. */
export const settingsFields = defineForm({
  questions: text(),
  holdHours: digits(),
  cancelUntil: moment({ empty: null }),
});

type Questions = TicketSetup['questions'];

const writeQuestions = (questions: Questions): string =>
  questions.map(({ text: question, isRequired }) => `${question}${isRequired ? ' *' : ''}`).join('\n');

/** Reads questions from lines; an asterisk at the end asks for an answer. */
export const readQuestions = (lines: string): Questions =>
  lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.replaceAll('*', '').trim() !== '')
    .map((line) => ({ text: line.replace(/\s*\*+$/, ''), isRequired: line.endsWith('*') }));

export interface TicketSettingsFormProps {
  setup: TicketSetup;
  reply: SubmissionResult | undefined;
}

/** The form of what holds for all tickets of an event. */
export const TicketSettingsForm = ({ setup, reply }: TicketSettingsFormProps) => {
  const { questions, holdHours, cancelUntil } = setup;
  const row = { questions: writeQuestions(questions), holdHours, cancelUntil };
  const [form, fields] = useFields(settingsFields, row, reply);
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <TextArea
        field={fields.questions}
        label={m.ticket_questions()}
        hint={m.ticket_questions_hint({ most: String(TICKET_MOST.questions) })}
        rows={4}
        optional
      />
      <TextField
        field={fields.holdHours}
        label={m.ticket_hold_hours()}
        hint={m.ticket_hold_hours_hint()}
        type="number"
        inputMode="numeric"
        min={HOLD_HOURS.minimum}
        max={HOLD_HOURS.maximum}
        required
      />
      <DateField
        field={fields.cancelUntil}
        label={m.ticket_cancel_until_label()}
        hint={m.ticket_cancel_until_hint()}
        timed
        optional
      />
      <div>
        <SubmitButton name="intent" value="settings">
          {m.ticket_save()}
        </SubmitButton>
      </div>
    </Form>
  );
};
