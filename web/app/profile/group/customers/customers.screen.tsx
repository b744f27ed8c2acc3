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
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { customerPath, customersPath, importsPath } from './customerPaths.tsx';
import { readManaged } from '../management/managed.server.ts';
import { managePath } from '../people/peoplePaths.tsx';

/** A group's customers (docs/rules/group.md#customers): `?groupId=`, and `?q=` finds a name or a phone number. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.customer_purpose());
  const url = new URL(request.url);
  const group = await readManaged(context, request);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const page = pageNumber(url.searchParams);
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

const Nothing = ({ groupId, searched }: { groupId: string; searched: boolean }) =>
  searched ? (
    <EmptyState
      icon={Contact}
      title={m.customer_none_found()}
      action={
        <LinkButton to={customersPath(groupId)} variant="secondary">
          {m.customer_clear()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={Contact}
      title={m.customer_empty()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={addPath(groupId)} icon={Plus}>
            {m.customer_add()}
          </LinkButton>
          <LinkButton to={importsPath(groupId, 'customers')} icon={FileInput} variant="secondary">
            {m.customer_import()}
          </LinkButton>
        </div>
      }
    >
      {m.customer_empty_text()}
    </EmptyState>
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
        back={{ to: managePath(group._id), label: m.customer_manage() }}
        actions={
          !isEmpty && (
            <>
              <LinkButton to={addPath(group._id)} icon={Plus}>
                {m.customer_add()}
              </LinkButton>
              <LinkButton to={importsPath(group._id, 'customers')} icon={FileInput} variant="secondary">
                {m.customer_import()}
              </LinkButton>
            </>
          )
        }
      />
      <div className="stack gap-3">
        {!isEmpty && (
          <SearchForm
            key={q}
            action={href('/action/memberManagement/customers')}
            value={q}
            label={m.customer_search()}
            submitLabel={m.customer_search_do()}
            kept={{ groupId: group._id }}
            autoComplete="off"
          />
        )}
        {q !== '' && total > 0 && (
          <output className="block text-sm text-muted">{m.customer_found({ count: number(total) })}</output>
        )}
        {customers.length === 0 ? (
          <Nothing groupId={group._id} searched={!isEmpty} />
        ) : (
          <Card padded={false}>
            <ul aria-label={m.customer_title()} className="divide-y divide-line">
              {customers.map((customer) => (
                <li key={customer._id}>
                  <Row groupId={group._id} customer={customer} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Pagination page={page} total={total} />
      </div>
    </div>
  );
}
