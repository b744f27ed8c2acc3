/**
 * Row-level security of every table (decision 74). The application's own checks are bypassed: plain statements over the
 * program's connections, for one actor after another.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { runAs, runAsSystem, NOBODY } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import { type Wall, walls } from '../../platform/database/row-security/walls.ts';
import { makeCv } from '../factories/cvs.ts';
import { startTestApi } from '../server/api.ts';
import { commerceRows } from './commerce.rows.ts';
import { eventRows } from './event.rows.ts';
import { identityRows } from './identity.rows.ts';
import { profileRows } from './profile.rows.ts';
import { companySignInRows } from './companySignIn.rows.ts';
import { integrationRows } from './integration.rows.ts';
import { paymentRows } from './payment.rows.ts';
import { dueRows } from './due.rows.ts';
import { invoiceRows } from './invoice.rows.ts';
import { perkRows } from './perk.rows.ts';
import { attendanceRows } from './attendance.rows.ts';
import { ticketRows } from './ticket.rows.ts';
import { socialRows } from './social.rows.ts';
import { makeWallWorld, NAMES, type WalledRow } from './world.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const world = await makeWallWorld(api);

const ACTORS = { ...Object.fromEntries(NAMES.map((name) => [name, world[name].memberId])), nobody: NOBODY };

/** Tables that `row-security.test.ts` covers. */
const TOLD_ELSEWHERE = [
  'content_items',
  'content_placements',
  'conversations',
  'conversation_members',
  'messages',
  'point_accounts',
  'point_entries',
  'point_lots',
  'point_movements',
  'point_order_changes',
  'point_orders',
  'point_totals',
];

const rows: readonly WalledRow[] = [
  ...identityRows,
  ...profileRows,
  ...socialRows,
  ...integrationRows,
  ...paymentRows,
  ...dueRows,
  ...perkRows,
  ...ticketRows,
  ...attendanceRows,
  ...companySignInRows,
  ...eventRows,
  ...commerceRows,
  ...invoiceRows,
];
const tablesOf = (wall: Wall): string[] => Object.keys(walls).filter((table) => walls[table]?.wall === wall);

test('the list of walls names exactly the existing tables', async () => {
  const found = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  assert.deepEqual(Object.keys(walls).toSorted(), found.rows.map(({ name }) => name).toSorted());
});

test('row security is enabled exactly for tables that are not public', async () => {
  const found = await db.execute<{ name: string }>(sql`select relname as name from pg_class
    where relrowsecurity and relnamespace = 'public'::regnamespace`);
  const expected = [...tablesOf('walled'), ...tablesOf('program')];
  assert.deepEqual(found.rows.map(({ name }) => name).toSorted(), expected.toSorted());
});

test('policies of program tables admit the program only', async () => {
  const found = await db.execute<{ name: string; rule: string }>(
    sql`select tablename as name, concat_ws(' and ', qual, with_check) as rule from pg_policies where schemaname = 'public'`,
  );
  const rules = (of: string) => found.rows.filter(({ name }) => name === of).map(({ rule }) => rule);
  for (const table of tablesOf('program'))
    assert.deepEqual(rules(table), ['( SELECT m4u_sees_all() AS m4u_sees_all)'], table);
});

test('owners of rows are guarded by a trigger wherever readers may lock them', async () => {
  const { rows: open } = await db.execute<{ name: string }>(sql`select tablename as name from pg_policies
    where schemaname = 'public' and cmd = 'UPDATE' and qual = 'true'
      and with_check <> '( SELECT m4u_sees_all() AS m4u_sees_all)' order by name`);
  const { rows: guarded } = await db.execute<{ name: string }>(sql`select relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname in ('m4u_refuse_new_owner', 'point_accounts_guard') order by name`);
  assert.deepEqual(open, guarded);
  assert.ok(open.length > 0);
});

test('every protected table has a test row', () => {
  const tried = new Set([...TOLD_ELSEWHERE, ...rows.map(({ table }) => table)]);
  assert.deepEqual(
    [...tablesOf('walled'), ...tablesOf('program')].filter((table) => !tried.has(table)),
    [],
  );
});

const list = (parts: Parameters<typeof sql.join>[0], by: string) => sql.join(parts, sql.raw(by));

