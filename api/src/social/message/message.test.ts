import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '@m4u/contract/social/message/schema';
import { eq } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { friendships, memberBlocks } from '../../profile/friend/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { photo } from '../../testing/files/pictures.ts';
import { block, relate, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const talks = conversationCalls(api);

let people = 0;
const somebody = (name = `Người ${people + 1}`) => api.signUp(`nguoi-${++people}@example.vn`, { name });
const strangers = async (): Promise<[TestMember, TestMember]> => [await somebody(), await somebody()];
const friends = async (): Promise<[TestMember, TestMember]> => {
  const [one, other] = await strangers();
  await relate(api, one, other);
  return [one, other];
};
const befriend = (one: TestMember, other: TestMember) => relate(api, one, other);
const part = (one: TestMember) => db.delete(friendships).where(eq(friendships.fromId, one.memberId));
const post = (as: TestMember | undefined, body: Record<string, unknown>) => api.post('/messages', { as, body });
const to = ({ memberId }: TestMember, detail = 'Chào bạn') => ({ receiver: memberId, detail });

describe('sending a message', () => {
  test('requires a verified member', async () => {
    const [an, binh] = await friends();
    assertProblem(await post(undefined, to(binh)), 'unauthenticated');
    const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertProblem(await post(unverified, to(an)), 'account-unverified');
    assert.equal((await talks.write(an, binh)).seq, 1);
  });

  test('requires a receiver and a text or picture, and refuses control characters', async () => {
    const [an, binh] = await friends();
    const refused = async (body: Record<string, unknown>, ...fields: string[]) =>
      assertProblem(await post(an, body), 'invalid', fields);
    await refused({ detail: 'Chào' }, 'receiver:required');
    await refused({ ...to(binh), groupMessageId: uuidv7() }, 'groupMessageId:invalid');
    await refused({ receiver: binh.memberId }, 'detail:required');
    await refused(to(binh, ' \n '), 'detail:required');
    await refused(to(binh, 'a\u0000b'), 'detail:control-characters');
    await refused(to(binh, 'a'.repeat(4001)), 'detail:too-long');
    await refused({ ...to(binh), clientId: 'ngắn quá' }, 'clientId:invalid');
    await refused(to(an), 'receiver:invalid');
    await refused({ ...to(binh), images: [uuidv7()] }, 'images.0:picture');
  });

  test('keeps the text as written, in NFC', async () => {
    const [an, binh] = await friends();
    const detail = 'Dòng một\n<b>không phải thẻ</b> https://m4u.example & tiếng Việt';
    const sent = await talks.write(an, binh, `  ${detail.normalize('NFD')}\n`);
    assert.equal(sent.detail, detail.normalize('NFC'));
    assert.equal(sent.sender.name, 'Người 5');
    assert.ok(sent.clientId);
    const [message] = (await talks.messages(binh, sent.groupMessageId)).data;
    assert.deepEqual(message, { ...sent, clientId: null });
  });

  test('accepts pictures of the sender only', async () => {
    const [an, binh] = await friends();
    const picture = await uploadPicture(api, an, await photo(64, 48).jpeg().toBuffer());
    const other = await uploadPicture(api, an, await photo(48, 64).jpeg().toBuffer());
    const sent = await talks.send(an, { receiver: binh.memberId, images: [other._id, picture._id] });
    assert.deepEqual(sent.images, [other, picture]);
    const body = { receiver: an.memberId, images: [picture._id] };
    assertProblem(await post(binh, body), 'invalid', ['images.0:picture']);
  });

  test('refuses unknown receivers and receivers whose page is closed', async () => {
    const [an, binh] = await friends();
    assertProblem(await post(an, { receiver: uuidv7(), detail: 'Chào' }), 'not-found');
    const { groupMessageId } = await talks.write(an, binh);
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, binh.memberId));
    assertProblem(await post(an, to(binh)), 'not-found');
    assertProblem(await post(an, { groupMessageId, detail: 'Chào' }), 'message-refused');
    assert.equal((await talks.one(an, groupMessageId)).can.write, false);
  });

  test('into a conversation requires being a member of it', async () => {
    const [an, binh] = await friends();
    const { groupMessageId } = await talks.write(an, binh);
    assert.equal((await talks.send(binh, { groupMessageId, detail: 'Chào An' })).seq, 2);
    assertProblem(await post(await somebody(), { groupMessageId, detail: 'Chào' }), 'not-found');
    assertProblem(await post(an, { groupMessageId: uuidv7(), detail: 'Chào' }), 'not-found');
  });
});

