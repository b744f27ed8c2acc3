import type { PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, phone } from '../../platform/language/formats.ts';
import { zaloOfPhone } from '../../profile/page/show/contactLinks.tsx';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLink } from '../../ui/Button.tsx';
import { ZaloIcon } from '../../ui/sharing/ZaloIcon.tsx';
import { phonebookSourceIcons, phonebookSourceWords } from './phonebookWords.tsx';

/** Portrait of a person; initials when they have no page. */
export const EntryFace = ({ row: { name, person }, size }: { row: PhonebookRow; size: number }) => (
  <Avatar name={name} size={size} src={person?.portrait ? smallSource(person.portrait, size) : null} />
);

/** At most three contact buttons, so that they are large enough for a thumb; the call stands last. */
const Ways = ({ row: { name, phones, emails, person } }: { row: PhonebookRow }) => {
  const [number] = phones;
  const [email] = emails;
  const write =
    person === null ? null : (
      <IconLink
        to={href('/messages/with/:memberId', { memberId: person._id })}
        label={m.phonebook_message({ name })}
        icon={MessageCircle}
      />
    );
  const mail =
    email === undefined ? null : <IconLink to={`mailto:${email}`} label={m.phonebook_mail({ name })} icon={Mail} />;
  const zaloTo = number === undefined ? undefined : zaloOfPhone(number);
  const zalo =
    zaloTo === undefined ? null : (
      <IconLink to={zaloTo} rel="noopener" label={m.phonebook_zalo({ name })} icon={ZaloIcon} />
    );
  return (
    <div className="flex shrink-0">
      {write ?? (zalo === null ? mail : null)}
      {zalo}
      {number !== undefined && <IconLink to={`tel:${number}`} label={m.phonebook_call({ name })} icon={Phone} />}
    </div>
  );
};

const describeEntry = ({ organization, title, phones, emails }: PhonebookRow): string =>
  organization || title || (phones[0] === undefined ? (emails[0] ?? '') : phone(phones[0]));

const EntryTags = ({ row: { source, friend, tags, followUpOn } }: { row: PhonebookRow }) => {
  const shownSource = friend ? 'friend' : source;
  const Icon = phonebookSourceIcons[shownSource];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-xs text-muted">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden size={14} />
        {phonebookSourceWords[shownSource]()}
      </span>
      {followUpOn !== null && (
        <span className="inline-flex items-center gap-1">
          <CalendarClock aria-hidden size={14} />
          <span className="sr-only">{m.phonebook_due_on({ date: date(followUpOn) })}</span>
          <span aria-hidden>{date(followUpOn)}</span>
        </span>
      )}
      {tags.slice(0, 3).map((tag) => (
        <span key={tag} className="rounded-full border border-line px-2">
          {tag}
        </span>
      ))}
    </span>
  );
};

/** A person in the list: name, description and contact buttons. */
export const EntryRow = ({ row }: { row: PhonebookRow }) => (
  <div className="flex items-center gap-1 pr-2 hover:bg-sunken">
    <Link
      to={href('/action/phonebook/:entry', { entry: row._id })}
      className="flex min-h-18 min-w-0 flex-1 items-center gap-3 py-2.5 pl-4"
    >
      <EntryFace row={row} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{row.name}</span>
        <span className="block truncate text-sm text-muted">{describeEntry(row)}</span>
        <EntryTags row={row} />
      </span>
    </Link>
    <Ways row={row} />
  </div>
);
