import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import { ColourFields, StepFields } from './DayFields.tsx';
import { DesignSwatch } from './DesignSwatch.tsx';
import {
  BankFields,
  FamilyFields,
  type Fields,
  type Metadata,
  OccasionFields,
  Part,
  SpouseFields,
} from './weddingFieldsets.tsx';
import { WeddingPictures } from './WeddingPictures.tsx';
import type { WeddingValues } from './weddingValues.server.ts';
import { weddingDesignDescriptions, weddingDesigns, weddingDesignWords, weddingTuneOptions } from '../weddingWords.tsx';

/** Most pictures of an album; equals `MOST_ALBUM_PICTURES` of the contract. */
const mostPictures = 60;

export interface WeddingFormProps {
  /** The wedding to change; null for a new one. */
  wedding: Wedding | null;
  values: WeddingValues;
  /** The rows of a refused form. */
  typed: Pick<Wedding, 'schedule' | 'story'> & Pick<Wedding['dress'], 'colours'>;
  reply: SubmissionResult | undefined;
}

/** The first parts of the form, which make a usable invitation: design, couple, days and families. */
const First = ({ fields, wedding }: { fields: Fields; wedding: Wedding | null }) => (
  <>
    <Part title={m.wedding_form_design()}>
      <RadioCards
        field={fields.design}
        legend={m.wedding_form_design()}
        hideLegend
        columns={2}
        options={weddingDesigns.map((value) => ({
          value,
          label: weddingDesignWords[value](),
          description: weddingDesignDescriptions[value](),
          picture: <DesignSwatch design={value} />,
        }))}
      />
    </Part>
    <Part title={m.wedding_form_couple()}>
      <SpouseFields
        legend={m.wedding_form_groom()}
        name="groom"
        fields={fields}
        picture={wedding?.groom.picture ?? null}
      />
      <SpouseFields
        legend={m.wedding_form_bride()}
        name="bride"
        fields={fields}
        picture={wedding?.bride.picture ?? null}
      />
    </Part>
    <Part title={m.wedding_form_days()}>
      <OccasionFields legend={m.wedding_ceremony()} day="weddingDay" place="ceremonyPlace" fields={fields} />
      <OccasionFields legend={m.wedding_party()} day="weddingPartyDay" place="partyPlace" fields={fields} />
      <TextField
        field={fields.replyUntil}
        label={m.wedding_form_until()}
        hint={wedding ? m.wedding_form_until_hint() : m.wedding_form_until_new()}
        type="date"
        optional
      />
    </Part>
    <Part title={m.wedding_form_families()}>
      <FamilyFields legend={m.wedding_grooms_family()} name="groomsFamily" fields={fields} />
      <FamilyFields legend={m.wedding_brides_family()} name="bridesFamily" fields={fields} />
    </Part>
  </>
);

/** The form of an invitation in parts, of which the first ones are open. */
export const WeddingForm = ({ wedding, values, typed, reply }: WeddingFormProps) => {
  const [form, fields] = useForm<WeddingValues>({ lastResult: reply ?? null, defaultValue: values });
  const errorsOf = (name: string) => form.allErrors[name];
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <First fields={fields} wedding={wedding} />
      <Part title={m.wedding_form_pictures()}>
        <WeddingPictures name="cover" label={m.wedding_form_cover()} pictures={wedding?.cover ? [wedding.cover] : []} />
        <WeddingPictures
          name="album"
          label={m.wedding_form_album()}
          hint={m.wedding_form_album_hint({ max: mostPictures })}
          pictures={wedding?.album ?? []}
          max={mostPictures}
          captionLength={200}
        />
      </Part>
      <Part title={m.wedding_form_words()} folded={!wedding?.greeting}>
        <TextArea
          field={fields.greeting}
          label={m.wedding_form_greeting()}
          hint={m.wedding_form_greeting_hint()}
          rows={3}
          maxLength={600}
          optional
        />
      </Part>
      <Part title={m.wedding_programme()} folded={!wedding?.schedule.length && typed.schedule.length === 0}>
        <StepFields items={wedding?.schedule ?? []} typed={typed.schedule} errorsOf={errorsOf} />
      </Part>
      <Part
        title={m.wedding_dress()}
        folded={!wedding?.dress.note && !wedding?.dress.colours.length && typed.colours.length === 0}
      >
        <TextField
          field={fields.dress.getFieldset().note}
          label={m.wedding_form_dress()}
          hint={m.wedding_form_dress_hint()}
          maxLength={200}
          optional
        />
        <ColourFields items={wedding?.dress.colours ?? []} typed={typed.colours} errorsOf={errorsOf} />
      </Part>
      <Part title={m.wedding_form_story()} folded={!wedding?.story.length && typed.story.length === 0}>
        <ChapterFields story={wedding?.story ?? []} typed={typed.story} errorsOf={errorsOf} />
      </Part>
      <Part
        title={m.wedding_form_gifts()}
        lead={m.wedding_form_gifts_text()}
        folded={!wedding?.groomsBank && !wedding?.bridesBank && !hasErrors(form, 'Bank')}
      >
        <BankFields legend={m.wedding_gift_groom()} name="groomsBank" fields={fields} />
        <BankFields legend={m.wedding_gift_bride()} name="bridesBank" fields={fields} />
      </Part>
      <Part title={m.wedding_form_more()}>
        <Select
          field={fields.tune}
          label={m.wedding_form_tune()}
          hint={m.wedding_form_tune_hint()}
          options={weddingTuneOptions()}
        />
        <Checkbox name="showWishes" label={m.wedding_form_wishes()} defaultChecked={wedding?.showWishes ?? true} />
        <Checkbox
          name="findable"
          label={m.wedding_form_findable()}
          hint={m.wedding_form_findable_hint()}
          defaultChecked={wedding?.findable ?? false}
        />
      </Part>
      {form.allErrors['past'] && (
        <Checkbox name="past" value="yes" label={m.wedding_past_confirm()} error={form.allErrors['past']} />
      )}
      <Save isNew={!wedding} />
    </Form>
  );
};

/** Whether fields whose names contain `part` have errors, so that their part of the form must be open. */
const hasErrors = (form: Metadata, part: string): boolean =>
  Object.keys(form.allErrors).some((name) => name.includes(part));

const Save = ({ isNew }: { isNew: boolean }) =>
  isNew ? (
    <div className="grid gap-3 sm:grid-cols-2">
      <SubmitButton size="lg" block name="intent" value="publish" className="sm:order-2">
        {m.wedding_save_publish()}
      </SubmitButton>
      <SubmitButton size="lg" block name="intent" value="draft" variant="secondary">
        {m.wedding_save_draft()}
      </SubmitButton>
    </div>
  ) : (
    <SubmitButton size="lg" block name="intent" value="save">
      {m.wedding_save()}
    </SubmitButton>
  );
