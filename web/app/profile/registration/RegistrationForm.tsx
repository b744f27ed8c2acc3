import { getFormProps } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { CARD_TEXT } from '@m4u/contract/profile/registration/cardDesign';
import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import type { CardDesign } from '@m4u/contract/profile/registration/schema';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import type { TypedPlace } from '../place/placeValue.tsx';
import {
  type FieldSet,
  registrationFields,
  type RegistrationReply,
  type RegistrationValues,
} from './registrationFields.tsx';
import { AddressFields, Citizen, Pair, Part, ReachFields } from './ApplicantFields.tsx';
import { DesignFields } from './order/DesignFields.tsx';

export interface RegistrationFormProps {
  type: RegistrationType;
  values: RegistrationValues;
  place: TypedPlace;
  sent: RegistrationReply | undefined;
  careers: readonly string[];
  /** Agencies under which a card may be requested. */
  agencies?: readonly { readonly _id: string; readonly name: string }[];
  design?: CardDesign | null;
  /** The stored code, masked. */
  citizen?: string | null;
  challenge?: Challenge | null;
  intent: string;
  submit: string;
  /** Fields above the button, such as a note. */
  children?: ReactNode;
}

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

type CardFieldsProps = Pick<RegistrationFormProps, 'agencies' | 'design'> & { fields: FieldSet };

const CardFields = ({ fields, agencies, design }: CardFieldsProps) => (
  <Part title={m.registration_part_card()}>
    {design && <DesignFields fields={fields} design={design} />}
    <TextField
      field={fields.displayName}
      label={m.registration_display_name()}
      maxLength={design ? CARD_TEXT.displayName : 60}
    />
    <Pair>
      <TextField
        field={fields.title}
        label={m.registration_job()}
        optional
        autoComplete="organization-title"
        maxLength={design ? CARD_TEXT.title : 100}
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

/** Form for the data of a registration. Typed values are saved as a draft, and incomplete data is accepted. */
export function RegistrationForm(props: RegistrationFormProps) {
  const {
    type,
    values,
    place,
    sent,
    careers,
    agencies,
    citizen = null,
    challenge,
    intent,
    submit,
    children,
    design,
  } = props;
  const [form, fields] = useFields(registrationFields, values, sent?.reply);
  const isAgency = type === 'agency';
  const errors = sent?.reply.error ?? {};
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
        <ReachFields fields={fields} isCard={!isAgency} />
        <fieldset>
          <legend className="mb-2 font-semibold">
            {isAgency ? m.registration_address() : m.registration_address_delivery()}
          </legend>
          <AddressFields values={values} place={place} sent={sent} />
        </fieldset>
        {isAgency ? (
          <Citizen fields={fields} citizen={citizen} />
        ) : (
          <Fold
            title={m.registration_citizen()}
            text={m.registration_citizen_not_needed()}
            isOpen={citizen !== null || (fields.citizenIdentificationCode.errors ?? []).length > 0}
          >
            <div className="stack gap-3 pt-3">
              <Citizen fields={fields} citizen={citizen} />
            </div>
          </Fold>
        )}
      </Part>
      {!isAgency && <CardFields fields={fields} agencies={agencies} design={design} />}
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
