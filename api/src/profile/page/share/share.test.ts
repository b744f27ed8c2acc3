import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { Meta } from '@m4u/contract/profile/member/share';
import type { Occupation, Term } from '@m4u/contract/profile/member/terms';
import sharp from 'sharp';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { countQueries } from '../../../testing/server/measure.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { readQr } from '../../../testing/files/qr.ts';
import { makeGroup, uploadPicture } from '../../../testing/factories/profiles.ts';

const SITE = 'https://m4u.example';
const api = await startTestApi({ environment: { PUBLIC_URL: SITE } });
const owner = await api.signUp('share@example.vn', { name: 'Đỗ Khánh Ngọc' });
const id = owner.memberId;
const update = async (body: object) =>
  assertDone(await api.put(`/members/updateMemberById/${id}`, { as: owner, body }));
const metaOf = async (path = `/members/getMetaMemberId/${id}`) => assertDone<{ data: Meta }>(await api.get(path)).data;

const assertPicture = ({ statusCode, body }: { statusCode: number; body: string }) =>
  assert.equal(statusCode, 200, body.slice(0, 200));

describe('share metadata', () => {
  test('is the about text without markup, cut at 120 visible characters', async () => {
    await update({ aboutMe: `<p>Xin <b>chào</b> &amp; hẹn gặp</p><p>👨‍👩‍👧${'ệ'.normalize('NFD').repeat(200)}</p>` });
    const { name, description, language, urlMinify } = await metaOf();
    assert.deepEqual([name, language, urlMinify], ['Đỗ Khánh Ngọc', 'VN', 'do-khanh-ngoc']);
    assert.equal(description, `Xin chào & hẹn gặp 👨‍👩‍👧${'ệ'.repeat(100)}...`);
  });

  test('falls back to the headline, and to nothing', async () => {
    await update({ aboutMe: '<p></p>', headline: 'Bác sĩ nhi' });
    assert.equal((await metaOf()).description, 'Bác sĩ nhi');
    await update({ headline: '' });
    assert.equal((await metaOf()).description, '');
  });

  test('names a picture whose address changes with the page', async () => {
    const metaBefore = await metaOf();
    assert.ok(metaBefore.image.startsWith(`${SITE}/api/members/sharePicture/${id}?v=`));
    api.clock.advance(1000);
    await update({ headline: 'Bác sĩ' });
    assert.notEqual((await metaOf()).image, metaBefore.image);
    const picture = await api.get(metaBefore.image.slice(`${SITE}/api`.length));
    assert.equal(picture.headers['content-type'], 'image/jpeg');
    assert.equal(picture.headers['cache-control'], 'public, max-age=30');
    const conditionalHeaders = { 'if-none-match': String(picture.headers.etag) };
    const again = await api.get(metaBefore.image.slice(`${SITE}/api`.length), { headers: conditionalHeaders });
    assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0]);
    const { width, height } = await sharp(picture.rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
  });

  test('draws a different picture for another name, and the same for the same page', async () => {
    const picture = async () => (await api.get(`/members/sharePicture/${id}`)).rawPayload.toString('base64');
    const first = await picture();
    assert.equal(await picture(), first);
    await update({ name: 'Đỗ Khánh Vân' });
    assert.notEqual(await picture(), first);
    await update({ name: 'Đỗ Khánh Ngọc' });
    assert.equal(await picture(), first);
  });

  test('keeps one picture of a page, however often the page changes', async () => {
    for (const headline of ['Một', 'Hai', 'Ba']) {
      await update({ headline });
      assert.equal((await api.get(`/members/sharePicture/${id}`)).statusCode, 200);
    }
    const files = await readdir(api.dataDir, { recursive: true });
    assert.equal(files.filter((file) => /shares.+\.jpg$/.test(file)).length, 1);
  });
});

describe('many share pictures requested at once', () => {
  test('are refused to the network that asks for them, and leave room for others', async () => {
    const groups = await Promise.all(Array.from({ length: 20 }, () => makeGroup(api)));
    await update({ headline: 'Mới' });
    const flood = groups.map((each) => api.get(`/groupAndBrand/sharePicture/${each}`, { ip: '198.51.100.5' }));
    const other = await api.get(`/members/sharePicture/${id}`, { ip: '203.0.113.200' });
    assert.equal(other.headers['content-type'], 'image/jpeg');
    const refused = (await Promise.all(flood)).filter((answer) => answer.statusCode !== 200);
    assert.ok(refused.length > 0);
    for (const answer of refused) assertProblem(answer, 'rate-limited');
  });

  test('of one page are drawn once for all who ask meanwhile', async () => {
    await update({ headline: 'Mới hơn' });
    const calls = Array.from({ length: 70 }, () => api.get(`/members/sharePicture/${id}`, { ip: '198.51.100.6' }));
    const answers = await Promise.all(calls);
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
  });
});

