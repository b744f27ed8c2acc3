import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { makeGroup, relate, uploadPicture } from '../../../testing/factories/profiles.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });
const owner = await api.signUp('card@example.vn', { name: 'Nguyễn Thị Mỹ Duyên'.normalize('NFD') });
const portrait = await uploadPicture(api, owner, await photo(600, 800).jpeg().toBuffer());
assertDone(
  await api.put(`/members/updateMemberById/${owner.memberId}`, {
    as: owner,
    body: {
      headline: 'Nhà sáng lập; thợ gốm, người kể chuyện về đất và lửa ở bên dòng sông Thu Bồn hiền hòa',
      portrait: portrait._id,
      contacts: [
        { kind: 'phone', value: '0912 345 678' },
        { kind: 'phone', value: '+84 987 654 321', policy: 'friends' },
        { kind: 'email', value: 'duyen@example.vn' },
        { kind: 'address', value: '28 đường Bến Gốm, phường Hội An; Đà Nẵng' },
        { kind: 'website', value: 'moc-nhien.example' },
        { kind: 'company', value: 'Gốm Mộc Nhiên' },
        { kind: 'email', value: 'rieng@example.vn', policy: 'private' },
      ],
    },
  }),
);
assertDone(await api.put(`/members/updateUrlMinify/${owner.memberId}`, { as: owner, body: { urlMinify: 'my-duyen' } }));

const card = async (query = '', as?: TestMember, path = `/members/getVfcMemberId/${owner.memberId}`) => {
  const answer = await api.get(`${path}${query}`, { as });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer;
};
const parse = (text: string) => {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  // Both versions allow an escaped semicolon in any text; this parser unescapes it only in compound values.
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\;', ';') : value);
  const all = (name: string) => component.getAllProperties(name).map((property) => plain(property.getFirstValue()));
  return { all, one: (name: string) => all(name)[0] };
};

