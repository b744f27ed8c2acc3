/**
 * Measures M4U against a bare node:http server, side by side in one run, and writes docs/measurements.md; the command
 * line is that of bench/run.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { devText, isDevQuick, measureDev } from './dev.ts';
import { floorsText, isNearFloor, measureFloors } from './floors/floors.ts';
import { isLedgerQuick, ledgerText, measureLedger } from './ledger/ledger.ts';
import { longPlan, measureLoad } from './load/measure.ts';
import { isLoadAccepted, loadText } from './load/report.ts';
import { isLight, lightText, measureLight } from './light/pages.ts';
import { areScreensLight, measureScreens, screensText } from './light/screens.ts';
import { sendRequests, type Rate } from './load.ts';
import { median } from './median.ts';
import { areNoticesQuick, measureNotices, noticesText } from './notices.ts';
import { report, type SubjectResult } from './report.ts';
import { isSearchQuick, measureSearch, searchText } from './search.ts';
import { startBare, startM4u } from './servers.ts';
import { areSilentCallersBearable, measureSilent, silentText } from './silent.ts';
import { areSlowCallersBearable, measureSlow, slowText } from './slow.ts';
import { areStartsShared, measureStarts, startsText } from './starts.ts';
import { measureStreams } from './streams.ts';
import { createMember, startNextRound, listSubjects, type Subject } from './subjects.ts';
import { isTrackingQuick, measureTracking, trackingText } from './tracking.ts';
import { isWallCheap, measureWall, wallText } from './wall.ts';

export interface BenchOptions {
  /** How long each subject is asked in a round. */
  readonly seconds: number;
  readonly rounds: number;
  /** How long the town is under load, in minutes. */
  readonly minutes: number;
  /** Folder in which the town is filled once and found again. */
  readonly town?: string | undefined;
  /** Folder for a processor profile of the server. */
  readonly profile?: string | undefined;
  /** A part, or words of the names of subjects. */
  readonly only?: string | undefined;
}

/** One subject after the other, all of them in each round, so that a busy moment of the machine falls on all alike. */
const measure = async (
  subjects: readonly Subject[],
  { seconds, rounds }: Pick<BenchOptions, 'seconds' | 'rounds'>,
): Promise<Map<Subject, Rate[]>> => {
  const rates = new Map<Subject, Rate[]>(subjects.map((subject) => [subject, []]));
  // Compilers need to have seen the code before it shows what it can.
  for (const subject of subjects) await sendRequests(subject.shot, subject.connections, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      startNextRound();
      rates.get(subject)?.push(await sendRequests(subject.shot, subject.connections, seconds));
    }
  }
  return rates;
};

const summarise = (rates: Map<Subject, Rate[]>, bare: readonly Rate[]): SubjectResult[] =>
  [...rates].map(([{ name, target }, own]) => {
    const ratio = median(own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)));
    const [perSecond, p50, p99, bytes] = (['perSecond', 'p50', 'p99', 'bytes'] as const).map((field) =>
      median(own.map((rate) => rate[field])),
    ) as [number, number, number, number];
    return { name, perSecond, p50, p99, bytes, ratio, target, met: target === undefined || ratio >= target };
  });

/** Writes the record, and leaves what people wrote below it. */
const writeRecord = async (text: string): Promise<void> => {
  const path = join(import.meta.dirname, '../docs/measurements.md');
  const previousText = await readFile(path, 'utf8').catch(() => '');
  const from = previousText.indexOf('\n## ');
  await writeFile(path, text + (from < 0 ? '' : previousText.slice(from)));
};

const listReads = (port: number, reader: { memberId: string; cookie: string }) =>
  listSubjects(port, reader).filter(({ name }) => /page from|afresh for a visitor|profile read/i.test(name));

