import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { organizationPresets, themeByCode, themes } from '@m4u/contract/profile/theme/catalogue';
import { rgba } from '@m4u/contract/profile/theme/contrast';
import type { Theme } from '@m4u/contract/profile/theme/shape';
import sharp from 'sharp';
import { PictureError } from './error.ts';
import { AppError } from '../errors.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-drawing.ts';
import { defaultSharePicture, sharePicture as drawFor, type ShareContent } from './share.ts';

const sharePicture = (share: ShareContent) => drawFor(share, '198.51.100.1');

interface Pixels {
  readonly pixelAt: (x: number, y: number) => readonly number[];
}

const pixels = async (image: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [SHARE_WIDTH, SHARE_HEIGHT]);
  return { pixelAt: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] };
};

const near = (one: readonly number[], other: readonly number[], by = 14): boolean =>
  [0, 1, 2].every((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= by);

/** Tells whether a part of the picture shows anything but the block's own colour. */
const hasInk = (
  { pixelAt }: Pixels,
  { value }: Theme,
  [left, top, right, bottom]: readonly [number, number, number, number],
) => {
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (!near(pixelAt(x, y), rgba(value.brandBlockBg), 40)) return true;
  return false;
};

const theme = (code: string): Theme => themeByCode(code) ?? assert.fail(code);
const share = { name: 'Nguyễn Thị Mỹ Duyên', line: 'Trưởng phòng kinh doanh', language: 'VN' } as const;

let portrait: Buffer;
before(async () => {
  portrait = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#00C8C8' } })
    .webp()
    .toBuffer();
});

describe('a share picture', () => {
  test('is a JPEG of 1200×630 within 300 kB in every theme, each different', async () => {
    const pictures = new Set<string>();
    for (const each of [...themes, ...organizationPresets]) {
      const picture = await sharePicture({ ...share, theme: each });
      assert.equal((await sharp(picture).metadata()).format, 'jpeg');
      assert.ok(picture.length < 300_000, `${each.code}: ${picture.length}`);
      pictures.add((await sharp(picture).resize(8, 4).raw().toBuffer()).toString('hex'));
    }
    assert.equal(pictures.size, 13);
  });

  test('shows the portrait, or else initials in the colours of a button', async () => {
    const middle = [240, 240] as const;
    const withPortrait = await pixels(await sharePicture({ ...share, theme: theme('violet'), portrait }));
    assert.ok(near(withPortrait.pixelAt(...middle), [0, 0xc8, 0xc8]));
    const without = await pixels(await sharePicture({ ...share, theme: theme('violet') }));
    assert.ok(near(without.pixelAt(...middle), rgba(theme('violet').value.brandButtonBg)));
  });

  test('keeps every name inside its block', async () => {
    const names = [
      'Nguyễn Thị Mỹ Duyên',
      'Công Tằng Tôn Nữ Hoàng Nguyễn Phương Khánh Quỳnh Như Ỷ',
      'ỞữặẫỹĐườngphốngườngượngngượngngườngượng',
      'Hợp tác xã Nông nghiệp và Dịch vụ tổng hợp Mường Động Cao Phong Hòa Bình '.repeat(4),
      'W'.repeat(120),
    ];
    const light = theme('lightmode');
    for (const name of names) {
      const picture = await pixels(await sharePicture({ ...share, name, line: name, theme: light }));
      assert.ok(hasInk(picture, light, [490, 80, 1090, 550]), `${name} is shown`);
      assert.ok(!hasInk(picture, light, [1100, 60, 1140, 570]), `${name} ends before the edge`);
      assert.ok(!hasInk(picture, light, [440, 54, 1100, 72]), `${name} begins below the top`);
      assert.ok(!hasInk(picture, light, [440, 560, 1100, 575]), `${name} leaves room for the mark`);
    }
  });

  test('draws decomposed letters like composed ones, and omits what the font cannot show', async () => {
    const light = theme('lightmode');
    const composed = await sharePicture({ ...share, theme: light });
    assert.ok(composed.equals(await sharePicture({ ...share, name: share.name.normalize('NFD'), theme: light })));
    assert.ok(composed.equals(await sharePicture({ ...share, name: `🌸 ${share.name} 李`, theme: light })));
    await sharePicture({ ...share, name: '李小龍', line: '', theme: light });
    await sharePicture({ ...share, name: '<b>"&{}</b>\u0000', theme: light });
  });

  test('is refused for a portrait that is no picture, and the next one is drawn', async () => {
    const broken = sharePicture({ ...share, theme: theme('white'), portrait: Buffer.from('not a picture') });
    await assert.rejects(broken, (error) => error instanceof PictureError && error.code === 'picture-unreadable');
    assert.ok((await sharePicture({ ...share, theme: theme('white') })).length > 0);
  });

  test('is refused to a network that asks for many at once, and drawn for others', async () => {
    const flood = Promise.allSettled(
      Array.from({ length: 60 }, () => sharePicture({ ...share, theme: theme('white') })),
    );
    assert.ok((await drawFor({ ...share, theme: theme('violet') }, '203.0.113.200')).length > 0);
    const refused = (await flood).filter((each) => each.status === 'rejected');
    assert.equal(refused.length, 52);
    for (const { reason } of refused) assert.ok(reason instanceof AppError && reason.code === 'rate-limited');
  });

  test('of the site is the same each time and differs by language', async () => {
    const picture = await defaultSharePicture('VN');
    await pixels(picture);
    assert.ok(picture.equals(await defaultSharePicture('VN')));
    assert.ok(!picture.equals(await defaultSharePicture('EN')));
  });
});
