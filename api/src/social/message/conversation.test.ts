import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { sql } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { measureMilliseconds } from '../../testing/server/measure.ts';
import { photo } from '../../testing/files/pictures.ts';
import { relate, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const talks = conversationCalls(api);

let people = 0;
const somebody = (name?: string) => api.signUp(`nguoi-${++people}@example.vn`, { name: name ?? `Người ${people}` });
/** Signs up a member with some friends. */
const circle = async (friends: number): Promise<[TestMember, ...TestMember[]]> => {
  const one = await somebody();
  const others: TestMember[] = [];
  for (let index = 0; index < friends; index += 1) {
    const other = await somebody();
    await relate(api, one, other);
    others.push(other);
  }
  return [one, ...others];
};
const who = (member: TestMember | undefined): TestMember => member ?? assert.fail();
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const later = () => api.clock.advance(60_000);

describe('list of conversations', () => {
  test('requires a signed-in member and refuses forged cursors', async () => {
    assertProblem(await api.get('/messages'), 'unauthenticated');
    const an = await somebody();
    const yearless = Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', an.memberId])).toString('base64url');
    for (const cursor of ['abc', yearless])
      assertProblem(await api.get(`/messages?cursor=${cursor}`, { as: an }), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get('/messages?limit=101', { as: an }), 'invalid');
    assert.deepEqual(await talks.list(an), []);
  });

  test('puts the latest conversation first, page by page', async () => {
    const [an, ...friends] = await circle(5);
    const sent: string[] = [];
    for (const friend of friends) {
      later();
      sent.unshift((await talks.write(friend, an)).groupMessageId);
    }
    assert.deepEqual(idsOf(await talks.list(an)), sent);
    const pages: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: Conversation[]; nextCursor: string | null } = assertDone(
        await api.get(`/messages?limit=2${cursor && `&cursor=${cursor}`}`, { as: an }),
      );
      assert.ok(page.data.length <= 2);
      pages.push(...idsOf(page.data));
      cursor = page.nextCursor;
    }
    assert.deepEqual(pages, sent);
    later();
    await talks.write(an, who(friends[0]));
    assert.equal((await talks.list(an))[0]?._id, sent[4]);
  });

  test('searches names of people and conversations without accents', async () => {
    const an = await somebody('Lê Thị An');
    const duc = await somebody('Nguyễn Văn Đức');
    const mai = await somebody('Trần Mai');
    for (const other of [duc, mai]) await relate(api, an, other);
    const direct = (await talks.write(duc, an)).groupMessageId;
    const many = (await talks.begin(an, [mai], { name: 'Tổ gốm Bát Tràng' }))._id;
    const found = async (q: string) => idsOf(await talks.list(an, `&q=${encodeURIComponent(q)}`));
    assert.deepEqual(await found('nguyen duc'), [direct]);
    assert.deepEqual(await found('ĐỨC'), [direct]);
    assert.deepEqual(await found('bat trang'), [many]);
    assert.deepEqual(await found('mai'), [many]);
    assert.deepEqual(await found('le thi an'), []);
    assert.deepEqual(await found('%'), [many, direct].toSorted().toReversed());
    assert.deepEqual(await found('duc mai'), []);
  });

  test('needs as many queries for six conversations as for one', async () => {
    const [an, ...friends] = await circle(6);
    await talks.write(who(friends[0]), an);
    const countStatements = async () => {
      let queries = 0;
      const { $client: pool } = db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
      const { query } = pool;
      pool.query = (...args) => {
        queries += 1;
        return query.apply(pool, args);
      };
      await talks.list(an);
      pool.query = query;
      return queries;
    };
    const forOne = await countStatements();
    for (const friend of friends) await talks.write(friend, an);
    assert.ok(forOne > 0);
    assert.equal(await countStatements(), forOne);
  });
});

describe('single conversation', () => {
  test('is found by its id or by its other member, by members of it only', async () => {
    const [an, binh] = await circle(1);
    const other = who(binh);
    assert.equal(await talks.find(an, `receiver=${other.memberId}`), null);
    const { groupMessageId: id } = await talks.write(an, other);
    assert.equal((await talks.find(other, `receiver=${an.memberId}`))?._id, id);
    assert.equal((await talks.one(an, id)).memberTotal, 2);
    const ask = (query: string, as?: TestMember) => api.get(`/messages/conversation?${query}`, { as });
    assertProblem(await ask(`groupMessageId=${id}`), 'unauthenticated');
    assertProblem(await ask(`groupMessageId=${id}`, await somebody()), 'not-found');
    assertProblem(await ask(`groupMessageId=${uuidv7()}`, an), 'not-found');
    assertProblem(await ask(`receiver=${uuidv7()}`, an), 'not-found');
    assertProblem(await ask('', an), 'invalid', ['groupMessageId:required']);
    assertProblem(await ask('receiver=x', an), 'invalid');
  });
});

