import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../../../scripts/tests/effort.ts';
import { readVideo } from './video.ts';
import { VideoLink } from './videoLink.ts';

const read = (text: string) => VideoLink.safeParse(text).data;

test('a link to a video is kept as the address of its page', () => {
  for (const [text, page] of [
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=4s ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['vimeo.com/76979871?share=copy', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
    ['', ''],
    [' ', ''],
  ] as const) {
    assert.equal(read(text), page, text);
    assert.equal(read(page), page);
  }
});

test('other texts are no video', () => {
  for (const text of [
    'video của chúng mình',
    'https://www.youtube.com/@khoilinh',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/user12345',
    'https://vimeo.com/',
    'https://vimeo.com.evil.example/76979871',
    'https://notvimeo.com/76979871',
    'https://www.tiktok.com/@a/video/7300000000000000000',
    'javascript:alert(1)//vimeo.com/76979871',
    `https://vimeo.com/76979871?${'x'.repeat(500)}`,
  ])
    assert.equal(read(text), undefined, text);
});

test('long links take no time', () => {
  for (const part of ['https://vimeo.com/', 'channels/a/', '1', 'a/'])
    assertLinear(readVideo, (length) => `https://vimeo.com/${part.repeat(length / part.length)}`, 500);
});
