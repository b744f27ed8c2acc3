/**
 * What counting costs: 5,000 things done on pages a second, told a hundred at a time, beside page reads, by turns with
 * the same reads while the things are told to somebody who does not count; and the dashboard of a year of a busy page.
 */
import { Agent, request } from 'node:http';
import { DAY } from '@m4u/contract/durations';
import { findPostgres, withClient } from './ledger/books.ts';
import { sendRequests } from './load.ts';
import { median } from './median.ts';
import { type Restartable, startBare, startM4u } from './servers.ts';
import { createMember, createMembers, startNextRound, type Subject } from './subjects.ts';

/** As many as one call takes. */
const BATCH = 100;
const BATCHES_A_SECOND = 50;
/** Pages on which things are done. */
const PAGES = 40;
const CONNECTIONS = 32;
const DAYS = 400;

interface Rounds {
  readonly seconds: number;
  readonly rounds: number;
}

/** What came of it. */
export interface TrackingMeasurement {
  /** Things that were taken a second, and of what was taken the part that was counted. */
  readonly accepted: number;
  readonly counted: number;
  /** Of each subject: answers a second beside the load, as a part of those without it. */
  readonly parts: readonly { readonly name: string; readonly part: number }[];
  /** Milliseconds of a dashboard over a year. */
  readonly p50: number;
  readonly p99: number;
}

const KINDS = [
  ['view', 'page'],
  ['call', 'phone'],
  ['call', 'zalo'],
  ['share', 'copy'],
  ['save-contact', 'vcard'],
] as const;
const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';

/** Tells of things at an even pace until it is stopped; answers how many were taken. */
const sendActions = (port: number, pages: readonly string[]): (() => Promise<number>) => {
  const connections = new Agent({ keepAlive: true, maxSockets: 16 });
  const bodies = Array.from({ length: 20 }, (_, body) => {
    const actions = Array.from({ length: BATCH }, (_, index) => {
      const [kind, value] = KINDS[(index + body) % KINDS.length] ?? KINDS[0];
      return { kind, value, page: pages[(index * 7 + body) % pages.length] };
    });
    return JSON.stringify({ actions });
  });
  const open = new Set<Promise<void>>();
  let sent = 0;
  let accepted = 0;
  const send = () => {
    const body = bodies[sent % bodies.length] ?? '';
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': agent,
      'x-forwarded-for': `10.77.${(sent >> 8) & 255}.${sent & 255}`,
    };
    sent += 1;
    const answered = new Promise<void>((resolve) => {
      const call = request({ port, method: 'POST', path: '/api/tracking/action', agent: connections, headers });
      call.on('response', (answer) => {
        if (answer.statusCode === 200) accepted += BATCH;
        answer.resume().on('end', resolve);
      });
      // What is refused or lost was not taken, and shows in the sum.
      call.on('error', () => resolve()).end(body);
    });
    open.add(answered);
    void answered.finally(() => open.delete(answered));
  };
  const started = performance.now();
  // What a late turn has left out is made up for by the next.
  const timer = setInterval(() => {
    const dueCount = ((performance.now() - started) / 1_000) * BATCHES_A_SECOND;
    while (sent < dueCount) send();
  }, 10);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    connections.destroy();
    return accepted;
  };
};

/** A busy page: two years of visits, with two hundred things that are used every day. */
const createBusyPage = (server: Restartable, ownerId: string): Promise<void> =>
  findPostgres(server).then((config) =>
    withClient(config, async (client) => {
      const things = `select current_date - day as day, kind, md5(kind || item)::uuid::text as item, 1 + (day * item) % 30 as count
        from generate_series(1, ${2 * DAYS}) as day, unnest(array['view', 'product', 'link', 'scan']) as kind, generate_series(1, 50) as item
        union all select current_date - day, 'way', source || ' ' || device, 1 + day % 20
        from generate_series(1, ${2 * DAYS}) as day, unnest(array['phone', 'tablet', 'computer']) as device,
          unnest(array['qr', 'nfc', 'link', 'zalo', 'facebook', 'search', 'direct', 'other']) as source`;
      const into = `insert into tracking_items (owner_id, span, day, kind, item, count) select '${ownerId}'`;
      // The page has been read meanwhile, and that was counted.
      for (const table of ['tracking_days', 'tracking_items'])
        await client.query(`delete from ${table} where owner_id = '${ownerId}'`);
      await client.query(`insert into tracking_days (owner_id, day, kind, count)
        select '${ownerId}', current_date - day, kind, 1 + day % 90 from generate_series(1, ${2 * DAYS}) as day,
          unnest(array['view', 'product', 'visitor', 'link', 'call', 'share', 'scan']) as kind`);
      await client.query(`${into}, 'day', day, kind, item, count from (${things}) as done`);
      await client.query(
        `${into}, 'month', date_trunc('month', day)::date, kind, item, sum(count) from (${things}) as done group by 3, 4, 5`,
      );
      await client.query('analyze tracking_days, tracking_items');
    }),
  );

