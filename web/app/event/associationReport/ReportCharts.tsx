import type { ReportTotals } from '@m4u/contract/event/associationReport/schema';
import type { PeriodKind } from '@m4u/contract/period';
import { m } from '../../paraglide/messages.js';
import { money, number, shortNumber } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Card } from '../../ui/Card.tsx';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { periodKindWords, periodTitle } from './reportWords.tsx';

/** Short label of a period for the axis: `03/26`, `Q1/26`, `2026`. */
const shortPeriod = (period: string): string => {
  const [year = '', part] = period.split('-');
  return part === undefined ? year : `${part}/${year.slice(2)}`;
};

export interface ReportChartsProps {
  kind: PeriodKind;
  /** Totals by period, oldest first. */
  series: readonly ReportTotals[];
  isAgency: boolean;
}

/** Charts of revenue, members and the number of reports over the periods. */
export const ReportCharts = ({ kind, series, isAgency }: ReportChartsProps) => {
  const shared = {
    pointName: periodKindWords[kind](),
    tableLabel: m.association_numbers(),
    axis: (value: number) => shortNumber(value, locale()),
  };
  const pointsOf = (...of: readonly ('members' | 'newMembers' | 'revenue' | 'reported')[]) =>
    series.map((totals) => ({
      label: periodTitle(totals.period),
      short: shortPeriod(totals.period),
      values: of.map((each) => totals[each]),
    }));
  return (
    <div className="stack">
      <Card>
        <BarChart
          {...shared}
          title={m.association_revenue()}
          series={{ name: m.association_revenue(), format: money }}
          points={pointsOf('revenue')}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={m.association_people()}
          series={[
            { name: m.association_members(), format: number },
            { name: m.association_new_members(), format: number },
          ]}
          points={pointsOf('members', 'newMembers')}
        />
      </Card>
      {isAgency && (
        <Card>
          <BarChart
            {...shared}
            title={m.association_reported()}
            series={{ name: m.association_reported(), format: number }}
            points={pointsOf('reported')}
          />
        </Card>
      )}
    </div>
  );
};
