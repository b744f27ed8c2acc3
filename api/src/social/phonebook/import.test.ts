import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import type { PhonebookEntry, PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import { eq, sql } from '../../platform/database/orm.ts';
import fc from 'fast-check';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { relate } from '../../testing/factories/profiles.ts';
import { splitCards, readCard, decodeText } from './vcardFile.rules.ts';

const api = await startTestApi();
const BOUNDARY = 'm4u-cards';
let people = 0;
const join = (): Promise<TestMember> => api.signUp(`nhap-${(people += 1)}@example.vn`);

interface Sent {
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const send = (
  as: TestMember | undefined,
  file: string | Uint8Array,
  { path = '/phonebook/import', fields = { clientId: 'tep-thu-1' } }: Sent = {},
) => {
  const text = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.vcf"\r\nContent-Type: text/vcard\r\n\r\n`;
  return api.post(path, {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(text.join('') + head), Buffer.from(file), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
};
const preview = async (as: TestMember, file: string | Uint8Array) =>
  assertDone<{ data: ImportRow[]; counts: ImportCounts }>(
    await send(as, file, { path: '/phonebook/import/preview', fields: {} }),
  );
const keep = async (as: TestMember, file: string | Uint8Array, clientId = 'tep-thu-1') =>
  assertDone<{ data: ImportCounts }>(await send(as, file, { fields: { clientId } })).data;
const rowsOf = async (as: TestMember, query = '') =>
  assertDone<{ data: PhonebookRow[] }>(await api.get(`/phonebook${query}`, { as })).data;

const card = (...lines: string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const read = (...lines: string[]) => readCard(splitCards(card(...lines))[0] ?? []);

describe('vCard', () => {
  test('is read in version 3.0 with folded lines, escapes and groups', () => {
    const found = read(
      'VERSION:3.0',
      'FN:Nguyễn Văn\r\n  An',
      'ORG:Gốm Sông Thu;Xưởng\\, lò',
      'item1.TEL;TYPE=CELL,PREF:0912 345 678',
      'TEL:+84 912-345-678',
      'TEL;TYPE=WORK:(0236) 3888 999',
      'EMAIL;TYPE=INTERNET:An@Example.VN',
      'EMAIL:không phải thư',
      'ADR;TYPE=WORK:;;12 Lê Lợi;Huế;;;Việt Nam',
      'URL:https://an.example.vn',
      'NOTE:Gặp ở chợ\\nGọi lại, nhé',
      'CATEGORIES:bạn,gốm',
      'PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r\n AAAA',
    );
    assert.deepEqual(found, {
      name: 'Nguyễn Văn An',
      organization: 'Gốm Sông Thu, Xưởng, lò',
      title: '',
      phones: ['+84912345678', '+842363888999'],
      emails: ['an@example.vn'],
      website: 'https://an.example.vn',
      address: '12 Lê Lợi, Huế, Việt Nam',
      note: 'Gặp ở chợ\nGọi lại, nhé',
      tags: ['bạn', 'gốm'],
    });
  });

  test('is read in version 4.0 with URI values', () => {
    const found = read('VERSION:4.0', 'FN:Lan', 'TEL;VALUE=uri;TYPE="cell,voice":tel:+84-903-111-222', 'TITLE:Bác sĩ');
    assert.deepEqual([found?.name, found?.phones, found?.title], ['Lan', ['+84903111222'], 'Bác sĩ']);
  });

  test('is read in version 2.1 with quoted-printable lines', () => {
    const found = read(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4E=67=75=79=E1=BB=85=6E;=41=6E=68;=54=68=E1=BB=8B=20=\r\n=4E=67=E1=BB=8D=63;;',
      'TEL;CELL;PREF:0987654321',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:D=C3=B2ng m=E1=BB=99t=0D=0Ad=C3=B2ng hai',
    );
    assert.equal(found?.name, 'Nguyễn Thị Ngọc Anh');
    assert.equal(found?.note, 'Dòng một\ndòng hai');
    assert.deepEqual(found?.phones, ['+84987654321']);
  });

  test('is read in all encodings of phones and normalized to NFC', () => {
    assert.equal(read(`FN:${'Đặng Thị Ánh'.normalize('NFD')}`)?.name, 'Đặng Thị Ánh');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(card('FN:Ưng'), 'utf16le')]);
    assert.equal(readCard(splitCards(decodeText(utf16))[0] ?? [])?.name, 'Ưng');
    const old = Buffer.concat([Buffer.from('BEGIN:VCARD\nFN:'), Buffer.from([0xd0]), Buffer.from('\nEND:VCARD')]);
    assert.equal(readCard(splitCards(decodeText(old))[0] ?? [])?.name, 'Đ');
    assert.equal(splitCards(decodeText(Buffer.from(`\ufeff${card('FN:A')}`))).length, 1);
  });

  test('without a name is named by its other values', () => {
    assert.equal(read('N:Trần;Bình;Văn')?.name, 'Trần Văn Bình');
    assert.equal(read('ORG:Quán Hẻm')?.name, 'Quán Hẻm');
    assert.equal(read('TEL:0912345678')?.name, '+84912345678');
    assert.equal(read('FN:')?.name, '');
    assert.equal(read('X-NOTHING:a'), undefined);
  });

  test('of any content is read or refused without an error', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('BEGIN:VCARD', 'END:VCARD', 'FN:', 'N:;;;', 'TEL', ';', ':', '=', '\n', '\r\n ', '\\', '"', '\0'),
      fc.constantFrom('NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=x:=', 'N;CHARSET="utf-16', '=E1=BB', 'ADR:;;;;;;;;'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = decodeText(Buffer.from(card(...pieces)));
        for (const lines of splitCards(text)) readCard(lines);
      }),
      { numRuns: 200 },
    );
  });
});

