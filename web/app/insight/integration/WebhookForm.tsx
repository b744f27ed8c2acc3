import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import type { Webhook } from '@m4u/contract/insight/integration/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ChoiceFields, choiceFields, chosenValues } from './ChoiceFields.tsx';
import { eventWords } from './integrationWords.tsx';

/** Fields of a webhook. */
export const webhookFields = defineForm({ url: text(), ...choiceFields(WEBHOOK_EVENTS) });

/** The form of a webhook. */
export const WebhookForm = ({
  webhook,
  reply,
  submit,
}: {
  /** The webhook to edit; undefined for a new one. */
  webhook?: Webhook;
  reply: SubmissionResult | null | undefined;
  submit: string;
}) => {
  const row = webhook && { url: webhook.url, ...chosenValues(webhook.events) };
  const [form, fields] = useFields(webhookFields, row, reply);
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <TextField
          field={fields.url}
          type="url"
          label={m.developer_url()}
          hint={m.developer_url_hint()}
          required
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
        />
        <ChoiceFields
          legend={m.developer_events()}
          hint={m.developer_events_hint()}
          choices={WEBHOOK_EVENTS}
          words={eventWords}
          fields={fields}
        />
        <SubmitButton name="intent" value="save" block>
          {submit}
        </SubmitButton>
      </Form>
    </Card>
  );
};
