import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { photo, pngOf } from '../../testing/files/pictures.ts';
import { AppError } from '../errors.ts';
import { processPicture, vcardPhoto } from './process.ts';
import { createBoundedQueue } from '../concurrency/queue.ts';

const NETWORK = '198.51.100.1';

describe('a valid picture', () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    test(`in ${format} is kept as WebP in each width, with a placeholder and its main colour`, async () => {
      const picture = await processPicture(
        await photo(2000, 1200)
          .toFormat(format, format === 'avif' ? { effort: 0 } : {})
          .toBuffer(),
      );
      assert.deepEqual([picture.width, picture.height], [1600, 960]);
      assert.deepEqual(
        picture.files.map((file) => file.width),
        [160, 320, 640, 1080, 1600],
      );
      for (const file of picture.files) {
        const { format: savedFormat, width, height } = await sharp(file.bytes).metadata();
        assert.deepEqual([savedFormat, width, height], ['webp', file.width, Math.round((file.width * 3) / 5)]);
      }
      assert.match(picture.placeholder, /^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
      assert.ok(picture.placeholder.length <= 400);
      assert.match(picture.dominantColour, /^#[0-9A-F]{6}$/);
    });

  test('is never enlarged', async () => {
    const picture = await processPicture(await photo(500, 900).jpeg().toBuffer());
    assert.deepEqual(
      picture.files.map((file) => file.width),
      [160, 320, 500],
    );
    assert.deepEqual([picture.width, picture.height], [500, 900]);
  });

  test('keeps a very long picture within the limits of WebP', async () => {
    const picture = await processPicture(await photo(200, 10_000).png({ compressionLevel: 9 }).toBuffer());
    assert.deepEqual([picture.width, picture.height], [128, 6400]);
    assert.deepEqual(
      picture.files.map((file) => file.width),
      [128],
    );
  });

  test('has a main colour, also when it is grey, deep, indexed or transparent', async () => {
    const flat = sharp({ create: { width: 300, height: 300, channels: 3, background: '#C81E32' } });
    const { dominantColour } = await processPicture(await flat.png().toBuffer());
    const channels = [1, 3, 5].map((offset) => Number.parseInt(dominantColour.slice(offset, offset + 2), 16));
    for (const [index, channel] of [0xc8, 0x1e, 0x32].entries())
      assert.ok(Math.abs((channels[index] ?? 0) - channel) <= 12);
    const clear = sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
    });
    assert.ok((await sharp((await processPicture(await clear.png().toBuffer())).files[0]?.bytes).metadata()).hasAlpha);
    for (const odd of [
      photo(200, 200).greyscale().jpeg(),
      photo(200, 200).toColourspace('cmyk').jpeg(),
      photo(200, 200).toColourspace('rgb16').png(),
      photo(200, 200).png({ palette: true }),
      photo(200, 200).jpeg({ progressive: true }),
    ])
      assert.equal((await processPicture(await odd.toBuffer())).width, 200);
  });

  test('is turned upright by its orientation mark', async () => {
    const sideways = await photo(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const picture = await processPicture(sideways);
    assert.deepEqual([picture.width, picture.height], [300, 600]);
    assert.deepEqual(
      await sharp(await vcardPhoto(sideways, NETWORK))
        .metadata()
        .then(({ width, height }) => [width, height]),
      [320, 320],
    );
  });

  test('loses its metadata, such as place and camera', async () => {
    const exif = { IFD0: { Model: 'M4U-SECRET-PHONE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' } };
    const withMetadata = await photo(800, 600).jpeg().withExif(exif).withIccProfile('p3').toBuffer();
    assert.ok(withMetadata.includes('M4U-SECRET-PHONE') && (await sharp(withMetadata).metadata()).exif);
    const picture = await processPicture(withMetadata);
    for (const bytes of [...picture.files.map((file) => file.bytes), await vcardPhoto(withMetadata, NETWORK)]) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined]);
      assert.ok(!Buffer.from(bytes).includes('SECRET') && !Buffer.from(bytes).includes('Exif'));
    }
  });

  test('makes a contact photo of at most 30 kB, even from noise', async () => {
    const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, index) => (index * 2_654_435_761) >>> 24));
    const small = await vcardPhoto(
      await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
        .png()
        .toBuffer(),
      NETWORK,
    );
    assert.ok(small.length <= 30_000, `${small.length} bytes`);
    assert.equal((await sharp(small).metadata()).format, 'jpeg');
  });
});