describe('repeated message', () => {
  test('returns the first one, even when sending is refused by now', async () => {
    const [an, binh] = await strangers();
    const body = { ...to(binh), clientId: 'thu-dau-tien' };
    const first = await talks.send(an, body);
    assert.deepEqual(await talks.send(an, { ...body, detail: 'Khác' }), first);
    assertProblem(await post(an, to(binh)), 'request-pending');
    await block(api, binh, an);
    assert.deepEqual(await talks.send(an, body), first);
    const { groupMessageId, clientId } = first;
    assert.deepEqual(await talks.send(an, { groupMessageId, clientId, detail: 'Lại' }), first);
    assert.equal((await talks.one(an, groupMessageId)).lastSeq, 1);
  });

  test('is a different one in another conversation or of another sender', async () => {
    const [an, binh] = await friends();
    const chi = await somebody();
    await befriend(an, chi);
    const clientId = 'mot-ten-chung';
    const sent = [
      await talks.send(an, { ...to(binh), clientId }),
      await talks.send(an, { ...to(chi), clientId }),
      await talks.send(binh, { ...to(an), clientId }),
    ];
    assert.equal(new Set(sent.map(({ _id }) => _id)).size, 3);
  });

  test('is stored once when sent twenty times at once', async () => {
    const [an, binh] = await friends();
    const body = { ...to(binh), clientId: 'hai-muoi-lan' };
    const sent = await Promise.all(Array.from({ length: 20 }, () => talks.send(an, body)));
    assert.equal(new Set(sent.map(({ _id }) => _id)).size, 1);
    assert.equal((await talks.messages(binh, sent[0]?.groupMessageId ?? '')).data.length, 1);
  });
});

describe('concurrent messages', () => {
  test('are numbered without gaps, the same for both members', async () => {
    const [an, binh] = await friends();
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    const sent = await Promise.all(
      numbers.map((index) => (index % 2 ? talks.write(an, binh, `${index}`) : talks.write(binh, an, `${index}`))),
    );
    const id = sent[0]?.groupMessageId ?? '';
    assert.deepEqual(new Set(sent.map((each) => each.groupMessageId)), new Set([id]));
    const readConversation = async (as: TestMember) =>
      (await talks.messages(as, id, '&limit=100')).data.map(({ _id, seq }) => `${seq} ${_id}`);
    const ofAn = await readConversation(an);
    assert.deepEqual(ofAn, await readConversation(binh));
    assert.deepEqual(
      ofAn.map((row) => Number.parseInt(row, 10)),
      numbers.map((index) => 40 - index),
    );
  });

  test('create one conversation', async () => {
    const [an, binh] = await friends();
    const sent = await Promise.all([talks.write(an, binh), talks.write(binh, an), talks.write(an, binh)]);
    assert.equal(new Set(sent.map((each) => each.groupMessageId)).size, 1);
  });
});

describe('message to a stranger', () => {
  test('is a request, and the sender waits', async () => {
    const [an, binh] = await strangers();
    const { groupMessageId: id } = await talks.write(an, binh);
    assertProblem(await post(an, to(binh)), 'request-pending');
    assertProblem(await post(an, { groupMessageId: id, detail: 'Alo?' }), 'request-pending');
    assert.equal((await talks.list(binh)).length, 0);
    const [request] = await talks.requests(binh);
    assert.equal(request?._id, id);
    assert.equal(request?.status, 'request');
    assert.deepEqual(request?.can, { write: true, invite: false });
    assert.deepEqual(await talks.counts(binh), { unread: 0, requests: 1 });
    const own = await talks.one(an, id);
    assert.equal(own.status, 'accepted');
    assert.equal(own.can.write, false);
    assert.deepEqual(await talks.requests(an), []);
  });

  test('hides its read position until it is accepted', async () => {
    const [an, binh] = await strangers();
    const { groupMessageId: id } = await talks.write(an, binh);
    assertDone(await talks.change(binh, 'readMess', id));
    const readPosition = async () =>
      (await talks.one(an, id)).members.find(({ _id }) => _id === binh.memberId)?.readSeq;
    assert.equal(await readPosition(), 0);
    assertDone(await talks.change(binh, 'accept', id));
    assert.equal(await readPosition(), 1);
  });

  test('lets the sender continue once it is accepted', async () => {
    const [an, binh] = await strangers();
    const { groupMessageId: id } = await talks.write(an, binh);
    assertProblem(await talks.change(await somebody(), 'accept', id), 'not-found');
    assertProblem(await talks.change(binh, 'accept', 'x'), 'invalid');
    const accepted = assertDone<{ data: { status: string } }>(await talks.change(binh, 'accept', id));
    assert.equal(accepted.data.status, 'accepted');
    assertDone(await talks.change(binh, 'accept', id));
    assert.equal((await talks.one(an, id)).can.write, true);
    assert.equal((await talks.write(an, binh)).seq, 2);
    assert.equal((await talks.list(binh))[0]?._id, id);
  });

  test('lets the sender continue once it is answered', async () => {
    const [an, binh] = await strangers();
    const { groupMessageId: id } = await talks.write(an, binh);
    await talks.write(binh, an, 'Chào bạn, mình là Bình');
    assert.equal((await talks.write(an, binh)).seq, 3);
    assert.equal((await talks.one(binh, id)).status, 'accepted');
  });

  test('lets the sender continue as a friend, and later if they wrote meanwhile', async () => {
    const [an, binh] = await strangers();
    const { groupMessageId: id } = await talks.write(an, binh);
    await befriend(an, binh);
    assert.equal((await talks.list(binh))[0]?.status, 'accepted');
    assert.deepEqual(await talks.requests(binh), []);
    assert.deepEqual(await talks.counts(binh), { unread: 1, requests: 0 });
    assert.equal((await talks.one(an, id)).can.write, true);
    await part(an);
    assert.equal((await talks.requests(binh)).length, 1);
    await befriend(an, binh);
    await talks.write(an, binh);
    await part(an);
    assert.equal((await talks.write(an, binh)).seq, 3);
    assert.equal((await talks.one(binh, id)).status, 'accepted');
  });
});

