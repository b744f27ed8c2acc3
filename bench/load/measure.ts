/**
 * A town of a hundred thousand under load: the rate that one machine takes, that rate for minutes, and four times as much,
 * which has to be sent away in order, lose nothing that was acknowledged, and leave no trace ten seconds later.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, sendArrivals } from './arrivals.ts';
import { findPostgres, withClient } from '../ledger/books.ts';
import { countLost, createMix, type Mix } from './mix.ts';
import { createTown, listTableSizes, type TableSize, createTokens, TOWN, type TownSize } from './world.ts';
import { readMemory, type Restartable, startM4u } from '../servers.ts';

/** How long everything takes. */
export interface LoadPlan {
  readonly size: TownSize;
  /** Seconds at eight tenths of what it takes. */
  readonly seconds: number;
  /** Seconds of each try while the rate is looked for. */
  readonly step: number;
  /** Seconds of four times as much, and those that are looked at afterwards. */
  readonly over: number;
  readonly after: number;
}

/** The whole of it, by the minutes at its rate. */
export const longPlan = (minutes: number): LoadPlan => ({
  size: TOWN,
  seconds: minutes * 60,
  step: 8,
  over: 30,
  after: 20,
});

/** A rate is taken when nothing is refused and 95 of a hundred are answered within so many milliseconds. */
const QUICK_ANSWER = 250;
const FIRST_RATE = 60;
const WARM_STEPS = 5;
const LEAST_STEP = 5;
const GROWTH = 1.5;

/** One kind of request, or all of them. */
interface KindResult {
  readonly kind: string;
  readonly total: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What was answered at one rate. */
export interface PhaseResult {
  readonly asked: number;
  readonly seconds: number;
  readonly all: KindResult;
  /** Of what was answered by 200 alone. */
  readonly done: KindResult;
  readonly kinds: readonly KindResult[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Neither done nor sent away as it should be. */
  readonly wrong: number;
  /** Of the server's process, in MiB. */
  readonly memory: number;
}

/** What came of it. */
export interface LoadMeasurement {
  readonly plan: LoadPlan;
  readonly highestRate: number;
  readonly steady: PhaseResult;
  readonly over: PhaseResult;
  /** The requests that were made once the load was over. */
  readonly after: PhaseResult;
  /** Seconds after the load until everything was as before; infinite when it was not. */
  readonly recovery: number;
  readonly lost: number;
  readonly sizes: readonly TableSize[];
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const summariseKind = (kind: string, answers: readonly Answer[]): KindResult => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(times, part)) as [number, number, number];
  return { kind, total: times.length, p50, p95, p99 };
};

const isRejected = ({ status, retryAfter }: Answer): boolean => (status === 429 || status === 503) && retryAfter;

const summarisePhase = (answers: readonly Answer[], seconds: number, memory: number): PhaseResult => {
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const kinds = [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, those]) => summariseKind(kind, those));
  const successes = answers.filter(({ status }) => status === 200);
  return {
    asked: answers.length / seconds,
    seconds,
    all: summariseKind('All', answers),
    done: summariseKind('Done', successes),
    kinds: kinds.toSorted((a, b) => b.total - a.total),
    statuses,
    wrong: answers.filter((answer) => answer.status !== 200 && !isRejected(answer)).length,
    memory,
  };
};

/** Does the work and answers with it the most memory that the process had meanwhile. */
const withMemoryPeak = async <T>(pid: number, work: () => Promise<T>): Promise<[T, number]> => {
  let most = await readMemory(pid);
  const timer = setInterval(() => void readMemory(pid).then((now) => (most = Math.max(most, now))), 500);
  try {
    return [await work(), most];
  } finally {
    clearInterval(timer);
  }
};

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const formatCounts = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, total]) => `${status}: ${total}`).join(', ');

