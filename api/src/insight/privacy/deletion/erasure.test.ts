import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '@m4u/contract/durations';
import type { Document } from '@m4u/contract/profile/upload/document';
import { birthdayConsents } from '../../../commerce/order/earning/tables.ts';
import { sql } from '../../../platform/database/orm.ts';
import { purgeUploads } from '../../../profile/upload/cleanup/jobs.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { activate, makeCards, findState } from '../../../testing/factories/cards.ts';
import { makeDevice, listGuests, makeEvent } from '../../../testing/factories/checkIns.ts';
import { conversationCalls } from '../../../testing/factories/conversations.ts';
import { makeCv } from '../../../testing/factories/cvs.ts';
import { patientApi } from '../../../testing/server/patience.ts';
import { onePage } from '../../../testing/files/pdfs.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { assertBooks, sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup, makeStaff, relate, sendFile, uploadPicture } from '../../../testing/factories/profiles.ts';
import { addGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { tidyWords } from '../../search/jobs.ts';
import { eraseDueMembers } from './erasure.service.ts';
import { sendReminders } from './service.ts';

/** A text that stands in all data of the member and nowhere else. */
const MARK = 'zqxdauvet';
const PHONE = '0987654321';

const api = patientApi(await startTestApi());
const { platform } = api.api;
const { db } = platform;

const ask = (as: TestMember | undefined, body: object = { password: as?.password, confirm: true }) =>
  api.post('/privacy/deletion', { as, body });
const login = ({ email, password }: TestMember) => api.post('/auth/login', { body: { email, password } });
const keep = (body: object) => api.post('/privacy/deletion/cancel', { body });

/** Returns rows of all tables in all schemas that contain the mark or the number, as text or as bytes. */
const found = async (): Promise<string[]> => {
  const { rows: tables } = await db.execute<{ place: string }>(
    sql`select format('%I.%I', table_schema, table_name) as place from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hex = Buffer.from(MARK).toString('hex');
  const places: string[] = [];
  for (const { place } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select each::text as row from ${sql.raw(place)} as each
        where each::text ilike ${`%${MARK}%`} or each::text like ${`%${PHONE.slice(1)}%`} or each::text like ${`%${hex}%`}`,
    );
    places.push(...rows.map(({ row }) => `${place}: ${row}`));
  }
  return places;
};

/** Returns all stored files, and those whose bytes contain the mark. */
const files = async () => {
  const all = await readdir(join(api.dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  const paths = all.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const marked: string[] = [];
  for (const path of paths) if ((await readFile(path)).includes(MARK)) marked.push(path);
  return { paths, marked };
};

/** Waits for a letter to the owner with these words. */
const letter = async (pattern: RegExp): Promise<string> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = api.api.outbox?.list().find(({ to, text }) => to === owner.email && pattern.test(text));
    if (found) return found.text;
    await wait(50);
  }
  return assert.fail(`no letter says ${pattern}`);
};

let owner: TestMember;
let friend: TestMember;
let seller: TestMember;
let staff: TestMember;
let group: string;
let conversation: string;
let card: { id: string; code: string };

