import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Conversation } from '@m4u/contract/social/message/schema';
import { uuidv7 } from '../../platform/ids.ts';
import { conversationMembers } from './tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { relate } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const talks = conversationCalls(api);

const signUp = (name: string) => api.signUp(`${name}@example.vn`, { name });
const an = await signUp('an');
const binh = await signUp('binh');
const chi = await signUp('chi');
const dung = await signUp('dung');
const stranger = await signUp('la');
for (const friend of [binh, chi, dung]) await relate(api, an, friend);
await relate(api, binh, dung);

const post = (as: TestMember | undefined, body: Record<string, unknown>) =>
  api.post('/messages/conversation', { as, body });
const invite = (as: TestMember, id: string, ...invited: { memberId: string }[]) =>
  talks.change(as, 'members', id, { body: { members: invited.map(({ memberId }) => memberId) } });
const rename = (as: TestMember, id: string, name: string) => talks.change(as, 'name', id, { body: { name } });
const of = (answer: Awaited<ReturnType<typeof invite>>) => assertDone<{ data: Conversation }>(answer).data;
const namesOf = ({ members: people }: Conversation) => people.map(({ name }) => name).toSorted();
const readTexts = async (as: TestMember, id: string) =>
  (await talks.messages(as, id)).data
    .toReversed()
    .map(({ kind, sender, detail }) => [sender.name, kind === 'text' ? '' : kind, detail].filter(Boolean).join(' '));

describe('group conversation', () => {
  test('is begun by a verified member with friends only', async () => {
    assertProblem(await post(undefined, { members: [binh.memberId] }), 'unauthenticated');
    assertProblem(await post(an, { members: [] }), 'invalid', ['members:too-few']);
    assertProblem(await post(an, { members: Array.from({ length: 100 }, uuidv7) }), 'invalid', ['members:too-many']);
    assertProblem(await post(an, { members: [binh.memberId, stranger.memberId] }), 'message-refused');
    assertProblem(await post(an, { members: [uuidv7()] }), 'message-refused');
    assertProblem(await post(an, { members: [an.memberId] }), 'message-refused');
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await post(unverified, { members: [an.memberId] }), 'account-unverified');
  });

  test('appears to all members at once and is created once for one client id', async () => {
    const clientId = 'hop-lop-12a1';
    const both = await Promise.all([
      talks.begin(an, [binh, chi], { name: 'Lớp 12A1', clientId }),
      talks.begin(an, [binh, chi], { name: 'Lớp 12A1', clientId }),
    ]);
    assert.deepEqual(both[0], both[1]);
    assert.deepEqual(await talks.begin(an, [binh], { clientId }), both[0]);
    const [conversation] = both;
    assert.deepEqual(namesOf(conversation), ['an', 'binh', 'chi']);
    assert.deepEqual(conversation.can, { write: true, invite: true });
    const [conversationOfBinh] = await talks.list(binh);
    assert.equal(conversationOfBinh?._id, conversation._id);
    assert.equal(conversationOfBinh?.status, 'accepted');
    assert.equal(conversationOfBinh?.unread, 0);
    assert.deepEqual(await readTexts(binh, conversation._id), ['an named Lớp 12A1']);
    const sent = await talks.send(chi, { groupMessageId: conversation._id, detail: 'Chào cả lớp' });
    assert.equal(sent.seq, 2);
    assert.deepEqual(await readTexts(binh, sent.groupMessageId), ['an named Lớp 12A1', 'chi Chào cả lớp']);
    assert.equal((await talks.list(an))[0]?.unread, 1);
  });

  test('is not found by people outside it', async () => {
    const { _id: id } = await talks.begin(an, [binh]);
    const message = { groupMessageId: id, detail: 'Chào' };
    assertProblem(await api.post('/messages', { as: stranger, body: message }), 'not-found');
    for (const answer of [
      await invite(stranger, id, an),
      await rename(stranger, id, 'Tên'),
      await talks.change(stranger, 'leave', id),
      await api.get(`/messages/findByGroupMessegerId?groupMessageId=${id}`, { as: stranger }),
    ])
      assertProblem(answer, 'not-found');
    for (const call of ['members', 'name', 'leave'])
      assertProblem(
        await api.put(`/messages/${call}?groupMessageId=${id}`, { body: { name: 'a', members: [uuidv7()] } }),
        'unauthenticated',
      );
  });
});

