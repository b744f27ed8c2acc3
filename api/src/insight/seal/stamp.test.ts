/** Time stamps of roots by an authority (docs/rules/seal.md#time-stamps). */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import type { SealReceipt, SealRoot } from '@m4u/contract/insight/seal';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { startTimestampAuthority } from '../../testing/doubles/timestamp-authority.ts';
import { startSealedBooks } from '../../testing/factories/seals.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { stampRoot } from './stamp.service.ts';

const authority = await startTimestampAuthority();
after(() => authority.close());
const { api, platform, buyer, tamper, column, check, restore } = await startSealedBooks(10, authority.environment);
const firsts = (await column('select first::text as it from seal_roots order by first')).map(Number);

afterEach(async () => {
  authority.fault = undefined;
  await restore();
});

const stamp = (first: number) => runAsSystem(() => stampRoot(platform, first, new AbortController().signal));
const roots = async () => assertDone<{ data: SealRoot[] }>(await api.get('/seals/roots')).data;

test('a root shows its time stamp, which is asked for once', async () => {
  const [first = 0] = firsts;
  assert.deepEqual(
    (await roots()).map(({ timeStamp }) => timeStamp),
    [null, null],
  );
  const { asked } = authority;
  await stamp(first);
  await stamp(first);
  assert.equal(authority.asked, asked + 1);
  const [newest, oldest] = await roots();
  assert.equal(newest?.timeStamp, null);
  assert.equal(oldest?.timeStamp?.authority, 'Kiểm thử TSA');
  assert.deepEqual(await check(), []);
  await stamp(999_999);
});

test('a receipt has the time stamps of its roots', async () => {
  for (const first of firsts) await stamp(first);
  const [id = ''] = await column(`select order_id::text as it from point_movements
    join point_accounts on point_accounts.id = account_id where member_id = '${buyer.memberId}' limit 1`);
  const { proofs, timeStamps } = assertDone<{ data: SealReceipt }>(
    await api.get(`/seals/orders/${id}`, { as: buyer }),
  ).data;
  const { root } = JSON.parse(proofs[0]?.statement ?? '') as { root: string };
  assert.deepEqual(
    timeStamps.map((each) => each.root),
    [root],
  );
  const { body } = await api.get(`/seals/orders/${id}/file`, { as: buyer });
  assert.ok(body.includes(timeStamps[0]?.token ?? assert.fail()));
});

test('nothing is kept of an answer that is not what was asked for', async () => {
  authority.fault = 'imprint';
  await assert.rejects(stamp(firsts[0] ?? 0), { name: 'TimeStampError' });
  authority.fault = 'away';
  await assert.rejects(stamp(firsts[0] ?? 0), { name: 'ForeignError' });
  assert.ok((await roots()).every(({ timeStamp }) => timeStamp === null));
});

test('the check finds changed time stamps', async () => {
  for (const first of firsts) await stamp(first);
  for (const change of [
    // Exchanged between two roots.
    `update seal_roots set time_stamp = (select other.time_stamp from seal_roots as other where other.first <> seal_roots.first)`,
    `update seal_roots set time_stamp = jsonb_set(time_stamp, '{at}', '"2020-01-01T00:00:00.000Z"')`,
    `update seal_roots set time_stamp = jsonb_set(time_stamp, '{authority}', '"Ai đó"')`,
    `update seal_roots set time_stamp = jsonb_set(time_stamp, '{token}', '"AAAA"')`,
  ]) {
    const before = await column('select time_stamp::text as it from seal_roots order by first');
    await tamper(change);
    assert.deepEqual(
      (await check()).map(({ kind }) => kind),
      ['time-stamp', 'time-stamp'],
      change,
    );
    for (const [index, text] of before.entries())
      await tamper(`update seal_roots set time_stamp = '${text}' where first = ${firsts[index] ?? 0}`);
  }
});
