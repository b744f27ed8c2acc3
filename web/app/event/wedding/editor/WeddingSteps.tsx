import type { Wedding, WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { LONGEST_VIDEO } from '@m4u/contract/event/wedding/video';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { RecordingField } from '../../../content/relic/RecordingField.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { guestsPath } from '../weddingPaths.tsx';
import { missingWords, weddingTuneOptions } from '../weddingWords.tsx';
import { AddressField } from './AddressField.tsx';
import { ChapterFields, type ErrorsOf } from './ChapterFields.tsx';
import { ColourFields, ProgrammeFields } from './DayFields.tsx';
import { DesignFields } from './DesignFields.tsx';
import { asksForPhotos, type Posted, wordsOf } from './postedWedding.tsx';
import type { StepName } from './steps.tsx';
import {
  BankFields,
  FamilyFields,
  type Fields,
  Group,
  OccasionFields,
  Part,
  PersonFields,
} from './weddingFieldsets.tsx';
import { useUploadAddress, WeddingPictures } from './WeddingPictures.tsx';

/** Most pictures of an album; equals `MOST_ALBUM_PICTURES` of the contract. */
const mostPictures = 60;

export interface StepProps {
  fields: Fields;
  /** The saved invitation; null for a new one. */
  wedding: Wedding | null;
  /** The rows of a refused form. */
  typed: Pick<Wedding, 'schedule' | 'story'> & Pick<Wedding['dress'], 'colours'>;
  errorsOf: ErrorsOf;
  /** Whether a field whose name begins so is refused: its part must be open. */
  isRefused: (beginning: string) => boolean;
  /** Content that the form would post now. */
  posted: Posted;
}

const Couple = ({ fields }: StepProps) => (
  <>
    {(['groom', 'bride'] as const).map((name) => (
      <TextField
        key={name}
        field={fields[name].getFieldset().name}
        label={name === 'groom' ? m.wedding_form_groom_name() : m.wedding_form_bride_name()}
        required
        maxLength={80}
        autoComplete="off"
      />
    ))}
    <DateField
      field={fields.weddingDay.getFieldset().date}
      label={m.wedding_form_wedding_day()}
      required
      min="1990-01-01"
      max="2100-12-31"
    />
  </>
);

const Days = ({ fields, wedding, typed, errorsOf, isRefused }: StepProps) => (
  <>
    <OccasionFields legend={m.wedding_ceremony()} day="weddingDay" place="ceremonyPlace" fields={fields} />
    <OccasionFields legend={m.wedding_party()} day="weddingPartyDay" place="partyPlace" fields={fields} />
    <Part
      title={m.wedding_programme()}
      folded={!wedding?.schedule.length && typed.schedule.length === 0 && !isRefused('schedule')}
    >
      <ProgrammeFields items={wedding?.schedule ?? []} typed={typed.schedule} errorsOf={errorsOf} />
    </Part>
    <Part
      title={m.wedding_dress()}
      folded={
        !wedding?.dress.note && !wedding?.dress.colours.length && typed.colours.length === 0 && !isRefused('dress')
      }
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
  </>
);

const Family = ({ fields, wedding, isRefused }: StepProps) => (
  <>
    <p className="text-sm text-muted">{m.wedding_form_family_text()}</p>
    <FamilyFields side="groom" fields={fields} />
    <FamilyFields side="bride" fields={fields} />
    <Part
      title={m.wedding_form_gifts()}
      lead={m.wedding_form_gifts_text()}
      folded={!wedding?.groomsBank && !wedding?.bridesBank && !isRefused('groomsBank') && !isRefused('bridesBank')}
    >
      <BankFields legend={m.wedding_gift_groom()} name="groomsBank" fields={fields} />
      <BankFields legend={m.wedding_gift_bride()} name="bridesBank" fields={fields} />
    </Part>
  </>
);

/** The couple's own song, where it is chosen. */
const SongField = ({ fields }: Pick<StepProps, 'fields'>) => (
  <div className="w-song">
    <RecordingField
      field={fields.song}
      label={m.wedding_form_song()}
      hint={m.wedding_form_song_hint()}
      uploads={useUploadAddress()}
    />
  </div>
);

const LookStep = ({ fields }: StepProps) => (
  <>
    <DesignFields fields={fields} />
    <Select
      field={fields.tune}
      label={m.wedding_form_tune()}
      hint={m.wedding_form_tune_hint()}
      options={weddingTuneOptions()}
    />
    <SongField fields={fields} />
  </>
);

const StoryStep = ({ fields, wedding, typed, errorsOf, isRefused }: StepProps) => (
  <>
    <WeddingPictures name="cover" label={m.wedding_form_cover()} pictures={wedding?.cover ? [wedding.cover] : []} />
    <WeddingPictures
      name="album"
      label={m.wedding_form_album()}
      hint={m.wedding_form_album_hint({ max: mostPictures })}
      pictures={wedding?.album ?? []}
      max={mostPictures}
      captionLength={200}
    />
    <TextField
      field={fields.video}
      label={m.wedding_form_video()}
      hint={m.wedding_form_video_hint()}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      maxLength={LONGEST_VIDEO}
      optional
    />
    <TextArea
      field={fields.greeting}
      label={m.wedding_form_greeting()}
      hint={m.wedding_form_greeting_hint()}
      rows={2}
      maxLength={600}
      optional
    />
    {(['groom', 'bride'] as const).map((name) => (
      <Part
        key={name}
        title={name === 'groom' ? m.wedding_form_groom() : m.wedding_form_bride()}
        folded={!wedding?.[name].picture && !wedding?.[name].about && !isRefused(name)}
      >
        <PersonFields name={name} fields={fields} picture={wedding?.[name].picture ?? null} />
      </Part>
    ))}
    <Part
      title={m.wedding_form_story()}
      folded={!wedding?.story.length && typed.story.length === 0 && !isRefused('story')}
    >
      <ChapterFields story={wedding?.story ?? []} typed={typed.story} errorsOf={errorsOf} />
    </Part>
  </>
);

/** Words for who sees an invitation, by its status. */
const whoSees: Readonly<Record<WeddingStatus, () => string>> = {
  ACTIVE: m.wedding_send_published,
  DRAFT: m.wedding_owner_draft,
  HIDDEN: m.wedding_owner_hidden,
};

const Send = ({ fields, wedding, posted }: StepProps) => {
  const isPublished = wedding?.status === 'ACTIVE';
  const missing = missingWords(wordsOf(posted));
  return (
    <>
      <p>{whoSees[wedding?.status ?? 'DRAFT']()}</p>
      {missing.length > 0 && <p className="text-muted">{m.wedding_missing({ what: missing.join(', ') })}</p>}
      {isPublished && (
        <p>
          <LinkButton to={guestsPath(wedding._id)} variant="secondary" icon={Users}>
            {m.wedding_owner_guests()}
          </LinkButton>
        </p>
      )}
      <DateField
        field={fields.replyUntil}
        label={m.wedding_form_until()}
        hint={isPublished ? m.wedding_form_until_hint() : m.wedding_form_until_new()}
        optional
      />
      <Group legend={m.wedding_form_address_title()}>
        <AddressField field={fields.name} />
      </Group>
      <Checkbox name="showWishes" label={m.wedding_form_wishes()} defaultChecked={wedding?.showWishes ?? true} />
      <input type="hidden" name={asksForPhotos} value="on" />
      <Checkbox
        name="guestPhotos"
        label={m.wedding_form_photos()}
        hint={m.wedding_form_photos_hint()}
        defaultChecked={wedding?.guestPhotos ?? true}
      />
      <Checkbox
        name="findable"
        label={m.wedding_form_findable()}
        hint={m.wedding_form_findable_hint()}
        defaultChecked={wedding?.findable ?? false}
      />
    </>
  );
};

/** The fields of each step. */
export const stepFields: Readonly<Record<StepName, (props: StepProps) => ReactNode>> = {
  couple: Couple,
  days: Days,
  family: Family,
  look: LookStep,
  story: StoryStep,
  send: Send,
};
