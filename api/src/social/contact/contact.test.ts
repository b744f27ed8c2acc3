import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GroupView } from '@m4u/contract/profile/group';
import type { MemberView } from '@m4u/contract/profile/member';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { ContactItem } from '@m4u/contract/social/contact';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { block, makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [owner, admin, stranger] = (await Promise.all(
  ['owner', 'admin', 'stranger'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember];
const group = await makeGroup(api, { admins: [admin], members: [stranger] });
const id = owner.memberId;

interface Listed {
  data: ContactItem[];
  total: number;
  totalDoc: number;
}
/** Writes a message; a visitor meets a challenge first. */
const write = async (body: object, as?: TestMember) =>
  api.post('/contactUs', { as, body: as ? body : { ...body, challenge: await solveNewChallenge(api) } });
const read = async (query = '', page = id, as = owner) =>
  assertDone<Listed>(await api.get(`/contactUs/${page}${query}`, { as }));
const plain = { memberId: id, name: 'Chị Hoa', phone: '0912 345 678', message: 'Cho mình hỏi giá' };

describe('contact form of a page', () => {
  const put = (body: object, as = owner) => api.put(`/members/updateFormDataByMemberId/${id}`, { as, body });
  const get = (as?: TestMember) => api.get(`/members/getFormDataByMemberId/${id}`, { as });
  const formOf = async (body: object) => assertDone<{ data: PageForm }>(await put(body)).data;

  test('is read and changed by its owner; others see it while it is enabled', async () => {
    assert.deepEqual(assertDone(await get(owner)).data, { title: '', intro: '', enabled: false, fields: [] });
    assertProblem(await get(), 'not-found');
    const form = await formOf({
      title: 'Đặt lịch',
      fields: [
        { kind: 'text', label: 'Cơ quan' },
        { kind: 'choice', label: 'Buổi', options: ['Sáng', 'Chiều', 'Sáng'], required: 'true' },
      ],
    });
    assert.deepEqual(form.fields[1]?.options, ['Sáng', 'Chiều']);
    assert.deepEqual(assertDone(await get()).data, form);
    const view = assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${id}`)).data;
    assert.deepEqual(view.form, form);
    const [first, second] = form.fields;
    const changed = await formOf({
      ...form,
      fields: [
        { ...second, label: 'Buổi nào' },
        { ...first, _id: ABSENT },
      ],
    });
    assert.equal(changed.fields[0]?._id, second?._id);
    assert.notEqual(changed.fields[1]?._id, ABSENT);
    await formOf({ ...form, enabled: false });
    assertProblem(await get(stranger), 'not-found');
    assertProblem(await put({}, stranger), 'forbidden');
    assertProblem(await api.put(`/members/updateFormDataByMemberId/${id}`, { body: {} }), 'unauthenticated');
    assertProblem(await api.get(`/members/getFormDataByMemberId/${ABSENT}`), 'not-found');
  });

  test('refuses invalid questions, with the fault of each', async () => {
    const field = { kind: 'text', label: 'a' };
    assertProblem(
      await put({ fields: [field, { kind: 'choice', label: 'b', options: ['một'] }, { kind: 'file', label: '' }] }),
      'invalid',
      ['fields.1.options:form-options', 'fields.2.kind:choice', 'fields.2.label:required'],
    );
    assertProblem(await put({ fields: Array.from({ length: 21 }, () => field) }), 'invalid', ['fields:too-many']);
  });

  test('is changed by the admins of a group', async () => {
    const path = `/groupAndBrand/updateFormDataBaDbyBaDId/${group}`;
    const body = { title: 'Vào hội', fields: [{ kind: 'date', label: 'Ngày' }] };
    assertProblem(await api.put(path, { as: stranger, body }), 'forbidden');
    const form = assertDone<{ data: PageForm }>(await api.put(path, { as: admin, body })).data;
    const shown = assertDone(await api.get(`/groupAndBrand/getFormDataByBrandAndGroupId/${group}`)).data;
    assert.deepEqual(shown, form);
    const view = assertDone<{ data: GroupView }>(await api.get(`/groupAndBrand/getGDByById/${group}`)).data;
    assert.deepEqual(view.form, form);
    assertProblem(await api.get(`/groupAndBrand/getFormDataByBrandAndGroupId/${ABSENT}`), 'not-found');
    await api.put(path, { as: admin, body: { enabled: false } });
  });

  test('validates each answer by the kind of its question', async () => {
    const { fields } = await formOf({
      fields: [
        { kind: 'text', label: 'Cơ quan', required: true },
        { kind: 'phone', label: 'Số gọi lại' },
        { kind: 'email', label: 'Thư' },
        { kind: 'choice', label: 'Buổi', options: ['Sáng', 'Chiều'] },
        { kind: 'date', label: 'Ngày' },
        { kind: 'longText', label: 'Chi tiết' },
      ],
    });
    const answers = (values: readonly string[]) =>
      Object.fromEntries(fields.map(({ _id }, index) => [_id, values[index] ?? '']));
    const refusal = (index: number, code: string) => `answers.${fields[index]?._id}:${code}`;
    assertProblem(
      await write({ memberId: id, name: 'A', answers: answers(['', '12', 'x', 'Tối', '31/02/2026', '']) }),
      'invalid',
      [refusal(0, 'required'), refusal(1, 'phone'), refusal(2, 'email'), refusal(3, 'choice'), refusal(4, 'date')],
    );
    const form = new URLSearchParams({ memberId: id, name: 'Anh Ba' });
    for (const [question, value] of Object.entries(
      answers(['Xưởng gốm', '0912345678', '', 'Sáng', '2026-04-01', 'a\nb']),
    ))
      form.set(`answers[${question}]`, value);
    for (const [name, value] of Object.entries(await solveNewChallenge(api))) form.set(`challenge[${name}]`, value);
    assertDone(await api.post('/contactUs', { form: form.toString() }));
    const [item] = (await read()).data;
    assert.deepEqual(
      [item?.name, item?.phone, item?.answers.map(({ label, value }) => `${label}: ${value}`)],
      [
        'Anh Ba',
        '+84912345678',
        ['Cơ quan: Xưởng gốm', 'Số gọi lại: +84912345678', 'Buổi: Sáng', 'Ngày: 2026-04-01', 'Chi tiết: a\nb'],
      ],
    );
    await formOf({ enabled: false });
  });
});

describe('contact message', () => {
  test('is readable by its receiver only', async () => {
    const totalBefore = (await read()).totalDoc;
    assertDone(await write(plain));
    assertDone(await write({ ...plain, phone: '', email: 'Hoa@Example.VN', message: 'Thư hai' }, stranger));
    const { data, total, totalDoc } = await read();
    assert.deepEqual([total, totalDoc], [totalBefore + 2, totalBefore + 2]);
    assert.deepEqual(
      data
        .slice(0, 2)
        .map(({ phone, email, message, fromMemberId, read: isRead }) => [phone, email, message, fromMemberId, isRead]),
      [
        [null, 'hoa@example.vn', 'Thư hai', stranger.memberId, false],
        ['+84912345678', null, 'Cho mình hỏi giá', null, false],
      ],
    );
    const first = data[0]?._id;
    for (const other of [stranger, admin]) {
      assertProblem(await api.get(`/contactUs/${id}`, { as: other }), 'not-found');
      assertProblem(await api.get(`/contactUs/contactUsById/${first}`, { as: other }), 'not-found');
      assertProblem(await api.put(`/contactUs/setRead/${first}`, { as: other, body: {} }), 'not-found');
    }
    for (const path of [`/contactUs/${id}`, `/contactUs/contactUsById/${first}`])
      assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(`/contactUs/contactUsById/${ABSENT}`, { as: owner }), 'not-found');
  });

  test('is marked read and unread; lists filter by it', async () => {
    const { data, total } = await read('?filter[read]=false');
    const item = data[0];
    const set = async (body: object) =>
      assertDone<{ data: ContactItem }>(await api.put(`/contactUs/setRead/${item?._id}`, { as: owner, body })).data
        .read;
    assert.equal(await set({}), true);
    const unread = await read(`?filter=${encodeURIComponent('{"read":false}')}&limit=1`);
    assert.deepEqual([unread.total, unread.data.length, unread.totalDoc], [total - 1, 1, (await read()).total]);
    assert.equal((await read('?filter[read]=true')).data[0]?._id, item?._id);
    assert.equal(await set({ read: false }), false);
    assertProblem(await api.get(`/contactUs/${id}?filter[name]=a`, { as: owner }), 'invalid', [
      'filter.name:unknown-field',
    ]);
    assertProblem(await api.get(`/contactUs/${id}?page=0`, { as: owner }), 'invalid', ['page:too-small']);
    const one = assertDone<{ data: ContactItem }>(
      await api.get(`/contactUs/contactUsById/${item?._id}`, { as: owner }),
    );
    assert.deepEqual(one.data, item);
  });

  test('to a group is readable by its admins', async () => {
    const { memberId: _, ...messageDraft } = plain;
    assertDone(await write({ ...messageDraft, groupId: group }));
    assert.equal((await read('', group, admin)).total, 1);
    assertProblem(await api.get(`/contactUs/${group}`, { as: stranger }), 'not-found');
  });

  test('refuses missing fields, ambiguous receivers and closed pages', async () => {
    assertProblem(await write({ ...plain, phone: '' }), 'invalid', ['phone:reach']);
    assertProblem(await write({ ...plain, message: ' ' }), 'invalid', ['message:required']);
    assertProblem(await write({ ...plain, phone: '12', email: 'x', name: '' }), 'invalid', [
      'name:required',
      'phone:phone',
      'email:email',
    ]);
    assertProblem(await write({ ...plain, memberId: undefined }), 'invalid', ['memberId:required']);
    assertProblem(await write({ ...plain, groupId: group }), 'invalid', ['memberId:invalid']);
    assertProblem(await write({ ...plain, memberId: ABSENT }), 'not-found');
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, id));
    assertProblem(await write(plain), 'not-found');
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, id));
  });

  test('drops messages of bots without an error', async () => {
    const totalBefore = (await read()).totalDoc;
    assertDone(await write({ ...plain, website: 'https://spam.example' }));
    assert.equal((await read()).totalDoc, totalBefore);
  });

  test('drops messages of members whom the owner has blocked, without an error', async () => {
    const blocked = await api.signUp('bi-chan@example.vn');
    const other = await api.signUp('nguoi-khac@example.vn');
    await block(api, owner, blocked);
    const totalBefore = (await read()).totalDoc;
    assertDone(await write(plain, blocked));
    assert.equal((await read()).totalDoc, totalBefore);
    await block(api, other, owner);
    assertDone(await write(plain, other));
    assert.equal((await read()).totalDoc, totalBefore + 1);
  });

  test('allows ten messages from one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const someone = await real.signUp('nhan@example.vn');
    const send = async () => {
      const body = { ...plain, memberId: someone.memberId, challenge: await solveNewChallenge(real) };
      return real.post('/contactUs', { body, ip: '198.51.100.9' });
    };
    for (let sent = 0; sent < 10; sent += 1) assertDone(await send());
    assertProblem(await send(), 'rate-limited');
  });
});
