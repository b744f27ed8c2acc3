import type { Person } from '@m4u/contract/profile/directory/person';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/Avatar.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The member behind a claimed customer record. */
export const CustomerPerson = ({ person }: { person: Person }) => {
  if (person.closed) return <p className="text-sm text-muted">{m.customer_closed()}</p>;
  return (
    <p className="flex items-center gap-3">
      <Avatar name={person.name} src={person.portrait?.src} size={40} />
      <TextLink to={href('/me/:id', { id: person.urlMinify ?? person._id })}>
        {m.customer_claimed_as({ name: person.name })}
      </TextLink>
    </p>
  );
};