describe('QR code of a page', () => {
  test('leads to the page by its present short link, with the portrait in the middle', async () => {
    const portrait = await uploadPicture(api, owner, await photo(400, 400).jpeg().toBuffer());
    await update({ portrait: portrait._id });
    const svg = await api.get(`/members/qr/${id}`);
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    assert.ok(svg.body.includes('data:image/jpeg;base64,'));
    const { urlMinify } = assertDone<{ data: { urlMinify: string } }>(
      await api.get(`/members/getMemberIdView/${id}`),
    ).data;
    assert.equal(await readQr(svg.rawPayload), `${SITE}/smc/${urlMinify}?s=qr`);
    assertDone(await api.put(`/members/updateUrlMinify/${id}`, { as: owner, body: { urlMinify: 'khanh-ngoc' } }));
    const png = await api.get('/members/qr/khanh-ngoc?format=png&size=640');
    assert.equal(png.headers['content-type'], 'image/png');
    assert.equal((await sharp(png.rawPayload).metadata()).width, 640);
    assert.equal(await readQr(png.rawPayload), `${SITE}/smc/khanh-ngoc?s=qr`);
  });

  test('is limited to sizes and formats that print', async () => {
    for (const query of ['size=199', 'size=2001', 'size=x', 'format=gif'])
      assertProblem(await api.get(`/members/qr/${id}?format=png&${query}`), 'invalid');
  });

  test('of a group leads to the group', async () => {
    const groupId = await makeGroup(api);
    assert.equal(
      await readQr((await api.get(`/groupAndBrand/qr/${groupId}`)).rawPayload),
      `${SITE}/mbg/${groupId}?s=qr`,
    );
  });
});

test('limits the area of QR codes that one address may request', async () => {
  const strict = await startTestApi({ realLimits: true });
  const { memberId } = await strict.signUp('often@example.vn');
  const ask = (ip: string, size: number) => strict.get(`/members/qr/${memberId}?format=png&size=${size}`, { ip });
  // The limit is 300 points a minute: the largest code costs 16, and eight may be requested at once.
  const first = await Promise.all(Array.from({ length: 9 }, () => ask('198.51.100.9', 2000)));
  const [away, ...others] = first.toSorted((a, b) => b.statusCode - a.statusCode);
  assertProblem(away ?? assert.fail(), 'rate-limited');
  for (const answer of others) assertPicture(answer);
  await Promise.all(Array.from({ length: 8 }, async () => assertPicture(await ask('198.51.100.9', 1600))));
  for (let small = 0; small < 76; small += 1) assertPicture(await ask('198.51.100.9', 200));
  assertProblem(await ask('198.51.100.9', 200), 'rate-limited');
  assertPicture(await ask('198.51.100.10', 2000));
});

describe('QR code with a contact card', () => {
  const cardOf = async (query = 'format=png'): Promise<string> =>
    readQr((await api.get(`/members/qr/${id}?holds=card&${query}`, { as: owner })).rawPayload);
  const line = (card: string, name: string): string | undefined =>
    card.split('\r\n').find((one) => one.startsWith(`${name}:`));

  test('holds name, role, organization, number and page, and only public contacts', async () => {
    await update({
      name: 'Đỗ Khánh Ngọc',
      headline: 'Bác sĩ; nhi',
      contacts: [
        { kind: 'phone', value: '0987 654 321', policy: 'private' },
        { kind: 'phone', value: '0912 345 678', policy: 'public' },
        { kind: 'email', value: 'ngoc@example.vn', policy: 'friends' },
        { kind: 'company', value: 'Phòng khám Ánh Dương', policy: 'public' },
      ],
    });
    const { body } = await api.get(`/members/getMemberIdView/${id}`);
    const { urlMinify } = (JSON.parse(body) as { data: { urlMinify: string | null } }).data;
    const address = urlMinify === null ? `${SITE}/me/${id}` : `${SITE}/smc/${urlMinify}`;
    const lines = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Đỗ Khánh Ngọc',
      'N:Đỗ;Ngọc;Khánh',
      'ORG:Phòng khám Ánh Dương',
      'TITLE:Bác sĩ\\; nhi',
      'TEL:+84912345678',
      `URL:${address}`,
      'END:VCARD',
      '',
    ];
    assert.equal(await cardOf(), lines.join('\r\n'));
    assert.equal(await cardOf('format=svg'), lines.join('\r\n'));
  });

  test('stays short: leaves out the least important fields first, never the name', async () => {
    await update({
      headline: 'ẫ'.repeat(90),
      contacts: [
        { kind: 'phone', value: '0912345678', policy: 'public' },
        { kind: 'email', value: 'ngoc@example.vn', policy: 'public' },
        { kind: 'company', value: 'Phòng khám', policy: 'public' },
      ],
    });
    const card = await cardOf();
    assert.ok(Buffer.byteLength(card) <= 300);
    assert.deepEqual(
      ['FN', 'ORG', 'TITLE', 'TEL', 'EMAIL'].map((name) => line(card, name) !== undefined),
      [true, false, false, true, true],
    );
    await update({ name: 'Ngọc '.repeat(20).trim() });
    assert.match(await cardOf(), /^BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ngọc (.+)\r\nN:/);
    await update({ name: 'Đỗ Khánh Ngọc', headline: '', contacts: [] });
  });

  test('of an unknown kind is refused', async () => {
    assertProblem(await api.get(`/members/qr/${id}?holds=wallet`), 'invalid');
  });
});