describe('inviting to a conversation', () => {
  test('adds friends of a member, who see messages from then on', async () => {
    const { _id: id } = await talks.begin(an, [binh]);
    await talks.send(an, { groupMessageId: id, detail: 'Trước đó' });
    assertProblem(await invite(binh, id, chi), 'message-refused');
    assertProblem(await invite(binh, id), 'invalid', ['members:too-few']);
    assert.deepEqual(namesOf(of(await invite(binh, id, dung, an))), ['an', 'binh', 'dung']);
    of(await invite(binh, id, dung));
    await talks.send(an, { groupMessageId: id, detail: 'Chào Dũng' });
    assert.deepEqual(await readTexts(dung, id), ['dung joined', 'an Chào Dũng']);
    assert.deepEqual(await readTexts(an, id), ['an joined', 'an Trước đó', 'dung joined', 'an Chào Dũng']);
    const own = await talks.one(dung, id);
    assert.deepEqual([own.firstSeq, own.unread, own.readSeq], [3, 1, 2]);
    const [first] = (await talks.messages(an, id)).data.toReversed();
    assertProblem(await talks.withdraw(dung, first?._id ?? ''), 'not-found');
    const direct = (await talks.write(an, binh)).groupMessageId;
    assertProblem(await invite(an, direct, chi), 'forbidden');
  });

  test('refuses more than a hundred members', async () => {
    const { _id: id } = await talks.begin(an, [binh]);
    const rows = Array.from({ length: 98 }, (_, index) => ({ id: uuidv7(), name: `Người ${index}` }));
    await db.insert(members).values(rows);
    const activeAt = api.clock.now();
    await db
      .insert(conversationMembers)
      .values(rows.map((row) => ({ conversationId: id, memberId: row.id, status: 'accepted' as const, activeAt })));
    assertProblem(await invite(an, id, chi), 'conversation-full');
    const whole = await talks.one(an, id);
    assert.equal(whole.members.length, 100);
    const [listed] = (await talks.list(an)).filter(({ _id }) => _id === id);
    assert.equal(listed?.members.length, 12);
    assert.equal(listed?.members[0]?._id, an.memberId);
    assert.equal(listed?.memberTotal, 100);
  });
});

describe('name of a conversation', () => {
  test('is changed by any member and recorded in the conversation', async () => {
    const { _id: id } = await talks.begin(an, [binh]);
    assert.equal(of(await rename(binh, id, 'Đi Đà Lạt')).name, 'Đi Đà Lạt');
    assert.equal(of(await rename(an, id, 'Đi Đà Lạt')).lastSeq, 2);
    assert.equal(of(await rename(an, id, '')).name, '');
    assert.deepEqual(await readTexts(an, id), ['an joined', 'binh named Đi Đà Lạt', 'an named']);
    assertProblem(await rename(an, id, 'a'.repeat(101)), 'invalid', ['name:too-long']);
    const direct = (await talks.write(an, binh)).groupMessageId;
    assertProblem(await rename(an, direct, 'Tên'), 'forbidden');
  });
});

describe('leaving a conversation', () => {
  test('keeps earlier messages and hides later ones', async () => {
    const { _id: id } = await talks.begin(an, [binh, chi], { name: 'Nhóm' });
    const sent = await talks.send(an, { groupMessageId: id, detail: 'Trước' });
    assertDone(await talks.change(chi, 'leave', id));
    assertDone(await talks.change(chi, 'leave', id));
    await talks.send(an, { groupMessageId: id, detail: 'Sau' });
    assert.deepEqual(await readTexts(chi, id), ['an named Nhóm', 'an Trước', 'chi left']);
    assert.deepEqual(await readTexts(an, id), ['an named Nhóm', 'an Trước', 'chi left', 'an Sau']);
    const own = await talks.one(chi, id);
    assert.deepEqual(
      [own.status, own.lastSeq, own.unread, own.can, namesOf(own)],
      ['left', 3, 0, { write: false, invite: false }, ['an', 'binh', 'chi']],
    );
    assert.deepEqual(namesOf(await talks.one(an, id)), ['an', 'binh']);
    of(await rename(an, id, 'Tên mới'));
    assert.equal((await talks.one(chi, id)).name, 'Nhóm');
    assert.deepEqual(
      (await Promise.all(['&q=moi', '&q=nhom'].map((query) => talks.list(chi, query)))).map(({ length }) => length),
      [0, 1],
    );
    const body = { groupMessageId: id, detail: 'Còn đây' };
    assertProblem(await api.post('/messages', { as: chi, body }), 'message-refused');
    assertProblem(await invite(chi, id, an), 'forbidden');
    assertProblem(await rename(chi, id, 'Tên'), 'forbidden');
    assertDone(await talks.withdraw(an, sent._id));
    assert.deepEqual(await readTexts(chi, id), ['an named Nhóm', 'an', 'chi left']);
    assertDone(await talks.change(chi, 'hide', id));
    assert.ok(!(await talks.list(chi)).some(({ _id }) => _id === id));
    const direct = (await talks.write(an, binh)).groupMessageId;
    assertProblem(await talks.change(an, 'leave', direct), 'forbidden');
    assertProblem(await talks.change(an, 'leave', 'x'), 'invalid');
  });

  test('can be followed by a new invitation, which shows messages from then on', async () => {
    const { _id: id } = await talks.begin(an, [binh, chi]);
    const message = { groupMessageId: id, detail: 'Trước khi đi', clientId: 'truoc-khi-di' };
    const sent = await talks.send(chi, message);
    assertDone(await talks.change(chi, 'leave', id));
    assert.deepEqual(await talks.send(chi, message), sent);
    await talks.send(an, { groupMessageId: id, detail: 'Lúc vắng' });
    of(await invite(an, id, chi));
    await talks.send(binh, { groupMessageId: id, detail: 'Chào Chi' });
    assert.deepEqual(await readTexts(chi, id), ['chi joined', 'binh Chào Chi']);
    assert.equal((await talks.one(chi, id)).status, 'accepted');
    assert.deepEqual(await talks.send(chi, message), sent);
  });
});