/** Something that is measured on servers of its own. */
interface BenchPart {
  /** Answers the part of the record that tells of it, and whether everything is as it should be. */
  readonly measure: () => Promise<readonly [text: string, isMet: boolean]>;
}
const toBenchPart = <T>(
  measure: () => Promise<T>,
  text: (measured: T) => string,
  isMet: (measured: T) => boolean,
): BenchPart => ({
  measure: async () => {
    const measured = await measure();
    return [text(measured), isMet(measured)];
  },
});
const listParts = ({
  minutes,
  profile,
  town,
  ...pace
}: Omit<BenchOptions, 'only'>): Readonly<Record<string, BenchPart>> => ({
  floors: toBenchPart(() => measureFloors({ ...pace, profile }), floorsText, isNearFloor),
  ledger: toBenchPart(() => measureLedger(pace), ledgerText, isLedgerQuick),
  search: toBenchPart(() => measureSearch(pace), searchText, isSearchQuick),
  tracking: toBenchPart(() => measureTracking(listReads, pace), trackingText, isTrackingQuick),
  load: toBenchPart(() => measureLoad(longPlan(minutes), town), loadText, isLoadAccepted),
  wall: toBenchPart(() => measureWall(pace), wallText, isWallCheap),
  light: toBenchPart(() => measureLight({ rounds: pace.rounds }), lightText, isLight),
  screens: toBenchPart(() => measureScreens({ rounds: pace.rounds }), screensText, areScreensLight),
  slow: toBenchPart(() => measureSlow(pace), slowText, areSlowCallersBearable),
  silent: toBenchPart(() => measureSilent(pace), silentText, areSilentCallersBearable),
  dev: toBenchPart(() => measureDev(pace), devText, isDevQuick),
  notices: toBenchPart(measureNotices, noticesText, areNoticesQuick),
  starts: toBenchPart(() => measureStarts(pace), startsText, areStartsShared),
});

/** Measures everything or what `only` names; sets the exit code 1 when a target is missed. */
export const measureAll = async ({
  seconds,
  rounds,
  minutes,
  profile,
  town,
  only: partName,
}: BenchOptions): Promise<void> => {
  const only = partName?.toLowerCase();
  const pace = { seconds, rounds };
  const parts = listParts({ ...pace, minutes, profile, town });
  const alone = only === undefined ? undefined : parts[only];
  if (alone) {
    const [text, isMet] = await alone.measure();
    process.stdout.write(text);
    process.exit(isMet ? 0 : 1);
  }
  const others: (readonly [string, boolean])[] = [];
  if (only === undefined) for (const each of Object.values(parts)) others.push(await each.measure());

  const bare = await startBare();
  const m4u = await startM4u(profile);
  try {
    const reference: Subject = { name: 'Bare node:http', shot: { port: bare.port, path: '/' }, connections: 32 };
    const member = await createMember(m4u.port);
    // By `--only streams` they are measured alone.
    const pagesAt = (port: number) => listReads(port, member);
    const streams =
      only === undefined || 'streams'.includes(only) ? await measureStreams(m4u, pagesAt, pace) : undefined;
    const subjects = listSubjects(m4u.port, member).filter(
      ({ name }) => only === undefined || name.toLowerCase().includes(only),
    );
    if (subjects.length === 0 && !streams) {
      console.error(`Nothing that is measured has “${partName}” in its name: npm run bench -- --help names the parts.`);
      process.exitCode = 2;
      return;
    }
    const rates = await measure([reference, ...subjects], pace);
    const measured = summarise(rates, rates.get(reference) ?? []);
    const text =
      report(measured, streams, { ...pace, cores: availableParallelism() }) + others.map(([text]) => text).join('');
    process.stdout.write(text);
    // A part of the subjects, or one slowed by a profiler, is no record.
    if (only === undefined && profile === undefined) await writeRecord(text);
    const slowed = streams && (streams.open > 300 || streams.parts.some(({ part }) => part < 0.9));
    if (slowed || others.some(([, isMet]) => !isMet) || measured.some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    await Promise.all([bare.stop(), m4u.stop()]);
  }
};
