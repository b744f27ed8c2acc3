import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { href } from 'react-router';
import type { Route } from './+types/associationReports.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { NoAccess } from './NoAccess.tsx';
import { ReportLine } from './ReportLine.tsx';
import { newReportPath, reportsPath } from './reportPaths.tsx';
import { readReports } from './reports.server.ts';
import { ReportTable } from './ReportTable.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { periodKindOptions, reportStatusOptions } from './reportWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

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
const ReportFilters = ({ scope, filter, years }: Pick<Data, 'scope' | 'filter' | 'years'>) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={href('/action/associationReports')}
    value={filter.q}
    label={m.association_search()}
    submitLabel={m.association_search_do()}
  >
    <div className="grid fit-2 gap-3 lg:grid-cols-4">
      <Select
        name="kind"
        label={m.association_period()}
        placeholder={m.association_any()}
        defaultValue={filter.kind}
        options={periodKindOptions()}
      />
      <Select
        name="year"
        label={m.association_year()}
        placeholder={m.association_any()}
        defaultValue={filter.year}
        options={years.map((year) => ({ value: year, label: year }))}
      />
      <Select
        name="status"
        label={m.association_status()}
        placeholder={m.association_any()}
        defaultValue={filter.status}
        options={reportStatusOptions()}
      />
      {scope.groups.length > 1 && (
        <Select
          name="groupId"
          label={m.association_group()}
          placeholder={m.association_any()}
          defaultValue={filter.groupId}
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

export const handle = { ownSearch: true };

export default function AssociationReports({ loaderData }: Route.ComponentProps) {
  const { scope, filter, page, limit, sorted, reports, total, opened, years } = loaderData;
  const isWriter = scope.groups.length > 0;
  const isFiltered = hasFilter(filter);
  const isAnybody = isWriter || scope.agencies.length > 0 || scope.isStaff || total > 0;
  const isEmpty = total === 0 && !isFiltered;
  return (
    <Column kind="list">
      <PageHeader
        title={m.association_title()}
        lead={m.association_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          isWriter &&
          !isEmpty && (
            <LinkButton to={newReportPath({ groupId: filter.groupId })} icon={Plus}>
              {m.association_write()}
            </LinkButton>
          )
        }
      />
      {isAnybody ? (
        <div className="stack">
          <ReportTabs current="list" />
          {!isEmpty && <ReportFilters scope={scope} filter={filter} years={years} />}
          <ListView
            shape="cards"
            className="gap-3"
            page={page}
            total={total}
            size={limit}
            table={<ReportTable rows={reports} sorted={sorted} foot={{ page, total, size: limit }} opened={opened} />}
            count={m.association_total({ count: number(total) })}
            rows={reports.map((report) => (
              <ReportLine key={report._id} report={report} />
            ))}
            empty={{
              icon: FileChartColumn,
              title: m.association_empty(),
              text: isWriter ? m.association_empty_writer() : m.association_empty_overseer(),
              action: isWriter && (
                <LinkButton to={newReportPath()} icon={Plus}>
                  {m.association_write()}
                </LinkButton>
              ),
            }}
            filtered={
              isFiltered && {
                icon: Search,
                title: m.association_none_found(),
                clear: { to: reportsPath(), label: m.association_clear() },
              }
            }
          />
        </div>
      ) : (
        <NoAccess />
      )}
    </Column>
  );
}
