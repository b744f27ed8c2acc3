import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';

/** A group in the lists of its admins and members. */
type ListedGroup = Pick<GroupFace, '_id' | 'kind' | 'name' | 'logo' | 'memberTotal' | 'agency'> & {
  readonly locked?: boolean;
  readonly layoutPermission?: 'FREE' | 'LIMIT';
};

/** Labels of the kinds of organizations. */
export const groupKindWords: Readonly<Record<GroupFace['kind'], () => string>> = {
  brand: m.company_kind_brand,
  group: m.company_kind_group,
};

/** Text with the number of members. */
export const formatMemberCount = (total: number): string => m.company_members({ total: number(total) });

export interface GroupRowProps {
  group: ListedGroup;
  /** Target of the name's link; omitted for none. */
  to?: string;
  /** Line under the name; replaces the kind and number of members. */
  line?: string;
  actions?: ReactNode;
}

const side = 48;

/** A row of a list of groups: name, facts, link and actions. */
export const GroupRow = ({ group, to, line, actions }: GroupRowProps) => {
  const { kind, name, logo, memberTotal, agency, locked = false, layoutPermission } = group;
  const facts = [groupKindWords[kind](), formatMemberCount(memberTotal), agency?.name].filter(Boolean).join(' · ');
  const summary = (
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
          <span className={look}>{summary}</span>
        ) : (
          <Link to={to} className={`${look} rounded-md hover:underline`}>
            {summary}
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
