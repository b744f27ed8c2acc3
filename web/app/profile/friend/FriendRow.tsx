import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { smallSource } from '../upload/StoredPicture.tsx';

export interface FriendRowProps {
  person: FriendRelation['person'];
  /** Line under the name; replaces the headline. */
  line?: ReactNode;
  /** Buttons, beside the name on wide screens and under it on phones. */
  actions?: ReactNode;
  /** Menu, always beside the name. */
  menu?: ReactNode;
}

const side = 48;

/** A row of a list of people: portrait, link to the page, and actions. */
export const FriendRow = ({ person, line, actions, menu }: FriendRowProps) => {
  const { _id, name, headline, portrait, urlMinify, closed } = person;
  const under = line ?? headline;
  const summary = (
    <>
      <Avatar name={name || '?'} src={portrait && smallSource(portrait, side)} size={side} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere" translate={closed ? undefined : 'no'}>
          {closed ? m.friend_closed_person() : name}
        </span>
        {under !== '' && (
          <span lang={line === undefined ? '' : undefined} className="line-clamp-1 text-sm text-muted">
            {under}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1">
        {closed ? (
          <span className="flex items-center gap-3">{summary}</span>
        ) : (
          <Link
            to={href('/me/:id', { id: urlMinify ?? _id })}
            className="flex min-h-12 items-center gap-3 rounded-md hover:underline"
          >
            {summary}
          </Link>
        )}
      </div>
      {menu}
      {actions != null && <div className="flex w-full gap-2 pl-15 sm:w-auto sm:pl-0">{actions}</div>}
    </li>
  );
};
