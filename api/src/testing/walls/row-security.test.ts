/**
 * The second wall (decision 54): the application's own checks are not in the way here. Plain statements ask each table
 * for all it has, for one actor after another, over the connections that the program uses.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq, sql } from '../../platform/database/orm.ts';
import pg from 'pg';
import { contentItems } from '../../content/item/tables.ts';
import { runAs, runAsSystem, NOBODY, SYSTEM } from '../../platform/database/row-security/current-actor.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { APP_ROLE } from '../../platform/database/row-security/roles.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { assertDone } from '../server/answers.ts';
import { startTestApi, type TestMember } from '../server/api.ts';
import { talksOf } from '../factories/conversations.ts';
import { sellingAt } from '../factories/points.ts';
import { makeGroup, relate } from '../factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const talks = talksOf(api);
const NAMES = ['an', 'binh', 'cuc', 'dung'] as const;
type Name = (typeof NAMES)[number];
const people = new Map<Name, TestMember>();
const who = (name: Name): TestMember => people.get(name) ?? assert.fail(name);
const groups: Record<'shop' | 'cafe', string> = { shop: '', cafe: '' };
const EVERYBODY = [...NAMES, 'nobody', 'system'] as const;

const as = (name: (typeof EVERYBODY)[number]): string => {
  if (name === 'nobody') return NOBODY;
  return name === 'system' ? SYSTEM : who(name).memberId;
};

/** Everything that a table shows to somebody, in one column. */
const shown = (name: (typeof EVERYBODY)[number], query: string): Promise<string[]> =>
  runAs(as(name), async () => {
    const { rows } = await db.execute<{ it: string }>(sql.raw(query));
    return rows.map(({ it }) => it).toSorted();
  });

const post = async (name: Name, title: string, policy: string, groupId?: string) => {
  const path = groupId === undefined ? '/members/insertBlog' : '/brandBlog/insert/';
  const body = { title, content: '<p>…</p>', policy, ...(groupId !== undefined && { groupId }) };
  assertDone(await api.post(path, { as: who(name), body }));
};

before(async () => {
  for (const name of NAMES) people.set(name, await api.signUp(`${name}@example.vn`, { name }));
  await relate(api, who('an'), who('binh'));
  await relate(api, who('binh'), who('dung'));
  // Cúc runs the shop, in which An is; Dũng runs the café.
  groups.shop = await makeGroup(api, { admins: [who('cuc')], members: [who('an')] });
  groups.cafe = await makeGroup(api, { admins: [who('dung')] });
  for (const policy of ['public', 'friends', 'private']) {
    await post('an', `an ${policy}`, policy);
    await post('cuc', `shop ${policy}`, policy, groups.shop);
  }
  await post('an', 'an gone', 'public');
  await db.update(contentItems).set({ deletedAt: api.clock.now() }).where(eq(contentItems.title, 'an gone'));

  await talks.write(who('an'), who('binh'), 'an → binh');
  await talks.write(who('binh'), who('dung'), 'binh → dung');
  const many = await talks.begin(who('binh'), [who('an')], { name: 'nhóm' });
  await talks.send(who('binh'), { groupMessageId: many._id, detail: 'before dung' });
  assertDone(await talks.change(who('binh'), 'members', many._id, { body: { members: [who('dung').memberId] } }));
  await talks.send(who('an'), { groupMessageId: many._id, detail: 'with dung' });
  assertDone(await talks.change(who('dung'), 'leave', many._id));
  await talks.send(who('an'), { groupMessageId: many._id, detail: 'after dung' });

  for (const [seller, group, buyer, points] of [
    ['cuc', 'shop', 'an', 11],
    ['cuc', 'shop', 'binh', 12],
    ['dung', 'cafe', 'binh', 13],
  ] as const)
    assertDone(await sellingAt(api, who(seller), groups[group]).plain(who(buyer).memberId, 'add', points));
});

