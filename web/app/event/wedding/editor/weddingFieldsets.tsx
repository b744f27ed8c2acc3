import type { useForm } from '@conform-to/react';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { AccountFields } from '../../../content/activity/AccountFields.tsx';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { PositionField } from '../../../ui/map/PositionField.tsx';
import { WeddingPictures } from './WeddingPictures.tsx';
import type { WeddingValues } from './weddingValues.server.ts';

type Metadata = ReturnType<typeof useForm<WeddingValues>>[0];
export type Fields = ReturnType<Metadata['getFieldset']>;

interface PartProps {
  title: string;
  lead?: string;
  /** Collapsed at first, for fields that most couples fill in later. */
  folded?: boolean;
  children: ReactNode;
}

/** A part of the form, open or collapsed. */
export const Part = ({ title, lead, folded = false, children }: PartProps) => (
  <Card>
    <details open={!folded} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="stack pt-3">
        {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
        {children}
      </div>
    </details>
  </Card>
);

/** Fields under a name of their own. */
export const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="stack min-w-0">
    <legend className="mb-3 font-semibold">{legend}</legend>
    {children}
  </fieldset>
);

interface PersonFieldsProps {
  name: 'groom' | 'bride';
  fields: Fields;
  picture: Wedding['groom']['picture'];
}

/** Fields of bride or groom about themselves. */
export const PersonFields = ({ name, fields, picture }: PersonFieldsProps) => (
  <>
    <TextArea
      field={fields[name].getFieldset().about}
      label={m.wedding_form_about()}
      rows={2}
      maxLength={600}
      optional
    />
    <WeddingPictures name={`${name}.picture`} label={m.wedding_form_picture()} pictures={picture ? [picture] : []} />
  </>
);

/** Words of each family: its name, and the birth order of its child, with what is usual. */
const families = {
  groom: {
    field: 'groomsFamily',
    legend: m.wedding_grooms_family,
    rank: m.wedding_form_rank_groom,
    ranks: m.wedding_form_ranks_groom,
  },
  bride: {
    field: 'bridesFamily',
    legend: m.wedding_brides_family,
    rank: m.wedding_form_rank_bride,
    ranks: m.wedding_form_ranks_bride,
  },
} as const;

/** Fields of a family: the parents, the home, and the birth order of bride or groom. */
export const FamilyFields = ({ side, fields }: { side: 'groom' | 'bride'; fields: Fields }) => {
  const { field, legend, rank, ranks } = families[side];
  const family = fields[field].getFieldset();
  const usual = `${field}-ranks`;
  return (
    <Group legend={legend()}>
      <TextField field={family.father} label={m.wedding_form_father()} maxLength={80} autoComplete="off" optional />
      <TextField field={family.mother} label={m.wedding_form_mother()} maxLength={80} autoComplete="off" optional />
      <TextField
        field={fields[side].getFieldset().rank}
        label={rank()}
        hint={m.wedding_form_rank_hint({ ranks: ranks() })}
        list={usual}
        maxLength={40}
        autoComplete="off"
        optional
      />
      <datalist id={usual}>
        {ranks()
          .split(', ')
          .map((each) => (
            <option key={each}>{each}</option>
          ))}
      </datalist>
      <TextField field={family.address} label={m.wedding_form_address()} maxLength={200} autoComplete="off" optional />
    </Group>
  );
};

interface OccasionFieldsProps {
  legend: string;
  day: 'weddingDay' | 'weddingPartyDay';
  place: 'ceremonyPlace' | 'partyPlace';
  fields: Fields;
}

/** Fields of a day with its place. */
export const OccasionFields = ({ legend, day, place, fields }: OccasionFieldsProps) => {
  const [when, where] = [fields[day].getFieldset(), fields[place].getFieldset()];
  return (
    <Group legend={legend}>
      <div className="grid fit-2 items-start gap-3">
        <TextField
          field={when.hour}
          label={m.wedding_form_hour()}
          hint={m.wedding_form_hour_hint()}
          type="time"
          optional
        />
        {/* The date of the ceremony is that of the wedding, which the first step asks for. */}
        {day === 'weddingPartyDay' && (
          <DateField
            field={when.date}
            label={m.wedding_form_date()}
            hint={m.wedding_form_party_day_hint()}
            min="1990-01-01"
            max="2100-12-31"
            optional
          />
        )}
      </div>
      <TextField field={where.name} label={m.wedding_form_place()} maxLength={120} autoComplete="off" optional />
      <TextField
        field={where.address}
        label={m.wedding_form_place_address()}
        maxLength={200}
        autoComplete="off"
        optional
      />
      <PositionField field={where.position} hint={m.wedding_form_position_hint()} />
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

/** Fields of the account of a family. */
export const BankFields = ({
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
