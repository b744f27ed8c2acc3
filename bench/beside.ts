/** How long pages take beside callers of some sort, compared with their times without them. */
import { SECOND } from '@m4u/contract/durations';
import { sendRequests } from './load.ts';
import { median } from './median.ts';
import type { Running } from './servers.ts';
import { createMember, startNextRound, type Subject, listSubjects } from './subjects.ts';

/** Few enough that the readers alone leave the server time: a server that is full answers later whoever asks. */
const READERS = 4;

/** How many times as long a page may take. */
const MOST_TIMES = 2;

/** Of a subject: milliseconds within which 95 of a hundred were answered, and the middle of their ratios. */
export interface BesideResult {
  readonly name: string;
  readonly alone: number;
  readonly beside: number;
  readonly times: number;
}

/** How pages are measured beside callers. */
export interface BesideOptions {
  readonly seconds: number;
  readonly rounds: number;
  /** Brings the callers; answers what sends them away. */
  readonly begin: () => () => void | Promise<void>;
  /** How long (s) they take until as many are sent away as come again; 2 unless told. */
  readonly settled?: number;
  /** Told before each half of a round: whether the callers are there. */
  readonly onHalf?: (isBeside: boolean) => void;
}

const isPage = ({ name }: Subject): boolean => /page from|afresh for a visitor/i.test(name);

/** Measures pages without and with callers, by turns, so that a busy moment of the machine falls on both. */
export const measureBeside = async (
  server: Running,
  { seconds, rounds, begin, onHalf, settled = 2 }: BesideOptions,
): Promise<BesideResult[]> => {
  const subjects = listSubjects(server.port, await createMember(server.port)).filter(isPage);
  const p95 = async ({ shot }: Subject, duration: number) => {
    startNextRound();
    const { p95: time } = await sendRequests(shot, READERS, duration);
    return time;
  };
  for (const subject of subjects) await p95(subject, 1);
  const alone = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  const beside = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    onHalf?.(false);
    for (const subject of subjects) alone.get(subject)?.push(await p95(subject, seconds));
    onHalf?.(true);
    const end = begin();
    await new Promise((resolve) => setTimeout(resolve, settled * SECOND));
    for (const subject of subjects) beside.get(subject)?.push(await p95(subject, seconds));
    await end();
  }
  return subjects.map((subject) => {
    const [without, with_] = [alone.get(subject) ?? [], beside.get(subject) ?? []];
    const times = median(with_.map((time, round) => time / (without[round] ?? Number.NaN)));
    return { name: subject.name, alone: median(without), beside: median(with_), times };
  });
};

/** Whether pages come nearly as soon as ever. */
export const arePagesQuick = (parts: readonly BesideResult[]): boolean =>
  parts.every(({ times }) => times < MOST_TIMES);

/** The table that tells of it. */
export const besideTable = (parts: readonly BesideResult[]): string => `p95 of ${READERS} readers:

| what | alone, ms | beside them, ms | times as long |
|---|--:|--:|--:|
${parts
  .map(({ name, alone, beside, times }) => {
    const mark = times < MOST_TIMES ? '✔' : '✖';
    return `| ${name} | ${alone.toFixed(2)} | ${beside.toFixed(2)} | ${times.toFixed(2)} (wanted: below ${MOST_TIMES} ${mark}) |`;
  })
  .join('\n')}
`;
