import type { RegistrationFilter } from '@m4u/contract/profile/registration';
import {
  REGISTRATION_STATUSES,
  REGISTRATION_TYPES,
  REQUIRED_FIELDS,
  type RequiredField,
} from '@m4u/contract/profile/registration/rules';
import type { Administration } from '@m4u/contract/insight/administration';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Form, href, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/adminRegistrations.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter, withQuery } from '../../platform/search/filter.ts';
import { nonEmpty } from '../../platform/search/filter.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { RegistrationList } from './RegistrationList.tsx';
import { requiredFieldLabel, registrationStatusWords, registrationTypeWords } from './registrationWords.tsx';

const NAMES = ['status', 'type', 'phone', 'email', 'missingInfo', 'citizenIdentificationCode', 'from', 'to'] as const;
type FilterTexts = Readonly<Record<(typeof NAMES)[number], string>>;

const readRegistrationFilter = (search: URLSearchParams): FilterTexts =>
  Object.fromEntries(
    NAMES.map((name) => [name, name === 'missingInfo' ? search.getAll(name).join(',') : (search.get(name) ?? '')]),
  ) as FilterTexts;

/** The filters as API parameters; the API validates them. */
const queryOf = (filter: FilterTexts) => nonEmpty(filter) as Partial<Record<keyof RegistrationFilter, never>>;

/** Loads registrations for staff, or for agency admins those of their agencies; filtered by the URL. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.registration_admin_purpose());
  const search = new URL(request.url).searchParams;
  const filter = readRegistrationFilter(search);
  const page = pageNumber(search);
  try {
    const found = await api(context).registration.list({ query: { ...queryOf(filter), page } });
    return { ...found, filter, page, errors: {} as Readonly<Record<string, string>> };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    const errors = Object.fromEntries(
      problem.errors.map(({ field, message }) => [field.split('.', 1)[0] ?? field, message]),
    );
    return { data: [], total: 0, counts: null, filter, page, errors };
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.registration_admin()} · M4U` }];

const Filters = ({ filter, errors }: { filter: FilterTexts; errors: Readonly<Record<string, string>> }) => {
  const missing = new Set(filter.missingInfo.split(','));
  const text = (name: keyof FilterTexts) => ({ name, defaultValue: filter[name], error: errors[name] ?? null });
  return (
    <Form className="stack gap-4 pt-2">
      {filter.status !== '' && <input type="hidden" name="status" value={filter.status} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...text('type')}
          label={m.registration_filter_type()}
          options={[
            { value: '', label: m.registration_filter_all() },
            ...REGISTRATION_TYPES.map((type) => ({ value: type, label: registrationTypeWords[type]() })),
          ]}
        />
        <TextField
          {...text('citizenIdentificationCode')}
          label={m.registration_citizen()}
          hint={m.registration_filter_citizen_hint()}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...text('phone')} label={m.registration_phone()} type="tel" autoComplete="off" />
        <TextField {...text('email')} label={m.registration_email()} inputMode="email" autoComplete="off" />
        <TextField {...text('from')} label={m.registration_filter_from()} type="date" />
        <TextField {...text('to')} label={m.registration_filter_to()} type="date" />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{m.registration_filter_missing()}</legend>
        <p className="text-sm text-muted">{m.registration_filter_missing_hint()}</p>
        <div className="grid fit-2 gap-x-4 sm:grid-cols-3">
          {REQUIRED_FIELDS.map((field: RequiredField) => (
            <Checkbox
              key={field}
              name="missingInfo"
              value={field}
              defaultChecked={missing.has(field)}
              label={requiredFieldLabel(
                field === 'taxCode' || field === 'representative' ? 'agency' : 'request',
                field,
              )}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.registration_filter()}</Button>
        <LinkButton to={href('/admin/registrations')} variant="quiet">
          {m.registration_filter_clear()}
        </LinkButton>
      </div>
    </Form>
  );
};

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
  const { data, total, counts, filter, page, errors } = loaderData;
  const administration = useRouteLoaderData<Administration>('admin');
  if (administration && !administration.staff && administration.agencies.length === 0) return <NotTheirs />;
  const isFiltered = hasFilter({ ...filter, status: '' });
  const all = counts === null ? undefined : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <div className="max-w-page">
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
      <details open={isFiltered} className="py-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent-ink">
          <SlidersHorizontal aria-hidden size={20} />
          {m.registration_filter_open()}
        </summary>
        {/* The changed key shows the earlier filters after going back. */}
        <Filters key={JSON.stringify(filter)} filter={filter} errors={errors} />
      </details>
      {data.length === 0 && counts !== null && (
        <EmptyState
          icon={ClipboardList}
          title={hasFilter(filter) ? m.registration_admin_none() : m.registration_admin_empty()}
        />
      )}
      <RegistrationList rows={data} to={(id) => href('/admin/registrations/:id', { id })} isOffice />
      <Pagination page={page} total={total} />
    </div>
  );
}
