import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PlaceField } from '../place/PlaceField.tsx';
import type { TypedPlace } from '../place/placeValue.tsx';
import type { FieldSet, RegistrationReply, RegistrationValues } from './registrationFields.tsx';

/** A titled part of a form. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="stack gap-4">
    <legend className="mb-3 text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
);

interface ReachFieldsProps {
  fields: FieldSet;
  /** A card needs the phone number alone, for its delivery. */
  isCard: boolean;
  /** Everything that is needed in the end is required at once. */
  required?: boolean;
}

/** Phone number and email; an application of an agency begins with one of them. */
export const ReachFields = ({ fields, isCard, required }: ReachFieldsProps) => (
  <Pair>
    <TextField
      field={fields.phone}
      label={m.registration_phone()}
      type="tel"
      autoComplete="tel"
      maxLength={30}
      required={required}
      hint={isCard ? m.registration_phone_delivery() : m.registration_reach_hint()}
    />
    <TextField
      field={fields.email}
      label={m.registration_email()}
      type="email"
      autoComplete="email"
      maxLength={254}
      optional={isCard}
      hint={isCard ? m.registration_email_updates() : undefined}
    />
  </Pair>
);

interface AddressFieldsProps {
  values: Pick<RegistrationValues, 'street'>;
  place: TypedPlace;
  sent: RegistrationReply | undefined;
  /** Left out where the address is needed later but not yet, so that it is marked neither required nor optional. */
  required?: boolean;
}

/** Street and place. */
export const AddressFields = ({ values, place, sent, required }: AddressFieldsProps) => {
  const errors = sent?.reply.error ?? {};
  const street = (sent?.reply.initialValue?.['address'] as { street?: string } | undefined)?.street;
  return (
    <div className="stack gap-3">
      <TextField
        name="address.street"
        label={m.place_street()}
        defaultValue={street ?? values.street}
        error={errors['address.street'] ?? null}
        autoComplete="address-line1"
        maxLength={200}
        required={required}
      />
      <PlaceField
        required={required}
        nameOf={(field) => `address.${field}`}
        value={sent?.place ?? place}
        error={errors['address.place'] ?? undefined}
      />
    </div>
  );
};

/** Number of an identity card; `citizen` is the stored one, masked. */
export const Citizen = ({ fields, citizen }: { fields: FieldSet; citizen: string | null }) => (
  <>
    <TextField
      field={fields.citizenIdentificationCode}
      data-secret
      label={m.registration_citizen()}
      optional
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint={citizen ? m.registration_citizen_kept({ code: citizen }) : m.registration_citizen_hint()}
    />
    {citizen !== null && <Checkbox name="removeCitizen" value="on" label={m.registration_citizen_remove()} />}
  </>
);
