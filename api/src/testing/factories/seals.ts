import assert from 'node:assert/strict';
import { DAY } from '@m4u/contract/durations';
import { checkSeals } from '../../insight/seal/check.service.ts';
import { makeRoot } from '../../insight/seal/root.service.ts';
import { sealNewRows } from '../../insight/seal/sealing.service.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import { assertDone } from '../server/answers.ts';
import { startTestApi, type TestMember } from '../server/api.ts';
import { sellerCalls } from './points.ts';
import { makeGroup } from './profiles.ts';

const TABLES = ['point_movements', 'audit_entries', 'seals', 'seal_roots'];

/**
 * Starts an API with the books of two groups, sealed and covered by two signed roots. Each of the four people has orders
 * at both groups; `rows` further movements of the first group have the notes `dòng 1`, `dòng 2`, ….
 */
export const startSealedBooks = async (rows: number, environment: Readonly<Record<string, string>> = {}) => {
  const api = await startTestApi({ environment });
  const { platform } = api.api;
  const [owner, buyer, other, stranger] = (await Promise.all(
    ['chu', 'an', 'binh', 'cuc'].map((name) => api.signUp(`${name}@example.vn`, { name })),
  )) as [TestMember, TestMember, TestMember, TestMember];

  /** Runs statements as a superuser for whom no trigger or foreign key counts. */
  const tamper = (statements: string) =>
    api.administer(`begin; set local session_replication_role = replica; ${statements}; commit`);
  /** Signs a root as the job does after so many nights; sessions would end if the clock of all went on. */
  const makeRootAfter = (nights: number) =>
    makeRoot({ ...platform, clock: { now: () => new Date(api.clock.now().getTime() + nights * DAY) } });
  const sealNight = async (night: number) => {
    await sealNewRows(platform);
    assert.ok(await makeRootAfter(night));
  };

  for (const groupId of [await makeGroup(api, { admins: [owner] }), await makeGroup(api, { admins: [owner] })]) {
    const seller = sellerCalls(api, owner, groupId);
    for (const { memberId } of [owner, buyer, other, stranger]) {
      assertDone(await seller.invoice(memberId, { value: 2_000_000 }));
      assertDone(await seller.plain(memberId, 'minus', 5));
    }
  }
  await sealNight(1);
  await tamper(`insert into point_movements (id, group_id, account_id, against_id, kind, points, note, expires_at, created_at)
    select (left(id::text, 13) || right(gen_random_uuid()::text, 23))::uuid, group_id, account_id, against_id, 'earn', number, 'dòng ' || number, '2027-01-01', created_at
    from (select * from point_movements order by id limit 1) as first, generate_series(1, ${rows}) as number`);
  await sealNight(2);
  for (const table of TABLES) await api.administer(`create table kept_${table} as table ${table}`);

  return {
    api,
    platform,
    owner,
    buyer,
    stranger,
    tamper,
    makeRootAfter,
    /** The column `it` of a query. */
    column: (query: string): Promise<string[]> =>
      runAsSystem(async () => {
        const found = await platform.db.execute<{ it: string }>(sql.raw(query));
        return found.rows.map(({ it }) => it);
      }),
    /** Faults of rows, seals and roots; the further movements have no entries, which is a fault of the books. */
    check: async () => (await checkSeals(platform)).faults.filter(({ kind }) => kind !== 'books'),
    /** Puts back what was changed. */
    restore: async () => {
      for (const table of TABLES)
        await tamper(`delete from ${table}; insert into ${table} overriding system value select * from kept_${table}`);
    },
  };
};
