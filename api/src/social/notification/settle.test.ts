import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { eq } from '../../platform/database/orm.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { notifications } from './tables.ts';

const api = await startTestApi();
const an = await api.signUp('an@example.vn');
const binh = await api.signUp('binh@example.vn');
const chi = await api.signUp('chi@example.vn');

/** Counts unopened notifications of a kind. */
const waiting = async (as: typeof an, kind: string): Promise<number> => {
  const answer = assertDone<{ data: Notification[] }>(await api.get('/notifications/viewByMemberId', { as }));
  return answer.data.filter((each) => each.kind === kind).reduce((sum, { count }) => sum + count, 0);
};

describe('opening of notifications by other actions', () => {
  test('friend requests: when the last one is answered or withdrawn', async () => {
    for (const from of [binh, chi]) {
      const body = { from: from.memberId, to: an.memberId };
      assertDone(await api.put(`/friend/addFriendsById/${from.memberId}`, { as: from, body }));
    }
    assert.equal(await waiting(an, 'friend-request'), 2);
    const fromBinh = { from: binh.memberId, to: an.memberId };
    assertDone(await api.put(`/friend/acceptFriendsById/${binh.memberId}`, { as: an, body: fromBinh }));
    assert.equal(await waiting(an, 'friend-request'), 2);
    const fromChi = { from: chi.memberId, to: an.memberId };
    assertDone(await api.put(`/friend/rejectedFriendsById/${chi.memberId}`, { as: chi, body: fromChi }));
    assert.equal(await waiting(an, 'friend-request'), 0);
  });

  test('contact messages: when all of them are read', async () => {
    for (const number of [1, 2]) {
      const body = { memberId: an.memberId, name: 'Bình', phone: '0912345678', message: `Lời nhắn ${number}` };
      assertDone(await api.post('/contactUs', { as: binh, body }));
    }
    const { data } = assertDone<{ data: { _id: string }[] }>(await api.get(`/contactUs/${an.memberId}`, { as: an }));
    const [first, second] = data;
    assert.equal(await waiting(an, 'contact'), 2);
    assertDone(await api.put(`/contactUs/setRead/${first?._id}`, { as: an, body: {} }));
    assert.equal(await waiting(an, 'contact'), 2);
    assertDone(await api.put(`/contactUs/setRead/${second?._id}`, { as: an, body: {} }));
    assert.equal(await waiting(an, 'contact'), 0);
  });

  test('message of a stranger: when it is read', async () => {
    const body = { receiver: an.memberId, detail: 'Chào bạn' };
    const { data } = assertDone<{ data: { groupMessageId: string } }>(await api.post('/messages', { as: chi, body }));
    assert.equal(await waiting(an, 'message-request'), 1);
    assertDone(await api.put(`/messages/readMess?groupMessageId=${data.groupMessageId}`, { as: an }));
    assert.equal(await waiting(an, 'message-request'), 0);
  });

  test('friend request: while a letter about it is being written', async () => {
    const duyen = await api.signUp('duyen@example.vn');
    const body = { from: duyen.memberId, to: an.memberId };
    assertDone(await api.put(`/friend/addFriendsById/${duyen.memberId}`, { as: duyen, body }));
    assert.equal(await waiting(an, 'friend-request'), 1);
    const written = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const letter = api.api.platform.db.transaction(async (tx) => {
      await tx.select().from(notifications).where(eq(notifications.memberId, an.memberId)).for('update');
      released.resolve();
      await written.promise;
    });
    await released.promise;
    const answer = api.put(`/friend/acceptFriendsById/${duyen.memberId}`, { as: an, body });
    await setTimeout(200);
    written.resolve();
    await letter;
    assertDone(await answer);
    assert.equal(await waiting(an, 'friend-request'), 0);
  });
});
