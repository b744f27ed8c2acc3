import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Person, makeCrowd } from '../../testing/factories/crowd.ts';
import { cloneDatabase } from '../../testing/database/database.ts';
import { startProcess } from '../../testing/server/process.ts';

const ORDERS = 100_000;
const MOVEMENTS = 100_000;
const BUYERS = 500;
const MEBIBYTE = 1024 * 1024;
/** MiB. About 50 are usual; all lines in memory at once would take several hundred. */
const MOST_GROWN = 100;

const database = await cloneDatabase();
const process_ = await startProcess(database);
const client = new pg.Client(database.connection);
await client.connect();
after(async () => {
  await client.end();
  await process_.stop();
  await database.drop();
});

const [admin = assert.fail()]: Person[] = await makeCrowd(process_.origin, database, 1);
const shop = '019a0000-0000-7000-8000-00000000aaaa';
const number = (prefix: string, of: string) =>
  `('019a0000-0000-7000-${prefix}-' || lpad(to_hex(${of}), 12, '0'))::uuid`;

await client.query(`insert into groups (id, name) values ($1, 'Gốm Sông Thu')`, [shop]);
await client.query(
  `insert into group_members (group_id, member_id, role, status) values ($1, $2, 'admin', 'accepted')`,
  [shop, admin.memberId],
);
await client.query(`insert into members (id, name)
  select ${number('9001', 'n')}, 'Nguyễn Thị Ngọc Ẩn ' || n from generate_series(1, ${BUYERS}) as n`);
await client.query(`insert into point_accounts (id, group_id, member_id, issuing, created_at)
  select ${number('9002', 'n')}, '${shop}', case when n > 0 then ${number('9001', 'n')} end, (n = 0)::int, now()
  from generate_series(0, ${BUYERS}) as n`);
// Triggers are off: old rows need no check one by one while they are inserted.
await client.query('set session_replication_role = replica');
await client.query(`insert into point_orders (id, group_id, account_id, kind, invoice_number,
    value, spent, earned, payment, rate, note, created_by, created_at, updated_at)
  select ${number('9003', 'n')}, '${shop}', ${number('9002', `1 + n % ${BUYERS}`)}, 'invoice', 'HĐ-' || n, n * 1000, 0, n, n * 1000,
    100, repeat('Đặng Ngọc Ẩm, giao buổi sáng; ', 5) || n, '${admin.memberId}', now(), now()
  from generate_series(1, ${ORDERS}) as n`);
await client.query(`insert into point_movements
    (id, group_id, account_id, against_id, kind, points, note, actor_id, created_at)
  select ${number('9004', 'n')}, '${shop}', ${number('9002', `1 + n % ${BUYERS}`)}, ${number('9002', '0')}, 'earn', n,
    'Quà tháng ba', '${admin.memberId}', now() from generate_series(1, ${MOVEMENTS}) as n`);
await client.query('set session_replication_role = origin');
await client.query('analyze point_orders, point_movements, point_accounts');

/** Resident memory of the API's process, in bytes. */
const memory = async (): Promise<number> => {
  const status = await readFile(`/proc/${process_.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
};

const get = async (path: string): Promise<Response> => {
  const answer = await fetch(`${process_.origin}/api${path}`, { headers: { authorization: `Bearer ${admin.token}` } });
  assert.equal(answer.status, 200);
  return answer;
};

// Warms up the process, so that the idle figure includes the memory that every working process takes.
for (let page = 1; page <= 60; page += 1)
  await (await get(`/orderGroup/getOrderGroup?groupId=${shop}&limit=100&page=${page}`)).arrayBuffer();

/** Reads an export as a stream to its end and records the peak of memory. */
const read = async (path: string) => {
  const idle = await memory();
  let most = idle;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memory());
      await wait(20);
    }
  })();
  const started = performance.now();
  const answer = await get(path);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const hash = createHash('sha256');
  let [bytes, lines, beginning, end] = [0, 0, '', ''];
  for await (const part of answer.body ?? assert.fail()) {
    const text = decoder.decode(part as Uint8Array, { stream: true });
    bytes += (part as Uint8Array).length;
    lines += text.split('\n').length - 1;
    beginning ||= text.slice(0, 100);
    end = (end + text).slice(-500);
    hash.update(part as Uint8Array);
  }
  isOver = true;
  await watching;
  const took = performance.now() - started;
  return { bytes, lines, beginning, end, digest: hash.digest('hex'), grown: (most - idle) / MEBIBYTE, took };
};

const onLinux = { skip: process.platform === 'linux' ? false : 'memory is read from /proc' };

describe('large exports', { concurrency: false }, () => {
  for (const [what, path, rows, last] of [
    ['orders', `/orderGroup/exportOrderGroup?groupId=${shop}`, ORDERS, 'HĐ-1,'],
    ['movements', `/orderGroup/exportPoint?groupId=${shop}`, MOVEMENTS, 'Tích điểm,1,,'],
  ] as const)
    test(`send all ${what} in little memory`, onLinux, async (t) => {
      const { bytes, lines, beginning, end, digest, grown, took } = await read(path);
      t.diagnostic(
        `${rows} lines, ${(bytes / MEBIBYTE).toFixed(1)} MiB in ${took.toFixed(0)} ms, ${grown.toFixed(1)} MiB more memory`,
      );
      assert.equal(lines, rows + 1);
      assert.ok(beginning.startsWith('\uFEFFNgày giờ,'), beginning);
      assert.ok(end.split('\r\n').at(-2)?.includes(last), end);
      assert.ok(grown < MOST_GROWN, `${grown} MiB`);
      // A second export is equal byte by byte.
      assert.equal((await read(path)).digest, digest);
    });
});
