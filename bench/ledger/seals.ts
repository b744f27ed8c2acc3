/**
 * What seals cost: orders a second of a server whose rows are sealed beside those of one whose rows are not, by turns on
 * the same machine (docs/rules/seal.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '@m4u/contract/durations';
import type pg from 'pg';
import { findPostgres, withClient } from './books.ts';
import { median } from '../median.ts';
import { type Restartable, startM4u } from '../servers.ts';

/** A server under load: fires orders for so many seconds, and returns how many a second it took. */
export interface SealTrial {
  fire(seconds: number): Promise<number>;
}

/** Orders a second without and with seals. */
export interface SealRates {
  readonly without: number;
  readonly sealed: number;
  /** The median of the rounds' own ratios. */
  readonly ratio: number;
  /** Rows that were sealed during the turns. */
  readonly seals: number;
}

/** Least part of the orders a second without seals. */
const LEAST_PART = 0.95;

/** Every turn has this many times the seconds of other parts: it contains one run of the job. */
const LONGER = 4;
/** Fewer rounds would hide 5 % behind what two turns differ by anyway. */
const LEAST_ROUNDS = 7;

/** Ends sealing by the minute: it would fall on turns by chance. The other jobs stay. */
const endSchedule = (client: pg.Client) => client.query(`delete from jobs.schedule where name = 'seal.rows'`);

/** Queues one run of the job and waits until it has sealed all rows. */
const sealRows = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into jobs.job (name, data) values ('seal.rows', '{"value": {}}') returning id`,
  );
  for (let state = ''; state !== 'completed';) {
    await sleep(SECOND / 4);
    const found = await client.query<{ state: string }>('select state from jobs.job where id = $1', [rows[0]?.id]);
    state = found.rows[0]?.state ?? '';
    if (state === 'failed' || state === 'retry') throw new Error('The rows could not be sealed.');
  }
};

const countSeals = async (client: pg.Client): Promise<number> =>
  Number((await client.query<{ count: string }>('select count(*) from seals')).rows[0]?.count);

const measure = async (
  client: pg.Client,
  [without, sealed]: readonly [SealTrial, SealTrial],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<SealRates> => {
  const duration = seconds * LONGER;
  const fireSealed = async (): Promise<number> => {
    const fired = sealed.fire(duration);
    // In the middle of the turn, so that it ends within, and seals the rows of one turn.
    await sleep((duration * SECOND) / 2);
    await sealRows(client);
    return fired;
  };
  await without.fire(duration);
  await fireSealed();
  const before = await countSeals(client);
  const rates: { readonly without: number; readonly sealed: number }[] = [];
  for (let round = 0; round < Math.max(rounds, LEAST_ROUNDS); round += 1) {
    // The first of a round changes, so that what the machine gains or loses in the meantime falls on both.
    const first = round % 2 === 0 ? await without.fire(duration) : await fireSealed();
    const second = round % 2 === 0 ? await fireSealed() : await without.fire(duration);
    const [own, bare] = round % 2 === 0 ? [second, first] : [first, second];
    rates.push({ without: bare, sealed: own });
    process.stderr.write(`without seals ${Math.round(bare)}, with them ${Math.round(own)}\n`);
  }
  return {
    without: median(rates.map((each) => each.without)),
    sealed: median(rates.map((each) => each.sealed)),
    ratio: median(rates.map((each) => each.sealed / each.without)),
    seals: (await countSeals(client)) - before,
  };
};

/** Measures orders with and without seals on two servers; `prepare` makes the same books on each. */
export const measureSeals = async (
  prepare: (server: Restartable) => Promise<SealTrial>,
  pace: { readonly seconds: number; readonly rounds: number },
): Promise<SealRates> => {
  const servers: Restartable[] = [];
  const start = async () => {
    const server = await startM4u();
    servers.push(server);
    const config = await findPostgres(server);
    await withClient(config, endSchedule);
    return { config, trial: await prepare(server) };
  };
  try {
    const without = await start();
    const sealed = await start();
    return await withClient(sealed.config, async (client) => {
      await sealRows(client);
      return measure(client, [without.trial, sealed.trial], pace);
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};

/** Whether seals cost little enough. */
export const areSealsCheap = ({ ratio, seals }: SealRates): boolean => ratio >= LEAST_PART && seals > 0;

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** The part of the record that tells of it. */
export const sealText = (rates: SealRates): string => `
Orders through the API of a server whose rows are sealed, beside one whose rows are not, by turns; each turn with seals
contains one run of the job, which seals the rows of a turn:

| without seals | with seals | ratio | rows sealed meanwhile | wanted |
|--:|--:|--:|--:|--:|
| ${number(rates.without)} | ${number(rates.sealed)} | ${rates.ratio.toFixed(3)} | ${number(rates.seals)} | ${LEAST_PART} ${areSealsCheap(rates) ? '✔' : '✖'} |
`;
