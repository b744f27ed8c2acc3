import type { JobsStatus, Status } from '@m4u/contract/insight/administration';
import { MESSAGE_DAYS } from '@m4u/contract/insight/administration/messages.rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Route } from './+types/adminStatus.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { date, dateAndTime, fileSize, number } from '../../platform/language/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { FactList, type Facts } from './FactList.tsx';
import { MessageCounts, messageWayWords } from './MessageCounts.tsx';

/** Health of the installation, as the answering process sees it. Errors: 403 for non-staff. */
export const loader = async ({ context }: Route.LoaderArgs) => (await api(context).audit.status()).data;

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_status()} · M4U` }];

const DateTime = ({ time }: { time: string }) => <time dateTime={time}>{dateAndTime(time)}</time>;

const programFacts = ({ version, node, startedAt, memoryBytes, disk }: Status): Facts => [
  [m.status_version(), version],
  [m.status_node(), node],
  [m.status_started(), <DateTime key="started" time={startedAt} />],
  [m.status_memory(), fileSize(memoryBytes)],
  [
    m.status_disk(),
    disk ? m.status_disk_of({ free: fileSize(disk.freeBytes), total: fileSize(disk.totalBytes) }) : m.status_unknown(),
  ],
];

const databaseFacts = ({ database }: Status): Facts => {
  const { version, bytes, connections, connectionsAtMost, migrations, migratedTo } = database;
  const count = number(migrations);
  return [
    [m.status_postgres(), version],
    [m.status_size(), fileSize(bytes)],
    [m.status_connections(), m.status_connections_of({ used: number(connections), most: number(connectionsAtMost) })],
    [m.status_migrations(), migratedTo === null ? count : m.status_migrated({ count, date: date(migratedTo) })],
  ];
};

const wayWords = {
  smtp: m.status_way_sent,
  provider: m.status_way_sent,
  outbox: m.status_way_outbox,
  none: m.status_way_none,
} as const;

const wayFacts = ({ ways, messageOrder }: Status): Facts => [
  [m.status_mail(), wayWords[ways.mail]()],
  [m.status_sms(), wayWords[ways.sms]()],
  [m.status_zns(), wayWords[ways.zns]()],
  [m.status_push(), ways.push === 'browsers' ? m.status_push_browsers() : m.status_push_phones()],
  [m.status_order(), messageOrder.map((way) => messageWayWords[way]()).join(', ')],
];

const Job = ({ name, waiting, dead, oldestSeconds, last }: JobsStatus) => {
  const counts = [
    m.status_job_waiting({ count: number(waiting) }),
    ...(oldestSeconds > 0 ? [m.status_job_oldest({ seconds: number(oldestSeconds) })] : []),
  ];
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-2">
        <span translate="no" className="font-semibold wrap-anywhere">
          {name}
        </span>
        {dead > 0 && <Tag>{m.status_job_dead({ count: number(dead) })}</Tag>}
      </p>
      <p className="text-sm text-muted">{counts.join(', ')}</p>
      {last && (
        <p className="text-sm wrap-anywhere text-muted">
          {m.status_job_last({ error: last.error || m.status_unknown(), date: dateAndTime(last.at) })}{' '}
          {last.isPassed ? m.status_job_passed() : dead === 0 && m.status_job_retry()}
        </p>
      )}
    </li>
  );
};

export default function AdminStatus({ loaderData: status }: Route.ComponentProps) {
  const { jobs, processes } = status;
  return (
    <Column kind="detail">
      <PageHeader title={m.admin_status()} lead={m.status_lead()} />
      <Section title={m.status_jobs()}>
        {jobs.length === 0 ? (
          <EmptyState icon={CircleCheck} title={m.status_jobs_none()} />
        ) : (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {jobs.map((job) => (
                <Job key={job.name} {...job} />
              ))}
            </ul>
          </Card>
        )}
      </Section>
      <FactList title={m.status_ways()} facts={wayFacts(status)} />
      <MessageCounts counts={status.messages} days={MESSAGE_DAYS} />
      <FactList title={m.status_database()} facts={databaseFacts(status)} />
      <FactList title={m.status_program()} facts={programFacts(status)} />
      <Section title={m.status_processes()}>
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {processes.map(({ name, since, connections, here }) => (
              <li key={name} className="flex flex-col gap-1 px-4 py-3 sm:px-5">
                <p className="flex flex-wrap items-center gap-2">
                  <span translate="no" className="font-semibold wrap-anywhere">
                    {name}
                  </span>
                  {here && <Tag>{m.status_process_here()}</Tag>}
                </p>
                <p className="text-sm text-muted">
                  {m.status_process({ count: number(connections), date: dateAndTime(since) })}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </Column>
  );
}