describe('blocking a member', () => {
  test('ends writing on both sides and keeps earlier messages readable', async () => {
    const [an, binh] = await friends();
    const { groupMessageId: id } = await talks.write(an, binh);
    await part(an);
    await block(api, binh, an);
    for (const [from, other] of [
      [an, binh],
      [binh, an],
    ] as const) {
      assertProblem(await post(from, to(other)), 'message-refused');
      assertProblem(await post(from, { groupMessageId: id, detail: 'Chào' }), 'message-refused');
      assert.equal((await talks.messages(from, id)).data.length, 1);
    }
    assert.equal((await talks.one(binh, id)).can.write, false);
    // The blocked member must not learn of it by more than the refusal.
    assert.equal((await talks.one(an, id)).can.write, true);
    await db.delete(memberBlocks).where(eq(memberBlocks.memberId, binh.memberId));
    await talks.write(an, binh);
  });

  test('refuses a first message and creates no conversation', async () => {
    const [an, binh] = await strangers();
    await block(api, binh, an);
    assertProblem(await post(an, to(binh)), 'message-refused');
    assert.equal(await talks.find(an, `receiver=${binh.memberId}`), null);
    assert.deepEqual(await talks.requests(binh), []);
  });
});

describe('sending to many', () => {
  const sendMany = (as: TestMember | undefined, body: Record<string, unknown>) =>
    api.post('/messages/sendMany', { as, body });

  test('writes to each receiver separately, once, and reports the refused ones', async () => {
    const [an, binh] = await friends();
    const [chi, dung, em] = [await somebody(), await somebody(), await somebody()];
    await block(api, dung, an);
    await talks.write(an, em);
    const nobody = uuidv7();
    const receivers = [binh, chi, dung, em, an, binh].map(({ memberId }) => memberId).concat(nobody);
    const body = { receivers, detail: 'Mời bạn đến xưởng', clientId: 'loi-moi-01' };
    type Answer = { data: { sent: Message[]; refused: { receiver: string; code: string }[] } };
    const { sent, refused } = assertDone<Answer>(await sendMany(an, body)).data;
    assert.equal(sent.length, 2);
    assert.equal(new Set(sent.map((each) => each.groupMessageId)).size, 2);
    assert.deepEqual(Object.fromEntries(refused.map(({ receiver, code }) => [receiver, code])), {
      [dung.memberId]: 'message-refused',
      [em.memberId]: 'request-pending',
      [an.memberId]: 'message-refused',
      [nobody]: 'not-found',
    });
    assert.deepEqual(assertDone<Answer>(await sendMany(an, body)).data, { sent, refused });
    assert.equal((await talks.requests(chi)).length, 1);
    assert.equal((await talks.list(binh))[0]?.last?.detail, 'Mời bạn đến xưởng');
  });

  test('refuses no receivers, too many, an empty text, and unverified senders', async () => {
    const [an, binh] = await strangers();
    const detail = 'Chào';
    assertProblem(await sendMany(undefined, { receivers: [binh.memberId], detail }), 'unauthenticated');
    assertProblem(await sendMany(an, { receivers: [], detail }), 'invalid', ['receivers:too-few']);
    assertProblem(await sendMany(an, { receivers: Array.from({ length: 101 }, uuidv7), detail }), 'invalid');
    assertProblem(await sendMany(an, { receivers: [binh.memberId] }), 'invalid', ['detail:required']);
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await sendMany(unverified, { receivers: [binh.memberId], detail }), 'account-unverified');
  });
});
