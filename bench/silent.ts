/** What two thousand callers who ask for much and read nothing cost those who read pages, and in memory. */
import { SECOND } from '@m4u/contract/durations';
import { arePagesQuick, measureBeside, type BesideResult, besideTable } from './beside.ts';
import { readMemory, startM4u } from './servers.ts';
import { startSilentCallers } from './silent.callers.ts';

/** How many at once, and from how many addresses of the loopback. */
const SILENT = 2_000;
const ADDRESSES = 20;

/** MiB that the process may need more. */
const MOST_MEMORY = 100;

/** The largest answers there are without a session, from memory and from a file. */
const LARGEST = ['/api/openapi.json', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js'];

/** How long (s) they take to come, and how long all of them are waited for. */
const ARRIVAL_SECONDS = 10;
const SETTLING_SECONDS = 12;

/** What came of it. */
export interface SilentMeasurement {
  readonly silent: number;
  /** Connections they opened in all. */
  readonly opened: number;
  readonly parts: readonly BesideResult[];
  /** The most that the process held without and with them, in MiB. */
  readonly alone: number;
  readonly beside: number;
}

/** How long it goes on, and with how many. */
export interface SilentOptions {
  readonly silent?: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Measures pages, and the memory of the process, without and with them, by turns. */
export const measureSilent = async ({
  silent = SILENT,
  seconds,
  rounds,
}: SilentOptions): Promise<SilentMeasurement> => {
  const server = await startM4u();
  let connectionCount = 0;
  let isBeside: boolean | undefined;
  const most = { alone: 0, beside: 0 };
  const watch = setInterval(() => {
    const half = isBeside === true ? 'beside' : 'alone';
    if (isBeside === undefined) return;
    void readMemory(server.pid).then((memory) => (most[half] = Math.max(most[half], memory)));
  }, SECOND / 5);
  try {
    const parts = await measureBeside(server, {
      seconds,
      rounds,
      settled: SETTLING_SECONDS,
      onHalf: (beside) => (isBeside = beside),
      begin: () => {
        const { port } = server;
        const end = startSilentCallers({
          port,
          silent,
          addresses: ADDRESSES,
          paths: LARGEST,
          coming: ARRIVAL_SECONDS * SECOND,
        });
        return async () => void (connectionCount += await end());
      },
    });
    return { silent, opened: connectionCount, parts, ...most };
  } finally {
    clearInterval(watch);
    await server.stop();
  }
};

/** Whether pages come nearly as soon as ever, and the process holds little more. */
export const areSilentCallersBearable = ({ parts, alone, beside }: SilentMeasurement): boolean =>
  arePagesQuick(parts) && beside - alone < MOST_MEMORY;

/** The part of the record that tells of it. */
export const silentText = ({ silent, opened, parts, alone, beside }: SilentMeasurement): string => `
Beside ${silent.toLocaleString('en')} callers from ${ADDRESSES} addresses who ask for the largest answers there are and read nothing, and come again
(${opened.toLocaleString('en')} connections), by turns with their absence in the same run, ${besideTable(parts)}
The process held ${alone.toFixed(0)} MiB without them and ${beside.toFixed(0)} MiB with them at most (wanted: less than ${MOST_MEMORY} MiB more ${beside - alone < MOST_MEMORY ? '✔' : '✖'}).
`;