/** What each table shows to whom; the others see nothing of it, and the program all. */
const TABLES: readonly {
  readonly table: string;
  readonly query: string;
  readonly to: Partial<Record<(typeof EVERYBODY)[number], string[]>>;
}[] = [
  {
    table: 'content_items',
    query: 'select title as it from content_items',
    to: {
      nobody: ['an public', 'shop public'],
      an: ['an friends', 'an gone', 'an private', 'an public', 'shop friends', 'shop public'],
      binh: ['an friends', 'an public', 'shop public'],
      cuc: ['an public', 'shop friends', 'shop private', 'shop public'],
      dung: ['an public', 'shop public'],
      system: ['an friends', 'an gone', 'an private', 'an public', 'shop friends', 'shop private', 'shop public'],
    },
  },
  {
    table: 'messages',
    query: `select detail as it from messages where kind = 'text'`,
    to: {
      an: ['after dung', 'an → binh', 'before dung', 'with dung'],
      binh: ['after dung', 'an → binh', 'before dung', 'binh → dung', 'with dung'],
      dung: ['binh → dung', 'with dung'],
      system: ['after dung', 'an → binh', 'before dung', 'binh → dung', 'with dung'],
    },
  },
  {
    table: 'conversations',
    query: `select coalesce(nullif(name, ''), 'of two') as it from conversations`,
    to: {
      an: ['nhóm', 'of two'],
      binh: ['nhóm', 'of two', 'of two'],
      dung: ['nhóm', 'of two'],
      system: ['nhóm', 'of two', 'of two'],
    },
  },
  {
    table: 'conversation_members',
    query: 'select (select name from members where id = member_id) as it from conversation_members',
    to: {
      an: ['an', 'an', 'binh', 'binh', 'dung'],
      binh: ['an', 'an', 'binh', 'binh', 'binh', 'dung', 'dung'],
      dung: ['an', 'binh', 'binh', 'dung', 'dung'],
      system: ['an', 'an', 'binh', 'binh', 'binh', 'dung', 'dung'],
    },
  },
  {
    table: 'point_accounts',
    query: `select case issuing when 1 then 'issues' else points::text end as it from point_accounts`,
    to: {
      an: ['11'],
      binh: ['12', '13'],
      cuc: ['11', '12', 'issues'],
      dung: ['13', 'issues'],
      system: ['11', '12', '13', 'issues', 'issues'],
    },
  },
  {
    table: 'point_totals',
    query: `select sum(added)::text as it from point_totals group by group_id`,
    to: { cuc: ['23'], dung: ['13'], system: ['13', '23'] },
  },
  ...(
    [
      ['point_movements', 'select points::text as it from point_movements'],
      ['point_orders', 'select earned::text as it from point_orders'],
      ['point_lots', 'select remaining::text as it from point_lots'],
      ['point_entries', 'select points::text as it from point_entries where points > 0'],
      ['point_order_changes', `select "after" ->> 'earned' as it from point_order_changes`],
    ] as const
  ).map(([table, query]) => ({
    table,
    query,
    to: { an: ['11'], binh: ['12', '13'], cuc: ['11', '12'], dung: ['13'], system: ['11', '12', '13'] },
  })),
];

describe('with the application’s own checks off', () => {
  for (const { table, query, to } of TABLES)
    test(`${table} shows each what is theirs, and nothing of others`, async () => {
      for (const name of EVERYBODY) assert.deepEqual(await shown(name, query), to[name] ?? [], `${table} to ${name}`);
    });

  test('no row of another is changed or taken away', async () => {
    const changes = [
      'update content_items set title = title || $$!$$ returning title',
      'update messages set detail = detail || $$!$$ returning detail',
      'update point_orders set note = $$!$$ returning note',
      'delete from content_items returning title',
      'delete from messages returning detail',
    ];
    for (const change of changes) {
      const work = () => inTransaction(db, async (tx) => (await tx.execute(sql.raw(change))).rows);
      assert.deepEqual(await runAs(NOBODY, work).catch(() => []), [], change);
    }
    // Of what Dũng sees of others nothing can be changed: not the public, and not what was written to them.
    const changed = (change: string, name: Name = 'dung') =>
      runAs(who(name).memberId, () => db.execute(sql.raw(change))).then(
        ({ rowCount }) => rowCount,
        ({ cause }: Error) => String(cause),
      );
    assert.match(String(await changed('update content_items set title = $$x$$')), /row-level security/);
    assert.equal(await changed('update messages set detail = $$x$$ where sender_id <> m4u_actor()'), 0);
    assert.equal(await changed('delete from content_items'), 0);
    // A statement that asks for nothing of a row is held by what it may change alone.
    for (const change of ['conversations set name = $$x$$', 'conversation_members set active_at = now()'])
      assert.equal(await changed(`update ${change}`, 'cuc'), 0, change);
    assert.match(String(await changed('update point_orders set note = $$x$$', 'an')), /row-level security/);
    // Nobody takes over what they only see: public content by a stranger, an order by its buyer who runs another group.
    const mine = `update content_items set owner_kind = 'member', owner_id = m4u_actor() where title = 'an public'`;
    assert.match(String(await changed(mine)), /the owner of this row/);
    const ans = await makeGroup(api, { admins: [who('an')] });
    assert.match(String(await changed(`update point_orders set group_id = '${ans}'`, 'an')), /the owner of this row/);
    const into = `insert into conversation_members (conversation_id, member_id, status, active_at)
      select '${await firstConversation()}', '${who('cuc').memberId}', 'accepted', now()`;
    const joined = await runAs(who('cuc').memberId, () => db.execute(sql.raw(into))).catch(({ cause }: Error) => cause);
    assert.match(String(joined), /row-level security/);
  });
});

const firstConversation = async (): Promise<string> =>
  (await runAsSystem(() => db.execute<{ id: string }>(sql`select id from conversations limit 1`))).rows[0]?.id ?? '';