describe('messages of a conversation', () => {
  test('are listed newest first, before and after a position, and from a time', async () => {
    const [an, binh] = await circle(1);
    const moments: string[] = [];
    let id = '';
    for (let index = 1; index <= 10; index += 1) {
      later();
      const sent = await talks.write(index % 2 ? an : who(binh), index % 2 ? who(binh) : an, `${index}`);
      id = sent.groupMessageId;
      moments.push(sent.createdAt);
    }
    const seqs = async (query: string) => {
      const { data, more } = await talks.messages(an, id, query);
      return `${data.map(({ seq }) => seq).join(' ')}${more ? ' …' : ''}`;
    };
    assert.equal(await seqs('&limit=3'), '10 9 8 …');
    assert.equal(await seqs('&limit=3&before=8'), '7 6 5 …');
    assert.equal(await seqs('&limit=3&before=4'), '3 2 1');
    assert.equal(await seqs('&limit=3&after=4'), '7 6 5 …');
    assert.equal(await seqs('&limit=3&after=7'), '10 9 8');
    assert.equal(await seqs('&after=2&before=5'), '4 3');
    for (const last of [10, 2_147_483_647]) assert.equal(await seqs(`&after=${last}`), '');
    assert.equal(await seqs(`&time=${moments[4]}&limit=2`), '4 3 …');
    assert.equal(await seqs(`&time=${moments[0]}`), '');
    assert.equal(await seqs('&time=2030-01-01T00:00:00Z&limit=2'), '10 9 …');
    assert.equal(await seqs(`&time=${moments[4]}&before=3`), '2 1');
  });

  test('are readable by its members only', async () => {
    const [an, binh] = await circle(1);
    const { groupMessageId: id } = await talks.write(an, who(binh));
    const ask = (query: string, as?: TestMember) => api.get(`/messages/findByGroupMessegerId?${query}`, { as });
    assertProblem(await ask(`groupMessageId=${id}`), 'unauthenticated');
    assertProblem(await ask(`groupMessageId=${id}`, await somebody()), 'not-found');
    assertProblem(await ask(`groupMessageId=${id}&time=0000-01-01T00:00:00Z`, an), 'invalid', ['time:date']);
    assertProblem(await ask(`groupMessageId=${id}&before=0`, an), 'invalid');
    assertProblem(await ask('', an), 'invalid', ['groupMessageId:invalid']);
  });

  test('are found about as fast among 50,000 as the newest', async () => {
    const [an, binh] = await circle(1);
    const { groupMessageId: id } = await talks.write(an, who(binh));
    const total = 50_000;
    for (let from = 2; from <= total; from += 10_000)
      await db.execute(sql`insert into messages (id, conversation_id, seq, sender_id, kind, client_id, detail, created_at)
        select gen_random_uuid(), ${id}, n, ${an.memberId}, 'text', 'cu-' || n, 'Tin số ' || n,
          ${api.clock.now().toISOString()}::timestamptz + n * interval '10 minutes'
        from generate_series(${from}::int, ${Math.min(from + 9_999, total)}::int) as n`);
    await db.execute(sql`update conversations set last_seq = ${total} where id = ${id}`);
    await api.administer('analyze messages');
    const timed = (query: string): Promise<number> =>
      measureMilliseconds(async () => {
        assert.equal((await talks.messages(who(binh), id, query)).data.length, 40);
      }, 9);
    const newest = await timed('');
    const long = new Date(api.clock.now().getTime() + 6_000_000_000).toISOString();
    for (const query of ['&before=5000', '&before=100', '&after=4000', `&time=${long}`]) {
      const ratio = (await timed(query)) / newest;
      // Reading all rows between would take a hundred times as long; a busy machine takes a few times as long.
      assert.ok(ratio < 10, `${query} takes ${ratio.toFixed(1)} times as long as the newest`);
    }
    assert.equal((await talks.one(who(binh), id)).unread, 100);
  });
});

