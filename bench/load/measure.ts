/**
 * A town of a hundred thousand under load: the rate that one machine takes, that rate for minutes, and four times as much,
 * which has to be sent away in order, lose nothing that was acknowledged, and leave no trace ten seconds later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, arrive } from './arrivals.ts';
import { postgresOf, within } from '../ledger.books.ts';
import { lostOf, makeMix, type Mix } from './mix.ts';
import { makeTown, sizesOf, type TableSize, tokensOf, TOWN, type TownSize } from './world.ts';
import { memoryOf, type Restartable, startM4u } from '../servers.ts';

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
const QUICK = 250;
const FIRST = 60;
const LEAST = 5;
const GROWTH = 1.5;

/** One kind of request, or all of them. */
interface Kind {
  readonly kind: string;
  readonly total: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What was answered at one rate. */
export interface Phase {
  readonly asked: number;
  readonly seconds: number;
  readonly all: Kind;
  /** Of what was answered by 200 alone. */
  readonly done: Kind;
  readonly kinds: readonly Kind[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Neither done nor sent away as it should be. */
  readonly wrong: number;
  /** Of the server's process, in MiB. */
  readonly memory: number;
}

/** What came of it. */
export interface LoadMeasured {
  readonly plan: LoadPlan;
  readonly taken: number;
  readonly steady: Phase;
  readonly over: Phase;
  /** The requests that were made once the load was over. */
  readonly after: Phase;
  /** Seconds after the load until everything was as before; infinite when it was not. */
  readonly recovery: number;
  readonly lost: number;
  readonly sizes: readonly TableSize[];
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const kindOf = (kind: string, answers: readonly Answer[]): Kind => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(times, part)) as [number, number, number];
  return { kind, total: times.length, p50, p95, p99 };
};

const isSentAway = ({ status, retryAfter }: Answer): boolean => (status === 429 || status === 503) && retryAfter;

const phaseOf = (answers: readonly Answer[], seconds: number, memory: number): Phase => {
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const kinds = [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, those]) => kindOf(kind, those));
  const done = answers.filter(({ status }) => status === 200);
  return {
    asked: answers.length / seconds,
    seconds,
    all: kindOf('All', answers),
    done: kindOf('Done', done),
    kinds: kinds.toSorted((a, b) => b.total - a.total),
    statuses,
    wrong: answers.filter((answer) => answer.status !== 200 && !isSentAway(answer)).length,
    memory,
  };
};

/** Does the work and answers with it the most memory that the process had meanwhile. */
const watching = async <T>(pid: number, work: () => Promise<T>): Promise<[T, number]> => {
  let most = await memoryOf(pid);
  const timer = setInterval(() => void memoryOf(pid).then((now) => (most = Math.max(most, now))), 500);
  try {
    return [await work(), most];
  } finally {
    clearInterval(timer);
  }
};

const told = (text: string): void => void process.stderr.write(`${text}\n`);
const countsOf = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, total]) => `${status}: ${total}`).join(', ');

/** The highest rate that it takes: by ever larger steps, and then between the last two. */
const findRate = async (port: number, mix: Mix, step: number): Promise<number> => {
  const takes = async (rate: number): Promise<boolean> => {
    const { all, statuses } = phaseOf(await arrive({ port, rate, seconds: step }, mix.next), step, 0);
    const taken = all.p95 <= QUICK && [...statuses.keys()].every((status) => status === 200);
    told(`${rate.toFixed(0)} a second: p95 ${all.p95.toFixed(0)} ms, ${countsOf(statuses)} ${taken ? '✔' : '✖'}`);
    return taken;
  };
  await arrive({ port, rate: FIRST, seconds: step }, mix.next); // compilers need to have seen the code
  let [low, high] = [FIRST, FIRST];
  while (low > LEAST && !(await takes(low))) [low, high] = [low / 2, low];
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
const recoveryOf = (answers: readonly Answer[], seconds: number, before: number): number => {
  const bySecond = Map.groupBy(answers, ({ due }) => Math.floor(due / 1_000));
  const calm = Math.max(2 * before, QUICK);
  for (let second = Math.floor(seconds) - 1; second >= 0; second -= 1) {
    const those = bySecond.get(second) ?? [];
    const isCalm = kindOf('', those).p95 <= calm && those.every(({ status }) => status === 200);
    if (!isCalm) return second + 1 >= Math.floor(seconds) ? Number.POSITIVE_INFINITY : second + 1;
  }
  return 0;
};

/** Measures on a server that has the town in it. */
const measureTown = async (server: Restartable, plan: LoadPlan): Promise<LoadMeasured> => {
  const { port, pid } = server;
  const { seconds, over, after, step, size } = plan;
  const mix = makeMix(port, size, await tokensOf(server.dataDir));
  const taken = await findRate(port, mix, step);
  const calm = taken * 0.8;
  const [steadyAnswers, steadyMemory] = await watching(pid, () => arrive({ port, rate: calm, seconds }, mix.next));
  const steady = phaseOf(steadyAnswers, seconds, steadyMemory);
  told(
    `${calm.toFixed(0)} a second for ${seconds} s: p95 ${steady.all.p95.toFixed(0)} ms, ${countsOf(steady.statuses)}`,
  );
  const [[overAnswers, afterAnswers], overMemory] = await watching(pid, async () => {
    const much = arrive({ port, rate: taken * 4, seconds: over }, mix.next);
    await sleep(over * 1_000);
    // At once: what is still waiting then is part of what it has to recover from.
    return Promise.all([much, arrive({ port, rate: calm, seconds: after }, mix.next)]);
  });
  const overPhase = phaseOf(overAnswers, over, overMemory);
  told(`${(taken * 4).toFixed(0)} a second for ${over} s: ${countsOf(overPhase.statuses)}, ${overPhase.wrong} wrong`);
  return within(await postgresOf(server), async (client) => ({
    plan,
    taken,
    steady,
    over: overPhase,
    after: phaseOf(afterAnswers, after, overMemory),
    recovery: recoveryOf(afterAnswers, after, steady.all.p95),
    lost: await lostOf(client, mix.acknowledged),
    sizes: await sizesOf(client),
  }));
};

/** Measures on a server of its own. */
export const measureLoad = async (plan: LoadPlan): Promise<LoadMeasured> => {
  const server = await startM4u();
  try {
    await within(await postgresOf(server), (client) => makeTown(client, plan.size));
    return await measureTown(server, plan);
  } finally {
    await server.stop();
  }
};