describe('pictures of several senders', () => {
  const large = pngOf(3000, 3000, []);
  const small = pngOf(20, 20, []);
  const send = (bytes: Uint8Array, memberId: string, isVerified = true) =>
    processPicture(bytes, { memberId, network: isVerified ? NETWORK : memberId, isVerified });
  const codeOf = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work;
      return 'drawn';
    } catch (error) {
      return error instanceof AppError ? error.code : 'other';
    }
  };
  const countOf = async (works: readonly Promise<unknown>[]): Promise<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(Object.groupBy(await Promise.all(works.map(codeOf)), (code) => code)).map(([code, all]) => [
        code,
        all?.length ?? 0,
      ]),
    );

  test('wait only for the picture in progress, however many another sender queues', async () => {
    let finished = 0;
    const flood = Array.from({ length: 22 }, async () => {
      const picture = await send(large, 'flood');
      finished += 1;
      return picture;
    });
    const waiting = send(small, 'other').then(() => finished);
    assert.deepEqual(await countOf(flood), { drawn: 6, 'rate-limited': 16 });
    assert.ok((await waiting) <= 1, `${await waiting} large pictures came first`);
  });

  test('of unverified accounts leave room for those of others', async () => {
    const newcomers = Array.from({ length: 40 }, (_, index) => send(large, `newcomer ${index % 20}`, false));
    let finished = 0;
    for (const work of newcomers) void work.then(() => (finished += 1)).catch(() => undefined);
    await send(small, 'member');
    assert.ok(finished <= 1, `${finished} pictures of newcomers came first`);
    assert.deepEqual(await countOf(newcomers), { drawn: 13, unavailable: 27 });
  });

  test('of a few busy members take turns with those of others', async () => {
    const flood = [1, 2, 3, 4, 5].flatMap((of) => Array.from({ length: 6 }, () => send(large, `busy ${of}`)));
    const settled = Promise.allSettled(flood);
    let finished = 0;
    for (const work of flood) void work.then(() => (finished += 1)).catch(() => undefined);
    await Promise.all([send(small, 'latecomer'), send(small, 'newcomer', false), vcardPhoto(small, NETWORK)]);
    const first = finished;
    await settled;
    assert.ok(first <= 3, `${first} large pictures came first`);
  });

  test('leave room for photos of contact cards, whose line no network can fill', async () => {
    const flood = [1, 2].flatMap((of) => Array.from({ length: 4 }, () => send(large, `sender ${of}`)));
    const photos = Array.from({ length: 12 }, () => vcardPhoto(small, NETWORK));
    assert.deepEqual(Object.keys(await countOf(photos)).toSorted(), ['drawn', 'rate-limited']);
    assert.deepEqual(await countOf(flood), { drawn: 8 });
  });
});

describe('bounded queue', () => {
  test('runs as many as allowed, in order, and refuses when it is full', async () => {
    const queue = createBoundedQueue(2, 3, () => new Error('full'));
    const started: number[] = [];
    const release: (() => void)[] = [];
    const work = (index: number) =>
      queue(
        () =>
          new Promise<number>((resolve) => {
            started.push(index);
            release.push(() => resolve(index));
          }),
      );
    const accepted = [0, 1, 2, 3, 4].map(work);
    await assert.rejects(work(5), /full/);
    assert.deepEqual(started, [0, 1]);
    for (let index = 0; index < 5; index += 1) {
      release[index]?.();
      assert.equal(await accepted[index], index);
      await new Promise(setImmediate);
    }
    assert.deepEqual(started, [0, 1, 2, 3, 4]);
    assert.equal(await queue(async () => 6), 6);
  });
  test('goes on after a failure', async () => {
    const queue = createBoundedQueue(1, 1, () => new Error('full'));
    const failing = queue(async () => Promise.reject(new Error('broken')));
    const next = queue(async () => 'fine');
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 'fine');
  });
});
