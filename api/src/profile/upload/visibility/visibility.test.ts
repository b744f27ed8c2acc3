import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Picture } from '@m4u/contract/common';
import { HOUR, MINUTE } from '@m4u/contract/durations';
import { affiliateCampaigns } from '../../../commerce/affiliate/tables.ts';
import { loginSlides } from '../../../identity/auth/tables.ts';
import { agencyExplores } from '../../../insight/explore/tables.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { makeCampaign } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { conversationCalls } from '../../../testing/factories/conversations.ts';
import { makeCv } from '../../../testing/factories/cvs.ts';
import { onePage } from '../../../testing/files/pdfs.ts';
import { photo } from '../../../testing/files/pictures.ts';
import {
  makeAgency,
  makeGroup,
  makeStaff,
  relate,
  sendFile,
  uploadPicture,
} from '../../../testing/factories/profiles.ts';
import { reportCalls } from '../../../testing/factories/reports.ts';
import { makeWedding } from '../../../testing/factories/weddings.ts';
import { agencies } from '../../agency/tables.ts';
import { groups } from '../../group/tables.ts';

const api = await startTestApi();
const owner = await api.signUp('chu-anh@example.vn', { name: 'Võ Hoài An' });
const friend = await api.signUp('ban-be@example.vn');
const stranger = await api.signUp('nguoi-la@example.vn');
await relate(api, friend, owner);

let shade = 0;
/** Uploads a picture whose bytes are unlike all others. */
const send = async (as: TestMember = owner): Promise<Picture> => {
  shade += 1;
  return uploadPicture(
    api,
    as,
    await photo(40 + shade, 40)
      .jpeg()
      .toBuffer(),
  );
};

const open = ({ src }: { readonly src: string }, as?: TestMember) => api.get(src.slice('/api'.length), { as });

const signInAgain = async (member: TestMember): Promise<TestMember> => {
  const { email, password } = member;
  const answer = await api.post('/auth/login', { body: { email, password } });
  return { ...member, token: assertDone<{ accessToken: string }>(answer).accessToken };
};

/** Lets a minute pass and signs everybody in again, so that no session expires. */
const passMinute = async () => {
  api.clock.advance(MINUTE);
  for (const member of [owner, friend, stranger]) Object.assign(member, await signInAgain(member));
};

/** Asserts who may open an upload, after remembered answers have expired. */
const assertSeen = async (upload: { readonly src: string }, by: readonly (TestMember | undefined)[]) => {
  await passMinute();
  for (const as of [undefined, stranger, friend]) {
    const answer = await open(upload, as);
    if (by.includes(as)) assert.equal(answer.statusCode, 200, answer.body);
    else assertProblem(answer, 'not-found');
  }
};
const ALL = [undefined, stranger, friend];

type Fields = Readonly<Record<string, unknown>>;

const write = async (images: readonly Picture[], more: Fields = {}): Promise<string> => {
  const body = { title: 'Mẻ gốm mới', content: '<p>Men tro</p>', images: images.map(({ _id }) => ({ _id })), ...more };
  const answer = await api.post('/members/insertBlog', { as: owner, body });
  return assertDone<{ data: { _id: string } }>(answer).data._id;
};
const change = async (id: string, body: Fields) =>
  assertDone(await api.put(`/members/updateBlogById/${id}`, { as: owner, body }));
const remove = async (id: string) => assertDone(await api.put(`/members/deleteBlogById/${id}`, { as: owner }));
const restore = async (id: string) => assertDone(await api.put(`/content/restore/${id}`, { as: owner }));
const dress = async (body: Fields, as: TestMember = owner) =>
  assertDone(await api.put(`/members/updateMemberById/${as.memberId}`, { as, body }));

