import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { DAY, HOUR } from '@m4u/contract/durations';
import type { DataRequest, OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import { ANSWER_HOURS, CONFIRM_DAYS } from '@m4u/contract/insight/privacy/request.rules';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { solveNewChallenge } from '../../../testing/doubles/challenge.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { purgeUnconfirmed } from './service.ts';
import { dataRequests } from './tables.ts';

const api = await startTestApi();

let staff: TestMember;

before(async () => {
  staff = await api.signUp('nhan-vien@example.vn', { name: 'Nhân Viên' });
  await makeStaff(api, staff);
});

const again = (member: TestMember): Promise<TestMember> => signInAgain(api, member);

const ask = async (as: TestMember | undefined, body: object = {}) =>
  api.post('/privacy/requests', { as, body: { kind: 'access', words: 'Cho tôi xem mọi lần đăng nhập.', ...body } });
const own = async (as: TestMember) =>
  assertDone<{ data: OwnDataRequest[]; total: number }>(await api.get('/privacy/requests/own', { as })).data;
const queue = async (state = 'open') =>
  assertDone<{ data: DataRequest[]; total: number; totalOpen: number; totalOverdue: number }>(
    await api.get(`/privacy/requests?state=${state}&limit=100`, { as: staff }),
  );
const answer = (id: string, body: object = {}, as: TestMember | undefined = staff) =>
  api.put(`/privacy/requests/${id}`, {
    as,
    body: { outcome: 'fulfilled', answer: 'Đây là mọi lần đăng nhập.', ...body },
  });
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR).toISOString();