/** The highest rate that it takes: by ever larger steps, and then between the last two. */
const findRate = async (port: number, mix: Mix, step: number): Promise<number> => {
  const takes = async (rate: number): Promise<boolean> => {
    const { all, statuses } = summarisePhase(await sendArrivals({ port, rate, seconds: step }, mix.next), step, 0);
    const isAccepted = all.p95 <= QUICK_ANSWER && [...statuses.keys()].every((status) => status === 200);
    print(
      `${rate.toFixed(0)} a second: p95 ${all.p95.toFixed(0)} ms, ${formatCounts(statuses)} ${isAccepted ? '✔' : '✖'}`,
    );
    return isAccepted;
  };
  // Compilers need to have seen the code, and connections their statements.
  await sendArrivals({ port, rate: FIRST_RATE, seconds: WARM_STEPS * step }, mix.next);
  let [low, high] = [FIRST_RATE, FIRST_RATE];
  while (low > LEAST_STEP && !(await takes(low))) [low, high] = [low / 2, low];
  while (low === high) {
    high *= GROWTH;
    if (await takes(high)) low = high;
  }
  for (let tries = 0; tries < 2; tries += 1) {
    const middle = (low + high) / 2;
    if (await takes(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/** Seconds until from then on each second is as quick as it was before, and nothing is refused. */
const measureRecovery = (answers: readonly Answer[], seconds: number, usualMilliseconds: number): number => {
  const bySecond = Map.groupBy(answers, ({ dueAfter }) => Math.floor(dueAfter / 1_000));
  const calm = Math.max(2 * usualMilliseconds, QUICK_ANSWER);
  for (let second = Math.floor(seconds) - 1; second >= 0; second -= 1) {
    const those = bySecond.get(second) ?? [];
    const isCalm = summariseKind('', those).p95 <= calm && those.every(({ status }) => status === 200);
    if (!isCalm) return second + 1 >= Math.floor(seconds) ? Number.POSITIVE_INFINITY : second + 1;
  }
  return 0;
};

/** Measures on a server that has the town in it. */
const measureTown = async (server: Restartable, plan: LoadPlan): Promise<LoadMeasurement> => {
  const { port, pid } = server;
  const { seconds, over, after, step, size } = plan;
  const mix = createMix(port, size, await createTokens(server.dataDir));
  const highestRate = await findRate(port, mix, step);
  const calm = highestRate * 0.8;
  const [steadyAnswers, steadyMemory] = await withMemoryPeak(pid, () =>
    sendArrivals({ port, rate: calm, seconds }, mix.next),
  );
  const steady = summarisePhase(steadyAnswers, seconds, steadyMemory);
  print(
    `${calm.toFixed(0)} a second for ${seconds} s: p95 ${steady.all.p95.toFixed(0)} ms, ${formatCounts(steady.statuses)}`,
  );
  const [[overAnswers, afterAnswers], overMemory] = await withMemoryPeak(pid, async () => {
    const much = sendArrivals({ port, rate: highestRate * 4, seconds: over }, mix.next);
    await sleep(over * 1_000);
    // At once: what is still waiting then is part of what it has to recover from.
    return Promise.all([much, sendArrivals({ port, rate: calm, seconds: after }, mix.next)]);
  });
  const overPhase = summarisePhase(overAnswers, over, overMemory);
  print(
    `${(highestRate * 4).toFixed(0)} a second for ${over} s: ${formatCounts(overPhase.statuses)}, ${overPhase.wrong} wrong`,
  );
  return withClient(await findPostgres(server), async (client) => ({
    plan,
    highestRate,
    steady,
    over: overPhase,
    after: summarisePhase(afterAnswers, after, overMemory),
    recovery: measureRecovery(afterAnswers, after, steady.all.p95),
    lost: await countLost(client, mix.acknowledged),
    sizes: await listTableSizes(client),
  }));
};

/** Measures on a server of its own. With a folder, the town is filled there once and found again by later runs. */
export const measureLoad = async (plan: LoadPlan, folder?: string): Promise<LoadMeasurement> => {
  const server = await startM4u(undefined, false, folder);
  const filledMark = join(server.dataDir, 'town-filled');
  try {
    if (!existsSync(filledMark)) {
      await withClient(await findPostgres(server), (client) => createTown(client, plan.size));
      await writeFile(filledMark, '');
    }
    return await measureTown(server, plan);
  } finally {
    await server.stop();
  }
};
