import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '@m4u/contract/durations';
import type { DataExport } from '@m4u/contract/insight/privacy/export';
import { strFromU8, unzipSync } from 'fflate';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { onePage } from '../../../testing/files/pdfs.ts';
import { patientApi } from '../../../testing/server/patience.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { makeGroup, relate, sendFile, uploadPicture } from '../../../testing/factories/profiles.ts';
import { purgeExports } from './service.ts';

const api = patientApi(await startTestApi());
const [owner, other] = [
  await api.signUp('du-lieu@example.vn', { name: 'Chủ Dữ Liệu' }),
  await api.signUp('nguoi-khac@example.vn', { name: 'Người Khác' }),
];

const list = async (as: TestMember) =>
  assertDone<{ data: DataExport[] }>(await api.get('/privacy/exports', { as })).data;
const ask = (as?: TestMember) => api.post('/privacy/exports', { as });
const download = (id: string, as?: TestMember) => api.get(`/privacy/exports/${id}/file`, { as });

/** Asks for an export and waits until it is ready. */
const made = async (as: TestMember): Promise<DataExport> => {
  const { _id } = assertDone<{ data: DataExport }>(await ask(as)).data;
  for (let tries = 0; tries < 600; tries += 1) {
    const found = (await list(as)).find((each) => each._id === _id);
    if (found?.status === 'ready') return found;
    await wait(100);
  }
  return assert.fail('the export was not made');
};

describe('export of one’s own data', () => {
  test('is a ZIP file of written, sent and received data in the owner’s language', async () => {
    await relate(api, owner, other);
    const picture = await uploadPicture(api, owner, await photo(700, 400).jpeg().toBuffer());
    await sendFile(api, owner, onePage(), 'file', 'Giấy khen.pdf');
    const post = { title: 'Bài riêng', content: '<p>Chỉ mình tôi</p>', policy: 'private' };
    assertDone(await api.post('/members/insertBlog', { as: owner, body: post }));
    const write = (as: TestMember, to: TestMember, detail: string) =>
      api.post('/messages', { as, body: { receiver: to.memberId, detail, clientId: crypto.randomUUID() } });
    assertDone(await write(owner, other, 'Gửi bạn'));
    assertDone(await write(other, owner, 'Nhận được rồi'));
    assertDone(await api.post('/phonebook', { as: other, body: { memberId: owner.memberId, note: 'Ghi chú kín' } }));

    const groupId = await makeGroup(api, { admins: [other] });
    assertDone(await api.put(`/earning/${groupId}/birthday`, { as: owner, body: { granted: true } }));

    const { _id, bytes, expiresAt } = await made(owner);
    assert.equal(expiresAt, new Date(api.clock.now().getTime() + 7 * DAY).toISOString());
    const answer = await download(_id, owner);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'application/zip');
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assert.equal(answer.rawPayload.length, bytes);
    const files = unzipSync(answer.rawPayload);
    const text = (name: string) => strFromU8(files[name] ?? assert.fail(`no ${name}`));
    const rows = (name: string) => JSON.parse(text(`data/${name}.json`)) as Record<string, unknown>[];
    assert.deepEqual(
      rows('account').map(({ email }) => email),
      [owner.email],
    );
    assert.deepEqual(
      [rows('profile')[0]?.['name'], rows('content')[0]?.['title'], rows('messages')[0]?.['detail']],
      ['Chủ Dữ Liệu', 'Bài riêng', 'Gửi bạn'],
    );
    assert.deepEqual(
      rows('messages-received').map(({ detail }) => detail),
      ['Nhận được rồi'],
    );
    assert.deepEqual(
      rows('birthday-consents').map((row) => row['withdrawnAt'] ?? null),
      [null],
    );
    assert.ok(files[`pictures/${picture._id}.webp`]);
    assert.ok(Object.keys(files).some((name) => /^documents\/Giấy khen .+\.pdf$/.test(name)));
    assert.match(text('index.html'), /<html lang="vi">[^]*Danh bạ/);
    // Neither secrets nor other people's private notes are included.
    const all = Object.keys(files)
      .filter((name) => name.endsWith('.json'))
      .map((name) => text(name))
      .join('\n');
    for (const secret of ['$argon2', 'tokenHash', 'passwordHash', 'Ghi chú kín'])
      assert.ok(!all.includes(secret), secret);
    const notices = assertDone<{ data: { kind: string }[] }>(await api.get('/notifications', { as: owner })).data;
    assert.ok(notices.some(({ kind }) => kind === 'privacy'));
  });

  test('is downloadable by its owner for seven days', async () => {
    const [first] = await list(owner);
    const id = first?._id ?? assert.fail('no export');
    assertProblem(await ask(), 'unauthenticated');
    assertProblem(await api.get('/privacy/exports'), 'unauthenticated');
    assertProblem(await download(id), 'unauthenticated');
    assertProblem(await download(id, other), 'not-found');
    assertProblem(await download('khong-phai', owner), 'invalid', ['id:invalid']);
    assert.deepEqual(await list(other), []);
    const { storage } = api.api.platform;
    assert.ok(await storage.get(`exports/${id}/0.zip`));
    api.clock.advance(7 * DAY + 1);
    const again = await api.post('/auth/login', { body: { email: owner.email, password: owner.password } });
    const later = { ...owner, token: assertDone<{ accessToken: string }>(again).accessToken };
    assertProblem(await download(id, later), 'not-found');
    await purgeExports(api.api.platform);
    for (let tries = 0; tries < 200 && (await storage.get(`exports/${id}/0.zip`)); tries += 1) await wait(50);
    assert.equal(await storage.get(`exports/${id}/0.zip`), null);
    assert.deepEqual(await list(later), []);
  });
});