describe('request about personal data', () => {
  test('is due within the legal hours and answered by mail', async () => {
    const member = await api.signUp('hoi@example.vn', { name: 'Người Hỏi' });
    const request = assertDone<{ data: { state: string; dueAt: string } }>(await ask(member)).data;
    assert.deepEqual(request, { state: 'open', dueAt: inHours(ANSWER_HOURS) });
    const [mine] = await own(member);
    assert.ok(mine);
    assert.deepEqual([mine.state, mine.overdue, mine.answer], ['open', false, null]);
    const { data } = await queue();
    const found = data.find(({ _id }) => _id === mine._id);
    assert.deepEqual([found?.member?._id, found?.name, found?.dueAt], [member.memberId, 'Người Hỏi', request.dueAt]);
    assert.equal(assertDone<{ data: DataRequest }>(await answer(mine._id)).data.answeredBy?._id, staff.memberId);
    const letter = await api.messageTo(member.email);
    assert.match(letter.text, /Đây là mọi lần đăng nhập\./);
    assert.match(letter.text, /> Cho tôi xem mọi lần đăng nhập\./);
    const [closed] = await own(member);
    assert.deepEqual([closed?.state, closed?.answer], ['fulfilled', 'Đây là mọi lần đăng nhập.']);
    const notices = await api.get('/notifications/get-list', { as: member });
    assert.ok(notices.body.includes('data-request'));
    const audit = await api.get('/admin/audit', { as: staff });
    assert.ok(audit.body.includes('dataRequest.answer'));
    // A second answer is refused.
    assertProblem(await answer(mine._id), 'wrong-state');
  });

  test('is marked overdue and comes first in the queue', async () => {
    const member = await api.signUp('cho@example.vn');
    assertDone(await ask(member, { kind: 'correction' }));
    api.clock.advance(ANSWER_HOURS * HOUR + 1);
    const back = await again(member);
    staff = await again(staff);
    assertDone(await ask(back, { kind: 'objection' }));
    const { data, totalOpen, totalOverdue } = await queue();
    assert.deepEqual(
      data.map(({ kind, overdue }) => [kind, overdue]),
      [
        ['correction', true],
        ['objection', false],
      ],
    );
    assert.deepEqual([totalOpen, totalOverdue], [2, 1]);
    const { data: administration } = assertDone<{ data: { waiting: object } }>(
      await api.get('/admin/overview', { as: staff }),
    );
    assert.deepEqual(administration.waiting, { reports: 0, support: 0, registrations: 0, requests: 2, overdue: 1 });
    const kinds = async (query: string) => {
      const answered = await api.get(`/privacy/requests?${query}`, { as: staff });
      return assertDone<{ data: DataRequest[] }>(answered).data.map(({ kind }) => kind);
    };
    assert.deepEqual(await kinds('sort=time&order=desc'), ['objection', 'correction']);
    assert.deepEqual(await kinds('sort=time'), ['correction', 'objection']);
    assertProblem(await api.get('/privacy/requests?sort=name', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/privacy/requests?sort=time', { as: back }), 'forbidden');
    const [newest, oldest] = await own(back);
    assert.deepEqual([newest?.overdue, oldest?.overdue], [false, true]);
    assertDone(await api.put(`/privacy/requests/${newest?._id}/withdraw`, { as: back }));
    assertDone(await answer(oldest?._id ?? '', { outcome: 'refused' }));
    assert.deepEqual(
      (await own(back)).map(({ state }) => state),
      ['withdrawn', 'refused'],
    );
    assert.equal((await queue()).total, 0);
    assert.equal((await queue('closed')).total, 3);
    const ended = await kinds('state=closed&sort=time');
    assert.deepEqual(ended.slice(1).toSorted(), ['correction', 'objection'], 'the first one ended hours before');
    assert.deepEqual(await kinds('state=closed'), ended.toReversed());
  });

  test('of a visitor counts once it is confirmed', async () => {
    const visitor = async (body: object = {}) =>
      ask(undefined, {
        name: 'Khách',
        email: 'khach@example.vn',
        challenge: await solveNewChallenge(api, 'dataRequest'),
        ...body,
      });
    assert.deepEqual(assertDone<{ data: object }>(await visitor({ kind: 'deletion' })).data, {
      state: 'unconfirmed',
      dueAt: null,
    });
    assert.equal((await queue()).total, 0);
    const { text } = await api.messageTo('khach@example.vn');
    const [, id = '', key = ''] = /\/data-request\/([\da-f-]{36})\?key=([\w-]+)/.exec(text) ?? [];
    const confirm = (key: string) => api.post(`/privacy/requests/${id}/confirm`, { body: { key } });
    assertProblem(await confirm('sai'), 'not-found');
    assertProblem(await confirm(''), 'invalid', ['key:required']);
    assertProblem(await answer(id), 'not-found');
    const one = async () =>
      assertDone<{ data: DataRequest[]; total: number }>(await api.get(`/privacy/requests?id=${id}`, { as: staff }));
    assert.equal((await one()).total, 0);
    assertProblem(await api.get('/privacy/requests?id=x', { as: staff }), 'invalid', ['id:invalid']);
    const dueTime = assertDone<{ data: { dueAt: string } }>(await confirm(key)).data.dueAt;
    assert.equal(dueTime, inHours(ANSWER_HOURS));
    api.clock.advance(HOUR);
    staff = await again(staff);
    assert.equal(assertDone<{ data: { dueAt: string } }>(await confirm(key)).data.dueAt, dueTime);
    assertDone(await answer(id));
    const { data, total } = await one();
    assert.deepEqual([data[0]?._id, data[0]?.state, total], [id, 'fulfilled', 1]);
    assert.match((await api.messageTo('khach@example.vn', 2)).text, /Yêu cầu của bạn đã được thực hiện/);

    assertDone(await visitor());
    // A bot fills in the hidden field.
    assertDone(await visitor({ website: 'https://example.vn' }));
    const waiting = () => api.api.platform.db.$count(dataRequests, eq(dataRequests.state, 'unconfirmed'));
    assert.equal(await waiting(), 1);
    api.clock.advance(CONFIRM_DAYS * DAY + 1);
    await purgeUnconfirmed(api.api.platform);
    assert.equal(await waiting(), 0);
  });

  test('validates its fields and is visible to its author and staff only', async () => {
    const one = await api.signUp('khac@example.vn');
    const other = await api.signUp('nua@example.vn');
    assertProblem(await ask(one, { kind: 'money' }), 'invalid', ['kind:choice']);
    assertProblem(await ask(one, { words: ' ' }), 'invalid', ['words:required']);
    assertProblem(await ask(undefined), 'invalid', ['name:required']);
    assertProblem(await ask(undefined, { name: 'Khách' }), 'invalid', ['email:required']);
    assertProblem(await ask(undefined, { name: 'Khách', email: 'a@example.vn' }), 'invalid', ['challenge:challenge']);
    assertDone(await ask(one));
    const [mine] = await own(one);
    const id = mine?._id ?? '';
    assert.deepEqual(await own(other), []);
    assertProblem(await api.put(`/privacy/requests/${id}/withdraw`, { as: other }), 'not-found');
    assertProblem(await api.put(`/privacy/requests/${id}/withdraw`), 'unauthenticated');
    assertProblem(await api.get('/privacy/requests/own'), 'unauthenticated');
    assertProblem(await api.get('/privacy/requests', { as: one }), 'forbidden');
    assertProblem(await api.get('/privacy/requests'), 'unauthenticated');
    assertProblem(await answer(id, {}, one), 'forbidden');
    assertProblem(await api.put(`/privacy/requests/${id}`, { body: {} }), 'unauthenticated');
    staff = await again(staff);
    assertProblem(await answer(id, { answer: '' }), 'invalid', ['answer:required']);
    assertProblem(await answer(id, { outcome: 'maybe' }), 'invalid', ['outcome:choice']);
    assertProblem(await api.get('/privacy/requests?state=all', { as: staff }), 'invalid', ['state:choice']);
    assertDone(await api.put(`/privacy/requests/${id}/withdraw`, { as: one }));
    assertProblem(await api.put(`/privacy/requests/${id}/withdraw`, { as: one }), 'wrong-state');
  });
});
