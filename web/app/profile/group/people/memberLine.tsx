import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { ReactNode } from 'react';
import { roleWords } from './peoplePaths.tsx';

/** Words of ours and, after them, a position as the group wrote it, in whatever language. */
export const lineWith = (words: readonly (string | false)[], title: string): ReactNode => {
  const ours = words.filter(Boolean).join(' · ');
  if (title === '') return ours;
  return (
    <>
      {ours !== '' && `${ours} · `}
      <span lang="" translate="no">
        {title}
      </span>
    </>
  );
};

/** What somebody is in the group, as a line under their name; undefined for a member like any other. */
export const memberLine = ({ role, title }: { role: GroupRole; title: string }): ReactNode | undefined =>
  role === 'admin' || title !== '' ? lineWith([role === 'admin' && roleWords(role)], title) : undefined;
