import { FIGURE_SPANS } from '@m4u/contract/insight/administration/queue.rules';
import type { QueueCounts } from '@m4u/contract/insight/administration/queue';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { LinkList, type Way } from '../../../ui/LinkList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { HomeHead } from '../../home/HomeHead.tsx';
import { FigureCards } from './FigureCards.tsx';
import { Health } from './Health.tsx';
import type { OverviewData } from './overview.server.ts';
import { Queue } from './Queue.tsx';
import { Recent, SignUps } from './Side.tsx';

const Spans = ({ days, show }: { days: number; show: string }) => (
  <ul aria-label={m.home_span()} className="flex w-fit flex-wrap gap-1 rounded-md bg-sunken p-1">
    {FIGURE_SPANS.map((span) => (
      <li key={span}>
        <Link
          to={withQuery(href('/admin'), { days: span === '14' ? '' : span, show })}
          aria-current={Number(span) === days ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-sm px-4 text-sm font-semibold lg:min-h-9',
            Number(span) === days ? 'bg-raised text-ink shadow-sm' : 'text-muted hover:text-ink',
          )}
        >
          {span === '1' ? m.home_today() : m.home_days({ count: span })}
        </Link>
      </li>
    ))}
  </ul>
);

/** The day, and what is urgent on it. */
const leadOf = ({ overdue, soon }: QueueCounts, now: number): string => {
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'Asia/Ho_Chi_Minh' }).format(now);
  const urgent = [
    ...(overdue > 0 ? [m.admin_overdue_count({ count: overdue })] : []),
    ...(soon > 0 ? [m.admin_soon_count({ count: soon })] : []),
  ];
  const day = `${weekday}, ${date(new Date(now))}`;
  return urgent.length > 0 ? `${day}. ${urgent.join(', ')}.` : day;
};

export interface StaffOverviewProps {
  overview: OverviewData;
  readerId: string;
  /** The parts of the administration, which the rail lists on wide screens. */
  ways: readonly Way[];
}

/** The start of the administration: figures, everything that waits, and at the side how things go. */
export const StaffOverview = ({ overview, readerId, ways }: StaffOverviewProps) => {
  const { figures, items, counts, total, status, entries, page, show, days, now } = overview;
  return (
    <>
      <HomeHead
        title={m.admin_title()}
        wideTitle={m.admin_overview()}
        lead={leadOf(counts, now)}
        actions={
          <>
            <Spans days={figures.days} show={show} />
            <LinkButton to={href('/admin/members')} variant="secondary" icon={UserRoundSearch}>
              {m.admin_find_member()}
            </LinkButton>
          </>
        }
      />
      <div className="stack gap-4">
        <div className="lg:hidden">
          <Spans days={figures.days} show={show} />
        </div>
        <FigureCards figures={figures} />
        <div className="stack gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_23rem] xl:items-start xl:gap-5">
          <Queue {...{ items, counts, total, page, show, days, now, readerId }} />
          <div className="stack gap-4">
            <SignUps figures={figures} />
            <Health status={status} />
            <Recent entries={entries} now={now} />
          </div>
        </div>
      </div>
      <div className="lg:hidden">
        <Section id="parts" title={m.admin_parts()}>
          <LinkList ways={ways} />
        </Section>
      </div>
    </>
  );
};
