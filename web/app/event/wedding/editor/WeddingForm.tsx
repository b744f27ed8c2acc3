import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { AccountFields } from '../../../content/activity/AccountFields.tsx';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import { DesignSwatch } from './DesignSwatch.tsx';
import { WeddingPictures } from './WeddingPictures.tsx';
import type { WeddingValues } from './weddingValues.server.ts';
import { weddingDesignDescriptions, weddingDesigns, weddingDesignWords, weddingTuneOptions } from '../weddingWords.tsx';

/** Most pictures of an album; equals `MOST_ALBUM_PICTURES` of the contract. */
const mostPictures = 60;

type Metadata = ReturnType<typeof useForm<WeddingValues>>[0];
type Fields = ReturnType<Metadata['getFieldset']>;

interface PartProps {
  title: string;
  lead?: string;
  /** Collapsed at first, for fields that most couples fill in later. */
  folded?: boolean;
  children: ReactNode;
}

/** A part of the form, open or collapsed. */
const Part = ({ title, lead, folded = false, children }: PartProps) => (
  <Card>
    <details open={!folded} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <span aria-hidden className="text-muted transition group-open:rotate-180">
          ▾
        </span>
      </summary>
      <div className="stack pt-3">
        {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
        {children}
      </div>
    </details>
  </Card>
);

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="stack min-w-0">
    <legend className="mb-3 font-semibold">{legend}</legend>
    {children}
  </fieldset>
);

interface SpouseFieldsProps {
  legend: string;
  name: 'groom' | 'bride';
  fields: Fields;
  picture: Wedding['groom']['picture'];
}

const SpouseFields = ({ legend, name, fields, picture }: SpouseFieldsProps) => {
  const spouse = fields[name].getFieldset();
  return (
    <Group legend={legend}>
      <TextField field={spouse.name} label={m.wedding_form_name()} required maxLength={80} autoComplete="off" />
      <TextField
        field={spouse.rank}
        label={m.wedding_form_rank()}
        hint={m.wedding_form_rank_hint()}
        maxLength={40}
        optional
      />
      <TextArea field={spouse.about} label={m.wedding_form_about()} rows={2} maxLength={600} optional />
      <WeddingPictures name={`${name}.picture`} label={m.wedding_form_picture()} pictures={picture ? [picture] : []} />
    </Group>
  );
};

const FamilyFields = ({ legend, name, fields }: Omit<SpouseFieldsProps, 'name' | 'picture'> & FamilyOf) => {
  const family = fields[name].getFieldset();
  return (
    <Group legend={legend}>
      <TextField field={family.father} label={m.wedding_form_father()} maxLength={80} autoComplete="off" optional />
      <TextField field={family.mother} label={m.wedding_form_mother()} maxLength={80} autoComplete="off" optional />
      <TextField field={family.address} label={m.wedding_form_address()} maxLength={200} autoComplete="off" optional />
    </Group>
  );
};

interface FamilyOf {
  name: 'groomsFamily' | 'bridesFamily';
}

interface OccasionFieldsProps {
  legend: string;
  day: 'weddingDay' | 'weddingPartyDay';
  place: 'ceremonyPlace' | 'partyPlace';
  fields: Fields;
}

const OccasionFields = ({ legend, day, place, fields }: OccasionFieldsProps) => {
  const [when, where] = [fields[day].getFieldset(), fields[place].getFieldset()];
  return (
    <Group legend={legend}>
      <div className="grid fit-2 items-start gap-3">
        <TextField
          field={when.date}
          label={m.wedding_form_date()}
          type="date"
          required
          min="1990-01-01"
          max="2100-12-31"
        />
        <TextField field={when.hour} label={m.wedding_form_hour()} type="time" required />
      </div>
      <TextField field={where.name} label={m.wedding_form_place()} maxLength={120} autoComplete="off" optional />
      <TextField
        field={where.address}
        label={m.wedding_form_place_address()}
        maxLength={200}
        autoComplete="off"
        optional
      />
      <TextField
        field={where.mapLink}
        label={m.wedding_form_map()}
        hint={m.wedding_form_map_hint()}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={2000}
        optional
      />
    </Group>
  );
};

const BankFields = ({
  legend,
  name,
  fields,
}: {
  legend: string;
  name: 'groomsBank' | 'bridesBank';
  fields: Fields;
}) => {
  const account = fields[name].getFieldset();
  return (
    <Group legend={legend}>
      <AccountFields fieldOf={(field) => account[field]} required={false} />
    </Group>
  );
};

export interface WeddingFormProps {
  /** The wedding to change; null for a new one. */
  wedding: Wedding | null;
  values: WeddingValues;
  /** The number of chapters in a refused form. */
  chapters: number;
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
        hint={m.wedding_form_until_hint()}
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
export const WeddingForm = ({ wedding, values, chapters, reply }: WeddingFormProps) => {
  const [form, fields] = useForm<WeddingValues>({ lastResult: reply ?? null, defaultValue: values });
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
      <Part title={m.wedding_form_story()} folded={!wedding?.story.length && chapters === 0}>
        <ChapterFields story={wedding?.story ?? []} typed={chapters} errorsOf={(name) => form.allErrors[name]} />
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