/** Writes every kind of data about the owner, through the calls that people use. */
const leaveTraces = async (): Promise<void> => {
  const as = owner;
  const put = async (path: string, body: object, by = as) => assertDone(await api.put(path, { as: by, body }));
  const post = async <T = object>(path: string, body: object, by: TestMember | undefined = as) =>
    assertDone<T>(await api.post(path, { as: by, body }));
  const picture = await uploadPicture(api, as, await photo(700, 400).jpeg().toBuffer());
  const sent = await sendFile(api, as, onePage(), 'file', `${MARK}.pdf`);
  const document = sent.json<{ data: Document }>().data;
  const contacts = [
    { kind: 'phone', value: PHONE, policy: 'public' },
    { kind: 'address', value: `5 ${MARK}`, policy: 'private' },
  ];
  const about = { headline: `${MARK} nghề`, aboutMe: `<p>${MARK}</p>`, contacts, portrait: picture._id };
  await put(`/members/updateMemberById/${as.memberId}`, about);
  await put(`/members/updateUrlMinify/${as.memberId}`, { urlMinify: `${MARK}-1` });
  await put(`/members/updateUrlMinify/${as.memberId}`, { urlMinify: `${MARK}-2` });
  await put(`/members/updateAccountLinkById/${as.memberId}`, {
    links: [{ label: MARK, address: `https://example.vn/${MARK}` }],
  });
  assertDone(await api.get(`/members/getMetaMemberId/${as.memberId}`));
  await api.get(`/members/sharePicture/${as.memberId}`);
  const piece = { title: `${MARK} bài`, content: `<p>${MARK}</p>`, policy: 'public' };
  await post('/members/insertBlog', { ...piece, images: [{ _id: picture._id, caption: MARK }] });
  await post('/relics/insert', { ...piece, policy: 'friends' });
  await post('/productMember/insert', {
    ...piece,
    type: 'sell',
    price: 50_000,
    certificates: [{ name: MARK, note: MARK, images: [], file: document._id }],
  });
  await post('/members/insertJobDiary', { ...piece, title: `${MARK} nhật ký`, day: '2026-03-01' });
  await makeCv(api, as, { name: MARK, fullName: MARK, aboutMe: MARK, phone: PHONE });
  const wedding = await makeWedding(api, as, { greeting: MARK, groom: { name: MARK } });
  await addGuests(api, as, wedding._id, `${MARK} Khách, ${PHONE}`);
  const talks = conversationCalls(api);
  const first = await talks.write(as, friend, `${MARK} xin chào`);
  conversation = first.groupMessageId;
  await talks.write(friend, as, 'Chào lại');
  await talks.begin(as, [friend, seller], { name: MARK });
  await post('/phonebook', { name: `${MARK} Người quen`, phones: [PHONE], note: MARK });
  await post('/phonebook', { memberId: as.memberId, note: `${MARK} gặp ở chợ` }, friend);
  await post('/contactUs', { memberId: friend.memberId, name: MARK, phone: PHONE, message: MARK });
  await post('/support', { name: MARK, topic: 'other', words: MARK });
  await post('/reports', { kind: 'member', targetId: friend.memberId, reason: 'other', words: MARK });
  await post('/reports', { kind: 'member', targetId: as.memberId, reason: 'other', words: MARK }, friend);
  await post('/privacy/requests', { kind: 'correction', words: MARK });
  await post('/signup', { type: 'request', name: MARK, phone: PHONE, note: MARK, address: { street: MARK } });
  assertDone(await activate(api, card, as));
  assertDone(await sellerCalls(api, seller, group).invoice(as.memberId));
  assertDone(await sellerCalls(api, seller, group).plain(as.memberId, 'add', 30));
  await put(`/earning/${group}/birthday`, { granted: true });
  const product = await post<{ data: { _id: string } }>(
    '/productMember/insert',
    { title: 'Bình gốm', content: '<p>Nung tay.</p>', type: 'sell', groupId: group, price: 100_000 },
    seller,
  );
  await post('/orderRequest', {
    productId: product.data._id,
    kind: 'order',
    quantity: 1,
    note: MARK,
    name: MARK,
    phone: PHONE,
    clientId: randomUUID(),
  });
  const event = await makeEvent(api, seller, group);
  const list = await listGuests(api, seller, event._id, [{ name: 'Khách khác' }]);
  assert.equal(list.size, 1);
  const { log } = await makeDevice(api, seller, event._id).scan({ text: `${api.config.publicUrl}/me/${as.memberId}` });
  assert.equal(log.result, 'ok');
  // Staff act on the member, which the audit log records with the member's name.
  const reason = 'Xem xét';
  await put(`/admin/members/${as.memberId}/lock`, { reason }, staff);
  await put(`/admin/members/${as.memberId}/unlock`, {}, staff);
  owner = { ...owner, token: assertDone<{ accessToken: string }>(await login(owner)).accessToken };
};

