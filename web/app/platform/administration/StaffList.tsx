import { PAGE_SIZE } from '@m4u/contract/common';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { StaffSearch, type StaffSearchProps } from './StaffSearch.tsx';

export interface StaffRowProps {
  to: string;
  name: string;
  /** The name is a text of the interface, because there is no name. */
  isNameless?: boolean;
  picture: string | undefined;
  /** Details below the name. */
  facts: ReactNode;
  tags: ReactNode;
}

/** Row of a staff list. */
export const StaffRow = ({ to, name, isNameless = false, picture, facts, tags }: StaffRowProps) => (
  <li>
    <Link to={to} className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
      <Avatar name={name} src={picture} size={44} />
      <span className="min-w-0 flex-1">
        <span lang={isNameless ? undefined : ''} className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block text-sm wrap-anywhere text-muted">{facts}</span>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">{tags}</span>
      </span>
    </Link>
  </li>
);

export interface StaffListProps {
  title: string;
  lead: string;
  search: StaffSearchProps;
  /** Icon of the empty list. */
  icon: LucideIcon;
  page: number;
  total: number;
  /** A {@link StaffRow} each. */
  rows: readonly ReactNode[];
}

/** A searchable, filtered list for staff, one page of it. */
export const StaffList = ({ title, lead, search, icon, page, total, rows }: StaffListProps) => (
  <div className="max-w-column lg:max-w-180">
    <PageHeader title={title} lead={lead} />
    <div className="stack">
      <StaffSearch {...search} />
      {rows.length === 0 ? (
        <EmptyState
          icon={icon}
          title={m.admin_none_found()}
          action={<LinkButton to={search.action}>{m.admin_all()}</LinkButton>}
        >
          {m.admin_none_found_text()}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">{rows}</ul>
        </Card>
      )}
    </div>
    <Pagination page={page} total={total} size={PAGE_SIZE} />
  </div>
);
