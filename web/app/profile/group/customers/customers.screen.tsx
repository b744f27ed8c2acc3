import type { Customer } from '@m4u/contract/profile/group/customer';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Contact from 'lucide-react/icons/contact';
import FileInput from 'lucide-react/icons/file-input';
import Plus from 'lucide-react/icons/plus';
import { href, Link } from 'react-router';
import type { Route } from './+types/customers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { number, phone } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { defineFilter, text } from '../../../platform/search/filter.server.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { customerPath, customersPath, importsPath } from './customerPaths.tsx';
import { readManaged } from '../management/managed.server.ts';
import { peopleListPath } from '../people/peoplePaths.tsx';

const readCustomerFilter = defineFilter({ q: text() });

/** A group's customers (docs/rules/group.md#customers): `?groupId=`, and `?q=` finds a name or a phone number. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.customer_purpose());
  const url = new URL(request.url);
  const group = await readManaged(context, request);
  const { page, filter } = readCustomerFilter(url.searchParams);
  const { q } = filter;
  const { data, total } = await api(context).group.listCustomers({
    params: { groupId: group._id },
    query: { page, ...(q && { query: q }) },
  });
  return { group, q, page, customers: data, total };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.customer_title()} · M4U` }];

const Row = ({ groupId, customer }: { groupId: string; customer: Customer }) => (
  <Link
    to={customerPath(groupId, customer._id)}
    className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken"
    prefetch="intent"
  >
    <Avatar name={customer.name} src={customer.member?.portrait?.src} size={40} />
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-1.5">
        <span className="truncate font-semibold" translate="no">
          {customer.name}
        </span>
        {customer.member && (
          <>
            <BadgeCheck aria-hidden size={16} className="shrink-0 text-success" />
            <span className="sr-only">{m.customer_claimed()}</span>
          </>
        )}
      </span>
      <span className="block truncate text-sm text-muted">
        {[phone(customer.phone), customer.note.split('\n', 1)[0]].filter(Boolean).join(' · ')}
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

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { group, q, page, customers, total } = loaderData;
  const isEmpty = q === '' && total === 0;
  return (
    <div className="max-w-column lg:max-w-180">
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
          <SearchForm
            key={q}
            action={href('/action/memberManagement/customers')}
            value={q}
            label={m.customer_search()}
            submitLabel={m.customer_search_do()}
            hiddenFields={{ groupId: group._id }}
            autoComplete="off"
          />
        )}
        <ListView
          label={m.customer_title()}
          page={page}
          total={total}
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
    </div>
  );
}
