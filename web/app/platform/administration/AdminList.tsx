import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select, type Option } from '../../ui/fields/Select.tsx';
import { type EmptyList, ListView } from '../../ui/ListView.tsx';
import { TabLinks, type TabLinksProps } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { QueueBar } from './QueueBar.tsx';

export interface AdminRowProps {
  to: string;
  name: string;
  /** The name is a text of the interface, because there is no name. */
  isNameless?: boolean;
  picture: string | undefined;
  /** Details below the name. */
  facts: ReactNode;
  tags: ReactNode;
}

/** Row of a searchable list: a member or a group, with a link to its own screen. */
export const AdminRow = ({ to, name, isNameless = false, picture, facts, tags }: AdminRowProps) => (
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

/** Search by text and state. */
interface AdminSearch {
  readonly action: string;
  readonly label: string;
  readonly filter: { readonly q: string; readonly state: string };
  readonly states: readonly Option[];
}

const SearchByState = ({ action, label, filter: { q, state }, states }: AdminSearch) => (
  <SearchForm
    key={`${q} ${state}`}
    action={action}
    value={q}
    label={label}
    submitLabel={m.admin_search()}
    autoComplete="off"
  >
    <div className="flex items-end gap-3">
      <Select
        name="state"
        label={m.admin_state()}
        defaultValue={state}
        placeholder={m.admin_state_all()}
        options={states}
        className="flex-1"
      />
      <SubmitButton variant="secondary">{m.admin_search()}</SubmitButton>
    </div>
  </SearchForm>
);

export interface AdminListProps {
  title: string;
  lead: string;
  page: number;
  total: number;
  /** Rows per page. */
  size: number;
  /** An `AdminRow` or a `Card as="li"` each. */
  rows: readonly ReactNode[];
  /** The same rows as a `DataTable`, from 900 px. */
  table: ReactNode;
  empty: EmptyList;
  /** For lists of accounts, which are searched; their rows are lines in one card. */
  search?: AdminSearch;
  /** For lists of work, by state; their rows are cards. */
  tabs?: TabLinksProps;
  /** The list shows one chosen row; a link leads to all. */
  isOne?: boolean;
}

/** Empty state of a searched list: there are always accounts, so nothing matches. */
export const noneFound = (icon: EmptyList['icon'], all: string): EmptyList => ({
  icon,
  title: m.admin_none_found(),
  text: m.admin_none_found_text(),
  action: <LinkButton to={all}>{m.admin_all()}</LinkButton>,
});

const AllLink = () => {
  const { pathname } = useLocation();
  return (
    <LinkButton to={pathname} variant="secondary">
      {m.admin_all()}
    </LinkButton>
  );
};

/** A list for staff, one page of it: accounts with a search, or work with tabs. */
export const AdminList = ({ title, lead, page, total, size, rows, empty, search, tabs, ...list }: AdminListProps) => {
  const { isOne = false } = list;
  const table = isOne ? undefined : list.table;
  return (
    <div className={isOne ? 'max-w-column lg:max-w-180' : 'max-w-column lg:max-w-none'}>
      {isOne && <QueueBar />}
      <PageHeader title={title} lead={lead} actions={isOne && <AllLink />} />
      {tabs && !isOne && <TabLinks {...tabs} />}
      {search ? (
        <div className="stack">
          <div className="lg:max-w-column">
            <SearchByState {...search} />
          </div>
          <ListView rows={rows} empty={empty} table={table} />
        </div>
      ) : (
        <div className={tabs && !isOne ? 'pt-4' : undefined}>
          <ListView shape="cards" rows={rows} empty={empty} table={table} />
        </div>
      )}
      <Pagination page={page} total={total} size={size} />
    </div>
  );
};
