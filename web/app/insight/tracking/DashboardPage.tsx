import { DASHBOARD_RANGES } from '@m4u/contract/insight/tracking/rules';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { comparedWords } from '../../ui/charts/comparedWords.tsx';
import { formatAddress } from '../../profile/page/show/QuickLinks.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import type { DashboardData } from './dashboard.server.ts';
import { DashboardCharts, DashboardFigures } from './DashboardFigures.tsx';
import { dashboardPath } from './dashboardPaths.tsx';
import {
  cardLabel,
  contactKindLabel,
  describeOpenedItem,
  trackingDeviceWords,
  formatRange,
  trackingSourceWords,
} from './dashboardWords.tsx';
import { TopList } from './TopList.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Choice of the period; works without scripts. */
const Choice = ({ owner, period, refused, today, dashboard }: DashboardData) => (
  <div className="stack gap-4">
    <TabLinks
      label={m.dashboard_range()}
      tabs={DASHBOARD_RANGES.map((range) => ({
        to: dashboardPath(owner, { range }),
        label: formatRange(range),
        current: period.range === range,
      }))}
    />
    <Form key={JSON.stringify(period)} className="grid fit-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          name={name}
          label={name === 'from' ? m.point_from() : m.point_to()}
          defaultValue={period[name] || dashboard?.[name] || ''}
          max={today}
          error={refused[name]}
        />
      ))}
      <Button type="submit" variant="secondary" className="col-span-full sm:col-span-1 sm:mt-7">
        {m.statistics_apply()}
      </Button>
    </Form>
  </div>
);

/** Most used items, in columns on wide screens. */
const Tops = ({ owner, sources, devices, links, contacts, cards, content }: Dashboard) => (
  <div className="grid items-start gap-x-6 lg:grid-cols-2">
    <TopList
      id="sources"
      title={m.dashboard_sources()}
      rows={sources.map(({ source, count }) => ({ key: source, label: trackingSourceWords[source](), count }))}
    />
    <TopList
      id="content"
      title={m.dashboard_top_content()}
      rows={content.map((row) => ({
        key: `${row.kind} ${row._id}`,
        count: row.count,
        ...describeOpenedItem(row, owner),
      }))}
    />
    <TopList
      id="links"
      title={m.dashboard_top_links()}
      rows={links.map(({ _id, title, address, count }) => ({
        key: _id,
        label: title ?? m.dashboard_gone(),
        own: title !== null,
        text: address === null ? undefined : formatAddress(address),
        count,
      }))}
    />
    <TopList
      id="contacts"
      title={owner.kind === 'member' ? m.dashboard_contacts() : m.dashboard_contacts_group()}
      rows={contacts.map(({ way, count }) => ({ key: way, label: contactKindLabel(way), count }))}
    />
    <TopList
      id="cards"
      title={m.dashboard_top_cards()}
      rows={cards.map((card) => ({ key: card._id, label: cardLabel(card), count: card.count }))}
    />
    <TopList
      id="devices"
      title={m.dashboard_devices()}
      rows={devices.map(({ device, count }) => ({ key: device, label: trackingDeviceWords[device](), count }))}
    />
  </div>
);

const isEmpty = ({ totals, before }: Dashboard): boolean =>
  [totals, before?.totals ?? {}].every((sums) => Object.values(sums).every((sum) => sum === 0));

const Shown = ({ dashboard, today }: { dashboard: Dashboard; today: string }) => {
  const { owner, from, to, before, totals, series } = dashboard;
  // Sharing adds nothing to a period that is over.
  if (isEmpty(dashboard) && to < today)
    return (
      <EmptyState
        icon={ChartColumn}
        title={m.dashboard_empty()}
        action={
          <LinkButton to={dashboardPath(owner, { range: '30' })} variant="secondary">
            {m.dashboard_empty_latest()}
          </LinkButton>
        }
      />
    );
  if (isEmpty(dashboard))
    return (
      <EmptyState icon={ChartColumn} title={m.dashboard_empty()}>
        {owner.kind === 'member' ? m.dashboard_empty_text() : m.dashboard_empty_text_group()}
      </EmptyState>
    );
  const days = from === to ? date(from) : m.statistics_of({ from: date(from), to: date(to) });
  return (
    <>
      <Section id="figures" title={days}>
        <DashboardFigures totals={totals} before={before} />
        {before && <p className="text-sm text-muted">{comparedWords({ ...before, days: series.length })}</p>}
        <DashboardCharts series={series} />
      </Section>
      <Tops {...dashboard} />
      <div className="no-print flex flex-wrap gap-3 py-4">
        {/* Downloads go through our own address, since an expired session is refreshed there. */}
        <LinkButton
          to={dashboardPath(owner, { from, to, table: 'days' })}
          reloadDocument
          variant="secondary"
          icon={Download}
        >
          {m.dashboard_csv()}
        </LinkButton>
      </div>
    </>
  );
};

export interface DashboardPageProps {
  data: DashboardData;
  back: { readonly to: string; readonly label: string };
  /** Links to other statistics of the page. */
  actions?: ReactNode;
}

/** Statistics of a page, for its owner or the admins of its group. */
export const DashboardPage = ({ data, back, actions }: DashboardPageProps) => (
  <Column kind="list">
    <PageHeader
      title={m.dashboard_title()}
      lead={data.dashboard && <span translate="no">{data.dashboard.name}</span>}
      back={back}
      actions={actions}
    />
    <Choice {...data} />
    {data.dashboard && <Shown dashboard={data.dashboard} today={data.today} />}
    <p className="py-4 text-sm text-muted">
      {data.owner.kind === 'member' ? m.dashboard_private() : m.dashboard_private_group()}
    </p>
  </Column>
);
