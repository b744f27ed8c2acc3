import { m } from '../../paraglide/messages.js';
import { defineForm, text, type useFields } from '../../platform/forms/definition.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';

/** Fields of an entry; phones, e-mails and tags are typed in one line each. */
export const entryFields = defineForm({
  name: text(),
  organization: text(),
  title: text(),
  phones: text(),
  emails: text(),
  website: text(),
  address: text(),
  tags: text(),
  followUpOn: text(),
  note: text(),
});

type Fields = ReturnType<typeof useFields<typeof entryFields>>[1];

/** Names of the fields in {@link WhoFields}. */
export const whoFields = ['name', 'phones', 'emails', 'organization', 'title', 'website', 'address'] as const;

/** Name and contacts of a person without a page. */
export const WhoFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextField field={fields.name} label={m.phonebook_name()} required maxLength={200} autoComplete="off" />
    <TextField
      field={fields.phones}
      label={m.phonebook_phones()}
      hint={m.phonebook_phones_hint()}
      inputMode="tel"
      autoComplete="off"
      maxLength={400}
    />
    <TextField
      field={fields.emails}
      label={m.phonebook_emails()}
      hint={m.phonebook_emails_hint()}
      inputMode="email"
      autoComplete="off"
      maxLength={2600}
    />
    <TextField field={fields.organization} label={m.phonebook_organization()} maxLength={200} autoComplete="off" />
    <TextField field={fields.title} label={m.phonebook_job()} maxLength={200} autoComplete="off" />
    <TextField field={fields.website} label={m.phonebook_website()} maxLength={500} autoComplete="off" />
    <TextField field={fields.address} label={m.phonebook_address()} maxLength={500} autoComplete="off" />
  </>
);

/** Private notes of the phonebook's owner. */
export const NoteFields = ({ fields }: { fields: Pick<Fields, 'tags' | 'followUpOn' | 'note'> }) => (
  <>
    <TextField
      field={fields.tags}
      label={m.phonebook_tags()}
      hint={m.phonebook_tags_hint()}
      maxLength={700}
      autoComplete="off"
    />
    <DateField field={fields.followUpOn} label={m.phonebook_follow_up()} />
    <TextArea field={fields.note} label={m.phonebook_note()} hint={m.phonebook_note_hint()} rows={3} maxLength={4000} />
  </>
);
