import type { AgencyFace } from '@m4u/contract/profile/agency/face';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ContactIcon, contactText, contactWays } from '../../profile/page/show/contactLinks.tsx';
import { smallSource, StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const side = 88;

const Contacts = ({ contacts }: Pick<AgencyFace, 'contacts'>) => (
  <ul aria-label={m.explore_contacts()} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {contacts.map((contact) => {
      const { href: leads } = contactWays[contact.kind];
      const text = contactText(contact);
      return (
        <li key={`${contact.kind} ${contact.value}`} className="flex min-h-8 max-w-full items-center gap-1.5">
          <ContactIcon contact={contact} size={16} className="shrink-0 text-accent-ink" />
          <span className="min-w-0 wrap-anywhere">
            {leads ? <TextLink to={leads(contact.value)}>{text}</TextLink> : text}
          </span>
        </li>
      );
    })}
  </ul>
);

/** Head of an agency's explore page: cover, logo, name and contacts. */
export const AgencyHead = ({ agency, actions }: { agency: AgencyFace; actions: ReactNode }) => {
  const { name, headline, logo, background, contacts } = agency;
  return (
    <header className="pt-4">
      {background && (
        <StoredPicture
          alt=""
          picture={background}
          sizes="(min-width: 1200px) 1200px, 100vw"
          priority
          className="mb-4 aspect-3/1 w-full rounded-lg object-cover lg:aspect-4/1"
        />
      )}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-4">
          <Avatar name={name} src={logo && smallSource(logo, side)} size={side} />
          <div className="min-w-0 flex-1">
            <h1 lang="" className="text-2xl tracking-tight wrap-anywhere">
              {name}
            </h1>
            {headline !== '' && (
              <p lang="" className="wrap-anywhere text-muted">
                {headline}
              </p>
            )}
          </div>
        </div>
        <div className="no-print flex flex-wrap gap-2">{actions}</div>
      </div>
      {contacts.length > 0 && (
        <div className="pt-3">
          <Contacts contacts={contacts} />
        </div>
      )}
    </header>
  );
};
