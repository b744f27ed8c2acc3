import type { Owner } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import UsersRound from 'lucide-react/icons/users-round';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { contactAudienceWords } from '../owner/ownerWords.tsx';
import { contactHref, ContactIcon, contactLabel, contactText } from './contactLinks.tsx';

/** Audience of a contact, shown to the owner only. */
const AudienceMark = ({ policy, kind }: Pick<Contact, 'policy'> & Pick<ContactListProps, 'kind'>) => {
  if (policy === 'public') return null;
  const Icon = policy === 'friends' ? UsersRound : LockKeyhole;
  return (
    <span className="inline-flex items-center gap-1 text-xs text-muted">
      <Icon aria-hidden size={14} />
      {contactAudienceWords[kind][policy]()}
    </span>
  );
};

const Line = ({ contact, kind, owned, lang }: { contact: Contact } & Omit<ContactListProps, 'contacts'>) => {
  const label = contactLabel(contact.kind, kind);
  const href = contactHref(contact);
  const text = contactText(contact);
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-1.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-(color:--brand-icon)">
        <ContactIcon contact={contact} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {label}
          {owned && <AudienceMark policy={contact.policy} kind={kind} />}
        </span>
        {href ? (
          <a
            href={href}
            lang={lang}
            rel="nofollow noopener"
            data-track={`call:${contact.kind}`}
            // The whole row is the tap target; the copy button lies above it.
            className="block font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {text}
          </a>
        ) : (
          <span lang={lang} className="block font-semibold wrap-anywhere">
            {text}
          </span>
        )}
      </span>
      <CopyButton text={text} variant="quiet" className="relative z-10 -mr-3 shrink-0 text-sm">
        <span className="sr-only">{m.profile_copy_contact({ label })}</span>
      </CopyButton>
    </li>
  );
};

export interface ContactListProps {
  /** Kind of the owner. */
  kind: Owner['kind'];
  contacts: readonly Contact[];
  /** The reader is the owner and sees the audience of each contact. */
  owned: boolean;
  /** Language of the owner's texts. */
  lang: string;
}

/** All contacts of the owner, each with a copy button, for apps in which contact cards cannot be saved. */
export const ContactList = ({ kind, contacts, owned, lang }: ContactListProps) => (
  <ul className="mt-1 divide-y divide-line">
    {contacts.map((contact, index) => (
      // The same contact may occur twice, so the key includes the index; the rows have no state.
      <Line key={`${contact.kind} ${contact.value} ${index}`} contact={contact} kind={kind} owned={owned} lang={lang} />
    ))}
  </ul>
);
