import { REGISTRATION_SORTS, type RegistrationFilter } from '@m4u/contract/profile/registration';
import { REGISTRATION_STATUSES } from '@m4u/contract/profile/registration/rules';
import type { Administration } from '@m4u/contract/insight/administration';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { href, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/adminRegistrations.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter, withQuery } from '../../platform/search/filter.ts';
import { nonEmpty } from '../../platform/search/filter.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { findOpened, readRows, readSorting, requirePage } from '../../platform/search/table.server.ts';
import { FILTER_NAMES, type FilterTexts, RegistrationFilters } from './RegistrationFilters.tsx';
import { RegistrationCard } from './RegistrationList.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';
import { registrationStatusWords } from './registrationWords.tsx';

const readRegistrationFilter = (search: URLSearchParams): FilterTexts =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [
      name,
      name === 'missingInfo' ? search.getAll(name).join(',') : (search.get(name) ?? ''),
    ]),
  ) as FilterTexts;

/** The filters as API parameters; the API validates them. */
const queryOf = (filter: FilterTexts) => nonEmpty(filter) as Partial<Record<keyof RegistrationFilter, never>>;

/** Loads registrations for staff, or for agency admins those of their agencies; filtered by the URL; `?open=` has one at the side. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.registration_admin_purpose());
  const search = new URL(request.url).searchParams;
  const filter = readRegistrationFilter(search);
  const page = pageNumber(search);
  const limit = readRows(context, search);
  const sorted = readSorting(search, REGISTRATION_SORTS, { sort: 'created', order: 'desc' });
  const shown = { filter, page, limit, sorted };
  const { registration } = api(context);
  try {
    const found = await registration.list({ query: { ...queryOf(filter), page, limit, ...sorted } });
    requirePage(context, { rows: found.data, total: found.total, limit });
    const open = findOpened(search, found.data);
    const opened = open && (await registration.get({ params: { id: open._id }, query: {} })).data;
    return { ...found, ...shown, opened, errors: {} as Readonly<Record<string, string>> };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    const errors = Object.fromEntries(
      problem.errors.map(({ field, message }) => [field.split('.', 1)[0] ?? field, message]),
    );
    return { data: [], total: 0, counts: null, ...shown, opened: undefined, errors };
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.registration_admin()} · M4U` }];

/** For readers without an office: explains the screen, and links to their own registrations. */
const NotTheirs = () => (
  <>
    <PageHeader title={m.registration_admin()} back={{ to: href('/admin'), label: m.admin_title() }} />
    <EmptyState
      icon={ClipboardList}
      title={m.registration_admin_nothing()}
      action={<LinkButton to={href('/registrations')}>{m.registration_list()}</LinkButton>}
    />
  </>
);

export default function AdminRegistrations({ loaderData }: Route.ComponentProps) {
  const { data, total, counts, filter, page, limit, sorted, opened, errors } = loaderData;
  const administration = useRouteLoaderData<Administration>('admin');
  if (administration && !administration.staff && administration.agencies.length === 0) return <NotTheirs />;
  const isFiltered = hasFilter({ ...filter, status: '' });
  const all = counts === null ? undefined : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <div>
      <PageHeader
        title={m.registration_admin()}
        lead={all === undefined ? undefined : m.registration_admin_lead({ total: number(all) })}
        {...(!administration?.staff && { back: { to: href('/admin'), label: m.admin_title() } })}
      />
      <nav aria-label={m.registration_statuses()}>
        <Tags>
          {['' as const, ...REGISTRATION_STATUSES].map((status) => (
            <Tag
              key={status}
              to={withQuery(href('/admin/registrations'), { ...filter, status })}
              current={filter.status === status}
            >
              {status === '' ? m.registration_filter_all() : registrationStatusWords[status]()}
              {counts !== null && ` (${number(status === '' ? (all ?? 0) : counts[status])})`}
            </Tag>
          ))}
        </Tags>
      </nav>
      <details open={isFiltered} className="py-3 lg:max-w-180">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent-ink">
          <SlidersHorizontal aria-hidden size={20} />
          {m.registration_filter_open()}
        </summary>
        {/* The changed key shows the earlier filters after going back. */}
        <RegistrationFilters key={JSON.stringify(filter)} filter={filter} errors={errors} />
      </details>
      {counts !== null && (
        <ListView
          shape="cards"
          page={page}
          total={total}
          size={limit}
          table={<RegistrationTable rows={data} sorted={sorted} foot={{ page, total, size: limit }} opened={opened} />}
          rows={data.map((row) => (
            <RegistrationCard key={row._id} row={row} to={href('/admin/registrations/:id', { id: row._id })} isOffice />
          ))}
          empty={{
            icon: ClipboardList,
            title: hasFilter(filter) ? m.registration_admin_none() : m.registration_admin_empty(),
          }}
        />
      )}
    </div>
  );
}
