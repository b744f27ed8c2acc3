import { pointBook } from '@m4u/contract/commerce/book';
import { CUSTOMER_SORTS, type CustomerFigures } from '@m4u/contract/commerce/book/customer';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Contact from 'lucide-react/icons/contact';
import FileInput from 'lucide-react/icons/file-input';
import Plus from 'lucide-react/icons/plus';
import { href, Link, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/customers.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { chosenIds } from '../../../platform/forms/chosen.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { number, phone } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { defineFilter, id, text } from '../../../platform/search/filter.server.ts';
import { readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { FilterChips } from '../../../ui/table/FilterChips.tsx';
import { customerPath, customersPath, importsPath, listedCustomerPath } from './customerPaths.tsx';
import { CustomerName, CustomerTable } from './CustomerTable.tsx';
import { readGroupId, readManaged } from '../management/managed.server.ts';
import { peopleListPath } from '../people/peoplePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const readCustomerFilter = defineFilter({ q: text(), open: id });

/** Reads what the panel of a customer shows; null for one who is not in the list. */
const readOpened = async (
  context: Readonly<RouterContextProvider>,
  groupId: string,
  customer: CustomerFigures | undefined,
) => {
  if (!customer) return null;
  const filter = { memberId: customer._id };
  const { data: orders } = await api(context).order.list({ query: { groupId, limit: 3, filter } });
  return { groupId, customer, orders };
};

/**
 * A group's customers (docs/rules/group.md#customers): `?groupId=`, `?q=` finds a name or a phone number, `?open=` has one
 * at the side.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.customer_purpose());
  const { searchParams } = new URL(request.url);
  const group = await readManaged(context, request);
  const { page, filter } = readCustomerFilter(searchParams);
  const { q } = filter;
  const limit = readRows(context, searchParams);
  const sorted = readSorting(searchParams, CUSTOMER_SORTS, { sort: 'name', order: 'asc' });
  const { data, total } = await api(context).pointBook.customers({
    query: { groupId: group._id, page, limit, ...sorted, ...(q && { query: q }) },
  });
  requirePage(context, { rows: data, total, limit });
  const opened = await readOpened(
    context,
    group._id,
    data.find(({ _id }) => _id === filter.open),
  );
  return { group, q, page, limit, sorted, customers: data, total, opened, now: Date.now() };
};

/** Exports the chosen customers. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.customer_purpose());
  const groupId = readGroupId(request);
  const ids = chosenIds(await readForm(request)).join(',');
  if (ids === '') return redirect(customersPath(groupId));
  return redirect(apiAddress(pointBook.exportCustomers, {}, { groupId, ids }));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.customer_title()} · M4U` }];

const Row = ({ groupId, customer }: { groupId: string; customer: CustomerFigures }) => (
  <Link
    to={listedCustomerPath(groupId, customer)}
    className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken"
    prefetch="intent"
  >
    <Avatar name={customer.name} src={customer.member?.portrait?.src} size={40} />
    <span className="min-w-0 flex-1">
      <CustomerName customer={customer} />
      <span className="block truncate text-sm text-muted">
        {[phone(customer.phone ?? ''), customer.note.split('\n', 1)[0]].filter(Boolean).join(' · ')}
      </span>
    </span>
    <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
  </Link>
);

const addPath = (groupId: string): string => customerPath(groupId, 'new');

const Add = ({ groupId }: { groupId: string }) => (
  <>
    <LinkButton to={addPath(groupId)} icon={Plus}>
      {m.customer_add()}
    </LinkButton>
    <LinkButton to={importsPath(groupId, 'customers')} icon={FileInput} variant="secondary">
      {m.customer_import()}
    </LinkButton>
  </>
);

export const handle = { ownSearch: true };

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { group, q, page, limit, sorted, customers, total, opened, now } = loaderData;
  const isEmpty = q === '' && total === 0;
  return (
    <Column kind="list">
      <PageHeader
        title={m.customer_title()}
        lead={
          q === '' && total > 0
            ? m.customer_lead({ count: number(total), group: group.name })
            : m.customer_lead_none({ group: group.name })
        }
        back={{ to: peopleListPath(group._id), label: m.customer_manage() }}
        actions={!isEmpty && <Add groupId={group._id} />}
      />
      <div className="stack gap-3">
        {!isEmpty && (
          <div className="lg:max-w-column">
            <SearchForm
              key={q}
              action={href('/action/memberManagement/customers')}
              value={q}
              label={m.customer_search()}
              submitLabel={m.customer_search_do()}
              hiddenFields={{ groupId: group._id }}
              autoComplete="off"
            />
          </div>
        )}
        {q !== '' && <FilterChips chips={[{ name: 'q', label: q }]} />}
        <ListView
          label={m.customer_title()}
          page={page}
          total={total}
          size={limit}
          table={
            <CustomerTable
              groupId={group._id}
              rows={customers}
              sorted={sorted}
              foot={{ page, total, size: limit }}
              opened={opened}
              now={now}
            />
          }
          rows={customers.map((customer) => (
            <li key={customer._id}>
              <Row groupId={group._id} customer={customer} />
            </li>
          ))}
          empty={{
            icon: Contact,
            title: m.customer_empty(),
            text: m.customer_empty_text(),
            action: (
              <div className="flex flex-wrap justify-center gap-3">
                <Add groupId={group._id} />
              </div>
            ),
          }}
          filtered={
            q !== '' && {
              found: m.customer_found({ count: number(total) }),
              title: m.customer_none_found(),
              clear: { to: customersPath(group._id), label: m.customer_clear() },
            }
          }
        />
      </div>
    </Column>
  );
}
