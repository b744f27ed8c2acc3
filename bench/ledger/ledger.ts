/**
 * What the books of points cost: orders a second through the API beside the same statements sent by pgbench, and how
 * long a balance, a statement, a list and an order take with few entries and with millions, and what seals cost.
 */
import { randomUUID } from 'node:crypto';
import { bookId, createBooks, type Seller } from './books.ts';
import { hasPgbench, createReplay } from './pgbench.ts';
import { areSealsCheap, measureSeals, type SealRates, sealText, type SealTrial } from './seals.ts';
import { sendRequests, type LoadRequest } from '../load.ts';
import { median } from '../median.ts';
import { type Restartable, startM4u } from '../servers.ts';

/** Of the process's pool, and so of pgbench too. */
const CONNECTIONS = 10;
const CUSTOMERS = 2_000;
const FEW_ENTRIES = 10_000;
const MANY_ENTRIES = 2_000_000;

/** Orders a second. */
interface Rates {
  readonly groups: number;
  readonly statements: number;
  readonly api: number;
  readonly pgbench: number;
  /** The median of the rounds' own ratios. */
  readonly ratio: number;
}

/** Milliseconds of one call. */
interface Growth {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

/** What came of it. */
export interface LedgerMeasurement {
  /** Undefined where there is no pgbench. */
  readonly rates: readonly Rates[] | undefined;
  readonly growth: readonly Growth[];
  readonly seals: SealRates;
}

/** Another address after every hundred requests: this is no test of the limit by address. */
let requests = 0;
const senderAddress = () => {
  const network = Math.floor(requests++ / 100);
  return { 'X-Forwarded-For': `10.${50 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}` };
};

const run = randomUUID().slice(0, 8);
let shots = 0;

/** Orders of 500,000 ₫ for one customer after the other, each of which earns 5 points and spends one. */
const orders = (
  port: number,
  { tokens }: Seller,
  { groups, customers }: { groups: number; customers: number },
): LoadRequest => {
  const shot = ++shots;
  return {
    port,
    method: 'POST',
    path: '/api/orderGroup',
    headers: (connection, n) => ({
      ...senderAddress(),
      'Content-Type': 'application/json',
      Authorization: `Bearer ${tokens[(connection + n * CONNECTIONS) % tokens.length] ?? ''}`,
      'Idempotency-Key': `${run}-${shot}-${connection}-${n}`,
    }),
    body: (connection, n) => {
      const customer = (connection * 379 + n * 17) % customers;
      return JSON.stringify({
        groupId: bookId('group', customer % groups),
        memberId: bookId('member', customer),
        invoiceNumber: `${run}-${shot}-${connection}-${n}`,
        value: 500_000,
        points: 1,
      });
    },
  };
};

const enterOrder = async (
  server: Restartable,
  { token }: Seller,
  groups: number,
  [customer, key, invoice]: [number, string, string],
) => {
  const response = await fetch(`http://localhost:${server.port}/api/orderGroup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({
      groupId: bookId('group', customer % groups),
      memberId: bookId('member', customer),
      invoiceNumber: invoice,
      value: 500_000,
      points: 1,
    }),
  });
  if (!response.ok) throw new Error(`An order: ${response.status} ${await response.text()}`);
};

interface Rounds {
  readonly seconds: number;
  readonly rounds: number;
}

const measureRate = async (groups: number, { seconds, rounds }: Rounds): Promise<Rates> => {
  const server = await startM4u();
  try {
    const seller = await createBooks(server, { groups, customers: CUSTOMERS, entries: 8 * CUSTOMERS });
    const replay = await createReplay(server, { groups, customers: CUSTOMERS, sellerId: seller.memberId }, (...order) =>
      enterOrder(server, seller, groups, order),
    );
    const own: number[] = [];
    const theirs: number[] = [];
    const size = { groups, customers: CUSTOMERS };
    await sendRequests(orders(server.port, seller, size), CONNECTIONS, 2);
    await replay.fire(CONNECTIONS, 2);
    for (let round = 0; round < rounds; round += 1) {
      own.push((await sendRequests(orders(server.port, seller, size), CONNECTIONS, seconds)).perSecond);
      theirs.push(await replay.fire(CONNECTIONS, seconds));
    }
    await replay.stop();
    process.stderr.write(
      `${groups} group(s): ${own.map(Math.round).join(' ')} beside ${theirs.map(Math.round).join(' ')}\n`,
    );
    return {
      groups,
      statements: replay.statements,
      api: median(own),
      pgbench: median(theirs),
      ratio: median(own.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
    };
  } finally {
    await server.stop();
  }
};

/** What is asked of books of a size, each by one client at a time. */
const readShots = (
  port: number,
  seller: Seller,
  { customers, entries }: { customers: number; entries: number },
): { name: string; shot: LoadRequest }[] => {
  const get = (name: string, path: string) => ({
    name,
    shot: {
      port,
      path: `/api${path}`,
      headers: (_connection: number, _n: number) => ({ ...senderAddress(), Authorization: `Bearer ${seller.token}` }),
    },
  });
  const group = bookId('group', 0);
  const of = `groupId=${group}&memberId=${bookId('member', 0)}`;
  const last = Math.floor(entries / 2 / 10 / 20);
  return [
    get('The balance of a customer', `/members/getMemberPoint/${bookId('member', 0)}?groupId=${group}`),
    get('The first page of their statement', `/orderGroup/getPoint?${of}&limit=20`),
    get('Its last page', `/orderGroup/getPoint?${of}&limit=20&page=${last}`),
    get('The first page of the group’s orders', `/orderGroup/getOrderGroup?groupId=${group}&limit=20`),
    { name: 'An order', shot: orders(port, seller, { groups: 1, customers }) },
  ];
};

const measureGrowth = async ({ seconds, rounds }: Rounds): Promise<Growth[]> => {
  const started: Restartable[] = [];
  try {
    const sizes = [
      { groups: 1, customers: CUSTOMERS, entries: FEW_ENTRIES },
      { groups: 1, customers: CUSTOMERS, entries: MANY_ENTRIES },
    ] as const;
    const requestsBySize: { name: string; shot: LoadRequest }[][] = [];
    for (const size of sizes) {
      const server = await startM4u();
      started.push(server);
      requestsBySize.push(readShots(server.port, await createBooks(server, size), size));
    }
    const growth: Growth[] = [];
    for (const [index, { name }] of (requestsBySize[0] ?? []).entries()) {
      const times: [number[], number[]] = [[], []];
      // By short turns, so that a busy moment falls on both; the first of them warms up.
      for (let turn = 0; turn <= rounds * 4; turn += 1) {
        for (const [of, questionsOf] of requestsBySize.entries()) {
          const { p50 } = await sendRequests(questionsOf[index]?.shot ?? { port: 0, path: '' }, 1, seconds / 4);
          if (turn > 0) times[of]?.push(p50);
        }
      }
      growth.push({ name, few: median(times[0]), many: median(times[1]) });
      process.stderr.write(`${name}: ${median(times[0]).toFixed(2)} ms, ${median(times[1]).toFixed(2)} ms\n`);
    }
    return growth;
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
};

/** Makes books of one group on a server, whose orders are then fired. */
const prepareOrders = async (server: Restartable): Promise<SealTrial> => {
  const size = { groups: 1, customers: CUSTOMERS, entries: 8 * CUSTOMERS };
  const seller = await createBooks(server, size);
  return {
    fire: async (seconds) => (await sendRequests(orders(server.port, seller, size), CONNECTIONS, seconds)).perSecond,
  };
};

/** Measures the books of points, on servers of their own. */
export const measureLedger = async (pace: Rounds): Promise<LedgerMeasurement> => {
  const rates: Rates[] = [];
  const canCompare = await hasPgbench();
  if (canCompare) for (const groups of [1, 8]) rates.push(await measureRate(groups, pace));
  const seals = await measureSeals(prepareOrders, pace);
  return { rates: canCompare ? rates : undefined, growth: await measureGrowth(pace), seals };
};

/** What is wanted: of pgbench's orders a second at least this part, and of the time with few entries at most so much. */
const LEAST_PART = 0.4;
const MOST_GROWTH = 1.25;

/** Whether everything is as it should be. */
export const isLedgerQuick = ({ rates, growth, seals }: LedgerMeasurement): boolean =>
  (rates ?? []).every(({ ratio }) => ratio >= LEAST_PART) &&
  growth.every(({ few, many }) => many / few <= MOST_GROWTH) &&
  areSealsCheap(seals);

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** The part of the record that tells of it. */
export const ledgerText = ({ rates, growth, seals }: LedgerMeasurement): string => {
  const compared = (rates ?? []).map(
    ({ groups, statements, api, pgbench, ratio }) =>
      `| ${groups} | ${statements} | ${number(api)} | ${number(pgbench)} | ${ratio.toFixed(2)} | ${LEAST_PART} ${ratio >= LEAST_PART ? '✔' : '✖'} |`,
  );
  const grown = growth.map(
    ({ name, few, many }) =>
      `| ${name} | ${few.toFixed(2)} | ${many.toFixed(2)} | ${(many / few).toFixed(2)} | ${MOST_GROWTH} ${many / few <= MOST_GROWTH ? '✔' : '✖'} |`,
  );
  return `
Orders through the API over ${CONNECTIONS} connections, beside the statements that PostgreSQL was told for one of them, sent to the same
PostgreSQL by pgbench over as many connections with other ids each time, by turns in the same run:

| groups | statements of an order | orders a second | by pgbench | ratio | wanted |
|--:|--:|--:|--:|--:|--:|
${rates ? compared.join('\n') : '| – | there is no pgbench here | | | | |'}

What books of ${number(MANY_ENTRIES)} entries take, beside books of ${number(FEW_ENTRIES)}, asked by turns by one client; the customer has a tenth of the entries:

| what | ms with few | ms with many | ratio | wanted |
|---|--:|--:|--:|--:|
${grown.join('\n')}
${sealText(seals)}`;
};
