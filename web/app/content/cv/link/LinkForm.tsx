import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { CvLink } from '@m4u/contract/content/cv/link';
import { CV_LINK_LIMITS, cvContacts, type CvTemplate, showsPerson } from '@m4u/contract/content/cv/rules';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { cvLinksPath } from '../cvPaths.tsx';
import { cvContactWords } from '../cvWords.tsx';
import { linkFields } from './linkFields.tsx';

export interface LinkFormProps {
  cvId: string;
  template: CvTemplate;
  /** Whether the CV has a cover letter, which the link may show. */
  hasLetter: boolean;
  /** The link to change; undefined for a new one. */
  link: CvLink | undefined;
  reply: SubmissionResult | undefined;
}

/** Contacts that a template shows. */
const contactsOf = (template: CvTemplate) =>
  cvContacts.filter((contact) => showsPerson(template) || (contact !== 'birthday' && contact !== 'gender'));

const rowOf = (link: CvLink | undefined) =>
  link && {
    label: link.label,
    endsOn: link.endsOn,
    letter: link.letter,
    ...Object.fromEntries(cvContacts.map((contact) => [contact, link.shown.includes(contact)])),
  };

/** Form of a new link, or of one that is there. */
export const LinkForm = ({ cvId, template, hasLetter, link, reply }: LinkFormProps) => {
  const [form, fields] = useFields(linkFields, rowOf(link), reply);
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <input type="hidden" name="link" value={link?._id ?? ''} />
      <TextField
        field={fields.label}
        label={m.cv_private_link_label()}
        hint={m.cv_private_link_label_hint()}
        required
        maxLength={CV_LINK_LIMITS.label}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{m.cv_private_link_shown()}</legend>
        <div className="grid sm:grid-cols-2">
          {contactsOf(template).map((contact) => (
            <Checkbox key={contact} field={fields[contact]} label={cvContactWords[contact]()} />
          ))}
        </div>
      </fieldset>
      {hasLetter && <Checkbox field={fields.letter} label={m.cv_private_link_letter()} />}
      <DateField field={fields.endsOn} label={m.cv_private_link_ends()} hint={m.cv_private_link_ends_hint()} optional />
      <TextField
        field={fields.password}
        label={link?.hasPassword ? m.cv_private_link_password_new() : m.cv_private_link_password()}
        hint={link?.hasPassword ? m.cv_private_link_password_stays() : m.cv_private_link_password_hint()}
        maxLength={CV_LINK_LIMITS.passwordMost}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      {link?.hasPassword && <Checkbox field={fields.removePassword} label={m.cv_private_link_password_remove()} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="intent" value="save">
          {link ? m.cv_private_link_save() : m.cv_private_link_make()}
        </SubmitButton>
        {link && (
          <LinkButton to={cvLinksPath(cvId)} variant="secondary">
            {m.ui_cancel()}
          </LinkButton>
        )}
      </div>
    </Form>
  );
};