describe('a public picture', () => {
  test('is cached for less than a minute, and then revalidated without being sent again', async () => {
    const picture = await send();
    await write([picture]);
    const first = await open(picture);
    assert.equal(first.headers['cache-control'], 'public, max-age=30');
    const etag = String(first.headers.etag);
    const path = picture.src.slice('/api'.length);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api.get(path, { headers: { 'if-none-match': named } });
      assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0]);
      assert.deepEqual([again.headers.etag, again.headers['cache-control']], [etag, 'public, max-age=30']);
    }
    assert.equal((await api.get(path, { headers: { 'if-none-match': '"other"' } })).statusCode, 200);
  });

  test('disappears a minute after its post is deleted, and returns with it', async () => {
    const picture = await send();
    const id = await write([picture]);
    await assertSeen(picture, ALL);
    const etag = String((await open(picture)).headers.etag);
    await remove(id);
    await assertSeen(picture, []);
    assertProblem(await api.get(picture.src.slice('/api'.length), { headers: { 'if-none-match': etag } }), 'not-found');
    await restore(id);
    await assertSeen(picture, ALL);
  });

  test('stays while one of two posts shows it', async () => {
    const picture = await send();
    const [one, other] = [await write([picture]), await write([picture])];
    await remove(one);
    await assertSeen(picture, ALL);
    await change(other, { images: [] });
    await assertSeen(picture, []);
  });

  test('disappears when the page gets another one', async () => {
    const [first, second, third] = [await send(), await send(), await send()];
    await dress({ portrait: first._id, background: second._id });
    await assertSeen(first, ALL);
    await dress({ portrait: third._id, background: null });
    await assertSeen(first, []);
    await assertSeen(second, []);
    await assertSeen(third, ALL);
  });

  test('disappears with QR code, card and preview while staff have locked the page', async () => {
    const staff = await api.signUp('quan-tri@example.vn');
    await makeStaff(api, staff);
    const member = await api.signUp('bi-khoa@example.vn', { name: 'Hồ Thu Trang' });
    const [portrait, inPost] = [await send(member), await send(member)];
    await dress({ portrait: portrait._id }, member);
    const body = { title: 'a', content: '<p>b</p>', images: [{ _id: inPost._id }] };
    assertDone(await api.post('/members/insertBlog', { as: member, body }));
    const preview = async () => (await api.get(`/members/sharePicture/${member.memberId}`)).rawPayload;
    const [previewBefore, paths] = [
      await preview(),
      ['qr', 'getVfcMemberId'].map((path) => `/members/${path}/${member.memberId}`),
    ];
    for (const path of paths) assert.equal((await api.get(path)).statusCode, 200, path);
    const path = `/admin/members/${member.memberId}`;
    assertDone(await api.put(`${path}/lock`, { as: staff, body: { reason: 'Lừa đảo' } }));
    for (const picture of [portrait, inPost]) await assertSeen(picture, []);
    for (const path of paths) assertProblem(await api.get(path), 'not-found');
    assert.ok(!(await preview()).equals(previewBefore));
    assertDone(await api.put(`${path}/unlock`, { as: staff }));
    for (const picture of [portrait, inPost]) await assertSeen(picture, ALL);
    assert.ok((await preview()).equals(previewBefore));
  });

  test('disappears once its owner has asked for deletion', async () => {
    const member = await api.signUp('ra-di@example.vn');
    const portrait = await send(member);
    await dress({ portrait: portrait._id }, member);
    await assertSeen(portrait, ALL);
    assertDone(await api.post('/privacy/deletion', { as: member, body: { password: member.password, confirm: true } }));
    await assertSeen(portrait, []);
  });
});

describe('a restricted picture', () => {
  test('follows the audience of its post, and is revalidated each time', async () => {
    const picture = await send();
    assert.equal((await open(picture, owner)).statusCode, 200);
    await assertSeen(picture, []);
    const id = await write([picture], { policy: 'private' });
    await assertSeen(picture, []);
    await change(id, { policy: 'friends' });
    await assertSeen(picture, [friend]);
    for (const as of [owner, friend])
      assert.equal((await open(picture, as)).headers['cache-control'], 'private, no-cache');
    await change(id, { policy: 'public' });
    await assertSeen(picture, ALL);
    await change(id, { policy: 'friends' });
    await assertSeen(picture, [friend]);
  });

  test('of a group is for its members', async () => {
    const groupId = await makeGroup(api, { admins: [owner], members: [friend] });
    const picture = await send();
    const body = { groupId, title: 'a', content: '<p>b</p>', policy: 'friends', images: [{ _id: picture._id }] };
    assertDone(await api.post('/brandBlog/insert', { as: owner, body }));
    await assertSeen(picture, [friend]);
  });

  test('of a message is for both people, until the message is withdrawn', async () => {
    const picture = await send();
    const sent = await conversationCalls(api).send(owner, {
      receiver: friend.memberId,
      detail: 'Xem này',
      images: [picture._id],
    });
    await assertSeen(picture, [friend]);
    assertDone(await api.put(`/messages/delete?id=${sent._id}`, { as: owner }));
    await assertSeen(picture, []);
  });

  test('of a CV or a wedding invitation is public once those are shown', async () => {
    const [inCv, inWedding] = [await send(), await send()];
    const { _id } = await makeCv(api, owner, { photoFrom: 'upload', picture: inCv._id });
    await assertSeen(inCv, []);
    assertDone(await api.put(`/cv/setVisibility/${_id}`, { as: owner, body: { visibility: 'link' } }));
    await assertSeen(inCv, ALL);
    await makeWedding(api, owner, { cover: inWedding._id });
    await assertSeen(inWedding, ALL);
  });

  test('can be read with an expired access token, and not after the session has ended', async () => {
    const reader = await api.signUp('lau-ngay@example.vn');
    await relate(api, reader, owner);
    const picture = await send();
    await write([picture], { policy: 'friends' });
    api.clock.advance(HOUR);
    await passMinute();
    assertProblem(await api.get('/auth/profile', { as: reader }), 'session-expired');
    assert.equal((await open(picture, reader)).statusCode, 200);
    const body = { refreshToken: reader.refreshToken };
    assertDone(await api.post('/auth/logout', { body }));
    assertProblem(await open(picture, reader), 'not-found');
    for (const token of ['x', `${reader.token}x`])
      assertProblem(await open(picture, { ...reader, token }), 'not-found');
  });
});

