import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { WeddingMeta } from '@m4u/contract/event/wedding';
import { WEDDING_DESIGNS, WEDDING_PALETTES } from '@m4u/contract/event/wedding/schema';
import sharp from 'sharp';
import type { Node } from 'takumi-js/node';
import { uploadPicture } from '../../../testing/factories/profiles.ts';
import { addGuests, makeWedding, weddingDraft } from '../../../testing/factories/weddings.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { weddings } from '../tables.ts';
import { layOut } from './layout.service.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const { db, config } = api.api.platform;

/** The share picture's address, as the share metadata names it. */
const addressOf = async (id: string, query = ''): Promise<string> => {
  const { data } = assertDone<{ data: WeddingMeta }>(await api.get(`/wedding/meta/${id}${query}`));
  const root = `${config.publicUrl}/api`;
  assert.ok(data.image.startsWith(root), data.image);
  return data.image.slice(root.length);
};

const draw = async (address: string): Promise<Buffer> => {
  const answer = await api.get(address);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.headers['content-type'], 'image/jpeg');
  const { width, height } = await sharp(answer.rawPayload).metadata();
  assert.deepEqual([width, height], [1200, 630]);
  return answer.rawPayload;
};

/** Mean brightness of a part of a picture, 0 to 255. */
const brightness = async (picture: Buffer, left: number, width: number): Promise<number> => {
  const part = await sharp(picture).extract({ left, top: 0, width, height: 630 }).toBuffer();
  return (await sharp(part).greyscale().stats()).channels[0]?.mean ?? 0;
};

/** The texts of a layout, in their order. */
const textsIn = (node: Node): string[] => {
  if (node.type === 'text') return [node.text];
  return node.type === 'container' ? (node.children ?? []).flatMap(textsIn) : [];
};

beforeEach(() => db.delete(weddings));

describe('share picture of an invitation', () => {
  test('differs by design and by guest', async () => {
    const pictures: Buffer[] = [];
    for (const design of WEDDING_DESIGNS) {
      const { _id } = await makeWedding(api, couple, { design });
      pictures.push(await draw(await addressOf(_id)));
      for (const guest of await addGuests(api, couple, _id, 'Cô Thanh Hằng\nChú Tư'))
        pictures.push(await draw(await addressOf(_id, `?guest=${guest.code}`)));
    }
    assert.equal(new Set(pictures.map((picture) => picture.toString('base64'))).size, WEDDING_DESIGNS.length * 3);
  });

  test('differs by palette in each design, with a photo too', async () => {
    const { _id: cover } = await uploadPicture(api, couple, await photo(1200, 900).jpeg().toBuffer());
    const { _id } = await makeWedding(api, couple);
    const pictures = new Set<string>();
    for (const design of WEDDING_DESIGNS)
      for (const palette of WEDDING_PALETTES)
        for (const each of [{}, { cover }]) {
          await makeWedding(api, couple, { _id, design, palette, ...each });
          pictures.add((await draw(await addressOf(_id))).toString('base64'));
        }
    assert.equal(pictures.size, WEDDING_DESIGNS.length * WEDDING_PALETTES.length * 2);
  });

  test('has the couple’s photo at its side', async () => {
    const { _id: cover } = await uploadPicture(api, couple, await photo(1200, 900).jpeg().toBuffer());
    const { _id: plain } = await makeWedding(api, couple, { design: 'minimal' });
    const { _id: shown } = await makeWedding(api, couple, { design: 'minimal', cover });
    const [without, beside] = [await draw(await addressOf(plain)), await draw(await addressOf(shown))];
    assert.ok((await brightness(without, 40, 80)) > 200);
    assert.ok((await brightness(beside, 40, 80)) < 200);
  });

  test('is drawn for the longest names, and leaves out what its fonts do not have', async () => {
    const groom = { name: 'Nguyễn Phúc Thiên Hoàng Trường' };
    const { _id } = await makeWedding(api, couple, { groom, bride: { name: 'X'.repeat(80) } });
    await draw(await addressOf(_id));
    const content = {
      design: 'minimal',
      palette: 'first',
      greeting: 'Thiệp cưới',
      day: 'Chủ nhật',
      groom: groom.name,
    } as const;
    assert.deepEqual(textsIn(await layOut({ ...content, bride: '王秀英', guest: '王' })), [
      'Thiệp cưới',
      groom.name,
      'Chủ nhật',
    ]);
  });

  test('changes its address with the invitation and the language, and answers what is unchanged', async () => {
    const { _id } = await makeWedding(api, couple);
    const address = await addressOf(_id);
    const { headers } = await api.get(address);
    const again = await api.get(address, { headers: { 'if-none-match': String(headers['etag']) } });
    assert.equal(again.statusCode, 304);
    const [guest] = await addGuests(api, couple, _id, 'Chú Tư');
    const personal = await addressOf(_id, `?guest=${guest?.code}`);
    assert.equal((await api.get(personal)).headers['x-robots-tag'], 'noindex');
    const path = `/wedding/guests/${_id}/${guest?._id}`;
    assertDone(await api.put(path, { as: couple, body: { name: 'Chú Tư Bến Tre' } }));
    assert.notEqual(await addressOf(_id, `?guest=${guest?.code}`), personal);
    assertDone(await api.post('/wedding', { as: couple, body: { ...weddingDraft, _id, design: 'hue' } }));
    assert.notEqual(await addressOf(_id), address);
    const english = assertDone<{ data: WeddingMeta }>(
      await api.get(`/wedding/meta/${_id}`, { headers: { 'accept-language': 'en' } }),
    );
    assert.match(english.data.image, /lang=en/);
  });

  test('is refused for one that is not published, and for other languages', async () => {
    const { _id } = await makeWedding(api, couple, { status: 'DRAFT' });
    assertProblem(await api.get(`/wedding/sharePicture/${_id}`, { as: couple }), 'not-found');
    assertProblem(await api.get(`/wedding/sharePicture/${_id}?lang=fr`), 'invalid', ['lang:choice']);
  });
});
