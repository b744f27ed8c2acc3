import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ContactItem } from '@m4u/contract/social/contact';
import { eq } from '../../platform/database/orm.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { waitUntilQuiet } from '../../testing/server/jobs.ts';
import { block, makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const owner = await api.signUp('chu@example.vn', { name: 'Gốm "Nhà" <Mộc>' });
const guest = await api.signUp('khach@example.vn');
const id = owner.memberId;

const write = async (body: object = {}, to: object = { memberId: id }) => {
  const plain = { name: 'Chị Hoa', email: 'hoa@example.vn', message: 'Giá <b>bao nhiêu</b>?\nCảm ơn' };
  assertDone(await api.post('/contactUs', { as: guest, body: { ...to, ...plain, ...body } }));
  const page = Object.values(to)[0] as string;
  const answer = await api.get(`/contactUs/${page}`, { as: owner });
  return assertDone<{ data: ContactItem[] }>(answer).data[0] ?? assert.fail('it has not come');
};
const reply = (item: string, body: object, as: TestMember | undefined = owner) =>
  api.post(`/contactUs/reply/${item}`, { as, body });
const lettersTo = (to: string) => (api.api.outbox?.list() ?? []).filter((entry) => entry.to === to);

describe('reply by mail', () => {
  test('is sent to the author with a reply address and quotes the message', async () => {
    const item = await write();
    const body = { text: 'Chào chị,\n120.000đ <một> bộ', clientId: crypto.randomUUID() };
    const replied = assertDone<{ data: ContactItem }>(await reply(item._id, body)).data;
    assert.equal(replied.repliedAt, api.clock.now().toISOString());
    assert.deepEqual([replied.read, replied.replies.map(({ text }) => text)], [true, [body.text]]);
    const letter = await api.messageTo('hoa@example.vn');
    assert.equal(letter.replyTo, owner.email);
    assert.equal(letter.subject, 'Trả lời từ trang “Gốm ’Nhà’ <Mộc>” trên M4U');
    assert.equal(letter.sender, `${api.config.mail.from.name} “Gốm ’Nhà’ <Mộc>”`);
    assert.match(letter.text, /120\.000đ <một> bộ[\s\S]*> Giá <b>bao nhiêu<\/b>\?\n> Cảm ơn/);
    assert.match(letter.html ?? '', /120\.000đ &lt;một&gt; bộ[\s\S]*<blockquote[^>]*><p[^>]*>Giá &lt;b&gt;bao nhiêu/);
    assert.doesNotMatch(letter.html ?? '', /<b>|<Mộc>/);
  });

  test('is sent once for one client id', async () => {
    const item = await write({ email: 'mot@example.vn' });
    const body = { text: 'Vâng', clientId: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => reply(item._id, body)));
    for (const answer of answers) assert.equal(assertDone<{ data: ContactItem }>(answer).data.replies.length, 1);
    assertDone(await reply(item._id, { ...body, clientId: crypto.randomUUID() }));
    await api.messageTo('mot@example.vn', 2);
    assert.equal(lettersTo('mot@example.vn').length, 2);
  });

  test('names the public address of the page, and tells it beforehand', async () => {
    const item = await write({ email: 'hai@example.vn' });
    const address = async () => assertDone(await api.get(`/contactUs/replyAddress/${id}`, { as: owner })).data;
    assert.deepEqual(await address(), { address: owner.email, ofPage: false });
    const contacts = [
      { kind: 'email', value: 'rieng@example.vn', policy: 'friends' },
      { kind: 'email', value: 'xuong@example.vn', policy: 'public' },
    ] as const;
    await db
      .update(members)
      .set({ contacts: [...contacts] })
      .where(eq(members.id, id));
    assert.deepEqual(await address(), { address: 'xuong@example.vn', ofPage: true });
    assertDone(await reply(item._id, { text: 'Vâng' }));
    assert.equal((await api.messageTo('hai@example.vn')).replyTo, 'xuong@example.vn');
    await db.update(members).set({ contacts: [] }).where(eq(members.id, id));
    assertProblem(await api.get(`/contactUs/replyAddress/${id}`, { as: guest }), 'not-found');
    assertProblem(await api.get(`/contactUs/replyAddress/${id}`), 'unauthenticated');
  });

  test('is not sent to an author who has blocked the owner; the owner does not notice', async () => {
    const wary = await api.signUp('ngai@example.vn');
    const message = { memberId: id, name: 'Chị Ngại', email: 'ngai-thu@example.vn', message: 'Giá?' };
    assertDone(await api.post('/contactUs', { as: wary, body: message }));
    const [item] = assertDone<{ data: ContactItem[] }>(await api.get(`/contactUs/${id}`, { as: owner })).data;
    await block(api, wary, owner);
    const replied = assertDone<{ data: ContactItem }>(await reply(item?._id ?? '', { text: 'Vâng' })).data;
    assert.deepEqual([replied.email, replied.replies.length], ['ngai-thu@example.vn', 1]);
    // Letters leave in order: once this one arrives, the one before it was not sent.
    assertDone(await reply((await write({ email: 'sau@example.vn' }))._id, { text: 'Vâng' }));
    await api.messageTo('sau@example.vn');
    assert.equal(lettersTo('ngai-thu@example.vn').length, 0);
  });

  test('respects refused addresses, except of members who wrote from their own account', async () => {
    const { unasked, clock } = api.api.platform;
    for (const email of ['chan@example.vn', guest.email])
      await unasked.suppress(db, unasked.hashOf(email), clock.now());
    assertDone(await reply((await write({ email: 'chan@example.vn' }))._id, { text: 'Vâng' }));
    assertDone(await reply((await write({ email: guest.email }))._id, { text: 'Vâng' }));
    const letter = await api.messageTo(guest.email);
    assert.doesNotMatch(letter.text, /\/unasked\//);
    await waitUntilQuiet(api);
    assert.deepEqual(lettersTo('chan@example.vn'), []);
    assertDone(await reply((await write({ email: 'nhan@example.vn' }))._id, { text: 'Vâng' }));
    assert.match((await api.messageTo('nhan@example.vn')).text, /\/unasked\//);
  });

  test('of a group is sent in the group’s name', async () => {
    const group = await makeGroup(api, { admins: [owner], row: { name: 'Hội gốm' } });
    const item = await write({ email: 'ba@example.vn' }, { groupId: group });
    assertDone(await reply(item._id, { text: 'Vâng' }));
    const letter = await api.messageTo('ba@example.vn');
    assert.deepEqual([letter.subject, letter.replyTo], ['Trả lời từ trang “Hội gốm” trên M4U', owner.email]);
    await db.update(groups).set({ language: 'EN' }).where(eq(groups.id, group));
    assertDone(await reply(item._id, { text: 'Yes' }));
    assert.equal((await api.messageTo('ba@example.vn', 2)).subject, 'Reply from the page “Hội gốm” on M4U');
  });

  test('refuses unreachable authors, owners without an address, and other members', async () => {
    const item = await write({ email: '', phone: '0912345678' });
    assertProblem(await reply(item._id, { text: 'Vâng' }), 'invalid', ['email:no-email']);
    assertProblem(await reply(item._id, { text: ' ' }), 'invalid', ['text:required']);
    assertProblem(await reply(item._id, { text: 'a'.repeat(5001) }), 'invalid', ['text:too-long']);
    assertProblem(await reply(item._id, { text: 'Vâng' }, guest), 'not-found');
    assertProblem(await api.post(`/contactUs/reply/${item._id}`, { body: { text: 'a' } }), 'unauthenticated');
    const reachable = await write({ email: 'bon@example.vn' });
    const account = eq(accounts.memberId, id);
    await db.update(accounts).set({ email: null, phone: '+84912345699' }).where(account);
    assertProblem(await reply(reachable._id, { text: 'Vâng' }), 'invalid', ['replyAddress:reply-address']);
    await db.update(accounts).set({ verifiedAt: null }).where(account);
    assertProblem(await reply(reachable._id, { text: 'Vâng' }), 'account-unverified');
    await db.update(accounts).set({ email: owner.email, verifiedAt: api.clock.now() }).where(account);
  });

  test('allows ten replies to one address', async () => {
    const real = await startTestApi({ realLimits: true });
    const someone = await real.signUp('nhieu@example.vn');
    const body = { memberId: someone.memberId, name: 'A', email: 'dich@example.vn', message: 'a' };
    assertDone(await real.post('/contactUs', { as: await real.signUp('b@example.vn'), body }));
    const { data } = (await real.get(`/contactUs/${someone.memberId}`, { as: someone })).json<{
      data: ContactItem[];
    }>();
    const send = () => real.post(`/contactUs/reply/${data[0]?._id}`, { as: someone, body: { text: 'a' } });
    for (let sent = 0; sent < 10; sent += 1) assertDone(await send());
    assertProblem(await send(), 'rate-limited');
  });
});

describe('export of messages', () => {
  test('writes values that spreadsheets do not read as formulas', async () => {
    const seller = await api.signUp('ban@example.vn');
    const form = {
      fields: [
        { kind: 'text', label: '=Cơ quan' },
        { kind: 'phone', label: 'Số khác' },
      ],
    };
    const made = assertDone<{ data: { fields: { _id: string }[] } }>(
      await api.put(`/members/updateFormDataByMemberId/${seller.memberId}`, { as: seller, body: form }),
    ).data.fields;
    const answers = { [made[0]?._id ?? '']: '@SUM(1)', [made[1]?._id ?? '']: '0987654321' };
    const send = async (body: object) =>
      assertDone(await api.post('/contactUs', { as: guest, body: { memberId: seller.memberId, answers, ...body } }));
    await send({ name: '=HYPERLINK("x")', phone: '0912345678', email: '' });
    await send({ name: 'Chị "Hoa", Huế', email: 'hoa@example.vn' });
    const path = `/contactUs/csv/${seller.memberId}`;
    const answer = await api.get(path, { as: seller });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="loi-nhan-m4u\.csv"/);
    const [head, hoa, link, end] = answer.body.split('\r\n');
    assert.equal(head, "\uFEFFNgày giờ,Tên,Điện thoại,Email,Lời nhắn,Đã đọc,Đã trả lời,Nhãn,Ghi chú,'=Cơ quan,Số khác");
    assert.equal(hoa, `2026-03-02 09:00,"Chị ""Hoa"", Huế",0987 654 321,hoa@example.vn,,,,,,'@SUM(1),0987 654 321`);
    assert.equal(link, `2026-03-02 09:00,"'=HYPERLINK(""x"")",0912 345 678,,,,,,,'@SUM(1),0987 654 321`);
    assert.equal(end, '');
    const narrowed = await api.get(`${path}?filter[q]=hue&lang=en`, { as: seller });
    assert.match(narrowed.body, /^\uFEFFDate and time,Name,[^\r]*\r\n2026-03-02 09:00,"Chị[^\r]*\r\n$/);
    assertProblem(await api.get(path, { as: guest }), 'not-found');
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(`${path}?filter[x]=1`, { as: seller }), 'invalid', ['filter.x:unknown-field']);
  });

  test('contains all of 1,234 messages', async () => {
    const busy = await api.signUp('ban-ron@example.vn');
    await db.execute(
      `insert into contacts (id, owner_kind, owner_id, name, created_at)
       select uuidv7(), 'member', '${busy.memberId}', 'n' || i, now() from generate_series(1, 1234) as i`,
    );
    const { body } = await api.get(`/contactUs/csv/${busy.memberId}`, { as: busy });
    const names = body.split('\r\n').map((line) => line.split(',')[1]);
    assert.equal(new Set(names.slice(1, -1)).size, 1234);
  });
});
