/**
 * Row-level security as the second layer (decision 54). The application's own checks are bypassed: plain statements
 * read every row of each table, for one actor after another, over the program's connections.
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
import { conversationCalls } from '../factories/conversations.ts';
import { sellerCalls } from '../factories/points.ts';
import { makeGroup, relate } from '../factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const talks = conversationCalls(api);
const NAMES = ['an', 'binh', 'cuc', 'dung', 'cashier', 'editor'] as const;
type Name = (typeof NAMES)[number];
const people = new Map<Name, TestMember>();
const who = (name: Name): TestMember => people.get(name) ?? assert.fail(name);
const groups: Record<'shop' | 'cafe', string> = { shop: '', cafe: '' };
const EVERYBODY = [...NAMES, 'nobody', 'system'] as const;

const as = (name: (typeof EVERYBODY)[number]): string => {
  if (name === 'nobody') return NOBODY;
  return name === 'system' ? SYSTEM : who(name).memberId;
};

/** Returns everything that a table shows to an actor, in one column. */
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
  // Cúc runs the shop, of which An is a member, with a cashier and an editor; Dũng runs the café.
  const staff = { cashier: who('cashier'), editor: who('editor') };
  groups.shop = await makeGroup(api, { admins: [who('cuc')], members: [who('an')], staff });
  groups.cafe = await makeGroup(api, { admins: [who('dung')] });
  for (const policy of ['public', 'friends', 'private']) {
    await post('an', `an ${policy}`, policy);
    await post('cuc', `shop ${policy}`, policy, groups.shop);
  }
  await post('an', 'an gone', 'public');
  await db.update(contentItems).set({ deletedAt: api.clock.now() }).where(eq(contentItems.title, 'an gone'));

  for (const [title, state] of [
    ['an public', 'shown'],
    ['an friends', 'waiting'],
  ])
    await db.execute(sql`insert into content_placements (item_id, kind, group_id, member_id, state, since)
      select id, 'post', ${groups.shop}, owner_id, ${state}, now() from content_items where title = ${title}`);

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
    assertDone(await sellerCalls(api, who(seller), groups[group]).plain(who(buyer).memberId, 'add', points));
});

/** Rows that each actor must see; actors who are not named see none. */
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
      cashier: ['an public', 'shop friends', 'shop public'],
      editor: ['an public', 'shop friends', 'shop private', 'shop public'],
      system: ['an friends', 'an gone', 'an private', 'an public', 'shop friends', 'shop private', 'shop public'],
    },
  },
  {
    table: 'content_placements',
    query: 'select state as it from content_placements',
    to: {
      nobody: ['shown'],
      an: ['shown', 'waiting'],
      binh: ['shown'],
      cuc: ['shown', 'waiting'],
      dung: ['shown'],
      cashier: ['shown'],
      editor: ['shown', 'waiting'],
      system: ['shown', 'waiting'],
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
      cashier: ['11', '12', 'issues'],
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
      ['point_order_changes', `select "after" ->> 'earned' as it from point_order_changes`],
    ] as const
  ).map(([table, query]) => ({
    table,
    query,
    to: { an: ['11'], binh: ['12', '13'], cuc: ['11', '12'], dung: ['13'], system: ['11', '12', '13'] },
  })),
  // The cashier gives and takes points, which reads the customers' lots and entries; the service shows none of them.
  ...(
    [
      ['point_lots', 'select remaining::text as it from point_lots'],
      ['point_entries', 'select points::text as it from point_entries where points > 0'],
    ] as const
  ).map(([table, query]) => ({
    table,
    query,
    to: {
      an: ['11'],
      binh: ['12', '13'],
      cuc: ['11', '12'],
      dung: ['13'],
      cashier: ['11', '12'],
      system: ['11', '12', '13'],
    },
  })),
];

