import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { readPlace } from '../place/place.server.ts';
import type { TypedPlace } from '../place/placeValue.tsx';
import type { RegistrationReply } from './RegistrationForm.tsx';

type Context = Readonly<RouterContextProvider>;

/** Lines of business to choose from. */
export const readCareers = async (context: Context): Promise<string[]> =>
  (await api(context).member.careers()).data.map(({ name }) => name);

/** What a form says, for the API; or what is to be answered where a place was not clear. */
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
    // Left empty, what is kept stays; it is taken away by its own mark.
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

/** Reads the fields of a registration of a type. */
export const readFields = async (context: Context, form: SentForm, type: RegistrationType): Promise<Read> => {
  const place = await readPlace(context, typedOf(form));
  return place.choice === undefined
    ? { reply: refuse(form, place.error, place.choices) }
    : { fields: fieldsOf(form, type, place.choice) };
};

/** Names of the API’s fields in the form; names with “code” in them are taken for secrets, and what is typed would go. */
const renamed = { taxCode: 'taxNumber', 'address.wardCode': 'address.place', 'address.provinceCode': 'address.place' };

/** Answers a form that the API refused. Errors: anything else that was thrown. */
export const refusalOf = (form: SentForm, thrown: unknown) =>
  answered(form, problemReply(form, thrown, { fields: renamed }));
