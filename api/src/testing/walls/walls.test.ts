/**
 * Row-level security of every table (decision 74), with the application's own checks not in the way: plain statements,
 * over the connections that the program uses, for one actor after another.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runAs, runAsSystem, NOBODY } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import { type Wall, walls } from '../../platform/database/row-security/walls.ts';
import { startTestApi } from '../server/api.ts';
import { commerceRows } from './commerce.rows.ts';
import { eventRows } from './event.rows.ts';
import { identityRows } from './identity.rows.ts';
import { profileRows } from './profile.rows.ts';
import { socialRows } from './social.rows.ts';
import { makeWallWorld, NAMES, type WalledRow } from './world.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const world = await makeWallWorld(api);

const ACTORS = { ...Object.fromEntries(NAMES.map((name) => [name, world[name].memberId])), nobody: NOBODY };

/** Tables of which `row-security.test.ts` tells more. */
const TOLD_ELSEWHERE = [
  'content_items',
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

const rows: readonly WalledRow[] = [...identityRows, ...profileRows, ...socialRows, ...eventRows, ...commerceRows];
const tablesOf = (wall: Wall): string[] => Object.keys(walls).filter((table) => walls[table]?.wall === wall);

test('every table is named in the list of walls, and no other', async () => {
  const found = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  assert.deepEqual(Object.keys(walls).toSorted(), found.rows.map(({ name }) => name).toSorted());
});

test('row security is on for each table that is not public, and for no other', async () => {
  const found = await db.execute<{ name: string }>(sql`select relname as name from pg_class
    where relrowsecurity and relnamespace = 'public'::regnamespace`);
  const wanted = [...tablesOf('walled'), ...tablesOf('program')];
  assert.deepEqual(found.rows.map(({ name }) => name).toSorted(), wanted.toSorted());
});

test('the policies of what only the program reaches ask for nothing but the program', async () => {
  const found = await db.execute<{ name: string; rule: string }>(
    sql`select tablename as name, concat_ws(' and ', qual, with_check) as rule from pg_policies where schemaname = 'public'`,
  );
  const rules = (of: string) => found.rows.filter(({ name }) => name === of).map(({ rule }) => rule);
  for (const table of tablesOf('program'))
    assert.deepEqual(rules(table), ['( SELECT m4u_sees_all() AS m4u_sees_all)'], table);
});

test('only the program changes whose a row is, where everybody who sees the row may lock it', async () => {
  const { rows: open } = await db.execute<{ name: string }>(sql`select tablename as name from pg_policies
    where schemaname = 'public' and cmd = 'UPDATE' and qual = 'true'
      and with_check <> '( SELECT m4u_sees_all() AS m4u_sees_all)' order by name`);
  const { rows: guarded } = await db.execute<{ name: string }>(sql`select relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname in ('m4u_refuse_new_owner', 'point_accounts_guard') order by name`);
  assert.deepEqual(open, guarded);
  assert.ok(open.length > 0);
});

test('a row of each is tried below', () => {
  const tried = new Set([...TOLD_ELSEWHERE, ...rows.map(({ table }) => table)]);
  assert.deepEqual(
    [...tablesOf('walled'), ...tablesOf('program')].filter((table) => !tried.has(table)),
    [],
  );
});

const list = (parts: Parameters<typeof sql.join>[0], by: string) => sql.join(parts, sql.raw(by));

/** Writes the row for the program, and answers the condition that finds it. */
const write = async ({ table, values, key, isThere = false }: WalledRow) => {
  const given = values(world);
  const columns = list(
    Object.keys(given).map((name) => sql.identifier(name)),
    ', ',
  );
  const entries = list(
    Object.values(given).map((value) => sql`${value}`),
    ', ',
  );
  const into = sql`insert into ${sql.identifier(table)} (${columns}) values (${entries})`;
  if (!isThere) await runAsSystem(() => db.execute(into));
  return list(
    key.map((name) => sql`${sql.identifier(name)} = ${given[name]}`),
    ' and ',
  );
};

describe('with the application’s own checks off', () => {
  for (const row of rows)
    test(`a row of ${row.table} is there for ${row.seenBy?.join(', ') ?? 'the program'} alone`, async () => {
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

describe('a row that somebody sees and does not manage', () => {
  /** How many rows of the table the actor makes the café's, of which they are an admin: all that they reach. */
  const takeOver = (actor: string, table: string, own: ReturnType<typeof sql>) =>
    runAs(actor, async () => (await db.execute(sql`update ${sql.identifier(table)} set ${own}`)).rowCount ?? 0);
  const refused = ({ cause }: Error) => (cause as { code?: string }).code === '42501';
  const isCafes = sql`group_id = ${world.cafe}`;
  const isCafesAlone = sql`${isCafes}, owner_id = null`;

  test('is not made theirs: an event by who helps at its door', async () => {
    const { memberId } = world.dung;
    await runAsSystem(() =>
      db.execute(sql`insert into check_in_helpers (event_id, member_id, created_at)
        select id, ${memberId}, now() from check_in_events`),
    );
    await assert.rejects(takeOver(memberId, 'check_in_events', isCafesAlone), refused);
    await assert.rejects(takeOver(memberId, 'check_in_events', sql`owner_id = ${memberId}, group_id = null`), refused);
  });

  test('is not made theirs: a campaign that everybody sees', async () => {
    await runAsSystem(() => db.execute(sql`update affiliate_campaigns set status = 'running'`));
    await assert.rejects(takeOver(world.dung.memberId, 'affiliate_campaigns', isCafes), refused);
  });

  test('changes its owner by the program', async () => {
    assert.ok(
      (await runAsSystem(async () => (await db.execute(sql`update check_in_events set ${isCafesAlone}`)).rowCount)) ??
        0,
    );
  });
});
