/**
 * The statements of one order as PostgreSQL itself was told them, sent again by pgbench: the same rows written by the
 * same statements in the same transaction, with nothing else around. What pgbench does a second is what PostgreSQL can.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bookId, findPostgres, withClient } from './books.ts';
import type { Restartable } from '../servers.ts';
import { recordStatements, type LoggedStatement } from '../floors/statements.ts';

const execute = promisify(execFile);

/** Whether this machine has pgbench, which comes with PostgreSQL and not with M4U. */
export const hasPgbench = (): Promise<boolean> =>
  execute('pgbench', ['--version']).then(
    () => true,
    () => false,
  );

/** Which ids of an order mean what: those that every order has others of, and those that its customer brings. */
interface KnownIds {
  readonly customer: number;
  readonly groups: number;
  readonly key: string;
  readonly invoice: string;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * The script of an order: ids that were made for it become others for every one, its customer one drawn by lot. `:i`
 * counts a client's orders and `:c` is its number, so that new ids are in order as the program's are.
 */
const writeScript = (
  statements: readonly LoggedStatement[],
  fixed: ReadonlySet<string>,
  knownIds: KnownIds,
): string => {
  const { customer, groups, key, invoice } = knownIds;
  const first = 100_000_000_000;
  const prefix = (table: Parameters<typeof bookId>[0]) => bookId(table, 0).slice(0, -12);
  const varying = new Map<string, string>([
    [bookId('member', customer), `${prefix('member')}:customer`],
    [bookId('account', customer), `${prefix('account')}:customer`],
    [bookId('group', customer % groups), `${prefix('group')}:group`],
    [bookId('issuing', customer % groups), `${prefix('issuing')}:group`],
  ]);
  const generatedIds = new Map<string, string>();
  const idIn = (id: string): string => {
    if (fixed.has(id)) return id;
    const value = varying.get(id) ?? generatedIds.get(id);
    if (value !== undefined) return value;
    const generated = `019b${String(generatedIds.size).padStart(4, '0')}-:c-7000-8000-:i`;
    generatedIds.set(id, generated);
    return generated;
  };
  const filled = ({ text, parameters }: LoggedStatement): string =>
    text
      .replaceAll(/\$(\d+)/g, (_, number) => parameters.get(Number(number)) ?? 'NULL')
      .replaceAll(key, ':c-:i')
      .replaceAll(invoice, 'B-:c-:i')
      .replaceAll(UUID, idIn)
      .replaceAll(/\s+/g, ' ');
  return [
    `\\set i :i + 1`,
    `\\set c 1000 + :client_id`,
    `\\set n random(0, :customers - 1)`,
    `\\set customer ${first} + :n`,
    `\\set group ${first} + :n % :groups`,
    ...statements.map((statement) => `${filled(statement)};`),
    '',
  ].join('\n');
};

/** The orders of a server as a script, ready to be sent by pgbench. */
export interface Replay {
  /** Statements of one order, `begin` and `commit` among them. */
  readonly statements: number;
  readonly script: string;
  /** Orders a second of so many connections. */
  fire(connections: number, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Listens to one order and makes a script of it. `order` enters one for a customer with this key and invoice number. */
export const createReplay = async (
  server: Restartable,
  { groups, customers, sellerId }: { groups: number; customers: number; sellerId: string },
  order: (customer: number, key: string, invoice: string) => Promise<void>,
): Promise<Replay> => {
  const config = await findPostgres(server);
  const knownIds = { customer: 7, groups, key: 'bench-key-of-one', invoice: 'Bench-hoa-don-1' };
  const logged = await withClient(config, async (client) => {
    // The first order of a process prepares statements.
    for (const n of [1, 2, 3]) await order(knownIds.customer, `bench-before-${n}`, `Bench-truoc-${n}`);
    await sleep(1_000);
    return recordStatements(server, client, () => order(knownIds.customer, knownIds.key, knownIds.invoice));
  });
  const first = logged.findIndex(
    ({ text, parameters }) =>
      /idempotency_keys/.test(text) && [...parameters.values()].some((value) => value.includes(knownIds.key)),
  );
  const { pid } = logged[first] ?? {};
  const committed = logged.findIndex(
    (statement, index) => index > first && statement.pid === pid && /^commit/i.test(statement.text),
  );
  if (first < 0 || committed < 0) throw new Error('The log does not tell of the order.');
  // What was read of the session and the group before, and all of the transaction; jobs of the process are not of it.
  const own = logged
    .slice(0, committed + 1)
    .filter((statement, index) => statement.pid === pid || (index < first && /^select/i.test(statement.text)));
  const session = own.filter(({ text }) => /session/i.test(text)).flatMap(({ parameters }) => [...parameters.values()]);
  const fixed = new Set([sellerId, ...session.flatMap((value) => value.match(UUID) ?? [])]);
  const folder = await mkdtemp(join(tmpdir(), 'm4u-pgbench-'));
  const script = writeScript(own, fixed, knownIds);
  const path = join(folder, 'order.sql');
  await writeFile(path, script);
  let run = 0;
  return {
    statements: own.length,
    script,
    fire: async (connections, seconds) => {
      run += 1;
      const variables = { i: run * 1_000_000_000 + 100_000_000_000, customers, groups };
      const { stdout } = await execute('pgbench', [
        '--no-vacuum',
        '--protocol=simple',
        `--file=${path}`,
        `--client=${connections}`,
        '--jobs=1',
        `--time=${seconds}`,
        ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
        '-h',
        config.host ?? '',
        '-p',
        String(config.port),
        '-U',
        'm4u',
        'm4u',
      ]);
      if (!/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
};
