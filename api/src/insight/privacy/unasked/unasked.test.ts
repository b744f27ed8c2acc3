import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Report } from '@m4u/contract/insight/privacy';
import type { UnaskedMessage } from '@m4u/contract/insight/privacy/unasked';
import type { ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import { suppressedAddresses } from '../../../platform/mail/tables.ts';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { makeAgency, makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';
import { reports } from '../reports/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let admin: TestMember;
let staff: TestMember;

before(async () => {
  admin = await api.signUp('quan-tri@example.vn', { name: 'Lừa Đảo' });
  staff = await api.signUp('nhan-vien@example.vn', { name: 'Nhân Viên' });
  await makeStaff(api, staff);
});

const newGroup = (name = 'Hội Gốm') => makeGroup(api, { admins: [admin], row: { name } });
const invite = (groupId: string, to: object) =>
  api.post('/members/createGroupMmeber', { as: admin, body: { groupId, ...to } });
const tokenIn = (text: string): string => /\/unasked\/([\w-]+)/.exec(text)?.[1] ?? assert.fail(text);
const call = (token: string) => `/privacy/unasked/${token}`;
const view = async (token: string) => assertDone<{ data: UnaskedMessage }>(await api.get(call(token))).data;
const lettersTo = async (to: string) => {
  await waitUntilQuiet(api);
  return (api.api.outbox?.list() ?? []).filter((letter) => letter.to === to);
};

describe('unsolicited letter', () => {
  test('has a fixed subject and links to report and to stop such letters', async () => {
    // Inserted without the API, which refuses such names.
    const groupId = await newGroup('Tài khoản bị khóa, mở https://evil.com/x ngay');
    assertDone(await invite(groupId, { email: 'la@example.vn', name: 'Chị Lan' }));
    const { subject, sender, text, html = '', headers } = await api.messageTo('la@example.vn');
    assert.equal(subject, 'Lời mời tham gia “Tài khoản bị khóa, mở https: //evil. com/x ngay” trên M4U');
    assert.equal(sender, api.config.mail.from.name);
    assert.doesNotMatch(text + html, /evil\.com|Chị Lan/);
    const stop = `${api.config.publicUrl}/unasked/${tokenIn(text)}`;
    assert.equal(headers?.['List-Unsubscribe'], `<${stop}>`);
    assert.equal(headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
    assert.ok(text.includes(`Báo cáo email này: ${stop}?report=yes`));
    assert.ok(text.includes(`Chặn mọi lời mời: ${stop}`));
  });

  test('names its sender to the holder of its token and changes nothing when viewed', async () => {
    const groupId = await newGroup();
    assertDone(await invite(groupId, { email: 'xem@example.vn' }));
    const token = tokenIn((await api.messageTo('xem@example.vn')).text);
    const page = { by: { kind: 'group', _id: groupId, name: 'Hội Gốm' }, stopped: false };
    assert.deepEqual(await view(token), page);
    assert.deepEqual(await view(token), page);
    const ending = token.endsWith('_') ? '-' : '_';
    for (const wrong of [`${token.slice(0, -1)}${ending}`, token.slice(1), 'x', 'A'.repeat(token.length)]) {
      assertProblem(await api.get(call(wrong)), 'not-found');
      assertProblem(await api.post(`${call(wrong)}/stop`), 'not-found');
      assertProblem(await api.post(`${call(wrong)}/report`, { body: { reason: 'spam' } }), 'not-found');
    }
    assertProblem(await api.get(call('x'.repeat(201))), 'invalid', ['token:too-long']);
    assertProblem(await api.get(`/members/getGroupInvitation/${groupId}?key=${token.slice(0, 60)}`), 'not-found');
  });

  test('is the last one after a stop, whoever sends it; the sender does not learn of it', async () => {
    const first = await newGroup();
    assertDone(await invite(first, { email: 'thoi@example.vn' }));
    const token = tokenIn((await api.messageTo('thoi@example.vn')).text);
    assertDone(await api.post(`${call(token)}/stop`));
    assertDone(await api.post(`${call(token)}/stop`));
    assert.equal((await view(token)).stopped, true);
    assert.doesNotMatch(JSON.stringify(await db.select().from(suppressedAddresses)), /thoi|example/);

    const second = await newGroup();
    const [stopped, open] = [
      await invite(second, { email: 'thoi+1@example.vn' }),
      await invite(second, { email: 'con-nhan@example.vn' }),
    ].map(comparableParts);
    const alike = (body = '') => body.replaceAll(/[\da-f-]{36}/g, '*');
    assert.equal(stopped?.status, 200);
    assert.deepEqual([stopped?.status, alike(stopped?.body)], [open?.status, alike(open?.body)]);
    const agencyId = await makeAgency(api, { admins: [admin] });
    for (const email of ['thoi@example.vn', 'con-nhan@example.vn'])
      assertDone(await api.post(`/agencies/offerAdmin/${agencyId}`, { as: admin, body: { email } }));
    assert.equal((await lettersTo('thoi@example.vn')).length, 1);
    assert.deepEqual(await lettersTo('thoi+1@example.vn'), []);
    const others = new Set((await lettersTo('con-nhan@example.vn')).map(({ subject }) => subject));
    assert.deepEqual(
      others,
      new Set([
        'Lời mời làm quản trị viên đại lý “Hội Doanh nhân Sông Thu” trên M4U',
        'Lời mời tham gia “Hội Gốm” trên M4U',
      ]),
    );

    // Letters about one's own account are still sent.
    await api.signUp('thoi@example.vn', { verified: false });
    assertDone(await api.post('/auth/registerOTPEmail', { body: { email: 'thoi@example.vn' } }));
    assert.match((await lettersTo('thoi@example.vn'))[0]?.subject ?? '', /Mã xác minh/);
  });

  test('to a member can be stopped; invitations then appear in the app only', async () => {
    const member = await api.signUp('hoi-vien@example.vn');
    const first = await newGroup('Mở evil.com ngay');
    assertDone(await invite(first, { memberId: member.memberId }));
    const { subject, text } = await api.messageTo(member.email);
    assert.match(subject ?? '', /^Lời mời vào nhóm/);
    assert.match(text, /^Bạn có thông báo mới trên M4U:\n\nLừa Đảo mời bạn tham gia Mở evil\. com ngay\./);
    assert.deepEqual((await view(tokenIn(text))).by, { kind: 'group', _id: first, name: 'Mở evil.com ngay' });
    assertDone(await api.post(`${call(tokenIn(text))}/stop`));
    assertDone(await invite(await newGroup(), { memberId: member.memberId }));
    assert.equal((await lettersTo(member.email)).length, 1);
    const { total } = assertDone<{ total: number }>(await api.get('/notifications/get-list', { as: member }));
    assert.equal(total, 2);
  });

  test('by text message can be stopped through its invitation', async () => {
    const [first, second] = [await newGroup(), await newGroup()];
    assertDone(await invite(first, { phone: '0912345671' }));
    const { text } = await api.messageTo('+84912345671');
    const [, id = '', key = ''] = /\/invitations\/([\w-]+)\?key=([\w-]+)/.exec(text) ?? [];
    const { data } = assertDone<{ data: ReceivedInvitation }>(
      await api.get(`/members/getGroupInvitation/${id}?key=${key}`),
    );
    assertDone(await api.post(`${call(data.unasked ?? '')}/stop`));
    assertDone(await invite(second, { phone: '+84 912 345 671' }));
    assert.equal((await lettersTo('+84912345671')).length, 1);
  });
});

describe('report of a letter', () => {
  const list = async () => assertDone<{ data: Report[] }>(await api.get('/reports', { as: staff })).data;

  test('requires no account, names the group, and is stored once while it is open', async () => {
    const groupId = await newGroup('Nhóm Mạo Danh');
    assertDone(await invite(groupId, { email: 'bao-cao@example.vn' }));
    const token = tokenIn((await api.messageTo('bao-cao@example.vn')).text);
    const report = (body: object) => api.post(`${call(token)}/report`, { body });
    assertProblem(await report({}), 'invalid', ['reason:required']);
    assertProblem(await report({ reason: 'bored', words: 'a'.repeat(2001) }), 'invalid', [
      'reason:choice',
      'words:too-long',
    ]);
    for (const words of ['Tôi không quen họ', 'Lần nữa']) assertDone(await report({ reason: 'fraud', words }));
    const of = (await list()).filter(({ target }) => target._id === groupId);
    assert.deepEqual(
      of.map(({ target, reporter, reason, words }) => [target.kind, target.name, target.path, reporter, reason, words]),
      [['group', 'Nhóm Mạo Danh', `/mbg/${groupId}`, null, 'fraud', 'Tôi không quen họ']],
    );
    assert.doesNotMatch(JSON.stringify(await db.select().from(reports)), /bao-cao@/);
    assertDone(await api.put(`/reports/${of[0]?._id}`, { as: staff, body: { outcome: 'acted' } }));
    assertDone(await report({ reason: 'fraud' }));
    assert.equal((await list()).filter(({ target }) => target._id === groupId).length, 2);
    assertProblem(await api.get('/reports', { as: admin }), 'forbidden');
  });

  test('is limited to ten by one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const member = await real.signUp('ai-do@example.vn');
    const by = { kind: 'member', id: member.memberId } as const;
    const token = real.api.platform.unasked.tokenFor('x@example.vn', by);
    const body = { reason: 'spam' };
    for (let sent = 0; sent < 10; sent += 1) assertDone(await real.post(`${call(token)}/report`, { body }));
    assertProblem(await real.post(`${call(token)}/report`, { body }), 'rate-limited');
  });
});

describe('name with a web address', () => {
  test('is refused for groups, agencies, members and people who are written to', async () => {
    const groupId = await newGroup();
    const agencyId = await makeAgency(api, { admins: [admin] });
    const name = 'Nhận quà tại evil.com';
    const asAdmin = (body: object) => ({ as: admin, body });
    const refused = [
      api.post('/groupAndBrand/createGroup', asAdmin({ kind: 'group', name })),
      api.put(`/groupAndBrand/updateUById/${groupId}`, asAdmin({ name })),
      api.put(`/agencies/updateById/${agencyId}`, asAdmin({ name })),
      api.put(`/members/updateMemberById/${admin.memberId}`, asAdmin({ name })),
      api.post('/members/createGroupMmeber', asAdmin({ groupId, email: 'a@example.vn', name })),
      api.post('/contactUs', { body: { memberId: admin.memberId, name, phone: '0912345678' } }),
      api.post('/signup', { body: { type: 'request', name, phone: '0912345678' } }),
    ];
    for (const answer of await Promise.all(refused)) assertProblem(answer, 'invalid', ['name:address-in-name']);
    assertDone(await api.put(`/groupAndBrand/updateUById/${groupId}`, asAdmin({ name: 'Hội Gốm TP.HCM' })));
  });
});