before(async () => {
  owner = await api.signUp(`${MARK}@example.vn`, { name: `${MARK} Chủ Trang` });
  [friend, seller, staff] = [
    await api.signUp('ban@example.vn', { name: 'Bạn Bè' }),
    await api.signUp('quay@example.vn', { name: 'Người Bán' }),
    await api.signUp('nhan-vien@example.vn', { name: 'Nhân Viên' }),
  ];
  await makeStaff(api, staff);
  await relate(api, owner, friend);
  await relate(api, owner, seller);
  group = await makeGroup(api, { admins: [seller], members: [owner] });
  card = (await makeCards(api, staff)).cards[0] ?? assert.fail('no card');
  await leaveTraces();
});

describe('deletion of one’s account', () => {
  test('requires the password and leaves no group without an admin', async () => {
    const led = await makeGroup(api, { admins: [owner], row: { name: 'Hội Gốm' } });
    const { data: preview } = assertDone<{ data: { leads: string[]; hasPassword: boolean; days: number } }>(
      await api.get('/privacy/deletion', { as: owner }),
    );
    assert.deepEqual([preview.leads, preview.hasPassword, preview.days], [['Hội Gốm'], true, 30]);
    assertProblem(await ask(undefined), 'unauthenticated');
    assertProblem(await api.get('/privacy/deletion'), 'unauthenticated');
    assertProblem(await api.post('/privacy/deletion/code'), 'unauthenticated');
    assertProblem(await ask(owner, { confirm: true }), 'invalid', ['password:required']);
    assertProblem(await ask(owner, { password: owner.password, confirm: false }), 'invalid', ['confirm:required']);
    assertProblem(await ask(owner, { password: 'sai', confirm: true }), 'incorrect-password');
    assertProblem(await ask(owner, { otp: '123456', confirm: true }), 'incorrect-password');
    assertProblem(await api.post('/privacy/deletion/code', { as: owner }), 'wrong-state');
    assertProblem(await ask(staff), 'forbidden');
    assertProblem(await ask(owner), 'last-admin', ['confirm:last-admin-of']);
    assertDone(await api.put(`/groupAndBrand/deleteById/${led}`, { as: owner }));
  });

  test('hides the page and ends sessions at once, and can be undone with the password', async () => {
    const deletionRequest = assertDone<{ data: { erasedOn: string } }>(await ask(owner));
    assert.equal(deletionRequest.data.erasedOn, new Date(api.clock.now().getTime() + 30 * DAY).toISOString());
    await letter(/01\/04\/2026/);
    assertProblem(await api.get('/auth/profile', { as: owner }), 'session-ended');
    assertProblem(await api.get(`/members/getMemberIdView/${owner.memberId}`), 'not-found');
    assertProblem(await login(owner), 'account-leaving');
    assertProblem(await login({ ...owner, password: 'Sai-mật-khẩu' }), 'wrong-credentials');
    const { email, password } = owner;
    assertProblem(await keep({}), 'invalid', ['email:identifier']);
    assertProblem(await keep({ email, password: 'sai' }), 'wrong-credentials');
    assertProblem(await keep({ email, otp: '000000' }), 'code-invalid');
    assertProblem(await keep({ email: friend.email, password: friend.password }), 'wrong-credentials');
    assert.equal(assertDone<{ data: { kept: boolean } }>(await keep({ email, password })).data.kept, true);
    const { accessToken } = assertDone<{ accessToken: string }>(await login(owner));
    owner = { ...owner, token: accessToken };
    assertDone(await api.get(`/members/getMemberIdView/${owner.memberId}`));
    // The short link is back with the page.
    assertDone(await api.get(`/members/getMemberIdView/${MARK}-2`));
  });

  test('can be undone by a code, only for accounts that wait for deletion', async () => {
    assertDone(await ask(owner));
    const { email } = owner;
    assert.equal(assertDone<{ data: { kept: boolean } }>(await keep({ email })).data.kept, false);
    const otp = /\b\d{6}\b/.exec(await letter(/giữ tài khoản của mình/))?.[0];
    assertDone(await keep({ email, otp }));
    assertProblem(await keep({ email, otp }), 'code-invalid');
    owner = { ...owner, token: assertDone<{ accessToken: string }>(await login(owner)).accessToken };
    // The answer for other accounts is the same, and no code is sent.
    assert.equal(assertDone<{ data: { kept: boolean } }>(await keep({ email: friend.email })).data.kept, false);
  });
});