describe('the contact card', () => {
  for (const version of ['3', '4'])
    test(`of version ${version}.0 is parsed with the Vietnamese name in order`, async () => {
      const answer = await card(`?version=${version}`);
      const { all, one } = parse(answer.body);
      assert.equal(one('version'), `${version}.0`);
      assert.equal(one('fn'), 'Nguyễn Thị Mỹ Duyên');
      assert.deepEqual(one('n'), ['Nguyễn', 'Duyên', 'Thị Mỹ', '', '']);
      assert.equal(
        one('title'),
        'Nhà sáng lập; thợ gốm, người kể chuyện về đất và lửa ở bên dòng sông Thu Bồn hiền hòa',
      );
      assert.equal(String(one('org')), 'Gốm Mộc Nhiên');
      assert.deepEqual(all('tel'), ['+84912345678']);
      assert.deepEqual(all('email'), ['duyen@example.vn']);
      assert.deepEqual(all('url'), ['https://m4u.example/smc/my-duyen', 'https://moc-nhien.example']);
      assert.equal((one('adr') as string[])[2], '28 đường Bến Gốm, phường Hội An; Đà Nẵng');
    });

  test('is text/vcard with CRLF, folded at 75 octets, all in NFC', async () => {
    for (const version of ['3', '4']) {
      const answer = await card(`?version=${version}`);
      assert.equal(answer.headers['content-type'], 'text/vcard; charset=utf-8');
      assert.equal(answer.body, answer.body.normalize('NFC'));
      assert.equal(answer.body.replaceAll('\r\n', '').search(/[\r\n]/), -1);
      for (const line of answer.body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
      assert.ok(answer.body.endsWith('END:VCARD\r\n'));
    }
  });

  test('holds a small JPEG', async () => {
    const three = (await card()).body.replaceAll('\r\n ', '');
    const four = (await card('?version=4')).body.replaceAll('\r\n ', '');
    const images = [
      /^PHOTO;ENCODING=b;TYPE=JPEG:(.+)\r$/m.exec(three)?.[1],
      /^PHOTO:data:image\/jpeg;base64,(.+)\r$/m.exec(four)?.[1],
    ];
    for (const image of images) {
      const bytes = Buffer.from(image ?? '', 'base64');
      assert.ok(bytes.length > 500 && bytes.length <= 30_000, String(bytes.length));
      assert.equal((await sharp(bytes).metadata()).format, 'jpeg');
    }
  });

  /** Makes a member with a portrait whose photo is not drawn yet. Returns the path of their card. */
  const newCard = async (name: string): Promise<string> => {
    const sought = await api.signUp(`${name}@example.vn`);
    const { _id } = await uploadPicture(api, sought, await photo(600, 800).jpeg().toBuffer());
    const changes = { as: sought, body: { portrait: _id } };
    assertDone(await api.put(`/members/updateMemberById/${sought.memberId}`, changes));
    return `/members/getVfcMemberId/${sought.memberId}`;
  };
  const countPhotos = async (paths: readonly string[]): Promise<number> => {
    const cards = await Promise.all(paths.map((path) => card('', undefined, path)));
    return cards.filter(({ body }) => body.includes('PHOTO')).length;
  };

  test('draws one photo for all who ask meanwhile', async () => {
    assert.equal(await countPhotos(Array<string>(20).fill(await newCard('card-sought'))), 20);
  });

  test('leaves out its photo when too many are being drawn for the caller', async () => {
    const paths = [];
    for (let index = 0; index < 12; index += 1) paths.push(await newCard(`card-${index}`));
    const withPhoto = await countPhotos(paths);
    assert.ok(withPhoto > 0 && withPhoto < 12, `${withPhoto} with a photo`);
  });

  test('has a file name that old and new readers understand', async () => {
    assert.equal(
      (await card()).headers['content-disposition'],
      `attachment; filename="nguyen-thi-my-duyen.vcf"; filename*=UTF-8''Nguy%E1%BB%85n%20Th%E1%BB%8B%20M%E1%BB%B9%20Duy%C3%AAn.vcf`,
    );
  });

  test('holds only what its reader may see', async () => {
    const friend = await api.signUp('card-friend@example.vn');
    await relate(api, friend, owner);
    assert.deepEqual(parse((await card('', friend)).body).all('tel'), ['+84912345678', '+84987654321']);
    assert.deepEqual(parse((await card('', friend)).body).all('email'), ['duyen@example.vn']);
    assert.deepEqual(parse((await card('', owner)).body).all('email'), ['duyen@example.vn', 'rieng@example.vn']);
  });

  test('cannot get extra lines from what a member writes', async () => {
    const name = 'Lê \\n Hoa;X-EVIL:1, "a"';
    const sly = await api.signUp('sly@example.vn', { name });
    const { all, one } = parse((await card('', undefined, `/members/getVfcMemberId/${sly.memberId}`)).body);
    assert.deepEqual([one('fn'), all('x-evil')], [name, []]);
    const answer = await api.put(`/members/updateMemberById/${sly.memberId}`, {
      as: sly,
      body: { name: 'a\r\nX-EVIL:1', headline: 'b\u2028c', contacts: [{ kind: 'address', value: 'a\nTEL:113' }] },
    });
    assert.equal(answer.statusCode, 422);
  });

  test('of a one-word name has only a given name', async () => {
    const single = await api.signUp('single@example.vn', { name: 'Hoa' });
    const { one } = parse((await card('', undefined, `/members/getVfcMemberId/${single.memberId}`)).body);
    assert.deepEqual([one('fn'), one('n')], ['Hoa', ['', 'Hoa', '', '', '']]);
  });

  test('of a group names an organization', async () => {
    const row = {
      name: 'Gốm Mộc Nhiên',
      contacts: [{ kind: 'taxCode', value: '0100000000', policy: 'public' } as const],
    };
    await makeGroup(api, { row, link: 'gom-moc-nhien' });
    for (const version of ['3', '4']) {
      const answer = await card(`?version=${version}`, undefined, '/groupAndBrand/getVfcGroupId/gom-moc-nhien');
      const { all, one } = parse(answer.body);
      assert.deepEqual(
        [one('fn'), String(one('org')), one('note')],
        ['Gốm Mộc Nhiên', 'Gốm Mộc Nhiên', 'MST: 0100000000'],
      );
      assert.deepEqual(all('url'), ['https://m4u.example/mbg/gom-moc-nhien']);
      assert.equal(one('kind'), version === '4' ? 'org' : undefined);
    }
  });
});
