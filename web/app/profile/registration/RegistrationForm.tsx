import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { defineForm, type FormFields, type RowOf, secret, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { PlaceField } from '../place/PlaceField.tsx';
import type { TypedPlace } from '../place/placeValue.tsx';

const applicant = { name: text(), phone: text(), email: text(), citizenIdentificationCode: secret };

/** Fields of a registration by its type, besides the address. */
export const fieldsByType = {
  request: defineForm({
    ...applicant,
    displayName: text(),
    title: text(),
    organization: text(),
    quantity: text({ empty: 'omit' }),
    note: text(),
    agencyId: text(),
  }),
  agency: defineForm({
    ...applicant,
    taxCode: text(),
    representative: text(),
    website: text(),
    career: text(),
    about: text(),
  }),
} satisfies Record<RegistrationType, FormFields>;

/** All fields of a registration. */
export const registrationFields = { ...fieldsByType.request, ...fieldsByType.agency };

/** Initial values of the form. */
export type RegistrationValues = RowOf<typeof registrationFields> & { readonly street?: string };

/** Reply to a refused form. */
export interface RegistrationReply {
  readonly reply: SubmissionResult;
  readonly place: TypedPlace;
}

export interface RegistrationFormProps {
  type: RegistrationType;
  values: RegistrationValues;
  place: TypedPlace;
  sent: RegistrationReply | undefined;
  careers: readonly string[];
  /** Agencies under which a card may be requested. */
  agencies?: readonly { readonly _id: string; readonly name: string }[];
  /** The stored code, masked. */
  citizen?: string | null;
  challenge?: Challenge | null;
  intent: string;
  submit: string;
  /** Fields above the button, such as a note. */
  children?: ReactNode;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="stack gap-4">
    <legend className="mb-3 text-lg font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-4 sm:grid-cols-2">{children}</div>;

type FieldSet = ReturnType<typeof useFields<typeof registrationFields>>[1];

const AgencyFields = ({ fields }: { fields: FieldSet }) => (
  <Part title={m.registration_part_organization()}>
    <TextField
      field={fields.name}
      label={m.registration_name_agency()}
      autoComplete="organization"
      required
      maxLength={100}
    />
    <Pair>
      <TextField field={fields.taxCode} label={m.registration_tax()} inputMode="numeric" maxLength={20} />
      <TextField
        field={fields.representative}
        label={m.registration_representative()}
        autoComplete="name"
        maxLength={100}
      />
    </Pair>
  </Part>
);

const Introduction = ({ fields, careers }: { fields: FieldSet; careers: readonly string[] }) => {
  const chosen = fields.career.defaultValue ?? '';
  const names = chosen === '' || careers.includes(chosen) ? careers : [chosen, ...careers];
  return (
    <Part title={m.registration_part_more()}>
      <TextField
        field={fields.website}
        label={m.registration_website()}
        optional
        inputMode="url"
        autoComplete="url"
        maxLength={200}
      />
      <Select
        field={fields.career}
        label={m.registration_career()}
        optional
        placeholder={m.registration_career_none()}
        options={names.map((name) => ({ value: name, label: name }))}
      />
      <TextArea field={fields.about} label={m.registration_about()} optional counter maxLength={2000} />
    </Part>
  );
};

const CardFields = ({ fields, agencies }: { fields: FieldSet; agencies: RegistrationFormProps['agencies'] }) => (
  <Part title={m.registration_part_card()}>
    <TextField field={fields.displayName} label={m.registration_display_name()} maxLength={60} />
    <Pair>
      <TextField
        field={fields.title}
        label={m.registration_job()}
        optional
        autoComplete="organization-title"
        maxLength={100}
      />
      <TextField
        field={fields.organization}
        label={m.registration_organization()}
        optional
        autoComplete="organization"
        maxLength={100}
      />
    </Pair>
    <TextField
      field={fields.quantity}
      label={m.registration_quantity()}
      type="number"
      inputMode="numeric"
      min={1}
      max={50}
      required
    />
    {agencies && agencies.length > 0 && (
      <Select
        field={fields.agencyId}
        label={m.registration_of_agency()}
        options={[
          { value: '', label: m.registration_of_agency_none() },
          ...agencies.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    )}
    <TextArea field={fields.note} label={m.registration_note()} optional rows={2} maxLength={1000} />
  </Part>
);

const Citizen = ({ fields, citizen }: { fields: FieldSet; citizen: string | null }) => (
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

/** Form for the data of a registration. Typed values are saved as a draft, and incomplete data is accepted. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { type, values, place, sent, careers, agencies, citizen = null, challenge, intent, submit, children } = props;
  const [form, fields] = useFields(registrationFields, values, sent?.reply);
  const isAgency = type === 'agency';
  const errors = sent?.reply.error ?? {};
  const street = (sent?.reply.initialValue?.['address'] as { street?: string } | undefined)?.street;
  return (
    <Form method="post" {...getFormProps(form)} className="stack gap-6">
      <Draft definition={registrationFields} />
      <FormError errors={form.errors} />
      <p className="text-sm text-muted">{m.registration_required_later()}</p>
      {isAgency && <AgencyFields fields={fields} />}
      <Part title={m.registration_part_applicant()}>
        {!isAgency && (
          <TextField field={fields.name} label={m.registration_name()} autoComplete="name" required maxLength={100} />
        )}
        <Pair>
          <TextField
            field={fields.phone}
            label={m.registration_phone()}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            hint={m.registration_reach_hint()}
          />
          <TextField
            field={fields.email}
            label={m.registration_email()}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </Pair>
        <fieldset>
          <legend className="mb-2 font-semibold">
            {isAgency ? m.registration_address() : m.registration_address_delivery()}
          </legend>
          {/* Required later but not yet, so the field is marked neither required nor optional. */}
          <div className="stack gap-3">
            <TextField
              name="address.street"
              label={m.place_street()}
              defaultValue={street ?? values.street}
              error={errors['address.street'] ?? null}
              autoComplete="address-line1"
              maxLength={200}
            />
            <PlaceField
              nameOf={(field) => `address.${field}`}
              value={sent?.place ?? place}
              error={errors['address.place'] ?? undefined}
            />
          </div>
        </fieldset>
        <Citizen fields={fields} citizen={citizen} />
      </Part>
      {!isAgency && <CardFields fields={fields} agencies={agencies} />}
      {isAgency && <Introduction fields={fields} careers={careers} />}
      {children}
      {challenge && (
        <ChallengeField purpose="signup" challenge={challenge} sent={sent} errors={errors['challenge'] ?? []} />
      )}
      <SubmitButton name="intent" value={intent} block size="lg">
        {submit}
      </SubmitButton>
    </Form>
  );
}