const countRecorded = async (server: Restartable, pages: readonly string[]): Promise<number> => {
  const sums = await withClient(await findPostgres(server), (client) =>
    client.query<{ sum: string }>(
      `select coalesce(sum(count), 0) as sum from tracking_days where owner_id = any($1) and kind <> 'visitor'`,
      [pages],
    ),
  );
  return Number(sums.rows[0]?.sum);
};

/** Measures on a server of its own; `subjectsAt` are the pages that are read. */
export const measureTracking = async (
  subjectsAt: (port: number, member: { memberId: string; cookie: string }) => readonly Subject[],
  { seconds, rounds }: Rounds,
): Promise<TrackingMeasurement> => {
  const [server, bare] = [await startM4u(), await startBare()];
  try {
    const { port } = server;
    const reader = await createMember(port);
    const pages = (await createMembers(port, PAGES)).map(({ memberId }) => memberId);
    const subjects = subjectsAt(port, reader);
    const rate = async ({ shot }: Subject) => (await sendRequests(shot, CONNECTIONS, seconds)).perSecond;
    for (const subject of subjects) await rate(subject);
    const parts = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
    let accepted = 0;
    let time = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) {
        startNextRound();
        // Telling takes its share of two cores as well: without the counting, it tells somebody who does not listen.
        const stopIdle = sendActions(bare.port, pages);
        const without = await rate(subject);
        await stopIdle();
        const started = performance.now();
        const stop = sendActions(port, pages);
        parts.get(subject)?.push((await rate(subject)) / without);
        accepted += await stop();
        time += performance.now() - started;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const counted = (await countRecorded(server, pages)) / accepted;
    for (const [{ name }, ratios] of parts)
      process.stderr.write(`${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}\n`);
    process.stderr.write(`${Math.round(accepted / (time / 1_000))} a second, ${counted} counted\n`);
    await createBusyPage(server, reader.memberId);
    const token = /snc_token=([^;]+)/.exec(reader.cookie)?.[1] ?? '';
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    const shot = {
      port,
      method: 'POST',
      path: `/api/dashboard/member/${reader.memberId}`,
      headers: () => ({ 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }),
      body: JSON.stringify({ from: day(365), to: day(0) }),
    } as const;
    await sendRequests(shot, 1, 1);
    const { p50, p99 } = await sendRequests(shot, 1, seconds);
    return {
      accepted: accepted / (time / 1_000),
      counted,
      parts: [...parts].map(([{ name }, ratios]) => ({ name, part: median(ratios) })),
      p50,
      p99,
    };
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
  }
};

/** Of the answers without the load at least this part, and of a dashboard at most so many milliseconds. */
const LEAST_PART = 0.9;
const MOST_DASHBOARD_TIME = 50;

/** Whether everything is as it should be. */
export const isTrackingQuick = ({ accepted, counted, parts, p50 }: TrackingMeasurement): boolean =>
  accepted >= BATCH * BATCHES_A_SECOND * 0.98 &&
  counted === 1 &&
  p50 <= MOST_DASHBOARD_TIME &&
  parts.every(({ part }) => part >= LEAST_PART);

/** The part of the record that tells of it. */
export const trackingText = ({ accepted, counted, parts, p50, p99 }: TrackingMeasurement): string => `
Things done on ${PAGES} pages, told in batches of ${BATCH}: ${Math.round(accepted).toLocaleString('en')} a second were taken (wanted: ${BATCH * BATCHES_A_SECOND}) and ${(counted * 100).toFixed(2)}% of them
counted. What is answered beside them, beside what is answered while they are told to a server that only says yes, by turns in the same run:

| what | with them | wanted |
|---|--:|--:|
${parts.map(({ name, part }) => `| ${name} | ${(part * 100).toFixed(0)}% | ${LEAST_PART * 100}% ${part >= LEAST_PART ? '✔' : '✖'} |`).join('\n')}

The dashboard over a year of a page where two hundred things are used every day takes ${p50.toFixed(1)} ms, in 99 of a hundred cases ${p99.toFixed(1)} ms (wanted:
${MOST_DASHBOARD_TIME} ms ${p50 <= MOST_DASHBOARD_TIME ? '✔' : '✖'}).
`;
