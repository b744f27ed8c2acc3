import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import type { Picture } from '@m4u/contract/common';
import sharp from 'sharp';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { photo, png, pngOf } from '../../testing/files/pictures.ts';
import { sendFile, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const member = await api.signUp('upload@example.vn');

describe('a picture that a member sends', () => {
  test('is stored in its widths, upright and without camera metadata', async () => {
    const sent = await photo(1400, 700)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'M4U-SECRET' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
      .jpeg()
      .toBuffer();
    const answer = await sendFile(api, member, sent);
    const picture = assertDone<{ data: Picture }>(answer).data;
    assert.deepEqual([picture.width, picture.height, picture.widths], [700, 1400, [160, 320, 640, 700]]);
    assert.match(picture.placeholder, /^data:image\/webp;base64,/);
    assert.equal(picture.src, `/api/media/${picture._id}/700.webp`);
    for (const width of picture.widths) {
      const file = await api.get(`/media/${picture._id}/${width}.webp`, { as: member });
      assert.equal(file.statusCode, 200);
      assert.equal(file.headers['content-type'], 'image/webp');
      assert.equal(file.headers['cache-control'], 'private, no-cache');
      assert.equal(file.rawPayload.includes('M4U-SECRET'), false);
      const metadata = await sharp(file.rawPayload).metadata();
      assert.deepEqual([metadata.format, metadata.width, metadata.exif], ['webp', width, undefined]);
    }
  });

  test('may be sent before the member is verified', async () => {
    const newcomer = await api.signUp('upload-new@example.vn', { verified: false });
    assertDone(await sendFile(api, newcomer, await photo(50, 40).png().toBuffer()));
  });

  test('is refused by its content, each with its reason, and not stored', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const whole = await photo(900, 700).jpeg().toBuffer();
    const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
    const bomb = png(30_000, 30_000, deflateSync(Buffer.alloc(1000)));
    assertProblem(await sendFile(api, member, script), 'picture-type');
    assertProblem(await sendFile(api, member, await photo(50, 50).gif().toBuffer()), 'picture-type');
    assertProblem(await sendFile(api, member, Buffer.alloc(0)), 'picture-type');
    assertProblem(await sendFile(api, member, box), 'picture-heic');
    assertProblem(await sendFile(api, member, whole.subarray(0, whole.length / 2)), 'picture-unreadable');
    assertProblem(await sendFile(api, member, await photo(5, 5).png().toBuffer()), 'picture-unreadable');
    assertProblem(await sendFile(api, member, bomb), 'picture-too-many-pixels');
    assertProblem(await sendFile(api, member, Buffer.alloc(11 * 1024 * 1024, 0xff)), 'too-large');
  });

  test('is stored without a page that is hidden behind its pixels', async () => {
    const tail = Buffer.from('<script>alert("M4U-POLYGLOT")</script>');
    const { _id, widths } = await uploadPicture(
      api,
      member,
      Buffer.concat([await photo(300, 200).jpeg().toBuffer(), tail]),
    );
    for (const width of widths) {
      const file = await api.get(`/media/${_id}/${width}.webp`, { as: member });
      assert.equal(file.rawPayload.includes('POLYGLOT'), false);
    }
  });

  test('needs a member and a file', async () => {
    const picture = await photo(50, 50).jpeg().toBuffer();
    assertProblem(await sendFile(api, undefined, picture), 'unauthenticated');
    assertProblem(await sendFile(api, member, picture, 'other'), 'invalid', ['file:required']);
    assertProblem(await api.post('/uploads', { as: member, body: { file: 'x' } }), 'wrong-type');
  });
});

describe('a stored picture', () => {
  test('is found only at its own address', async () => {
    const { _id } = await uploadPicture(api, member, await photo(200, 100).jpeg().toBuffer());
    assert.equal((await api.get(`/media/${_id.toUpperCase()}/160.webp`, { as: member })).statusCode, 200);
    assertProblem(await api.get(`/media/${_id}/320.webp`, { as: member }), 'not-found');
    assertProblem(await api.get('/media/019a0000-0000-7000-8000-000000000000/160.webp', { as: member }), 'not-found');
    for (const path of [
      `${_id}/160.jpg`,
      `${_id}/99999.webp`,
      'x/160.webp',
      `${_id}/..%2f160.webp`,
      '..%2f..%2fsecrets/160.webp',
    ])
      assert.equal((await api.get(`/media/${path}`)).statusCode, 422, path);
  });
});

describe('a member who sends many pictures at once', () => {
  test('is told to wait, and delays nobody else', async () => {
    const newcomer = await api.signUp('upload-flood@example.vn', { verified: false });
    const large = pngOf(4000, 4000, []);
    let drawn = 0;
    const flood = Array.from({ length: 24 }, async () => {
      const answer = await sendFile(api, newcomer, large);
      if (answer.statusCode === 200) drawn += 1;
      return answer;
    });
    // Once one is drawn, the others are queued.
    await Promise.any(flood.map(async (sent) => assertDone(await sent)));
    const drawnBefore = drawn;
    assertDone(await sendFile(api, member, await photo(50, 40).png().toBuffer()));
    assert.ok(drawn <= drawnBefore + 1, `${drawn - drawnBefore} pictures of another member came first`);
    const answers = await Promise.all(flood);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    assert.ok(refused.length > 0);
    for (const answer of refused) {
      assertProblem(answer, 'rate-limited');
      assert.equal(answer.headers['retry-after'], '2');
    }
  });
});

describe('limits of uploads', () => {
  test('allow a member thirty pictures a minute', async () => {
    const strict = await startTestApi({ realLimits: true });
    const [busy, other] = [await strict.signUp('busy@example.vn'), await strict.signUp('other@example.vn')];
    const tiny = await photo(12, 12).png().toBuffer();
    for (let sent = 0; sent < 30; sent += 1) assertDone(await sendFile(strict, busy, tiny));
    const refused = await sendFile(strict, busy, tiny);
    assertProblem(refused, 'rate-limited');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assertDone(await sendFile(strict, other, tiny));
  });
});
