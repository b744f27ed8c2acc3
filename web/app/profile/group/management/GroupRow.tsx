import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';

/** A group as the lists of those see it who run it or belong to it. */
type ListedGroup = Pick<GroupFace, '_id' | 'kind' | 'name' | 'logo' | 'memberTotal' | 'agency'> & {
  readonly locked?: boolean;
  readonly layoutPermission?: 'FREE' | 'LIMIT';
};

/** What a page of an organization stands for, in a word. */
export const kindWords = (kind: GroupFace['kind']): string =>
  kind === 'brand' ? m.company_kind_brand() : m.company_kind_group();

/** How many belong to it. */
export const membersWords = (total: number): string =>
  total === 1 ? m.company_members_one() : m.company_members({ total: number(total) });

export interface GroupRowProps {
  group: ListedGroup;
  /** Where its name leads; nowhere when left out. */
  to?: string;
  /** Under the name, instead of what it is and how many belong to it. */
  line?: string;
  actions?: ReactNode;
}

const side = 48;

/** A group in a list: what it is, the way to it, what can be done. */
export const GroupRow = ({ group, to, line, actions }: GroupRowProps) => {
  const { kind, name, logo, memberTotal, agency, locked = false, layoutPermission } = group;
  const facts = [kindWords(kind), membersWords(memberTotal), agency?.name].filter(Boolean).join(' · ');
  const words = (
    <>
      <Avatar name={name} src={logo && smallSource(logo, side)} size={side} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-muted">{line ?? facts}</span>
      </span>
    </>
  );
  const look = 'flex min-h-12 min-w-0 items-center gap-3';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        {to === undefined ? (
          <span className={look}>{words}</span>
        ) : (
          <Link to={to} className={`${look} rounded-md hover:underline`}>
            {words}
          </Link>
        )}
      </div>
      {(locked || layoutPermission === 'LIMIT') && (
        <span className="flex flex-wrap gap-2 pl-15 sm:pl-0">
          {locked && <Tag>{m.company_locked()}</Tag>}
          {layoutPermission === 'LIMIT' && <Tag>{m.company_limited()}</Tag>}
        </span>
      )}
      {actions != null && <div className="flex w-full gap-2 pl-15 sm:w-auto sm:pl-0">{actions}</div>}
    </li>
  );
};
