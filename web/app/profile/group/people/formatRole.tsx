import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { groupRoleWords } from './peoplePaths.tsx';

/** Joins our own words and a title that the group wrote, which may be in another language. */
export const joinWithTitle = (parts: readonly (string | false)[], title: string): ReactNode => {
  const ownParts = parts.filter(Boolean).join(' · ');
  if (title === '') return ownParts;
  return (
    <>
      {ownParts !== '' && `${ownParts} · `}
      <span lang="" translate="no">
        {title}
      </span>
    </>
  );
};

/** A person's role and title as a line under the name; undefined for a plain member. */
export const formatRole = ({
  role,
  owner = false,
  title,
}: {
  role: GroupRole;
  owner?: boolean;
  title: string;
}): ReactNode | undefined => {
  const name = owner ? m.people_role_owner() : role !== 'member' && groupRoleWords[role]();
  return name !== false || title !== '' ? joinWithTitle([name], title) : undefined;
};
