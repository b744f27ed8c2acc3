/**
 * What M4U answers a second beside a floor: a bare server that sends the same statements over the same driver and draws
 * the same elements, or writes the same JSON, on the same machine by turns.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, withClient } from '../ledger/books.ts';
import { sendRequests } from '../load.ts';
import { median } from '../median.ts';
import { type Restartable, startFloor, startM4u } from '../servers.ts';
import { countElements } from './elements.ts';
import type { FloorPlan, FloorSubject } from './plan.ts';
import { recordFloors } from './record.ts';
import { type FloorCase, listCases, makeMany, signInAll, startNextRound, toRequest, wantedOf } from './subjects.ts';

/** Fewer than a server under load turns away at once (`FEW_REQUESTS` of `admission.ts`), and enough for two processors. */
const CONNECTIONS = 12;
/** As many connections to PostgreSQL as M4U's pool has. */
const POOL = 10;
/** The role that the program signs in as, which policies hold. */
const APP_ROLE = 'm4u_app';

/** What came of one case: medians of the rounds. */
export interface FloorResult {
  readonly name: string;
  readonly kind: FloorCase['kind'];
  readonly perSecond: number;
  readonly floor: number;
  readonly ratio: number;
  readonly wanted: number;
  readonly statements: number;
  readonly elements: number;
}

/** Options of {@link measureFloors}. */
interface FloorOptions {
  readonly seconds: number;
  readonly rounds: number;
  /** Folder for a processor profile of M4U. */
  readonly profile?: string | undefined;
}

const record = async (server: Restartable): Promise<{ cases: FloorCase[]; plan: FloorPlan }> => {
  const readers = await signInAll(server.port);
  const cases = await listCases(server.port, readers);
  const postgres = await findPostgres(server);
  const recorded = cases.map((floorCase) => ({
    floorCase,
    request: toRequest(server.port, floorCase, readers),
  }));
  const subjects = await withClient(postgres, (client) => recordFloors(server, client, recorded));
  return { cases, plan: { postgres: { ...postgres, user: APP_ROLE }, connections: POOL, subjects } };
};

const withPlanFile = async <T>(plan: FloorPlan, work: (path: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-floors-'));
  const path = join(folder, 'plan.json');
  try {
    await writeFile(path, JSON.stringify(plan));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Pair {
  readonly own: number;
  readonly floor: number;
}

/** Each case of M4U and of its floor, one after the other in each round. */
const measureRounds = async (
  server: Restartable,
  floorPort: number,
  cases: readonly FloorCase[],
  { seconds, rounds }: FloorOptions,
): Promise<Pair[][]> => {
  const pairs = cases.map((): Pair[] => []);
  const rate = async (shot: Parameters<typeof sendRequests>[0], duration: number) =>
    (await sendRequests(shot, CONNECTIONS, duration)).perSecond;
  for (let round = -1; round < rounds; round += 1) {
    // The first round is for the compilers. Sessions last fifteen minutes, so each round has its own.
    const duration = round < 0 ? 1 : seconds;
    const readers = await signInAll(server.port);
    for (const [index, each] of cases.entries()) {
      startNextRound();
      const own = await rate(toRequest(server.port, each, readers), duration);
      const floor = await rate({ port: floorPort, path: `/${index}` }, duration);
      if (round >= 0) pairs[index]?.push({ own, floor });
    }
  }
  return pairs;
};

const summarise = (each: FloorCase, subject: FloorSubject | undefined, pairs: readonly Pair[]): FloorResult => ({
  name: each.name,
  kind: each.kind,
  perSecond: median(pairs.map(({ own }) => own)),
  floor: median(pairs.map(({ floor }) => floor)),
  ratio: median(pairs.map(({ own, floor }) => own / floor)),
  wanted: wantedOf(each),
  statements: subject?.statements.length ?? 0,
  elements: subject?.answer.kind === 'page' ? countElements(subject.answer.document) : 0,
});

/** Measures on a server with the demo's content. */
export const measureFloors = async (options: FloorOptions): Promise<FloorResult[]> => {
  const server = await startM4u(options.profile, true);
  try {
    await makeMany(server.port);
    const { cases, plan } = await record(server);
    return await withPlanFile(plan, async (path) => {
      const floor = await startFloor(path);
      try {
        const pairs = await measureRounds(server, floor.port, cases, options);
        return cases.map((each, index) => summarise(each, plan.subjects[index], pairs[index] ?? []));
      } finally {
        await floor.stop();
      }
    });
  } finally {
    await server.stop();
  }
};

/** Whether each is as near its floor as wanted. */
export const isNearFloor = (measured: readonly FloorResult[]): boolean =>
  measured.every(({ ratio, wanted }) => ratio >= wanted);

const words: Readonly<Record<FloorCase['kind'], string>> = {
  fresh: 'page afresh',
  signedIn: 'page, signed in',
  call: 'call',
};

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** The part of the record that tells of it. */
export const floorsText = (measured: readonly FloorResult[]): string => `
Beside floors: a bare server that sends the same statements by \`pg\` over ${POOL} connections and draws the same elements by \`renderToString\`, or writes the same JSON; ${CONNECTIONS} connections, the content of the demo.

| what | kind | statements | elements | answers a second | floor | ratio | wanted |
|---|---|--:|--:|--:|--:|--:|--:|
${measured
  .map(
    ({ name, kind, statements, elements, perSecond, floor, ratio, wanted }) =>
      `| ${name} | ${words[kind]} | ${statements} | ${elements || ''} | ${number(perSecond)} | ${number(floor)} | ${ratio.toFixed(2)} | ${wanted} ${ratio >= wanted ? '✔' : '✖'} |`,
  )
  .join('\n')}
`;
