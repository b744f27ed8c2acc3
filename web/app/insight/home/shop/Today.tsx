import type { GroupHome } from '@m4u/contract/insight/home/schema';
import { statisticsPath } from '../../../commerce/point/pointPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Figures } from '../Figures.tsx';
import { changeInPercent } from './change.tsx';

/** In words, how today compares with the same weekday a week before; nothing where there is nothing to compare. */
const Comparison = ({ now, before }: { now: number; before: number }) => {
  const percent = changeInPercent(now, before);
  // The day is not over: less than a whole day says nothing yet.
  if (percent === undefined || percent <= 0) return null;
  return <p className="text-sm font-semibold text-success">{m.home_today_up({ percent: number(percent) })}</p>;
};

/** Today's figures of a shop; nothing before the first order of the day. */
export const Today = ({
  groupId,
  today,
  weekBefore,
}: Pick<GroupHome, 'today' | 'weekBefore'> & { groupId: string }) => {
  if (today.orders === 0) return null;
  const figures = [
    { label: m.home_orders(), value: today.orders },
    { label: m.statistics_buyers(), value: today.buyers },
    { label: m.home_points_given(), value: today.earned },
  ].filter(({ value }) => value > 0);
  return (
    <Section title={m.home_today()} more={{ to: statisticsPath({ groupId }), label: m.statistics_title() }}>
      <Card padded={false}>
        <div className="border-b border-line px-4 py-3">
          <p className="text-sm text-muted">{m.home_revenue()}</p>
          <p className="text-2xl font-bold tracking-tight tabular-nums">{money(today.payment)}</p>
          <Comparison now={today.payment} before={weekBefore.payment} />
        </div>
        <Figures figures={figures} />
      </Card>
    </Section>
  );
};