describe('erasure after thirty days', () => {
  test('leaves nothing of the member in tables and files, and keeps the books balanced', async () => {
    // First checks that the search finds the data; otherwise the empty result below would prove nothing.
    const places = new Set((await found()).map((line) => line.split(':')[0]));
    for (const table of [
      'accounts',
      'members',
      'content_items',
      'messages',
      'phonebook_entries',
      'contacts',
      'weddings',
    ])
      assert.ok(places.has(`public.${table}`), `${table} has no mark`);
    assert.ok(places.size > 20, [...places].join(' '));
    const sent = (await files()).paths.length;
    assert.ok(sent > 3);
    assertDone(await ask(owner));

    api.clock.advance(27 * DAY + 1);
    await sendReminders(platform);
    await sendReminders(platform);
    await eraseDueMembers(platform);
    assert.ok((await found()).length > 0, 'erased too early');
    assert.equal(await db.$count(birthdayConsents), 1);
    await letter(/mọi dữ liệu của bạn trên M4U sẽ bị xóa/);

    api.clock.advance(3 * DAY);
    await eraseDueMembers(platform);
    await purgeUploads(platform);
    await tidyWords(platform);
    assert.deepEqual(await found(), []);
    assert.equal(await db.$count(birthdayConsents), 0);
    for (let tries = 0; tries < 200 && (await files()).paths.length > 0; tries += 1) await wait(50);
    assert.deepEqual(await files(), { paths: [], marked: [] });
    await assertBooks(api);
  });

  test('leaves an anonymous author, and signing in fails like for an unknown address', async () => {
    const again = async (member: TestMember) => ({
      ...member,
      token: assertDone<{ accessToken: string }>(await login(member)).accessToken,
    });
    [friend, seller] = [await again(friend), await again(seller)];
    assertProblem(await login(owner), 'wrong-credentials');
    assertProblem(await keep({ email: owner.email, password: owner.password }), 'wrong-credentials');
    const { data } = await conversationCalls(api).messages(friend, conversation);
    assert.deepEqual(
      data.map(({ sender, withdrawn, detail }) => [sender._id, sender.name, withdrawn, detail]),
      [
        [friend.memberId, 'Bạn Bè', false, 'Chào lại'],
        [owner.memberId, '', true, ''],
      ],
    );
    assert.deepEqual(await findState(api, { ...card }), { status: 'retired', memberId: null });
    const orders = assertDone<{ total: number; data: { buyer: { name: string } }[] }>(
      await api.get(`/orderGroup/getOrderGroup?groupId=${group}`, { as: seller }),
    );
    assert.deepEqual(
      orders.data.map(({ buyer }) => buyer.name),
      ['', ''],
    );
    // The address can be used again.
    const newcomer = await api.signUp(owner.email, { name: 'Người Mới' });
    assert.notEqual(newcomer.memberId, owner.memberId);
  });

  test('spares a member who was restored in time', async () => {
    const member = await api.signUp('doi-y@example.vn', { name: 'Đổi Ý' });
    assertDone(await ask(member));
    api.clock.advance(29 * DAY);
    assertDone(await keep({ email: member.email, password: member.password }));
    api.clock.advance(2 * DAY);
    await eraseDueMembers(platform);
    assertDone(await login(member));
  });
});
