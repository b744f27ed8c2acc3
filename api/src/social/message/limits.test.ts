import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '@m4u/contract/social/message/schema';
import { uuidv7 } from '../../platform/ids.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { relate } from '../../testing/factories/profiles.ts';

const api = await startTestApi({ realLimits: true });
const talks = conversationCalls(api);
const an = await api.signUp('an@example.vn');
const binh = await api.signUp('binh@example.vn');
await relate(api, an, binh);
const post = (as: TestMember, receiver: string, more: object = {}) =>
  api.post('/messages', { as, body: { receiver, detail: 'Chào bạn', ...more } });

/** Inserts members without accounts, who only receive. */
const crowd = async (total: number): Promise<string[]> => {
  const rows = Array.from({ length: total }, (_, index) => ({ id: uuidv7(), name: `Người ${index}` }));
  await api.api.platform.db.insert(members).values(rows);
  return rows.map(({ id }) => id);
};

describe('limits of writing', () => {
  test('allows sixty messages a minute, and repeats of a sent one beyond that', async () => {
    const first = await talks.send(an, { receiver: binh.memberId, detail: 'Một', clientId: 'tin-thu-nhat' });
    let refused = 0;
    for (let number = 2; number <= 61; number += 1)
      if ((await post(an, binh.memberId)).statusCode === 429) refused += 1;
    assert.equal(refused, 1);
    assertProblem(await post(an, binh.memberId), 'rate-limited');
    assert.deepEqual(await talks.send(an, { receiver: binh.memberId, detail: 'Một', clientId: 'tin-thu-nhat' }), first);
    assertDone(await post(binh, an.memberId));
  });

  test('allows twenty strangers a day, without counting friends and refused messages', async () => {
    const strangers = await crowd(25);
    assertProblem(await post(binh, uuidv7()), 'not-found');
    const answer = await api.post('/messages/sendMany', {
      as: binh,
      body: { receivers: [...strangers, an.memberId], detail: 'Chào', clientId: 'chao-moi-nguoi' },
    });
    type Answer = { data: { sent: Message[]; refused: { code: string }[] } };
    const { sent, refused } = assertDone<Answer>(answer).data;
    assert.equal(sent.length, 21);
    assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['rate-limited']));
    assertProblem(await post(binh, strangers[24] ?? ''), 'rate-limited');
    assertProblem(await post(binh, strangers[0] ?? ''), 'request-pending');
  });

  test('allows a hundred receivers a minute in messages to many', async () => {
    const chi = await api.signUp('chi@example.vn');
    const receivers = await crowd(60);
    const sendMany = (detail: string) => api.post('/messages/sendMany', { as: chi, body: { receivers, detail } });
    assertDone(await sendMany('Một'));
    assertProblem(await sendMany('Hai'), 'rate-limited');
  });
});
