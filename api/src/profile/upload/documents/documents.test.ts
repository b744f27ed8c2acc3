import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Document } from '@m4u/contract/profile/upload/document';
import { MAXIMUM_MEMBER_BYTES } from '@m4u/contract/profile/upload/rules';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { manyPages, onePage, pdf } from '../../../testing/files/pdfs.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { sendFile } from '../../../testing/factories/profiles.ts';
import { cleanDocumentName } from '../rules.ts';
import { uploads } from '../tables.ts';

const api = await startTestApi();
const member = await api.signUp('chung-nhan@example.vn');

const sendDocument = async (bytes: Uint8Array, name = 'Giấy chứng nhận VietGAP.pdf'): Promise<Document> =>
  assertDone<{ data: Document }>(await sendFile(api, member, bytes, 'file', name)).data;

describe('a certificate that a member sends', () => {
  test('is stored under its name without scripts, and only downloaded', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const sent = onePage({ catalog: script });
    const document = await sendDocument(sent);
    assert.deepEqual(document, {
      _id: document._id,
      src: `/api/media/${document._id}/document.pdf`,
      name: 'Giấy chứng nhận VietGAP',
      bytes: document.bytes,
      pages: 1,
    });
    const file = await api.get(`/media/${document._id.toUpperCase()}/document.pdf`, { as: member });
    assert.equal(file.statusCode, 200);
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.equal(
      file.headers['content-disposition'],
      `attachment; filename="giay-chung-nhan-vietgap.pdf"; filename*=UTF-8''${encodeURIComponent('Giấy chứng nhận VietGAP')}.pdf`,
    );
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.match(String(file.headers['content-security-policy']), /(^|; )sandbox(;|$)/);
    assert.equal(file.rawPayload.length, document.bytes);
    assert.ok(!file.rawPayload.equals(sent) && !file.rawPayload.includes('JavaScript'));
  });

  test('is refused with a reason of its own', async () => {
    assertProblem(await sendFile(api, member, Buffer.from('%PDF-1.7\n%%EOF.....')), 'pdf-unreadable');
    assertProblem(await sendFile(api, member, manyPages(51)), 'pdf-too-many-pages');
    const locked = pdf(['<< /Type /Catalog /Pages 2 0 R >>'], '/Encrypt << /Filter /Standard >>');
    assert.match(assertProblem(await sendFile(api, member, locked), 'pdf-encrypted').detail, /mật khẩu/);
    assertProblem(await sendFile(api, undefined, onePage()), 'unauthenticated');
  });

  test('is found only at its own address', async () => {
    const { _id } = await sendDocument(onePage());
    assertProblem(
      await api.get('/media/019a0000-0000-7000-8000-000000000000/document.pdf', { as: member }),
      'not-found',
    );
    assert.equal((await api.get('/media/x/document.pdf')).statusCode, 422);
    assert.equal((await api.get(`/media/${_id}/document.webp`)).statusCode, 422);
    assertProblem(await api.get(`/media/${_id}/160.webp`, { as: member }), 'not-found');
    assertProblem(await api.post(`/media/${_id}/document.pdf`, { as: member, body: {} }), 'method-not-allowed');
  });
});

test('a document’s name is safe to show and to store', () => {
  for (const [rawName, expected] of [
    ['../../etc/passwd.pdf', 'passwd'],
    ['C:\\Users\\An\\Chứng nhận.PDF', 'Chứng nhận'],
    ['a\u0000b\r\nSet-Cookie: x.pdf', 'a b Set-Cookie x'],
    ['hoá đơn\u202Efdp.exe', 'hoá đơn fdp.exe'],
    ['bien-lai.pdf.pdf', 'bien-lai'],
    ['..', 'Tài liệu'],
    ['', 'Tài liệu'],
    ['\ud800.pdf', '\ufffd'],
    [`${'a'.repeat(10_000)}.pdf`, 'a'.repeat(100)],
    [`${'😀'.repeat(80)}.pdf`, '😀'.repeat(50)],
  ] as const)
    assert.equal(cleanDocumentName(rawName), expected.normalize('NFC'));
});

describe('storage of a member', () => {
  test('is limited to a gigabyte of pictures and documents, and others are not affected', async () => {
    const full = await api.signUp('day-bo-nho@example.vn');
    const row = { memberId: full.memberId, width: 10, height: 10, widths: [10], placeholder: '' };
    const { db } = api.api.platform;
    await db.insert(uploads).values({ ...row, id: uuidv7(), bytes: MAXIMUM_MEMBER_BYTES - 20_000 });
    const picture = await photo(40, 30).png().toBuffer();
    assertDone(await sendFile(api, full, picture));
    assertDone(await sendFile(api, full, onePage()));
    assertProblem(await sendFile(api, full, await photo(1600, 1200).jpeg().toBuffer()), 'storage-full');
    await db.insert(uploads).values({ ...row, id: uuidv7(), bytes: 20_000 });
    assert.match(assertProblem(await sendFile(api, full, picture), 'storage-full').detail, /1 GB/);
    assertProblem(await sendFile(api, full, onePage()), 'storage-full');
    assertDone(await sendFile(api, member, picture));
  });
});

test('a member may send fifteen documents a minute', async () => {
  const strict = await startTestApi({ realLimits: true });
  const busy = await strict.signUp('nhieu-giay@example.vn');
  const unread = Buffer.from('%PDF-1.7 nothing to read');
  for (let sent = 0; sent < 15; sent += 1) assertProblem(await sendFile(strict, busy, unread), 'pdf-unreadable');
  const refused = await sendFile(strict, busy, unread);
  assertProblem(refused, 'rate-limited');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assertDone(await sendFile(strict, busy, await photo(40, 30).png().toBuffer()));
});
