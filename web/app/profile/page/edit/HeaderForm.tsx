import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Language, Owner, Picture } from '@m4u/contract/common';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { FilePicker } from '../../../ui/pictures/FilePicker.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { sendPicture } from '../../upload/sendPicture.tsx';
import { sheetForm } from './EditSheet.tsx';

/** Initial values of the form for the head of a page. */
export interface HeadValues {
  readonly name: string;
  readonly headline: string;
  readonly language: Language;
  readonly portrait: Picture | null;
  readonly background: Picture | null;
}

interface HeaderForm {
  name: string;
  headline: string;
  language: string;
  portrait: string;
  background: string;
}

export interface HeaderFormProps {
  values: HeadValues;
  /** URL to which pictures are uploaded. */
  uploads: string;
  /** A group's wording differs: its portrait is a logo. */
  kind: Owner['kind'];
  reply: SubmissionResult | undefined;
}

/** Width of a preview in pixels, for high-density screens. */
export const previewWidth = 640;

/** Initial value of a picture field. */
export const toPickedFiles = (picture: Picture | null, name: string) =>
  picture ? [{ id: picture._id, url: smallSource(picture, 320), name }] : [];

/** File field for browsers without scripts, which send the picture with the form. */
export const PlainFile = ({ name, label }: { name: string; label: string }) => (
  <noscript>
    <style>{`.sends-at-once > fieldset > :not(legend, ul) { display: none }`}</style>
    <FileField name={name} label={label} accept="image/jpeg,image/png,image/webp,image/avif" />
  </noscript>
);

/** Form for the head of a page: name, headline, pictures and language. */
export const HeaderForm = ({ values, uploads, kind, reply }: HeaderFormProps) => {
  const { name, headline, language, portrait, background } = values;
  const [form, fields] = useForm<HeaderForm>({
    id: sheetForm,
    lastResult: reply ?? settled,
    defaultValue: { name, headline, language },
  });
  const face = kind === 'member' ? m.profile_portrait() : m.profile_logo();
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} preventScrollReset className="stack">
      <FormError errors={form.errors} />
      <TextField
        field={fields.name}
        label={kind === 'member' ? m.profile_name() : m.profile_group_name()}
        autoComplete={kind === 'member' ? 'name' : 'off'}
        required
        maxLength={100}
      />
      <TextField
        field={fields.headline}
        label={kind === 'member' ? m.profile_headline() : m.profile_group_headline()}
        hint={kind === 'member' ? m.profile_headline_hint() : m.profile_group_headline_hint()}
        maxLength={120}
      />
      <div className="grid fit-2 items-start gap-4">
        <div className="sends-at-once stack gap-2">
          <FilePicker
            name="portrait"
            label={face}
            upload={sendPicture(uploads, previewWidth)}
            defaultFiles={toPickedFiles(portrait, face)}
            error={fields.portrait.errors ?? null}
          />
          <PlainFile name="portraitFile" label={face} />
        </div>
        <div className="sends-at-once stack gap-2">
          <FilePicker
            name="background"
            label={m.profile_cover()}
            upload={sendPicture(uploads, previewWidth)}
            defaultFiles={toPickedFiles(background, m.profile_cover())}
            error={fields.background.errors ?? null}
          />
          <PlainFile name="backgroundFile" label={m.profile_cover()} />
        </div>
      </div>
      <Select
        field={fields.language}
        label={m.profile_page_language()}
        hint={m.profile_page_language_hint()}
        options={[
          { value: 'VN', label: 'Tiếng Việt' },
          { value: 'EN', label: 'English' },
        ]}
      />
    </Form>
  );
};