describe('a picture in a text', () => {
  const html = ({ src }: Picture) => `<p>Nhà tôi</p><img src="${src}" alt="">`;

  test('is visible with the text', async () => {
    const picture = await send();
    const id = await write([], { content: html(picture) });
    await assertSeen(picture, ALL);
    await change(id, { content: '<p>Đã bỏ</p>' });
    await assertSeen(picture, []);
  });

  test('of another member is neither opened nor kept by it', async () => {
    const picture = await send();
    const id = await write([picture], { policy: 'private' });
    const thief = await api.signUp('ke-trom@example.vn');
    const body = { title: 'a', content: html(picture) };
    assertDone(await api.post('/members/insertBlog', { as: thief, body }));
    await assertSeen(picture, []);
    await remove(id);
    assertProblem(await open(picture, thief), 'not-found');
  });
});

test('a document of a certificate is visible with its product', async () => {
  const { data } = (await sendFile(api, owner, onePage(), 'file', 'ocop.pdf')).json<{
    data: { _id: string; src: string };
  }>();
  const certificates = [{ name: 'OCOP', document: data._id }];
  const body = { title: 'Bình men tro', content: '<p>Men tro</p>', type: 'product', policy: 'friends', certificates };
  const product = assertDone<{ data: { _id: string } }>(await api.post('/productMember/insert', { as: owner, body }));
  await assertSeen(data, [friend]);
  const answer = await open(data, friend);
  assert.match(String(answer.headers['content-disposition']), /attachment/);
  assert.equal(answer.headers['cache-control'], 'private, no-cache');
  assertDone(await api.put(`/productMember/deleteById/${product.data._id}`, { as: owner }));
  await assertSeen(data, []);
});

describe('places that show pictures', () => {
  const { db } = api.api.platform;

  test('of a group and its agency show them to the readers of their rows', async () => {
    const agencyAdmin = await api.signUp('dai-ly@example.vn');
    const agencyId = await makeAgency(api, { admins: [agencyAdmin] });
    const [logo, note, banner, drafted, inReport, ofAgency] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
    assert.ok(logo && note && banner && drafted && inReport && ofAgency);
    const html = `<p>a</p><img src="${note.src}" alt="">`;
    const groupId = await makeGroup(api, { row: { logoId: logo._id, note: html, agencyId }, admins: [owner] });
    await db.update(agencies).set({ logoId: ofAgency._id }).where(eq(agencies.id, agencyId));
    const sections = [{ kind: 'banner', images: [{ _id: banner._id, caption: '' }] }];
    await db.insert(agencyExplores).values({ agencyId, sections, updatedAt: api.clock.now() });
    const campaign = await makeCampaign(api, owner, groupId, { picture: drafted._id, status: 'draft' });
    const report = await reportCalls(api).saved(owner, groupId, {
      content: `<p>b</p><img src="${inReport.src}" alt="">`,
    });
    for (const picture of [logo, note, banner, ofAgency]) await assertSeen(picture, ALL);
    for (const picture of [drafted, inReport]) await assertSeen(picture, []);
    await passMinute();
    assertDone(await reportCalls(api).submit(owner, report._id));
    await db.update(affiliateCampaigns).set({ status: 'running' }).where(eq(affiliateCampaigns.id, campaign._id));
    await assertSeen(drafted, ALL);
    await assertSeen(inReport, []);
    assert.equal((await open(inReport, await signInAgain(agencyAdmin))).statusCode, 200);
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
    for (const picture of [logo, note, drafted]) await assertSeen(picture, []);
    await db.update(agencies).set({ deletedAt: api.clock.now() }).where(eq(agencies.id, agencyId));
    for (const picture of [banner, ofAgency]) await assertSeen(picture, []);
  });

  test('of the sign-in screen show them while the slide is enabled', async () => {
    const picture = await send();
    const texts = { titleVi: 'a', titleEn: 'a', lineVi: 'a', lineEn: 'a' };
    const id = uuidv7();
    await db.insert(loginSlides).values({ id, position: 9, image: picture.src, ...texts });
    await assertSeen(picture, ALL);
    await db.update(loginSlides).set({ enabled: false }).where(eq(loginSlides.id, id));
    await assertSeen(picture, []);
    await db.update(loginSlides).set({ enabled: true }).where(eq(loginSlides.id, id));
    await db.delete(loginSlides).where(eq(loginSlides.id, id));
    await assertSeen(picture, []);
  });

  test('that refer to uploads have a trigger that notes the use', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid in ('uploads'::regclass, 'documents'::regclass)
        except select tgrelid::regclass::text from pg_trigger where tgfoid = 'm4u_note_upload_uses'::regproc`,
    );
    assert.deepEqual(rows, []);
  });
});
