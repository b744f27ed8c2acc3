import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { readPlace } from '../place/place.server.ts';
import type { TypedPlace } from '../place/placeValue.tsx';
import type { RegistrationReply } from './RegistrationForm.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the names of the lines of business. */
export const readCareers = async (context: Context): Promise<string[]> =>
  (await api(context).member.careers()).data.map(({ name }) => name);

/** The fields for the API; or the reply when the place was ambiguous. */
type Read = { readonly fields: ReturnType<typeof fieldsOf> } | { readonly reply: ReturnType<typeof refuse> };

const typedOf = ({ values }: SentForm): TypedPlace => ({
  place: values['address.place'] ?? '',
  placeWords: values['address.placeWords'] ?? '',
});

const textOf =
  ({ values }: SentForm) =>
  (name: string): string =>
    values[name] ?? '';

const fieldsOf = (form: SentForm, type: RegistrationType, place: { provinceCode: string; wardCode: string } | null) => {
  const text = textOf(form);
  const code = text('citizenIdentificationCode');
  const { provinceCode, wardCode } = place ?? { provinceCode: '', wardCode: '' };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    address: { street: text('address.street'), provinceCode, wardCode },
    // An empty field keeps the stored code; a checkbox removes it.
    ...((code !== '' || text('removeCitizen') !== '') && { citizenIdentificationCode: code }),
    ...(type === 'request'
      ? {
          displayName: text('displayName'),
          title: text('title'),
          organization: text('organization'),
          ...(text('quantity') !== '' && { quantity: text('quantity') }),
          note: text('note'),
          ...('agencyId' in form.values && { agencyId: text('agencyId') }),
        }
      : {
          taxCode: text('taxNumber'),
          representative: text('representative'),
          website: text('website'),
          career: text('career'),
          about: text('about'),
        }),
  };
};

const answered = (
  form: SentForm,
  answer: { data: RegistrationReply['reply']; init: ResponseInit | null },
  choices = {},
) =>
  data({ reply: answer.data, place: { ...typedOf(form), ...choices } } satisfies RegistrationReply, {
    status: answer.init?.status ?? 422,
  });

const refuse = (form: SentForm, error: string, choices: TypedPlace['choices']) =>
  answered(form, refuseForm(form, { fields: { 'address.place': error } }), { choices });

/** Reads the posted fields of a registration, by its type. */
export const readFields = async (context: Context, form: SentForm, type: RegistrationType): Promise<Read> => {
  const place = await readPlace(context, typedOf(form));
  return place.choice === undefined
    ? { reply: refuse(form, place.error, place.choices) }
    : { fields: fieldsOf(form, type, place.choice) };
};

/**
 * Form names of the API's fields. Replies treat fields with “code” in their name as secrets and drop the typed value,
 * so `taxCode` has another name.
 */
const renamed = { taxCode: 'taxNumber', 'address.wardCode': 'address.place', 'address.provinceCode': 'address.place' };

/** The reply to a form that the API refused. Errors: rethrows anything else. */
export const refusalOf = (form: SentForm, thrown: unknown) =>
  answered(form, problemReply(form, thrown, { fields: renamed }));
