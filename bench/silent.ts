/** What two thousand callers who ask for much and read nothing cost those who read pages, and in memory. */
import { SECOND } from '@m4u/contract/durations';
import { areBorne, measureBeside, type PartBeside, tableBeside } from './beside.ts';
import { memoryOf, startM4u } from './servers.ts';
import { bringSilent } from './silent.callers.ts';

/** How many at once, and from how many addresses of the loopback. */
const SILENT = 2_000;
const ADDRESSES = 20;

/** MiB that the process may need more. */
const MOST_MEMORY = 100;

/** The largest answers there are without a session, from memory and from a file. */
const LARGEST = ['/api/openapi.json', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js'];

/** How long (s) they take to come, and how long all of them are waited for. */
const COMING = 10;
const SETTLED = 12;

/** What came of it. */
export interface SilentMeasured {
  readonly silent: number;
  /** Connections they opened in all. */
  readonly opened: number;
  readonly parts: readonly PartBeside[];
  /** The most that the process held without and with them, in MiB. */
  readonly alone: number;
  readonly beside: number;
}

/** How long it goes on, and with how many. */
export interface SilentPlan {
  readonly silent?: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Measures pages, and the memory of the process, without and with them, by turns. */
export const measureSilent = async ({ silent = SILENT, seconds, rounds }: SilentPlan): Promise<SilentMeasured> => {
  const server = await startM4u();
  let opened = 0;
  let isBeside: boolean | undefined;
  const most = { alone: 0, beside: 0 };
  const watch = setInterval(() => {
    const half = isBeside === true ? 'beside' : 'alone';
    if (isBeside === undefined) return;
    void memoryOf(server.pid).then((memory) => (most[half] = Math.max(most[half], memory)));
  }, SECOND / 5);
  try {
    const parts = await measureBeside(server, {
      seconds,
      rounds,
      settled: SETTLED,
      onHalf: (beside) => (isBeside = beside),
      begin: () => {
        const { port } = server;
        const end = bringSilent({ port, silent, addresses: ADDRESSES, paths: LARGEST, coming: COMING * SECOND });
        return async () => void (opened += await end());
      },
    });
    return { silent, opened, parts, ...most };
  } finally {
    clearInterval(watch);
    await server.stop();
  }
};

/** Whether pages come nearly as soon as ever, and the process holds little more. */
export const isSilentBorne = ({ parts, alone, beside }: SilentMeasured): boolean =>
  areBorne(parts) && beside - alone < MOST_MEMORY;

/** The part of the record that tells of it. */
export const silentText = ({ silent, opened, parts, alone, beside }: SilentMeasured): string => `
Beside ${silent.toLocaleString('en')} callers from ${ADDRESSES} addresses who ask for the largest answers there are and read nothing, and come again
(${opened.toLocaleString('en')} connections), by turns with their absence in the same run, ${tableBeside(parts)}
The process held ${alone.toFixed(0)} MiB without them and ${beside.toFixed(0)} MiB with them at most (wanted: less than ${MOST_MEMORY} MiB more ${beside - alone < MOST_MEMORY ? '✔' : '✖'}).
`;
