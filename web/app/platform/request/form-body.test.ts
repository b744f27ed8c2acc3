import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { assertForm } from './form-body.server.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const judge = (body: string | Uint8Array, type = URLENCODED, encoding = 'identity') =>
  assertForm({ bytes: Buffer.from(body as Uint8Array<ArrayBuffer>), type, encoding });
const refused = (code: string, ...args: Parameters<typeof judge>) => assert.rejects(judge(...args), { code });

const part = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
const whole = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')]);

suite('form body', () => {
  test('accepts bodies of browsers', async () => {
    await judge('');
    await judge('name=Ng%E1%BB%8Dc+%C3%81nh&links[0].label=a%zz');
    await judge('name=ngọc', `${URLENCODED};charset=UTF-8`);
    await judge(whole(part('name', 'Ngọc'), part('file', Buffer.of(0xff, 0xd8, 0), '; filename="ảnh.jpg"')), MULTIPART);
  });

  test('refuses other types, charsets and compression', async () => {
    for (const type of ['', 'application/json', 'text/plain', `x${URLENCODED}`, `${URLENCODED}; charset=latin1`])
      await refused('wrong-type', 'a=b', type);
    await refused('wrong-type', 'a=b', URLENCODED, 'gzip');
    await refused('wrong-type', whole(part('a', 'b')), `${MULTIPART}; charset="utf-16"`);
  });

  test('refuses invalid UTF-8, but accepts a replacement character', async () => {
    await refused('malformed', Buffer.from('name=\u00e9', 'latin1'));
    await refused('malformed', 'name=%E9');
    await refused('malformed', whole(part('name', Buffer.from('\u00e9', 'latin1'))), MULTIPART);
    await judge('name=%EF%BF%BD');
    await judge(whole(part('name', 'a\uFFFDb')), MULTIPART);
  });

  test('refuses incomplete parts and parts without a name', async () => {
    const file = part('file', 'x', '; filename="a.jpg"');
    const broken = [
      file,
      Buffer.from(''),
      whole(Buffer.from('--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n')),
      whole(Buffer.from(`--x\r\n${'X: y\r\n'.repeat(5_000)}\r\ny\r\n`)),
    ];
    for (const body of broken) await refused('malformed', body, MULTIPART);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary="', 'multipart/form-data; boundary=z'])
      await refused('malformed', whole(file), type);
  });

  test('refuses names with huge indexes or depth', async () => {
    for (const name of ['links[4294967294].label', 'a[0][1000]', 'a.'.repeat(101), '[a]'.repeat(100_000)])
      await refused('malformed', `${name}=x`);
    await judge('links[29].label=x');
  });
});