describe('read position', () => {
  test('moves forward only and is shown to the others', async () => {
    const [an, binh] = await circle(1);
    const other = who(binh);
    for (let index = 0; index < 3; index += 1) await talks.write(an, other);
    const { _id: id, unread, readSeq } = (await talks.list(other))[0] ?? assert.fail();
    assert.deepEqual({ unread, readSeq }, { unread: 3, readSeq: 0 });
    assert.deepEqual(await talks.counts(other), { unread: 1, requests: 0 });
    const read = async (query = '') =>
      assertDone<{ data: Conversation }>(await talks.change(other, 'readMess', id, { query })).data;
    assert.equal((await read('&seq=2')).unread, 1);
    assert.equal((await read('&seq=1')).readSeq, 2);
    assert.equal((await read('&seq=99')).readSeq, 3);
    assert.equal((await read()).unread, 0);
    assert.deepEqual(await talks.counts(other), { unread: 0, requests: 0 });
    const readMark = (await talks.one(an, id)).members.find(({ _id }) => _id === other.memberId);
    assert.equal(readMark?.readSeq, 3);
  });

  test('announces a change once, and nothing when nothing changed', async () => {
    const [an, binh] = await circle(1);
    const { groupMessageId: id } = await talks.write(an, who(binh));
    const { stream } = api.api.platform;
    assertDone(await talks.change(who(binh), 'readMess', id));
    const positionBefore = await stream.position(an.memberId);
    assertDone(await talks.change(who(binh), 'readMess', id));
    assertDone(await talks.change(who(binh), 'accept', id));
    assert.equal(await stream.position(an.memberId), positionBefore);
  });

  test('is set by members of the conversation only', async () => {
    const [an, binh] = await circle(1);
    const { groupMessageId: id } = await talks.write(an, who(binh));
    assertProblem(await api.put(`/messages/readMess?groupMessageId=${id}`), 'unauthenticated');
    assertProblem(await talks.change(await somebody(), 'readMess', id), 'not-found');
    assertProblem(await talks.change(an, 'readMess', 'x'), 'invalid');
    assertProblem(await api.get('/messages/count'), 'unauthenticated');
  });
});

describe('hiding a conversation', () => {
  test('removes it from one member’s list until the next message', async () => {
    const [an, binh] = await circle(1);
    const { groupMessageId: id } = await talks.write(an, who(binh));
    assertProblem(await talks.change(await somebody(), 'hide', id), 'not-found');
    assertProblem(await talks.change(an, 'hide', ''), 'invalid');
    assertProblem(await api.put(`/messages/hide?groupMessageId=${id}`), 'unauthenticated');
    assertDone(await talks.change(who(binh), 'hide', id));
    assert.deepEqual(await talks.list(who(binh)), []);
    assert.deepEqual(await talks.counts(who(binh)), { unread: 0, requests: 0 });
    assert.equal((await talks.one(who(binh), id)).hidden, true);
    assert.equal((await talks.list(an)).length, 1);
    await talks.write(an, who(binh));
    assert.deepEqual(idsOf(await talks.list(who(binh))), [id]);
  });
});

describe('withdrawing a message', () => {
  test('empties it for everybody, by its author only', async () => {
    const [an, binh] = await circle(1);
    const picture = await uploadPicture(api, an, await photo(40, 40).jpeg().toBuffer());
    const sent = await talks.send(an, { receiver: who(binh).memberId, detail: 'Nhầm rồi', images: [picture._id] });
    assertProblem(await api.put(`/messages/delete?id=${sent._id}`), 'unauthenticated');
    assertProblem(await talks.withdraw(await somebody(), sent._id), 'not-found');
    assertProblem(await talks.withdraw(who(binh), sent._id), 'forbidden');
    assertProblem(await talks.withdraw(an, uuidv7()), 'not-found');
    assertProblem(await talks.withdraw(an, 'x'), 'invalid');
    const { data } = assertDone<{ data: Message }>(await talks.withdraw(an, sent._id));
    assert.deepEqual(data, { ...sent, detail: '', images: [], withdrawn: true });
    assert.deepEqual(assertDone<{ data: Message }>(await talks.withdraw(an, sent._id)).data, data);
    assert.deepEqual((await talks.messages(who(binh), sent.groupMessageId)).data, [{ ...data, clientId: null }]);
    assert.equal((await talks.list(who(binh)))[0]?.last?.withdrawn, true);
    const { rows } = await db.execute(sql`select 1 from messages where detail like '%Nhầm rồi%'`);
    assert.equal(rows.length, 0);
  });
});