describe('row-level security by itself', () => {
  for (const { table, query, to } of TABLES)
    test(`shows rows of ${table} to their readers only`, async () => {
      for (const name of EVERYBODY) assert.deepEqual(await shown(name, query), to[name] ?? [], `${table} to ${name}`);
    });

  test('refuses changes and deletions of other people’s rows', async () => {
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
    // Dũng can change no row that they only see: neither public content nor messages to them.
    const changed = (change: string, name: Name = 'dung') =>
      runAs(who(name).memberId, () => db.execute(sql.raw(change))).then(
        ({ rowCount }) => rowCount,
        ({ cause }: Error) => String(cause),
      );
    assert.match(String(await changed('update content_items set title = $$x$$')), /row-level security/);
    assert.equal(await changed('update messages set detail = $$x$$ where sender_id <> m4u_actor()'), 0);
    assert.equal(await changed('delete from content_items'), 0);
    // A writer cannot approve an own piece, another group's admin no piece, and a member asks only their own groups.
    const approval = `update content_placements set state = 'shown' where state = 'waiting'`;
    assert.match(String(await changed(approval, 'an')), /row-level security/);
    assert.equal(await changed(approval), 0);
    // An admin changes no key, and brings back nothing that its writer has withdrawn; in a transaction that is undone.
    const undone = (change: string, name: Name) =>
      runAs(who(name).memberId, () =>
        inTransaction(db, async (tx) => {
          await tx.execute(sql`update content_placements set state = 'withdrawn' where state = 'waiting'`);
          const { rowCount } = await tx.execute(sql.raw(change));
          throw new Error(`changed ${rowCount}`);
        }),
      ).catch((thrown: Error) => (thrown.cause instanceof Error ? thrown.cause.message : thrown.message));
    for (const key of [`member_id = m4u_actor()`, `kind = 'product'`, `item_id = gen_random_uuid()`])
      assert.match(
        await undone(`update content_placements set ${key} where state = 'shown'`, 'cuc'),
        /the key of a/,
        key,
      );
    for (const state of ['shown', 'waiting', 'refused'])
      assert.match(
        await undone(`update content_placements set state = '${state}' where state = 'withdrawn'`, 'cuc'),
        /only its writer/,
      );
    assert.equal(
      await undone(`update content_placements set state = 'waiting' where state = 'withdrawn'`, 'an'),
      'changed 1',
    );
    const foreign = `insert into content_placements (item_id, kind, group_id, member_id, state, since)
      select id, 'post', '${groups.cafe}', m4u_actor(), 'waiting', now() from content_items where title = 'an private'`;
    assert.match(String(await changed(foreign, 'an')), /row-level security/);
    // A statement without a condition on rows is limited by the update policy alone.
    for (const change of ['conversations set name = $$x$$', 'conversation_members set active_at = now()'])
      assert.equal(await changed(`update ${change}`, 'cuc'), 0, change);
    assert.match(String(await changed('update point_orders set note = $$x$$', 'an')), /row-level security/);
    // A reader cannot become the owner: a stranger of public content, or a buyer with a group of the order.
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

describe('database connection', () => {
  const open = () => openDatabase(api.connection, { error: () => undefined }, 1);
  const own = sql`select coalesce(string_agg(distinct sender_id::text, ' '), '') as it from messages where sender_id = m4u_actor()`;
  const points = sql`select coalesce(string_agg(points::text, ' ' order by points), '') as it from point_accounts where issuing = 0`;
  const actorSetting = sql`select coalesce(current_setting('m4u.actor', true), '') as it`;

  test('uses the application role, which has the rights of the owner of the tables and no more', async () => {
    const { rows } = await db.execute(sql`select current_user as role, session_user = current_user as own`);
    assert.deepEqual(rows, [{ role: APP_ROLE, own: true }]);
    const more = await db.execute(sql`select relation.oid::regclass, act from pg_class as relation
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as act
      where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(${APP_ROLE}, relation.oid, act)
        <> exists (select from aclexplode(coalesce(relacl, acldefault('r', relowner))) as given
          where given.grantee = relowner and given.privilege_type = act)`);
    assert.deepEqual(more.rows, []);
  });

  test('without an actor shows public rows only', async () => {
    const client = new pg.Client(api.connection);
    await client.connect();
    await client.query(`set role ${APP_ROLE}`);
    for (const { table, to } of TABLES) {
      const { rows } = await client.query(`select * from ${table}`);
      assert.equal(rows.length, to.nobody?.length ?? 0, table);
    }
    await client.end();
  });

  test('starts without an actor, whatever the database sets', async () => {
    const { database } = api.connection;
    await api.administer(`alter database ${database} set m4u.actor = 'system'`);
    const { db: single, close } = open();
    assert.deepEqual((await runAs(NOBODY, () => single.execute(points))).rows, [{ it: '' }]);
    await close();
    await api.administer(`alter database ${database} reset m4u.actor`);
  });

  test('switches the actor for each of many concurrent works', async () => {
    const { db: single, close } = open();
    const expected = {
      an: '11',
      binh: '12 13',
      cuc: '11 12',
      dung: '13',
      cashier: '11 12',
      editor: '',
      nobody: '',
      system: '11 12 13',
    };
    const works = Array.from({ length: 200 }, (_, turn) => {
      const name = EVERYBODY[turn % EVERYBODY.length] ?? 'nobody';
      const work = async (): Promise<void> => {
        const execution = turn % 3 === 0 ? inTransaction(single, (tx) => tx.execute(points)) : single.execute(points);
        assert.deepEqual((await execution).rows, [{ it: expected[name] }], `${turn} ${name}`);
      };
      return runAs(as(name), work);
    });
    await Promise.all(works);
    await close();
  });

  test('has no actor after it broke or a transaction failed', async () => {
    const { db: single, close } = open();
    const ask = (name: (typeof EVERYBODY)[number]) =>
      runAs(as(name), async () => (await single.execute<{ it: string }>(actorSetting)).rows[0]?.it);
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

  test('has no actor after a commit that turned into a rollback', async () => {
    const { db: single, close } = open();
    const ask = (name: (typeof EVERYBODY)[number]) =>
      runAs(as(name), async () => (await single.execute<{ it: string }>(actorSetting)).rows[0]?.it);
    assert.equal(await ask('system'), SYSTEM);
    const swallowing = () =>
      inTransaction(single, async (tx) => {
        await tx.execute(points);
        await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      });
    await assert.rejects(runAs(as('an'), swallowing));
    assert.equal(await ask('an'), as('an'));
    await runAs(as('an'), async () => {
      // Drizzle's own transactions send these statements as objects.
      await single.transaction((tx) => runAsSystem(() => tx.execute(points)));
      assert.deepEqual((await single.execute(points)).rows, [{ it: '11' }]);
    });
    await close();
  });

  test('restores the actor after a nested transaction fails', async () => {
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

  test('refuses actors that are not ids', () => {
    assert.throws(() => runAs(`'; reset role; --`, () => undefined));
  });
});
