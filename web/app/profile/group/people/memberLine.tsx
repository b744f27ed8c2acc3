import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { ReactNode } from 'react';
import { roleWords } from './peoplePaths.tsx';

/** Joins our own words and a title that the group wrote, which may be in another language. */
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

/** A person's role and title as a line under the name; undefined for a plain member. */
export const memberLine = ({ role, title }: { role: GroupRole; title: string }): ReactNode | undefined =>
  role === 'admin' || title !== '' ? lineWith([role === 'admin' && roleWords(role)], title) : undefined;
