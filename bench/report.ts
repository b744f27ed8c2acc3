import type { StreamsMeasurement } from './streams.ts';

/** What was measured of one subject: medians over the rounds. */
export interface SubjectResult {
  readonly name: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of one answer's body. */
  readonly bytes: number;
  /** Its part of the bare server's answers a second. */
  readonly ratio: number;
  readonly target: number | undefined;
  readonly met: boolean;
}

const number = (value: number): string => Math.round(value).toLocaleString('en');
const formatRatio = (ratio: number): string => (ratio === 1 ? '1' : `1/${(1 / ratio).toFixed(ratio > 0.1 ? 1 : 0)}`);

const row = ({ name, perSecond, p50, p99, bytes, ratio, target, met }: SubjectResult): string => {
  const targetText = target === undefined ? '' : `${formatRatio(target).replace('.0', '')} ${met ? '✔' : '✖'}`;
  return `| ${name} | ${number(perSecond)} | ${formatRatio(ratio)} | ${targetText} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${number(bytes)} |`;
};

const streamsRow = ({ name, part: share }: StreamsMeasurement['parts'][number]): string =>
  `| ${name} | ${(share * 100).toFixed(0)}% | ${share >= 0.9 ? '90% ✔' : '90% ✖'} |`;

const streamsText = ({ streams, memoryBefore, open, parts }: StreamsMeasurement): string => `
A process that has just started holds ${number(memoryBefore)} MiB, and with ${number(streams)} open streams of a hundred members
(\`GET /api/events\`) ${number(open)} MiB (wanted: 300 MiB at most ${open <= 300 ? '✔' : '✖'}). What it answers with them, beside what it answers without
them, by turns in the same run:

| what | with the streams | wanted |
|---|--:|--:|
${parts.map(streamsRow).join('\n')}
`;

/** The page of docs that tells what was measured, how, when and on what. */
export const report = (
  measured: readonly SubjectResult[],
  streams: StreamsMeasurement | undefined,
  { seconds, rounds, cores }: { seconds: number; rounds: number; cores: number },
): string => `# Measurements

\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cores} cores shared by the server, its
PostgreSQL and the load. Medians of ${rounds} rounds of ${seconds} seconds. What counts is the ratio to a bare node:http server that
answers two bytes, measured in the same round on the same machine; the numbers themselves are the machine's.

| what | answers a second | of bare | wanted | p50 ms | p99 ms | bytes |
|---|--:|--:|--:|--:|--:|--:|
${measured.map(row).join('\n')}

The page is a member's with an about text, five ways to reach them and ten links, asked for with
\`Accept-Encoding: gzip, deflate, br\`. "Afresh" reads it from the database, renders and compresses it for each request: for a
visitor by an address nobody has asked for yet, for its owner because pages of people with a session are never kept.
Sign-in hashes a password with Argon2id, which is meant to take its time.
${streams ? streamsText(streams) : ''}`;
