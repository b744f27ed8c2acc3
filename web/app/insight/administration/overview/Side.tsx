import type { Figures } from '@m4u/contract/insight/administration/figures';
import type { AuditEntry } from '@m4u/contract/insight/audit';
import { DAY } from '@m4u/contract/durations';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, number, relativeTime, shortNumber } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { auditActWords } from '../../audit/auditWords.tsx';

/** A card of the side under its heading, with something beside it. */
export const SideCard = ({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) => (
  <Card as="section" padded={false}>
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3">
      <h2 className="text-lg">{title}</h2>
      {end}
    </div>
    {children}
  </Card>
);

/** New members by day. */
export const SignUps = ({ figures: { first, signUps } }: { figures: Figures }) => (
  <SideCard title={m.admin_sign_ups()}>
    <div className="px-4 pb-2">
      <BarChart
        title={m.admin_sign_ups_today({ count: number(signUps.at(-1) ?? 0) })}
        series={{ name: m.admin_sign_ups(), format: number }}
        points={signUps.map((count, index) => {
          const day = date(new Date(Date.parse(first) + index * DAY));
          return { label: day, short: day.slice(0, 5), values: [count] };
        })}
        axis={(value) => shortNumber(value, locale())}
        pointName={m.statistics_by_day()}
        tableLabel={m.statistics_table()}
      />
    </div>
  </SideCard>
);

/** The newest entries of the audit log. The name of a support message is a code of its topic. */
export const Recent = ({ entries, now }: { entries: readonly AuditEntry[]; now: number }) => (
  <SideCard
    title={m.admin_recent()}
    end={
      <Link
        to={href('/admin/audit')}
        className="-mr-2 flex min-h-11 items-center rounded-md px-2 text-sm font-semibold text-accent-ink hover:underline"
      >
        {m.admin_log()}
      </Link>
    }
  >
    {entries.length === 0 ? (
      <p className="px-4 pb-4 text-muted">{m.admin_recent_empty()}</p>
    ) : (
      <ul className="divide-y divide-line">
        {entries.map(({ _id, actor, act, target, createdAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 px-4 py-3">
            <Avatar name={actor.name} src={actor.portrait && smallSource(actor.portrait, 32)} size={32} named />
            <span className="text-beside wrap-anywhere">
              {auditActWords[act]()}
              {target.name !== '' && target.kind !== 'support' && (
                <span className="block text-sm text-muted">{target.name}</span>
              )}
            </span>
            <span className="text-sm whitespace-nowrap text-muted">{relativeTime(createdAt, now, locale())}</span>
          </li>
        ))}
      </ul>
    )}
  </SideCard>
);
