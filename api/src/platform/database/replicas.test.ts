import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import type { MemberView } from '@m4u/contract/profile/member';
import pg from 'pg';
import { visitorReads } from '../../reads.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { startReplica } from '../../testing/database/replica.ts';
import { parsePosition } from './replicas.ts';

test('calls that a replica may answer are reads open to everybody', () => {
  for (const name of visitorReads) {
    const [module = '', call = ''] = name.split('.');
    const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[module]?.[call];
    assert.deepEqual([name, endpoint?.method, endpoint?.access], [name, 'GET', 'anyone']);
  }
});

test('compares log positions across both halves', () => {
  assert.ok(parsePosition('1/0') > parsePosition('0/FFFFFFFF'));
  assert.equal(parsePosition('16/B374D848'), 0x16b374d848);
});

describe('a replica', async () => {
  const replica = await startReplica();
  const environment = { DATABASE_URL: 'postgres://primary', DATABASE_READ_URL: replica.url, LOG_LEVEL: 'silent' };
  const start = () => startTestApi({ environment, through: async () => replica.connection });
  // Two processes on one primary.
  const [api, other] = [await start(), await start()];
  after(() => replica.stop());
  // Either process may send a letter with a code and keeps it for itself, so SQL verifies the accounts.
  const an = await api.signUp('an@example.vn', { name: 'Nguyễn Thị An', verified: false });
  const binh = await other.signUp('binh@example.vn', { name: 'Trần Văn Bình', verified: false });
  const client = new pg.Client(replica.connection);
  await client.connect();
  await client.query('update accounts set verified_at = now()');
  await client.end();

  const headlineOf = async ({ memberId }: TestMember, as?: TestMember): Promise<string> => {
    const answer = await api.get(`/members/getMemberIdView/${memberId}`, as && { as });
    return assertDone<{ data: MemberView }>(answer).data.headline;
  };
  const change = async (through: typeof api, as: TestMember, headline: string) =>
    assertDone(await through.put(`/members/updateMemberById/${as.memberId}`, { as, body: { headline } }));

  test('serves visitors, while members with a session read the primary', async () => {
    await headlineOf(an);
    await replica.readsOf('members');
    for (let number = 0; number < 5; number += 1) await headlineOf(an);
    assert.ok((await replica.readsOf('members')) >= 5);
    for (let number = 0; number < 5; number += 1) await headlineOf(an, an);
    assert.equal(await replica.readsOf('members'), 0);
  });

  test('never serves rows older than what this process wrote', async () => {
    for (let number = 0; number < 25; number += 1) {
      await change(api, an, `Thợ gốm bậc ${number}`);
      const headlines = await Promise.all([headlineOf(an), headlineOf(an, an), headlineOf(an)]);
      assert.deepEqual(
        headlines,
        Array.from({ length: 3 }, () => `Thợ gốm bậc ${number}`),
      );
    }
    assert.ok((await replica.readsOf('members')) > 0, 'it caught up in time at least once');
  });

  test('is skipped until it has caught up', async () => {
    await replica.pause();
    await change(api, an, 'Nghệ nhân');
    assert.equal(await headlineOf(an), 'Nghệ nhân');
    assert.equal(await headlineOf(an, an), 'Nghệ nhân');
    await replica.resume();
    await replica.readsOf('members');
    for (let tries = 0; (await replica.readsOf('members')) === 0; tries += 1) {
      assert.ok(tries < 100, 'it is never read again');
      assert.equal(await headlineOf(an), 'Nghệ nhân');
      await wait(20);
    }
  });

  test('another process’s write is visible once it is announced, and stays visible', async () => {
    await replica.pause();
    await change(other, binh, 'Thợ mộc');
    for (let tries = 0; (await headlineOf(binh)) !== 'Thợ mộc'; tries += 1) {
      assert.ok(tries < 100, 'it is never read');
      await wait(20);
    }
    // A value that was read once stays visible.
    for (let number = 0; number < 10; number += 1) assert.equal(await headlineOf(binh), 'Thợ mộc');
    await replica.resume();
  });

  test('is replaced by the primary while it is down, and read again afterwards', async () => {
    for (let tries = 0; (await replica.readsOf('members')) === 0; tries += 1) {
      assert.ok(tries < 100);
      await headlineOf(an);
      await wait(20);
    }
    await replica.kill();
    await Promise.all(Array.from({ length: 20 }, async () => assert.equal(await headlineOf(an), 'Nghệ nhân')));
    await change(api, an, 'Cố vấn');
    assert.equal(await headlineOf(an), 'Cố vấn');
    await replica.start();
    await replica.readsOf('members');
    for (let tries = 0; (await replica.readsOf('members')) === 0; tries += 1) {
      assert.ok(tries < 400, 'it is never read again');
      assert.equal(await headlineOf(an), 'Cố vấn');
      await wait(50);
    }
  });
});
