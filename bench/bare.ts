/** A bare node:http server: two bytes, and at `/page` a page of 12 kB that needs nothing else. */
import { createServer } from 'node:http';

const SIZE = 12_000;
const head = '<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
const paragraph = '<p>Một trang tĩnh, không kiểu dáng, không hình ảnh, không chương trình.</p>';
const title = '<title>Trang tĩnh</title><h1>Trang tĩnh</h1>';
const text = Buffer.from(head + title + paragraph.repeat(200)).subarray(0, SIZE);

createServer(({ url }, response) => {
  const isPage = url === '/page';
  const body = isPage ? text : Buffer.from('ok');
  response
    .writeHead(200, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'Content-Length': String(body.length),
    })
    .end(body);
}).listen(Number(process.env['PORT']), process.env['HOST']);

process.once('SIGTERM', () => process.exit(0));
