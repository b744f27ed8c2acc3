import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { PhonebookEntry } from '@m4u/contract/social/phonebook/schema';
import ExternalLink from 'lucide-react/icons/external-link';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useFields } from '../../platform/forms/definition.ts';
import { date, phone } from '../../platform/language/formats.ts';
import { PhoneWays } from '../../profile/page/links/PhoneWays.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { entryFields, NoteFields, WhoFields, whoFields } from './EntryFields.tsx';
import { EntryFace } from './PhonebookRows.tsx';
import { phonebookSourceIcons, phonebookSourceWords } from './phonebookWords.tsx';

interface EntryProps {
  entry: PhonebookEntry;
}

/** Quick actions for the person. */
const Actions = ({ entry: { phones, emails, person }, card }: EntryProps & { card: string }) => {
  const [number] = phones;
  const [email] = emails;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(5rem,26%),1fr))] gap-2">
      {number !== undefined && <PhoneWays number={number} stacked />}
      {person !== null && (
        <LinkButton
          to={href('/messages/with/:memberId', { memberId: person._id })}
          icon={MessageCircle}
          variant="secondary"
          stacked
        >
          {m.phonebook_do_message()}
        </LinkButton>
      )}
      {person === null && email !== undefined && (
        <LinkButton to={`mailto:${email}`} icon={Mail} variant="secondary" stacked>
          {m.phonebook_do_mail()}
        </LinkButton>
      )}
      <LinkButton to={card} reloadDocument icon={UserRoundPlus} variant="secondary" stacked>
        {m.phonebook_save_device()}
      </LinkButton>
    </div>
  );
};

const Line = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3 py-1.5">
    <Icon aria-hidden size={18} className="shrink-0 text-muted" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);

const Ways = ({ entry: { phones, emails, website, address } }: EntryProps) => (
  <ul>
    {phones.map((number) => (
      <Line key={number} icon={Phone}>
        <TextLink to={`tel:${number}`}>{phone(number)}</TextLink>
      </Line>
    ))}
    {emails.map((email) => (
      <Line key={email} icon={Mail}>
        <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </Line>
    ))}
    {website !== '' && (
      <Line icon={ExternalLink}>
        {isWeb(website) ? (
          <TextLink to={website} rel="nofollow noopener" target="_blank">
            {website}
          </TextLink>
        ) : (
          website
        )}
      </Line>
    )}
    {address !== '' && <Line icon={MapPin}>{address}</Line>}
  </ul>
);

/** How the entry was added, and when the person consented. */
const Origin = ({ entry: { name, source, friend, person, consentedAt } }: EntryProps) => {
  const shownSource = friend ? 'friend' : source;
  return (
    <ul className="text-sm text-muted">
      <Line icon={phonebookSourceIcons[shownSource]}>
        {phonebookSourceWords[shownSource]()}
        {consentedAt !== null && <> · {m.phonebook_consented({ name, date: date(consentedAt) })}</>}
      </Line>
      {person && (
        <Line icon={UserRound}>
          {m.phonebook_of_page({ name })}{' '}
          <TextLink to={href('/me/:id', { id: person.urlMinify ?? person._id })}>{m.phonebook_see_page()}</TextLink>
        </Line>
      )}
    </ul>
  );
};

const rowOf = ({ own, ...entry }: PhonebookEntry) => ({
  ...entry,
  phones: own.phones.map(phone).join(', '),
  emails: own.emails.join(', '),
  tags: entry.tags.join(', '),
});

export interface EntryDetailsProps extends EntryProps {
  /** Address of the vCard. */
  card: string;
  reply: SubmissionResult | undefined;
}

/** A person in the phonebook, with the form for the reader's own details. */
export const EntryDetails = ({ entry, card, reply }: EntryDetailsProps) => {
  const [form, fields] = useFields(entryFields, rowOf(entry), reply);
  return (
    <div className="stack">
      <div className="flex items-center gap-4">
        <EntryFace row={entry} size={72} />
        <div className="flex-1">
          <Actions entry={entry} card={card} />
        </div>
      </div>
      <Card>
        <Ways entry={entry} />
        <Origin entry={entry} />
      </Card>
      <Section id="notes" title={m.phonebook_notes()}>
        <Card>
          <Form method="post" {...getFormProps(form)} className="stack">
            <FormError errors={form.errors} />
            <NoteFields fields={fields} />
            {entry.person !== null && entry.kept && (
              <>
                <TextField
                  field={fields.phones}
                  label={m.phonebook_own_phones()}
                  hint={m.phonebook_phones_hint()}
                  inputMode="tel"
                />
                <TextField field={fields.emails} label={m.phonebook_own_emails()} inputMode="email" />
              </>
            )}
            {entry.person === null && (
              <details open={whoFields.some((name) => (fields[name].errors ?? []).length > 0)}>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-ink">
                  {m.phonebook_edit()}
                </summary>
                <div className="stack pt-2">
                  <WhoFields fields={fields} />
                </div>
              </details>
            )}
            <SubmitButton name="intent" value="save" block>
              {m.phonebook_save()}
            </SubmitButton>
          </Form>
        </Card>
      </Section>
      {entry.kept && (
        <Form method="post">
          <SubmitButton name="intent" value="delete" variant="quietDanger" icon={Trash2}>
            {entry.friend ? m.phonebook_delete_notes() : m.phonebook_delete()}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
};
