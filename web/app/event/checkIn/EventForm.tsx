import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { OPEN_TO } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { localMoment } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { openWords } from './checkInWords.tsx';

/** Entered fields of an event; moments in the format of `datetime-local` fields. */
export interface TypedEvent {
  readonly kind: string;
  readonly title: string;
  readonly place: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly openTo: string;
}

const openTexts = {
  anybody: m.checkin_open_anybody_text,
  members: m.checkin_open_members_text,
  list: m.checkin_open_list_text,
} as const;

const typedOf = (event: CheckInEvent | undefined, now: string): TypedEvent => ({
  kind: event?.kind ?? 'event',
  title: event?.title ?? '',
  place: event?.place ?? '',
  startsAt: localMoment(event?.startsAt ?? now),
  endsAt: event?.endsAt ? localMoment(event.endsAt) : '',
  openTo: event?.openTo ?? 'anybody',
});

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
  const [form, fields] = useForm<TypedEvent>({ lastResult: reply ?? null, defaultValue: typedOf(event, now) });
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
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.startsAt} label={m.checkin_form_starts()} type="datetime-local" required />
          <TextField
            field={fields.endsAt}
            label={m.checkin_form_ends()}
            hint={m.checkin_form_ends_hint()}
            type="datetime-local"
            optional
          />
        </div>
        <RadioCards
          field={fields.openTo}
          legend={m.checkin_form_open()}
          options={open.map((value) => ({ value, label: openWords[value](), description: openTexts[value]() }))}
        />
        <SubmitButton name="intent" value="save" block>
          {submit}
        </SubmitButton>
      </Form>
    </Card>
  );
};
