import assert from 'node:assert/strict';
import { test } from 'node:test';
import { youtubeId, youtubePage } from './youtube.ts';

const video = 'dQw4w9WgX-_';

test('reads the video id from all forms of its address', () => {
  for (const address of [
    `https://www.youtube.com/watch?v=${video}`,
    `http://youtube.com/watch?v=${video}&t=42s`,
    `https://m.youtube.com/watch?app=desktop&v=${video}#menu`,
    `https://music.youtube.com/watch?v=${video}`,
    `https://www.youtube.com/embed/${video}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${video}`,
    `https://youtu.be/${video}`,
    `https://youtu.be/${video}?si=abc`,
    `https://www.youtube.com/shorts/${video}`,
    `https://youtube.com/shorts/${video}/`,
    `HTTPS://WWW.YouTube.com/watch?v=${video}`,
    `  youtu.be/${video} `,
    `www.youtube.com/watch?v=${video}`,
    youtubePage(video),
  ])
    assert.equal(youtubeId(address), video, address);
});

test('finds no video id in other addresses', () => {
  for (const address of [
    '',
    video,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${video}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgX"<',
    `https://www.youtube.com/@${video}`,
    `https://www.youtube.com/playlist?v=${video}`,
    `https://youtu.be/a/${video}`,
    `https://youtube.com.evil.example/watch?v=${video}`,
    `https://notyoutube.com/watch?v=${video}`,
    `https://evil.example/?u=https://youtu.be/${video}`,
    `javascript://youtu.be/${video}`,
    `data:text/html,https://youtu.be/${video}`,
  ])
    assert.equal(youtubeId(address), undefined, address);
});
