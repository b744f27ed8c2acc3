import type { PlaceChoice } from '@m4u/contract/profile/place';
import type { RegistrationType, RequiredField } from '@m4u/contract/profile/registration/rules';
import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { secretsOf } from '../../platform/forms/definition.ts';
import { m } from '../../paraglide/messages.js';
import { problemReply, readValues, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { readPlace } from '../place/place.server.ts';
import type { TypedPlace } from '../place/placeValue.tsx';
import { fieldsByType, registrationFields, type RegistrationReply } from './registrationFields.tsx';

type Context = Readonly<RouterContextProvider>;

/** The fields for the API; or the reply when the place was ambiguous. */
type Read = { readonly fields: ReturnType<typeof fieldsOf> } | { readonly reply: ReturnType<typeof refusePlace> };

const typedOf = ({ values }: SentForm): TypedPlace => ({
  place: values['address.place'] ?? '',
  placeWords: values['address.placeWords'] ?? '',
});

/** Choices that are not in every form; where they are absent, the stored ones stay. */
const requestOf = (form: SentForm) => {
  const { agencyId, finish, emblemId, ...request } = readValues(fieldsByType.request, form);
  const { values } = form;
  return {
    ...request,
    ...('agencyId' in values && { agencyId }),
    ...('finish' in values && { finish }),
    ...('emblemId' in values && { emblemId }),
  };
};

const fieldsOf = (form: SentForm, type: RegistrationType, place: PlaceChoice | null) => {
  const { values } = form;
  const read = type === 'request' ? requestOf(form) : readValues(fieldsByType.agency, form);
  const { citizenIdentificationCode: code, ...fields } = read;
  return {
    ...fields,
    address: { street: values['address.street'] ?? '', ...(place ?? { provinceCode: '', wardCode: '' }) },
    // An empty field keeps the stored code; a checkbox removes it.
    ...((code !== '' || values['removeCitizen'] !== undefined) && { citizenIdentificationCode: code }),
  };
};

const hide = secretsOf(registrationFields);

const toRegistrationReply = (
  form: SentForm,
  answer: { data: RegistrationReply['reply']; init: ResponseInit | null },
  choices = {},
) =>
  data({ reply: answer.data, place: { ...typedOf(form), ...choices } } satisfies RegistrationReply, {
    status: answer.init?.status ?? 422,
  });

const refusePlace = (form: SentForm, error: string, choices: TypedPlace['choices']) =>
  toRegistrationReply(form, refuseForm(form, { fields: { 'address.place': error }, hide }), { choices });

/** Refuses a form without fields that are needed now, with a message at each. */
export const refuseMissing = (form: SentForm, missing: readonly RequiredField[]) => {
  const address = (form.values['address.street'] ?? '').trim() === '' ? 'address.street' : 'address.place';
  const fields = missing.map((field) => [field === 'address' ? address : field, m.ui_field_missing()]);
  return toRegistrationReply(form, refuseForm(form, { fields: Object.fromEntries(fields), hide }));
};

/** Reads the posted fields of a registration, by its type. */
export const readFields = async (context: Context, form: SentForm, type: RegistrationType): Promise<Read> => {
  const place = await readPlace(context, typedOf(form));
  return place.choice === undefined
    ? { reply: refusePlace(form, place.error, place.choices) }
    : { fields: fieldsOf(form, type, place.choice) };
};

const formFieldByApiField = { 'address.wardCode': 'address.place', 'address.provinceCode': 'address.place' };

/** The reply to a form that the API refused. Errors: rethrows anything else. */
export const refusalOf = (form: SentForm, thrown: unknown) =>
  toRegistrationReply(form, problemReply(form, thrown, { fields: formFieldByApiField, hide }));