describe('target of a shared link', () => {
  const info = async (path: string) => assertDone(await api.get(`/members/getInfoMemberAndGroupByLink/${path}`)).data;

  test('is a member or a group, by id or link, with its theme', async () => {
    assertDone(await api.put(`/members/updateUrlMinify/${id}`, { as: owner, body: { urlMinify: 'khanh-ngoc' } }));
    const groupId = await makeGroup(api, { link: 'nhom-sen', row: { name: 'Nhóm Sen', theme: 'violet' } });
    for (const path of ['khanh-ngoc', id]) {
      const found = await info(path);
      assert.deepEqual(
        [found['kind'], found['_id'], found['urlMinify'], found['path']],
        ['member', id, 'khanh-ngoc', null],
      );
      assert.deepEqual(found['owner'], { kind: 'member', id });
      assert.equal((found['theme'] as { code: string }).code, 'lightmode');
    }
    for (const path of ['Nhom-Sen?path=mbg', `${groupId}?path=mbg`]) {
      const found = await info(path);
      assert.deepEqual(
        [found['kind'], found['_id'], found['name'], found['path']],
        ['group', groupId, 'Nhóm Sen', 'mbg'],
      );
      assert.equal((found['theme'] as { code: string }).code, 'violet');
    }
  });

  test('is not found when nobody has it', async () => {
    for (const path of ['khong-ai', '019a0000-0000-7000-8000-000000000000'])
      assertProblem(await api.get(`/members/getInfoMemberAndGroupByLink/${path}`), 'not-found');
  });
});

describe('careers and interests of a profile', () => {
  const names = async (path: string, language = 'vi') => {
    const answer = await api.get(`/members/${path}`, { headers: { 'accept-language': language } });
    return assertDone<{ data: { name: string }[] }>(answer).data.map(({ name }) => name);
  };

  test('are in the reader’s language', async () => {
    assert.equal((await names('careers'))[0], 'Công nghệ thông tin');
    assert.equal((await names('careers', 'en'))[0], 'Information technology');
    assert.ok((await names('interest')).includes('Đọc sách'));
    assert.ok((await names('interest', 'en')).includes('Reading'));
  });

  test('include occupations of a line of business named in either language', async () => {
    const within = (name: string, language?: string) =>
      names(`childCareers?name=${encodeURIComponent(name)}`, language);
    assert.ok((await within('Y tế và sức khỏe')).includes('Bác sĩ'));
    assert.deepEqual(await within('Health care', 'en'), await within('Y tế và sức khỏe', 'en'));
    assert.deepEqual(await within('Không có'), []);
    assert.ok((await names('childCareers')).length > (await within('Health care')).length);
  });

  test('include all occupations with their lines of business, in as many statements as those of one', async () => {
    const list = async (path: string) =>
      assertDone<{ data: (Term & Partial<Occupation>)[] }>(await api.get(`/members/${path}`)).data;
    const [careers, all] = [await list('careers'), await list('childCareers')];
    for (const { _id, name } of careers)
      assert.deepEqual(
        all.filter(({ parentId }) => parentId === _id),
        await list(`childCareers?name=${encodeURIComponent(name)}`),
      );
    const one = `/members/childCareers?name=${encodeURIComponent('Y tế và sức khỏe')}`;
    assert.equal(await countQueries(() => api.get('/members/childCareers')), await countQueries(() => api.get(one)));
  });
});
