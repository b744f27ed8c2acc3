import Download from 'lucide-react/icons/download';
import { Form, href } from 'react-router';
import type { Route } from './+types/reportStatistics.screen';
import { PERIOD_KINDS, periodWords } from '@m4u/contract/period';
import { m } from '../../paraglide/messages.js';
import { locale } from '../../platform/language/language.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { GroupList } from './GroupList.tsx';
import { NoAccess } from './NoAccess.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { ReportTotalsList } from './ReportTotalsList.tsx';
import { statisticsPath } from './reportPaths.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { periodKindWords, periodTitle } from './reportWords.tsx';
import { readStatistics } from './statistics.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/** Statistics of submitted reports by period and by group (`?of=&kind=&period=`). */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  return readStatistics(context, new URL(request.url).searchParams);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.association_tab_statistics()} · ${m.association_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = NonNullable<Route.ComponentProps['loaderData']>;

/** Choice of agency or group and of the period; works without scripts. */
const Choice = ({ subjects, of, kind, periods, statistics: { totals } }: Data) => (
  <div className="stack gap-3">
    <Tags label={m.association_kinds()} wrap>
      {PERIOD_KINDS.map((each) => (
        <Tag key={each} to={statisticsPath({ of, kind: each })} current={each === kind}>
          {periodKindWords[each]()}
        </Tag>
      ))}
    </Tags>
    <Form
      key={`${of} ${totals.period}`}
      action={href('/action/associationReports/statistics')}
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <input type="hidden" name="kind" value={kind} />
      {subjects.length > 1 ? (
        <Select name="of" label={m.association_of()} defaultValue={of} lang="" options={subjects} className="min-w-0" />
      ) : (
        <input type="hidden" name="of" value={of} />
      )}
      <Select
        name="period"
        label={m.association_period()}
        defaultValue={totals.period}
        options={[...new Set([...periods, totals.period])].map((period) => ({
          value: period,
          label: periodTitle(period),
        }))}
        className="min-w-0"
      />
      <Button type="submit" variant="secondary" className="lg:justify-self-start">
        {m.association_show()}
      </Button>
    </Form>
  </div>
);

const Shown = (data: Data) => {
  const { of, kind, statistics } = data;
  const { totals, before, series, groups, agency } = statistics;
  return (
    <>
      <Section id="totals" title={periodTitle(totals.period)}>
        {totals.reported === 0 && <p>{m.association_nothing_told()}</p>}
        <ReportTotalsList totals={totals} before={before} isAgency={agency !== null} />
        <p className="text-sm text-muted">{m.association_compared({ period: periodWords(before.period, locale()) })}</p>
      </Section>
      <ReportCharts kind={kind} series={series} isAgency={agency !== null} />
      {agency && (
        <Section id="groups" title={m.association_by_group()}>
          <GroupList groups={groups} />
        </Section>
      )}
      <Section id="table" title={m.association_table_title()}>
        <p className="text-sm text-muted">{m.association_table_text()}</p>
        <div>
          <LinkButton
            to={statisticsPath({ of, kind, period: totals.period, table: 'csv' })}
            reloadDocument
            variant="secondary"
            icon={Download}
          >
            {m.association_table_download()}
          </LinkButton>
        </div>
      </Section>
    </>
  );
};

export default function ReportStatistics({ loaderData: data }: Route.ComponentProps) {
  const subject = data && (data.statistics.agency ?? data.statistics.group);
  return (
    <Column kind="list">
      <PageHeader
        title={m.association_title()}
        lead={subject && <span translate="no">{subject.name}</span>}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      {data ? (
        <div className="stack">
          <ReportTabs current="statistics" />
          <Choice {...data} />
          <Shown {...data} />
        </div>
      ) : (
        <NoAccess />
      )}
    </Column>
  );
}