describe('a connection', () => {
  const open = () => openDatabase(api.connection, { error: () => undefined }, 1);
  const own = sql`select coalesce(string_agg(distinct sender_id::text, ' '), '') as it from messages where sender_id = m4u_actor()`;
  const points = sql`select coalesce(string_agg(points::text, ' ' order by points), '') as it from point_accounts where issuing = 0`;
  const told = sql`select coalesce(current_setting('m4u.actor', true), '') as it`;

  test('signs in as the role that row security holds, and may do no more than the owner of the tables', async () => {
    const { rows } = await db.execute(sql`select current_user as role, session_user = current_user as own`);
    assert.deepEqual(rows, [{ role: APP_ROLE, own: true }]);
    const more = await db.execute(sql`select relation.oid::regclass, act from pg_class as relation
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as act
      where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(${APP_ROLE}, relation.oid, act)
        <> exists (select from aclexplode(coalesce(relacl, acldefault('r', relowner))) as given
          where given.grantee = relowner and given.privilege_type = act)`);
    assert.deepEqual(more.rows, []);
  });

  test('that nobody has named anybody on shows what is public alone', async () => {
    const client = new pg.Client(api.connection);
    await client.connect();
    await client.query(`set role ${APP_ROLE}`);
    for (const { table, to } of TABLES) {
      const { rows } = await client.query(`select * from ${table}`);
      assert.equal(rows.length, to.nobody?.length ?? 0, table);
    }
    await client.end();
  });

  test('is nobody’s at first, whatever the database is set to', async () => {
    const { database } = api.connection;
    await api.administer(`alter database ${database} set m4u.actor = 'system'`);
    const { db: single, close } = open();
    assert.deepEqual((await runAs(NOBODY, () => single.execute(points))).rows, [{ it: '' }]);
    await close();
    await api.administer(`alter database ${database} reset m4u.actor`);
  });

  test('of its own is each one’s for whom it works, however many come at once', async () => {
    const { db: single, close } = open();
    const expected = { an: '11', binh: '12 13', cuc: '11 12', dung: '13', nobody: '', system: '11 12 13' };
    const works = Array.from({ length: 200 }, (_, turn) => {
      const name = EVERYBODY[turn % EVERYBODY.length] ?? 'nobody';
      const work = async (): Promise<void> => {
        const asked = turn % 3 === 0 ? inTransaction(single, (tx) => tx.execute(points)) : single.execute(points);
        assert.deepEqual((await asked).rows, [{ it: expected[name] }], `${turn} ${name}`);
      };
      return runAs(as(name), work);
    });
    await Promise.all(works);
    await close();
  });

  test('that breaks, or whose transaction fails, is nobody’s afterwards', async () => {
    const { db: single, close } = open();
    const ask = (name: (typeof EVERYBODY)[number]) =>
      runAs(as(name), async () => (await single.execute<{ it: string }>(told)).rows[0]?.it);
    const failing = (name: Name) =>
      assert.rejects(
        runAs(as(name), () =>
          inTransaction(single, async (tx) => {
            await runAsSystem(() => tx.execute(points));
            await tx.execute(sql`select 1 / 0`);
          }),
        ),
      );
    await ask('binh');
    await failing('an');
    assert.equal(await ask('binh'), as('binh'));
    await failing('an');
    assert.equal(await ask('nobody'), '');
    await assert.rejects(runAs(as('an'), () => single.execute(sql`select pg_terminate_backend(pg_backend_pid())`)));
    assert.equal(await ask('nobody'), '');
    await ask('system');
    assert.deepEqual((await runAs(NOBODY, () => single.execute(own))).rows, [{ it: '' }]);
    await close();
  });

  test('is nobody’s when a commit turns out to be a rollback', async () => {
    const { db: single, close } = open();
    const ask = (name: (typeof EVERYBODY)[number]) =>
      runAs(as(name), async () => (await single.execute<{ it: string }>(told)).rows[0]?.it);
    assert.equal(await ask('system'), SYSTEM);
    const swallowing = () =>
      inTransaction(single, async (tx) => {
        await tx.execute(points);
        await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      });
    await assert.rejects(runAs(as('an'), swallowing));
    assert.equal(await ask('an'), as('an'));
    await runAs(as('an'), async () => {
      // Drizzle's own transactions send these words as objects.
      await single.transaction((tx) => runAsSystem(() => tx.execute(points)));
      assert.deepEqual((await single.execute(points)).rows, [{ it: '11' }]);
    });
    await close();
  });

  test('goes back to whom it works for when a part of its transaction is given up', async () => {
    const { db: single, close } = open();
    await runAs(as('an'), () =>
      inTransaction(single, async (tx) => {
        const read = async () => (await tx.execute(points)).rows;
        assert.deepEqual(await read(), [{ it: '11' }]);
        assert.deepEqual(await runAsSystem(read), [{ it: '11 12 13' }]);
        await assert.rejects(
          inTransaction(tx, async (nested) => {
            await runAsSystem(() => nested.execute(points));
            await nested.execute(sql`select 1 / 0`);
          }),
        );
        assert.deepEqual(await read(), [{ it: '11' }]);
      }),
    );
    await close();
  });

  test('is not told what is no member', () => {
    assert.throws(() => runAs(`'; reset role; --`, () => undefined));
  });
});
