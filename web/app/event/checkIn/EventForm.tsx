import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { OPEN_TO, type OpenTo } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, moment, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { openToWords } from './checkInWords.tsx';

/** Fields of an event; its kind is chosen once. */
export const eventFields = defineForm({
  title: text(),
  place: text(),
  startsAt: moment(),
  endsAt: moment({ empty: null }),
  openTo: choice<OpenTo>({ start: 'anybody' }),
});

const openToDescriptions = {
  anybody: m.checkin_open_anybody_text,
  members: m.checkin_open_members_text,
  list: m.checkin_open_list_text,
} as const;

const newEventFields = defineForm({ ...eventFields, kind: choice<'event' | 'place'>({ start: 'event' }) });

export interface EventFormProps {
  /** The event to edit; undefined for a new one. */
  event?: CheckInEvent;
  /** Default start of a new event (ISO 8601). */
  now: string;
  reply: SubmissionResult | undefined;
  submit: string;
}

/** The form of an event or a place. */
export const EventForm = ({ event, now, reply, submit }: EventFormProps) => {
  const [form, fields] = useFields(newEventFields, event ?? { startsAt: now }, reply);
  // A wedding belongs to no group, so it cannot be open to members of a group.
  const open = OPEN_TO.filter((one) => one !== 'members' || event?.kind !== 'wedding');
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="stack">
        <Draft />
        <FormError errors={form.errors} />
        {!event && (
          <RadioCards
            field={fields.kind}
            legend={m.checkin_kinds()}
            columns={2}
            options={[
              { value: 'event', label: m.checkin_kind_event(), description: m.checkin_form_kind_event_text() },
              { value: 'place', label: m.checkin_kind_place(), description: m.checkin_form_kind_place_text() },
            ]}
          />
        )}
        <TextField field={fields.title} label={m.checkin_form_title()} required maxLength={120} autoComplete="off" />
        <TextField field={fields.place} label={m.checkin_form_place()} maxLength={200} autoComplete="off" optional />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <DateField field={fields.startsAt} label={m.checkin_form_starts()} timed required />
          <DateField
            field={fields.endsAt}
            label={m.checkin_form_ends()}
            hint={m.checkin_form_ends_hint()}
            timed
            optional
          />
        </div>
        <RadioCards
          field={fields.openTo}
          legend={m.checkin_form_open()}
          options={open.map((value) => ({
            value,
            label: openToWords[value](),
            description: openToDescriptions[value](),
          }))}
        />
        <SubmitButton name="intent" value="save" block>
          {submit}
        </SubmitButton>
      </Form>
    </Card>
  );
};