/** Writes the row as the program; returns the condition that finds it. */
const write = async ({ table, values, key, isThere = false }: WalledRow) => {
  const cells = values(world);
  const columns = list(
    Object.keys(cells).map((name) => sql.identifier(name)),
    ', ',
  );
  const entries = list(
    Object.values(cells).map((value) => sql`${value}`),
    ', ',
  );
  const into = sql`insert into ${sql.identifier(table)} (${columns}) values (${entries})`;
  if (!isThere) await runAsSystem(() => db.execute(into));
  return list(
    key.map((name) => sql`${sql.identifier(name)} = ${cells[name]}`),
    ' and ',
  );
};

describe('row-level security by itself', () => {
  for (const row of rows)
    test(`shows a row of ${row.table} to ${row.seenBy?.join(', ') ?? 'the program'} only`, async () => {
      const table = sql.identifier(row.table);
      const found = await write(row);
      const count = async () => (await db.execute(sql`select 1 from ${table} where ${found}`)).rows.length;
      assert.equal(await runAsSystem(count), 1);
      for (const [name, actor] of Object.entries(ACTORS)) {
        const isSeen = (row.seenBy as readonly string[] | undefined)?.includes(name) ?? false;
        assert.equal(await runAs(actor, count), Number(isSeen), `seen by ${name}`);
        if (isSeen) continue;
        const change = sql`update ${table} set ${sql.identifier(row.key[0] ?? '')} = ${sql.identifier(row.key[0] ?? '')}`;
        for (const statement of [sql`${change} where ${found}`, sql`delete from ${table} where ${found}`]) {
          const work = async () => (await db.execute(statement)).rowCount;
          assert.equal(await runAs(actor, work).catch(() => 0), 0, `changed by ${name}`);
        }
      }
      assert.equal(await runAsSystem(count), 1);
    });
});

describe('row that a reader does not manage', () => {
  /** Gives all reachable rows of the table to the café, of which the actor is an admin; returns their number. */
  const takeOver = (actor: string, table: string, own: ReturnType<typeof sql>) =>
    runAs(actor, async () => (await db.execute(sql`update ${sql.identifier(table)} set ${own}`)).rowCount ?? 0);
  const refused = ({ cause }: Error) => (cause as { code?: string }).code === '42501';
  const isCafes = sql`group_id = ${world.cafe}`;
  const isCafesAlone = sql`${isCafes}, owner_id = null`;

  test('cannot be taken over: an event by a helper', async () => {
    const { memberId } = world.dung;
    await runAsSystem(() =>
      db.execute(sql`insert into check_in_helpers (event_id, member_id, created_at)
        select id, ${memberId}, now() from check_in_events`),
    );
    await assert.rejects(takeOver(memberId, 'check_in_events', isCafesAlone), refused);
    await assert.rejects(takeOver(memberId, 'check_in_events', sql`owner_id = ${memberId}, group_id = null`), refused);
  });

  test('cannot be taken over: a campaign that everybody sees', async () => {
    await runAsSystem(() => db.execute(sql`update affiliate_campaigns set status = 'running'`));
    await assert.rejects(takeOver(world.dung.memberId, 'affiliate_campaigns', isCafes), refused);
  });

  test('cannot be written: a link to somebody else’s CV, nor one moved there', async () => {
    const { an, binh } = world;
    const [{ _id: cvOfAn }, { _id: own }] = [await makeCv(api, an), await makeCv(api, binh)];
    const asBinh = (statement: ReturnType<typeof sql>) => runAs(binh.memberId, () => db.execute(statement));
    const link = (id: string, cv: string, owner: string) => sql`insert into cv_links
      (id, cv_id, member_id, key, label, shown, created_at) values (${id}, ${cv}, ${owner}, ${id}, 'x', '[]', now())`;
    for (const owner of [binh, an]) await assert.rejects(asBinh(link(randomUUID(), cvOfAn, owner.memberId)), refused);
    const ownLink = randomUUID();
    await asBinh(link(ownLink, own, binh.memberId));
    for (const change of [sql`cv_id = ${cvOfAn}`, sql`member_id = ${an.memberId}`])
      await assert.rejects(asBinh(sql`update cv_links set ${change} where id = ${ownLink}`), refused);
  });

  test('can be given another owner by the program', async () => {
    assert.ok(
      (await runAsSystem(async () => (await db.execute(sql`update check_in_events set ${isCafesAlone}`)).rowCount)) ??
        0,
    );
  });
});
