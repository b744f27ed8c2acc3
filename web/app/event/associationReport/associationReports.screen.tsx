import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { href } from 'react-router';
import type { Route } from './+types/associationReports.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { NoScope } from './NoScope.tsx';
import { ReportLine } from './ReportLine.tsx';
import { newReportPath, reportsPath } from './reportPaths.tsx';
import { readReports } from './reports.server.ts';
import { ReportTabs } from './ReportTabs.tsx';
import { kindChoices, statusChoices } from './reportWords.tsx';

/** Reports of the reader's groups, and reports submitted to the reader's agencies. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  return readReports(context, new URL(request.url).searchParams);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.association_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

/** Search and filters of the list; work without scripts. */
const Narrowing = ({ scope, narrowing, years }: Pick<Data, 'scope' | 'narrowing' | 'years'>) => (
  <SearchForm
    key={JSON.stringify(narrowing)}
    action={href('/action/associationReports')}
    value={narrowing.q}
    label={m.association_search()}
    submitLabel={m.association_search_do()}
  >
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Select
        name="kind"
        label={m.association_period()}
        placeholder={m.association_any()}
        defaultValue={narrowing.kind}
        options={kindChoices()}
      />
      <Select
        name="year"
        label={m.association_year()}
        placeholder={m.association_any()}
        defaultValue={narrowing.year}
        options={years.map((year) => ({ value: year, label: year }))}
      />
      <Select
        name="status"
        label={m.association_status()}
        placeholder={m.association_any()}
        defaultValue={narrowing.status}
        options={statusChoices()}
      />
      {scope.groups.length > 1 && (
        <Select
          name="groupId"
          label={m.association_group()}
          placeholder={m.association_any()}
          defaultValue={narrowing.groupId}
          lang=""
          options={scope.groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          className="min-w-0"
        />
      )}
      <Button type="submit" variant="secondary" className="self-end lg:col-start-1 lg:justify-self-start">
        {m.association_narrow()}
      </Button>
    </div>
  </SearchForm>
);

const Nothing = ({ isNarrowed, isWriter }: { isNarrowed: boolean; isWriter: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={Search}
      title={m.association_none_found()}
      action={
        <LinkButton to={reportsPath()} variant="secondary">
          {m.association_clear()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={FileChartColumn}
      title={m.association_empty()}
      action={
        isWriter && (
          <LinkButton to={newReportPath()} icon={Plus}>
            {m.association_write()}
          </LinkButton>
        )
      }
    >
      {isWriter ? m.association_empty_writer() : m.association_empty_overseer()}
    </EmptyState>
  );

export default function AssociationReports({ loaderData }: Route.ComponentProps) {
  const { scope, narrowing, page, reports, total, years } = loaderData;
  const isWriter = scope.groups.length > 0;
  const isNarrowed = Object.values(narrowing).some((value) => value !== '');
  const isAnybody = isWriter || scope.agencies.length > 0 || scope.isStaff || total > 0;
  const isEmpty = total === 0 && !isNarrowed;
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.association_title()}
        lead={m.association_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          isWriter &&
          !isEmpty && (
            <LinkButton to={newReportPath({ groupId: narrowing.groupId })} icon={Plus}>
              {m.association_write()}
            </LinkButton>
          )
        }
      />
      {isAnybody ? (
        <div className="stack">
          <ReportTabs current="list" />
          {!isEmpty && (
            <>
              <Narrowing scope={scope} narrowing={narrowing} years={years} />
              <p className="text-sm text-muted">{m.association_total({ count: number(total) })}</p>
            </>
          )}
          {reports.length === 0 ? (
            <Nothing isNarrowed={isNarrowed} isWriter={isWriter} />
          ) : (
            <ul className="stack gap-3">
              {reports.map((report) => (
                <ReportLine key={report._id} report={report} />
              ))}
            </ul>
          )}
          <Pagination page={page} total={total} />
        </div>
      ) : (
        <NoScope />
      )}
    </div>
  );
}
