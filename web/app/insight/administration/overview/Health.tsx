import type { Status } from '@m4u/contract/insight/administration';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, fileSize, number } from '../../../platform/language/formats.ts';
import { classNames } from '../../../ui/classNames.ts';
import { timeSpan } from './queueWords.tsx';
import { SideCard } from './Side.tsx';

interface Check {
  readonly name: string;
  readonly figure: string;
  readonly words: string;
  readonly isGood: boolean;
}

/** Jobs that have waited longer than this, in seconds, are late. */
const LATE_SECONDS = 300;

/** Percent of the connections in use from which they run short, and of the disk that must stay free. */
const MOST_CONNECTIONS = 80;
const LEAST_FREE = 10;

/** Says when a job failed last, and whether that is over; a failure that is tried again is no fault yet. */
const describeLastFailure = ({ jobs }: Status): string => {
  const failures = jobs
    .flatMap(({ last }) => last ?? [])
    .sort((a, b) => Number(a.isPassed) - Number(b.isPassed) || (a.at < b.at ? 1 : -1));
  const [last] = failures;
  if (!last) return m.admin_health_jobs_good();
  const time = dateAndTime(last.at);
  return last.isPassed ? m.admin_health_jobs_passed({ time }) : m.admin_health_jobs_retry({ time });
};

const jobsOf = (status: Status): Check => {
  const { jobs } = status;
  const dead = jobs.reduce((sum, job) => sum + job.dead, 0);
  const oldest = Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds));
  const isLate = oldest > LATE_SECONDS;
  return {
    name: m.admin_health_jobs(),
    figure: m.admin_health_jobs_waiting({ count: number(jobs.reduce((sum, job) => sum + job.waiting, 0)) }),
    words: [
      ...(dead > 0 ? [m.admin_health_jobs_dead({ count: number(dead) })] : []),
      ...(isLate ? [m.admin_health_jobs_late({ time: timeSpan(oldest * 1000) })] : []),
      ...(dead === 0 && !isLate ? [describeLastFailure(status)] : []),
    ].join(', '),
    isGood: dead === 0 && !isLate,
  };
};

const databaseOf = ({ database: { connections, connectionsAtMost, bytes } }: Status): Check => {
  const percent = Math.round((connections / connectionsAtMost) * 100);
  return {
    name: m.status_database(),
    figure: fileSize(bytes),
    words: m.admin_health_used({ percent: number(percent) }),
    isGood: percent < MOST_CONNECTIONS,
  };
};

const diskOf = ({ disk }: Status): Check[] => {
  if (disk === null) return [];
  const percent = Math.round((disk.freeBytes / disk.totalBytes) * 100);
  return [
    {
      name: m.status_disk(),
      figure: fileSize(disk.freeBytes),
      words: m.admin_health_free({ percent: number(percent) }),
      isGood: percent >= LEAST_FREE,
    },
  ];
};

const wayWords = {
  smtp: m.status_way_sent,
  outbox: m.status_way_outbox,
  none: m.status_way_none,
} as const;

const mailOf = ({ ways: { mail } }: Status): Check => ({
  name: m.status_mail(),
  figure: '',
  words: wayWords[mail](),
  isGood: mail !== 'none',
});

/** Health of the installation in words and figures. */
export const Health = ({ status }: { status: Status }) => {
  const checks = [jobsOf(status), databaseOf(status), ...diskOf(status), mailOf(status)];
  const bad = checks.filter(({ isGood }) => !isGood).length;
  const Icon = bad > 0 ? TriangleAlert : CircleCheck;
  return (
    <SideCard
      title={m.admin_health()}
      end={
        <Link
          to={href('/admin/status')}
          className={classNames(
            'my-1 inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:underline',
            bad > 0 ? 'bg-accent-soft text-accent-ink' : 'bg-success-soft text-success',
          )}
        >
          <Icon aria-hidden size={16} />
          {bad > 0 ? m.admin_health_bad({ count: bad }) : m.admin_health_good()}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {checks.map(({ name, figure, words, isGood }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
            <span
              aria-hidden
              className={classNames('size-2.5 shrink-0 rounded-full', isGood ? 'bg-success' : 'bg-accent-strong')}
            />
            <span className="text-beside">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{words}</span>
            </span>
            <span className="font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
};