describe('card file', () => {
  test('is previewed without storing anything', async () => {
    const owner = await join();
    const file =
      card('FN:Lan', 'TEL:0912345678') + card('FN:Chị Lan', 'TEL:+84912345678') + card('X-A:1') + card('FN:');
    const { data, counts } = await preview(owner, file);
    assert.deepEqual(
      data.map(({ name, outcome, reason }) => [name, outcome, reason]),
      [
        ['Lan', 'new', null],
        ['Chị Lan', 'duplicate', null],
        ['', 'refused', 'unreadable'],
        ['', 'refused', 'empty'],
      ],
    );
    assert.deepEqual(counts, { added: 1, merged: 1, refused: 2 });
    assert.deepEqual(await rowsOf(owner), []);
  });

  test('is imported once, however often it is sent', async () => {
    const owner = await join();
    const file = card('FN:Lan', 'TEL:0912345678') + card('FN:Không số');
    const counts = await keep(owner, file);
    assert.deepEqual(counts, { added: 2, merged: 0, refused: 0 });
    await Promise.all([keep(owner, file), keep(owner, file)]);
    assert.deepEqual(
      (await rowsOf(owner)).map(({ name, source }) => [name, source]),
      [
        ['Không số', 'import'],
        ['Lan', 'import'],
      ],
    );
  });

  test('adds to existing entries and removes nothing', async () => {
    const owner = await join();
    const body = { name: 'Anh Ba', phones: ['0912345678'], organization: 'Cũ', tags: ['thợ'], note: 'Của mình' };
    const { _id } = assertDone<{ data: PhonebookEntry }>(await api.post('/phonebook', { as: owner, body })).data;
    const file = card(
      'FN:Ba',
      'ORG:Mới',
      'TEL:+84912345678',
      'TEL:0903000111',
      'EMAIL:ba@example.vn',
      'CATEGORIES:Thợ,x',
    );
    assert.deepEqual((await preview(owner, file)).data[0]?.joins, { _id, name: 'Anh Ba' });
    assert.deepEqual(await keep(owner, file), { added: 0, merged: 1, refused: 0 });
    const entry = assertDone<{ data: PhonebookEntry }>(
      await api.get(`/phonebook/entry/byId/${_id}`, { as: owner }),
    ).data;
    assert.deepEqual(
      [entry.name, entry.organization, entry.phones, entry.emails, entry.tags, entry.note, entry.source],
      ['Anh Ba', 'Cũ', ['+84912345678', '+84903000111'], ['ba@example.vn'], ['thợ', 'x'], 'Của mình', 'manual'],
    );
  });

  test('adds to a friend who has the same number', async () => {
    const [owner, friend] = [await join(), await join()];
    await relate(api, owner, friend);
    await api.api.platform.db
      .update(members)
      .set({ contacts: [{ kind: 'phone', value: '0905 111 222', policy: 'friends' }] })
      .where(eq(members.id, friend.memberId));
    await keep(owner, card('FN:Bạn', 'TEL:0905111222', 'EMAIL:rieng@example.vn'));
    const rows = await rowsOf(owner);
    assert.equal(rows.length, 1);
    assert.deepEqual(
      [rows[0]?.friend, rows[0]?.kept, rows[0]?.source, rows[0]?.phones, rows[0]?.emails],
      [true, true, 'friend', ['+84905111222'], ['rieng@example.vn']],
    );
  });

  test('copies nothing that only friends may see', async () => {
    const [owner, friend] = [await join(), await join()];
    await relate(api, owner, friend);
    const lines = [
      { kind: 'phone', value: '0905 111 222', policy: 'public' },
      { kind: 'address', value: '1 Nhà Riêng', policy: 'friends' },
      { kind: 'website', value: 'https://rieng.example.vn', policy: 'friends' },
      { kind: 'company', value: 'Công ty riêng', policy: 'friends' },
    ] as const;
    const { db } = api.api.platform;
    await db
      .update(members)
      .set({ contacts: [...lines] })
      .where(eq(members.id, friend.memberId));
    await keep(owner, card('FN:Bạn', 'TEL:0905111222', 'NOTE:từ tệp'));
    await keep(owner, card('FN:Bạn', 'TEL:0905111222', 'EMAIL:moi@example.vn', 'TITLE:Thợ'), 'tep-thu-2');
    await db.execute(sql`delete from friendships where ${friend.memberId} in (from_id, to_id)`);
    const [row] = await rowsOf(owner);
    const entry = assertDone<{ data: PhonebookEntry }>(
      await api.get(`/phonebook/entry/byId/${row?._id}`, { as: owner }),
    ).data;
    assert.deepEqual([entry.address, entry.website, entry.organization], ['', '', '']);
    assert.deepEqual([entry.note, entry.emails, entry.title], ['từ tệp', ['moi@example.vn'], 'Thợ']);
  });

  test('is refused when it is empty, too large or too long', async () => {
    const owner = await join();
    assertProblem(await send(owner, 'chỉ là chữ'), 'vcard-unreadable');
    assertProblem(await send(owner, ''), 'vcard-unreadable');
    assertProblem(await send(owner, card('FN:A').repeat(2_001)), 'vcard-too-many');
    assertProblem(await send(owner, card(`NOTE:${'a'.repeat(2 * 1024 * 1024)}`)), 'too-large');
    assertProblem(await send(owner, card('FN:A'), { fields: {} }), 'invalid', ['clientId:required']);
    assertProblem(await send(undefined, card('FN:A')), 'unauthenticated');
    assertProblem(await api.post('/phonebook/import', { as: owner, body: {} }), 'wrong-type');
    const path = '/phonebook/import/preview';
    assertProblem(await send(owner, 'x', { path, fields: {} }), 'vcard-unreadable');
    assertProblem(await send(undefined, card('FN:A'), { path, fields: {} }), 'unauthenticated');
  });

  test('of endless lines is refused before parsing', async () => {
    const owner = await join();
    for (const end of ['\n', '\r', 'BEGIN:VCARD\nEND:VCARD\n'])
      assertProblem(
        await send(owner, end.repeat(1_900_000 / end.length), { path: '/phonebook/import/preview', fields: {} }),
        'vcard-too-many',
      );
  });

  test('of hostile content is read or refused, and exports stay valid', async () => {
    const owner = await join();
    const hostile = [
      'BEGIN:VCARD\n'.repeat(50_000),
      card('FN:L', 'TEL:1\r\n'.repeat(50_000)),
      card('FN:A', `N:${';'.repeat(200_000)}`),
      card('FN:B', `TEL${';X'.repeat(100_000)}:1`),
      card(`FN;ENCODING=QUOTED-PRINTABLE:${'=\r\n'.repeat(100_000)}`),
      card('FN:C', `NOTE:${'a\u0301'.repeat(50_000)}`, `X:${'\u0301'.repeat(10_000)}`),
      card('FN:D\0\u202e', 'TEL:0912\u0000345678', 'NOTE:\ud800'),
      card('FN:E', 'NOTE:x\\nEND:VCARD\\nBEGIN:VCARD'),
      card('FN:F', 'AGENT:', 'BEGIN:VCARD', 'FN:bên trong', 'END:VCARD'),
      card(...Array.from({ length: 20_000 }, (_, index) => `TEL:09${10_000_000 + index}`), 'FN:G'),
      `${card('FN:H')}BEGIN:VCARD\r\nFN:dở`,
      card('FN:I', `NOTE:x${'\n a'.repeat(650_000)}`),
      card('FN:J', `NOTE${'\n a'.repeat(650_000)}`),
      card('FN:K', `NOTE;QUOTED-PRINTABLE:x=${'\n='.repeat(900_000)}`),
    ];
    for (const [index, file] of hostile.entries()) {
      const answer = await send(owner, file, { fields: { clientId: `hostile-${index}` } });
      assert.ok([200, 422].includes(answer.statusCode), `${index}: ${answer.body}`);
    }
    const exported = await api.get('/phonebook/export', { as: owner });
    assert.equal(exported.statusCode, 200);
    assert.deepEqual(splitCards(exported.body).length, (await rowsOf(owner, '?limit=100')).length);
  });

  test('of an export is read back unchanged', async () => {
    const owner = await join();
    const body = {
      name: 'Nguyễn Thị Bé; Năm, “Sáu”',
      organization: 'Cơ sở; A, B',
      title: 'Chủ\\ tiệm',
      phones: ['0912345678', '+14155552671'],
      emails: ['nam@example.vn'],
      note: 'một\nhai; ba, bốn\\',
      tags: ['a;b', 'c'],
      address: '1; đường, số\\2',
      website: 'https://a.example/?x=1;2',
    };
    assertDone(await api.post('/phonebook', { as: owner, body }));
    const { body: file } = await api.get('/phonebook/export', { as: owner });
    assert.deepEqual(readCard(splitCards(file)[0] ?? []), { ...body, phones: ['+84912345678', '+14155552671'] });
  });
});
