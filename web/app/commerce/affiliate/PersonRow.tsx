import type { Person } from '@m4u/contract/profile/directory/person';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const SIDE = 44;

/** A person with portrait, a link to their page, and a line of text. */
export const PersonRow = ({ person, children }: { person: Person; children?: ReactNode }) => {
  const { _id, name, portrait, urlMinify, closed } = person;
  const look = 'flex min-h-12 min-w-0 flex-1 basis-60 items-center gap-3';
  const inside = (
    <>
      <Avatar name={name || '?'} src={portrait && smallSource(portrait, SIDE)} size={SIDE} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {closed ? m.friend_closed_person() : name}
        </span>
        {children != null && <span className="block text-sm wrap-anywhere text-muted">{children}</span>}
      </span>
    </>
  );
  if (closed) return <div className={look}>{inside}</div>;
  return (
    <Link to={href('/me/:id', { id: urlMinify ?? _id })} className={`${look} hover:underline`}>
      {inside}
    </Link>
  );
};
