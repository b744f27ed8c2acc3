import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import { Form, href, Link } from 'react-router';
import type { Route } from './+types/statistical.screen';
import { m } from '../../paraglide/messages.js';
import { noOrganization } from '../../profile/group/management/noOrganization.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { date, money, number } from '../../platform/language/formats.ts';
import { comparedWords } from '../../ui/charts/comparedWords.tsx';
import { requireSession } from '../../platform/session/session.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { readCounters } from '../order/counter/counter.server.ts';
import { BuyerFace } from '../point/CustomerSummary.tsx';
import { toTable } from './history.server.ts';
import { counterPath, redeemedPath, statisticsPath } from '../point/pointPaths.tsx';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { points } from '../point/pointWords.tsx';
import { readClubFigures } from './clubFigures.server.ts';
import { ClubTiles } from './ClubTiles.tsx';
import { intervalWords, StatisticsCharts } from './StatisticsCharts.tsx';
import { HeldPoints, StatisticsFigures } from './StatisticsFigures.tsx';
import { RANGES, readStatistics } from './statistics.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/** Redirects visitors to `/login` (docs/rules/screens.md#sign-in). */
export const middleware: Route.MiddlewareFunction[] = [({ context }) => requireSession(context)];

/** A group's sales and points over a span, for its admins; `?table=` downloads a table of the same days. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const { groups, group: chosen } = await readCounters(context, url);
  const group = chosen ?? groups[0];
  const groupChoices = groups.map(({ _id, name }) => ({ _id, name }));
  if (!group) return { groupChoices, group: null, ranges: RANGES };
  toTable(group._id, url.searchParams);
  const read = await readStatistics(context, group._id, url.searchParams);
  const club = await readClubFigures(context, group, read.span);
  return { groupChoices, group: { _id: group._id, name: group.name }, club, ranges: RANGES, ...read };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.statistics_title()} · M4U` }];

type Data = Extract<Route.ComponentProps['loaderData'], { group: object }>;

/** Choice of group and span; works without scripts. */
const Choice = ({ groupChoices, group, ranges, span, refused }: Data) => (
  <div className="stack gap-4">
    <TabLinks
      label={m.statistics_range()}
      tabs={ranges.map((days) => ({
        to: statisticsPath({ groupId: group._id, days: String(days) }),
        label: m.statistics_days({ count: days }),
        current: span.range === days,
      }))}
    />
    <Form
      key={JSON.stringify([group._id, span])}
      className="grid fit-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    >
      {groupChoices.length > 1 ? (
        <Select
          name="groupId"
          label={m.checkin_group()}
          defaultValue={group._id}
          lang=""
          options={groupChoices.map(({ _id, name }) => ({ value: _id, label: name }))}
          className="col-span-full min-w-0"
        />
      ) : (
        <input type="hidden" name="groupId" value={group._id} />
      )}
      <DateField name="from" label={m.point_from()} defaultValue={span.from} max="9999-12-31" error={refused['from']} />
      <DateField name="to" label={m.point_to()} defaultValue={span.to} max="9999-12-31" error={refused['to']} />
      <Select
        name="by"
        label={m.statistics_by()}
        defaultValue={span.by}
        error={refused['by']}
        options={(['day', 'week', 'month'] as const).map((by) => ({ value: by, label: intervalWords[by]() }))}
      />
      <Button
        type="submit"
        variant="secondary"
        className="mt-7 max-lg:sm:col-span-3 max-lg:sm:mt-0 max-lg:sm:justify-self-start"
      >
        {m.statistics_apply()}
      </Button>
    </Form>
  </div>
);

const Top = ({ group, top }: { group: Data['group']; top: NonNullable<Data['statistics']>['top'] }) => (
  <Section id="top" title={m.statistics_top()}>
    <Card padded={false}>
      <ol className="divide-y divide-line">
        {top.map(({ buyer, orders, payment, earned }) => (
          <li key={buyer._id}>
            <Link
              to={statementPath(group._id, buyer._id)}
              className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2 transition hover:bg-sunken"
            >
              <BuyerFace buyer={buyer} size={40} />
              <span className="text-beside">
                <span className="block font-semibold wrap-anywhere" translate="no">
                  {buyer.name}
                </span>
                <span className="block text-sm text-muted">
                  {m.statistics_top_line({ orders: number(orders), points: points(earned) })}
                </span>
              </span>
              <span className="font-semibold whitespace-nowrap">{money(payment)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  </Section>
);

/** Downloads of tables for the shown days. They start at this page, because it renews an expired session. */
const Tables = ({ group, span: { from, to } }: Pick<Data, 'group' | 'span'>) => (
  <Section id="tables" title={m.point_tables()}>
    <p className="text-sm text-muted">{m.statistics_tables_text()}</p>
    <div className="flex flex-wrap gap-3">
      {[
        { table: 'orders', label: m.point_table_orders() },
        { table: 'points', label: m.point_table_points() },
        { table: 'redeemed', label: m.point_table_redeemed() },
      ].map(({ table, label }) => (
        <LinkButton
          key={table}
          to={statisticsPath({ groupId: group._id, from, to, table })}
          reloadDocument
          variant="secondary"
          icon={Download}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  </Section>
);

const StatisticsView = ({ group, club, span, statistics, previousSpan }: Data) => {
  if (!statistics) return null;
  const { totals, before, series, by, points: pointTotals, top } = statistics;
  if (totals.orders === 0 && before.orders === 0 && pointTotals.added === 0)
    // Few groups sell, so that nothing of it is missing there.
    return club ? null : (
      <EmptyState
        icon={ChartColumn}
        title={m.statistics_empty()}
        action={<LinkButton to={counterPath({ groupId: group._id })}>{m.point_counter()}</LinkButton>}
      />
    );
  return (
    <>
      <Section id="figures" title={m.statistics_of({ from: date(statistics.from), to: date(statistics.to) })}>
        {totals.orders === 0 && <p>{m.statistics_nothing()}</p>}
        <StatisticsFigures totals={totals} before={before} />
        <p className="text-sm text-muted">{comparedWords(previousSpan)}</p>
        <StatisticsCharts by={by} series={series} />
      </Section>
      {top.length > 0 && <Top group={group} top={top} />}
      <Section
        id="held"
        title={m.statistics_held()}
        more={{ to: redeemedPath({ groupId: group._id }), label: m.point_redeemed() }}
      >
        <HeldPoints points={pointTotals} />
      </Section>
      <Tables group={group} span={span} />
    </>
  );
};

export default function Statistical({ loaderData }: Route.ComponentProps) {
  const { group } = loaderData;
  return (
    <Column kind="list">
      <PageHeader
        title={m.statistics_title()}
        lead={group && <span translate="no">{group.name}</span>}
        back={{ to: href('/more'), label: m.more_title() }}
      />
      {loaderData.group ? (
        <>
          <Choice {...loaderData} />
          {loaderData.club && (
            <ClubTiles groupId={loaderData.group._id} figures={loaderData.club} span={loaderData.span} />
          )}
          <StatisticsView {...loaderData} />
        </>
      ) : (
        <NoRows empty={noOrganization({ icon: ChartColumn, text: m.statistics_no_group_text() })} />
      )}
    </Column>
  );
}
