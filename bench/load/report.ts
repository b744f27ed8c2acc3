/** What is told of a load. */
import type { LoadMeasurement, PhaseResult } from './measure.ts';

/** Seconds within which everything is as before, and MiB that the process may take meanwhile. */
const MOST_RECOVERY = 10;
const MOST_MEMORY = 1_024;

/** Requests that were answered wrongly or lost, in words; nothing when all is well. Holds on a machine of any speed. */
export const listFaults = ({ steady, over, after, lost }: LoadMeasurement): string[] => [
  ...(steady.wrong > 0 ? [`${steady.wrong} of what it takes were answered wrongly`] : []),
  ...(over.wrong > 0 ? [`${over.wrong} of what was too much were neither done nor sent away in order`] : []),
  ...(after.wrong > 0 ? [`${after.wrong} of what came afterwards were neither done nor sent away in order`] : []),
  ...(lost > 0 ? [`${lost} of what was acknowledged are not there`] : []),
];

/** Whether there is no fault, nothing was refused at the rate it takes, and the figures are as wanted. */
export const isLoadAccepted = (measured: LoadMeasurement): boolean => {
  const { steady, over, recovery } = measured;
  const isQuick = recovery <= MOST_RECOVERY && over.memory <= MOST_MEMORY;
  return listFaults(measured).length === 0 && steady.done.total === steady.all.total && isQuick;
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
const formatStatuses = ({ statuses, all }: PhaseResult): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([status, total]) =>
        `${status || 'cut'} ${((100 * total) / all.total).toFixed(total < all.total / 100 ? 3 : 1)}%`,
    )
    .join(', ');

const mark = (good: boolean): string => (good ? '✔' : '✖');

/** The part of the record that tells of it. */
export const loadText = (measured: LoadMeasurement): string => {
  const { plan, highestRate, steady, over, recovery, lost, sizes } = measured;
  const { members, posts, messages } = plan.size;
  const rows = [steady.all, ...steady.kinds].map(
    ({ kind, total, p50, p95, p99 }) =>
      `| ${kind} | ${(total / steady.seconds).toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
  const bytes = sizes.map(
    ({ table, rows: total, each, indexes }) => `| ${table} | ${number(total)} | ${number(each)} | ${number(indexes)} |`,
  );
  return `
Among ${number(members)} members, ${number(posts)} posts and ${number(messages)} messages, of a hundred requests eighty that read and twenty that write, sent at
random moments whatever the server does with them, times counted from when they were due: it takes ${number(highestRate)} a second (95 of a
hundred within 250 ms, nothing refused). At eight tenths of that, for ${number(steady.seconds)} s, with ${number(steady.memory)} MiB of memory (answers: ${formatStatuses(steady)}):

| what | a second | p50 ms | p95 ms | p99 ms |
|---|--:|--:|--:|--:|
${rows.join('\n')}

At four times what it takes, ${number(over.asked)} a second for ${number(over.seconds)} s, it answered ${formatStatuses(over)}; what was done took ${over.done.p50.toFixed(0)} ms (p95 ${over.done.p95.toFixed(0)}).
Neither done nor sent away by 429 or 503 with \`Retry-After\`: ${over.wrong} ${mark(over.wrong === 0)}. Memory: ${number(over.memory)} MiB ${mark(over.memory <= MOST_MEMORY)}. All as before after ${recovery} s
(wanted: ${MOST_RECOVERY} ${mark(recovery <= MOST_RECOVERY)}). Acknowledged and not there: ${lost} ${mark(lost === 0)}.

| table | rows | bytes a row | of it indexes |
|---|--:|--:|--:|
${bytes.join('\n')}
`;
};
