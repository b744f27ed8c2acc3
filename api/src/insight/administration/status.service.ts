import { readFile, statfs } from 'node:fs/promises';
import { DAY } from '@m4u/contract/durations';
import type { JobsStatus, Status } from '@m4u/contract/insight/administration';
import {
  MessageKind,
  MessageState,
  type MessageCount,
  type MessageWay,
} from '@m4u/contract/insight/administration/messages';
import { MESSAGE_DAYS } from '@m4u/contract/insight/administration/messages.rules';
import type { Context } from '../../platform/context.ts';
import { processName } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { countMessages } from '../../platform/messages/queries.ts';
import * as queries from './status.queries.ts';

const packageFile = new URL('../../../../package.json', import.meta.url);

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }).version;

/** Disk space of the data folder; null when the folder does not exist, since all data may be stored elsewhere. */
const readDisk = async (folder: string): Promise<Status['disk']> => {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize } : null;
};

/** Kinds with waiting or failed jobs in any process, and kinds whose last failure this process has seen. */
const readJobs = async ({ db, jobs }: Context): Promise<JobsStatus[]> => {
  const kinds = new Map<string, JobsStatus>();
  for (const { name, waiting, dead, oldest, failedAt, error } of await queries.listJobs(db)) {
    const last =
      failedAt === null ? null : { at: new Date(failedAt).toISOString(), error: error ?? '', isPassed: false };
    kinds.set(name, { name, waiting, dead, oldestSeconds: oldest, last });
  }
  for (const [name, { last }] of jobs.figures()) {
    if (!last) continue;
    const figures = kinds.get(name) ?? { name, waiting: 0, dead: 0, oldestSeconds: 0, last: null };
    const isPassed = last.isPassed || figures.waiting + figures.dead === 0;
    const here = { at: last.at.toISOString(), error: last.error, isPassed };
    kinds.set(name, { ...figures, last: figures.last && figures.last.at > here.at ? figures.last : here });
  }
  return [...kinds.values()].sort((a, b) => b.dead - a.dead || b.waiting - a.waiting || (a.name < b.name ? -1 : 1));
};

/** Sorts counts by the order of ways, then by kind, then from what is under way to what has failed. */
const sortCounts = (counts: readonly MessageCount[], order: readonly MessageWay[]): MessageCount[] => {
  const place = ({ way, kind, state, count }: MessageCount): readonly number[] => [
    order.indexOf(way),
    MessageKind.options.indexOf(kind),
    MessageState.options.indexOf(state),
    -count,
  ];
  return counts.toSorted((a, b) => {
    const [left, right] = [place(a), place(b)];
    return left.map((value, at) => value - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
};

/** Health of the installation, as this process sees it. */
export const getStatus = async (ctx: Context): Promise<Status> => {
  const { db, config, mail, sms, messages, push } = ctx;
  const since = new Date(ctx.clock.now().getTime() - MESSAGE_DAYS * DAY);
  const [database, processes, counts, jobs, disk, version] = await Promise.all([
    queries.readDatabase(db),
    queries.listProcesses(db),
    countMessages(db, since),
    readJobs(ctx),
    readDisk(config.dataDir),
    readVersion(),
  ]);
  const { version: postgres, bytes, migrations, migratedTo, connections, atMost } = database ?? fail('unavailable');
  const [, own] = processName('').split('@');
  return {
    version,
    node: process.version,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    database: {
      version: postgres,
      bytes,
      migrations,
      migratedTo: migratedTo === null ? null : new Date(migratedTo).toISOString(),
      connections,
      connectionsAtMost: atMost,
    },
    disk,
    ways: {
      mail: mail.way,
      sms: sms.way,
      zns: messages.way,
      push: push.hasFcm ? 'browsersAndPhones' : 'browsers',
    },
    messageOrder: [...config.messages.order],
    messages: sortCounts(counts, config.messages.order),
    jobs,
    processes: processes.map(({ since, ...found }) => ({
      ...found,
      since: new Date(since).toISOString(),
      here: found.name === own,
    })),
  };
};
