import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Language } from '@m4u/contract/common';
import type { Agency } from '@m4u/contract/profile/agency/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, pictures, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/pictures/FilePicker.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toPickedFiles, PlainFile, previewWidth } from '../page/edit/HeaderForm.tsx';
import { AddressField } from '../place/AddressField.tsx';
import { typedPlace } from '../place/placeValue.tsx';
import { RichField } from '../upload/RichField.tsx';
import { sendPicture } from '../upload/sendPicture.tsx';
import { contactOf } from './agencyContacts.tsx';

/** Fields of an agency besides its address. */
export const agencyFields = defineForm({
  name: text(),
  headline: text(),
  note: text(),
  career: text(),
  language: choice<Language>(),
  themeStyle: text(),
  phone: text(),
  email: text(),
  website: text(),
  logo: pictures(),
  background: pictures(),
});

export interface AgencyFormProps {
  agency: Agency;
  /** Lines of business to choose from. */
  careers: readonly string[];
  themes: readonly { readonly code: string; readonly name: string }[];
  /** URL to which pictures are uploaded. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** Form with all fields that an agency's admins may change. */
export const AgencyForm = ({ agency, careers, themes, uploads, reply }: AgencyFormProps) => {
  const { career, logo, background, contacts } = agency;
  const row = {
    ...agency,
    phone: contactOf(contacts, 'phone')?.value,
    email: contactOf(contacts, 'email')?.value,
    website: contactOf(contacts, 'website')?.value,
  };
  const [form, fields] = useFields(agencyFields, row, reply);
  // The form library does not know the fields of the address, so their typed values are restored here.
  const sent = (
    reply?.initialValue as { address?: Partial<Record<'street' | 'place' | 'placeWords', string>> } | undefined
  )?.address;
  const addressContact = contactOf(contacts, 'address');
  const place = sent
    ? { place: sent.place ?? '', placeWords: sent.placeWords ?? '' }
    : typedPlace(addressContact?.place);
  const isListed = career === null || careers.includes(career);
  const pictureFields = [
    { field: fields.logo, picture: logo, label: m.company_logo(), file: 'logoFile' },
    { field: fields.background, picture: background, label: m.profile_cover(), file: 'backgroundFile' },
  ];
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <TextField field={fields.name} label={m.agency_name()} autoComplete="off" required maxLength={100} />
      <TextField
        field={fields.headline}
        label={m.company_headline()}
        hint={m.company_headline_hint()}
        maxLength={120}
        optional
      />
      <RichField field={fields.note} label={m.agency_note()} placeholder={m.agency_note_hint()} uploads={uploads} />
      <div className="grid fit-2 items-start gap-4">
        {pictureFields.map(({ field, picture, label, file }) => (
          <div key={field.name} className="sends-at-once stack gap-2">
            <FilePicker
              name={field.name}
              label={label}
              upload={sendPicture(uploads, previewWidth)}
              defaultFiles={toPickedFiles(picture, label)}
              error={field.errors ?? null}
            />
            <PlainFile name={file} label={label} />
          </div>
        ))}
      </div>
      <Select
        field={fields.career}
        label={m.company_career()}
        placeholder={m.company_career_unsaid()}
        options={[
          ...(isListed ? [] : [{ value: career, label: career }]),
          ...careers.map((name) => ({ value: name, label: name })),
        ]}
      />
      <TextField
        field={fields.phone}
        label={m.agency_phone()}
        hint={m.agency_contacts_hint()}
        type="tel"
        autoComplete="off"
        maxLength={30}
        optional
      />
      <TextField
        field={fields.email}
        label={m.agency_email()}
        hint={m.agency_contacts_hint()}
        type="email"
        autoComplete="off"
        optional
      />
      <TextField field={fields.website} label={m.agency_website()} inputMode="url" autoComplete="off" optional />
      <AddressField
        name="address"
        street={sent ? sent.street : addressContact?.value}
        place={place}
        errors={{
          street: reply?.error?.['address.street'] ?? undefined,
          place: reply?.error?.['address.place'] ?? undefined,
        }}
      />
      <Select
        field={fields.themeStyle}
        label={m.agency_theme()}
        hint={m.agency_theme_hint()}
        placeholder={m.agency_theme_default()}
        options={themes.map(({ code, name: label }) => ({ value: code, label }))}
      />
      <Select
        field={fields.language}
        label={m.agency_language()}
        options={[
          { value: 'VN', label: 'Tiếng Việt' },
          { value: 'EN', label: 'English' },
        ]}
      />
      <SubmitButton size="lg" block>
        {m.company_save()}
      </SubmitButton>
    </Form>
  );
};
