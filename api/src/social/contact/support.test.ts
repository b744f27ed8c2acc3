import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnSupport, SupportMessage } from '@m4u/contract/social/contact/support';
import { and, eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { makeAgency, makeGroup, makeStaff } from '../../testing/factories/profiles.ts';
import { supportMessages } from './support.tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [staff, member, admin, agencyAdmin] = (await Promise.all(
  ['nhan-vien', 'nguoi-hoi', 'quan-tri', 'dai-ly'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
await makeGroup(api, { admins: [admin] });
await makeAgency(api, { admins: [agencyAdmin] });

interface Listed {
  data: SupportMessage[];
  total: number;
  totalOpen: number;
}
const question = { topic: 'card', name: 'Chị Hoa', email: 'chi-hoa@example.vn', words: 'Thẻ của mình bị mất' };
const write = async (body: object, as?: TestMember) =>
  api.post('/support', { as, body: as ? body : { ...body, challenge: await solveNewChallenge(api, 'support') } });
const list = async (query = ''): Promise<Listed> =>
  assertDone<Listed>(await api.get(`/support${query}`, { as: staff }));
const settle = (id: string, body: object, as: TestMember | undefined = staff) =>
  api.put(`/support/${id}`, { as, body });
const lettersTo = (to: string) => (api.api.outbox?.list() ?? []).filter((entry) => entry.to === to);
/** Finds the message with these words. */
const written = async (text: string): Promise<SupportMessage> => {
  const { data } = await list('?limit=100');
  const found = data.find((message) => message.words === text);
  assert.ok(found, text);
  return found;
};

describe('support message', () => {
  test('is accepted from visitors who meet a challenge and give a way to reach them', async () => {
    assertDone(await write(question));
    const message = await written(question.words);
    assert.deepEqual(
      [message.topic, message.name, message.email, message.member, message.status, message.can],
      ['card', 'Chị Hoa', 'chi-hoa@example.vn', null, 'open', { answer: true, close: true }],
    );
    assertProblem(await api.post('/support', { body: question }), 'invalid', ['challenge:challenge']);
    const forAnother = { ...question, challenge: await solveNewChallenge(api, 'contact') };
    assertProblem(await api.post('/support', { body: forAnother }), 'invalid', ['challenge:challenge']);
    assertProblem(await write({ ...question, email: '' }), 'invalid', ['email:reach']);
    assertDone(await write({ ...question, email: '', phone: '0912 345 678', words: 'Gọi mình nhé' }));
    assert.equal((await written('Gọi mình nhé')).phone, '+84912345678');
  });

  test('is accepted from members without an address', async () => {
    assertDone(await write({ topic: 'account', name: 'An', words: 'Mình muốn xóa tài khoản' }, member));
    const message = await written('Mình muốn xóa tài khoản');
    assert.deepEqual([message.member?._id, message.email, message.can.answer], [member.memberId, null, true]);
  });

  test('refuses missing and invalid fields, and drops messages of bots', async () => {
    assertProblem(await write({ topic: 'x', name: '', words: '' }, member), 'invalid', [
      'topic:choice',
      'name:required',
      'words:required',
    ]);
    assertProblem(await write({ ...question, email: 'x', phone: '12' }, member), 'invalid', [
      'email:email',
      'phone:phone',
    ]);
    assertDone(await write({ ...question, words: 'Mua đi', website: 'https://spam.example' }, member));
    const rows = await db.select().from(supportMessages).where(eq(supportMessages.words, 'Mua đi'));
    assert.equal(rows.length, 0);
  });
});

describe('handling of support messages', () => {
  test('is for staff only', async () => {
    const { _id } = await written(question.words);
    for (const as of [member, admin, agencyAdmin]) {
      assertProblem(await api.get('/support', { as }), 'forbidden');
      assertProblem(await settle(_id, { answer: 'Chào bạn' }, as), 'forbidden');
    }
    assertProblem(await api.get('/support'), 'unauthenticated');
    assertProblem(await api.put(`/support/${_id}`, { body: {} }), 'unauthenticated');
    assertProblem(await settle(ABSENT, {}), 'not-found');
    assertProblem(await settle('x', {}), 'invalid', ['id:invalid']);
    assertProblem(await api.get('/support?status=x', { as: staff }), 'invalid', ['status:choice']);
  });

  test('lists open messages oldest first, or sorted by time', async () => {
    const words = async (query: string) => (await list(query)).data.map((message) => message.words);
    const sorted = await words('?sort=created');
    assert.equal(sorted[0], question.words);
    assert.deepEqual(await words(''), sorted);
    assert.deepEqual(await words('?sort=created&order=desc&limit=2'), sorted.toReversed().slice(0, 2));
    assertProblem(await api.get('/support?sort=name', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/support?sort=created', { as: member }), 'forbidden');
  });

  test('mails an answer with the question, records it, and accepts one of two answers', async () => {
    const questionText = 'Làm sao để đổi liên kết?';
    assertDone(await write({ ...question, topic: 'page', words: questionText }));
    const { _id } = await written(questionText);
    const answers = await Promise.all(['Vào Cài đặt.', 'Xem phần liên kết.'].map((answer) => settle(_id, { answer })));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 409],
    );
    const answered = assertDone<{ data: SupportMessage }>(
      answers.find(({ statusCode }) => statusCode === 200) ?? fail(),
    );
    assert.deepEqual(
      [answered.data.status, answered.data.answeredBy?._id, answered.data.can],
      ['answered', staff.memberId, { answer: false, close: false }],
    );
    await api.messageTo('chi-hoa@example.vn');
    const letters = lettersTo('chi-hoa@example.vn').filter(({ text }) => text.includes(`> ${questionText}`));
    assert.equal(letters.length, 1);
    assert.ok(letters[0]?.text.includes(answered.data.answer ?? '?'));
    const acts = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.act, 'support.answer'), eq(auditEntries.targetId, _id)));
    assert.equal(acts.length, 1);
    assertProblem(await settle(_id, {}), 'wrong-state');
    assert.equal((await list('?status=answered&topic=page')).data[0]?._id, _id);
    assert.equal((await list('?status=answered&topic=points')).total, 0);
    const one = await list(`?id=${_id}`);
    assert.deepEqual([one.data.map((message) => message._id), one.total], [[_id], 1]);
    assertProblem(await api.get('/support?id=x', { as: staff }), 'invalid', ['id:invalid']);
  });

  test('shows the answer to the member and mails it to their account’s address', async () => {
    const questionText = 'Điểm của mình đâu?';
    assertDone(await write({ topic: 'points', name: 'An', words: questionText }, member));
    assertDone(await settle((await written(questionText))._id, { answer: 'Ở mục Điểm.' }));
    const own = assertDone<{ data: OwnSupport[]; total: number }>(await api.get('/support/own', { as: member }));
    assert.deepEqual(
      own.data.filter((message) => message.words === questionText).map(({ status, answer }) => [status, answer]),
      [['answered', 'Ở mục Điểm.']],
    );
    assert.ok(own.total >= 1 && own.data.every((message) => !('email' in message)));
    await api.messageTo('nguoi-hoi@example.vn');
    assert.equal(lettersTo('nguoi-hoi@example.vn').filter(({ text }) => text.includes('Ở mục Điểm.')).length, 1);
    const others = assertDone<{ data: OwnSupport[] }>(await api.get('/support/own', { as: admin }));
    assert.deepEqual(others.data, []);
    assertProblem(await api.get('/support/own'), 'unauthenticated');
  });

  test('closes messages without an address', async () => {
    const text = 'Chỉ có số điện thoại';
    assertDone(await write({ ...question, email: '', phone: '0912 345 678', words: text }));
    const message = await written(text);
    assert.equal(message.can.answer, false);
    assertProblem(await settle(message._id, { answer: 'Chào bạn' }), 'invalid', ['answer:no-email']);
    const openBefore = (await list()).totalOpen;
    const closed = assertDone<{ data: SupportMessage }>(await settle(message._id, { answer: '' })).data;
    assert.deepEqual([closed.status, closed.answer], ['closed', null]);
    const after = await list('?status=closed');
    assert.ok(after.totalOpen === openBefore - 1 && after.data.some(({ _id }) => _id === message._id));
  });
});

const fail = (): never => assert.fail('nobody succeeded');
