/**
 * Invalid form bodies, sent to pages like forms of browsers without scripts: every one gets a clear answer without a
 * server error.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@m4u/contract/http/errors';
import {
  requestHead,
  type RawAnswer,
  openRaw,
  patiently,
  wholeRequest,
  sendRaw,
} from '../../api/src/testing/server/raw.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { createCaller, PASSWORD, register, signIn } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const an = createCaller('an', 1);

let program: Program;
/** Headers of a browser for a form of this site. */
let ours: Record<string, string>;
let member: Record<string, string>;
before(async () => {
  await ensureWebBuilt();
  program = await startProgram({ LOG_LEVEL: 'warn' });
  ours = { Origin: program.origin };
  await register(program.origin, an, 'Nguyễn Thị Ánh');
  await signIn(program.origin, an);
  member = { ...ours, Cookie: `snc_token=${an.token}` };
});
after(() => program?.remove());

/** Screens with special form handling, and one of each other kind. */
const screens = (): readonly string[] => [
  '/login',
  '/register',
  '/forgot-password',
  '/action/setting',
  '/action/setting/display',
  '/action/company/new',
  '/action/createCv',
  '/action/privacy',
  '/edit/posts',
  '/edit/posts/new',
  `/me/${an.memberId}/edit/head`,
  `/me/${an.memberId}/edit/about`,
  `/me/${an.memberId}/edit/links`,
  `/me/${an.memberId}/edit/contacts`,
  `/me/${an.memberId}/edit/form`,
  `/contact/${an.memberId}`,
  '/admin/terms',
  '/admin/slides',
  '/search',
  '/khong-co-trang-nay',
  '/login.data',
  '/action/setting/display.data',
];

/** A body and the expected error code. */
type Body = readonly [
  what: string,
  type: string,
  body: string | Buffer,
  code: 'malformed' | 'wrong-type' | 'too-large',
];

const part = (name: string, value: string | Buffer = 'y', more = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from('--x--\r\n');
const latin1 = Buffer.from('identifier=\u00e9@example.vn&intent=head', 'latin1');

const bodies: readonly Body[] = [
  ['no form', 'application/json', '{"identifier":"a"}', 'wrong-type'],
  ['text', 'text/plain', 'identifier=a', 'wrong-type'],
  ['another charset', `${FORM}; charset=windows-1258`, latin1, 'wrong-type'],
  ['bytes that are no UTF-8', FORM, latin1, 'malformed'],
  ['bytes that are no UTF-8, written out', FORM, 'identifier=%E9&intent=head', 'malformed'],
  ['parts without an end', PARTS, part('file', 'x', '; filename="a.jpg"'), 'malformed'],
  ['no parts', PARTS, '', 'malformed'],
  ['no boundary', 'multipart/form-data', Buffer.concat([part('a'), END]), 'malformed'],
  ['a boundary of another', 'multipart/form-data; boundary=z', Buffer.concat([part('a'), END]), 'malformed'],
  ['a part in another charset', PARTS, Buffer.concat([part('name', Buffer.of(0xe9)), END]), 'malformed'],
  ['a part without a name', PARTS, '--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n--x--\r\n', 'malformed'],
  ['a list of four thousand million', FORM, 'links[4294967294].label=x&intent=links', 'malformed'],
  ['a name a hundred thousand deep', FORM, `a${'[b]'.repeat(100_000)}=1`, 'malformed'],
  ['more than a form holds', FORM, `about=${'x'.repeat(1_100_000)}`, 'too-large'],
  [
    'more than a picture is',
    PARTS,
    Buffer.concat([part('file', Buffer.alloc(12_000_000), '; filename="a"'), END]),
    'too-large',
  ],
];

const post = (path: string, type: string, body: string | Buffer, headers: Readonly<Record<string, string>> = member) =>
  patiently(() => sendRaw(program.port, wholeRequest(`POST ${path}`, body, { 'Content-Type': type, ...headers })));

const assertTold = ({ statuses, text }: RawAnswer, code: Body[3], about: string): void => {
  assert.deepEqual(statuses, [errors[code].status], `${about}: ${text.slice(0, 500)}`);
  const page = Buffer.from(text, 'latin1').toString();
  assert.ok(page.includes(errors[code].vi) && page.includes(errors[code].en), about);
  assert.match(text, /x-content-type-options: nosniff/i);
};

for (const [what, type, body, code] of bodies)
  test(`refuses ${what} with ${code} on every screen`, async () => {
    const some = body.length > 1_000_000 ? 3 : undefined;
    for (const path of screens().slice(0, some)) assertTold(await post(path, type, body), code, `${path}, ${what}`);
    assertTold(await post('/login', type, body, ours), code, what);
  });

test('refuses bodies that are announced as huge, or compressed', async () => {
  const huge = requestHead('POST /login', { ...ours, 'Content-Type': FORM, 'Content-Length': 10_737_418_240 });
  assertTold(await patiently(() => sendRaw(program.port, huge)), 'too-large', 'huge');
  const packed = await post('/login', FORM, 'identifier=a', { ...ours, 'Content-Encoding': 'gzip' });
  assertTold(packed, 'wrong-type', 'compressed');
});

test('refuses a chunked body that is too large', async () => {
  const line = await openRaw(program.port);
  line.say(requestHead('POST /login', { ...ours, 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }));
  for (let sent = 0; sent < 32; sent += 1) line.say(`10000\r\n${'x'.repeat(65_536)}\r\n`);
  line.say('0\r\n\r\n');
  assertTold(await line.answer, 'too-large', 'chunks');
});

test('answers well-formed but senseless forms without a server error', async () => {
  const senseless = [
    '',
    'intent=',
    '__proto__[x]=1&constructor.prototype.y=2&intent=save',
    '__state__={&__intent__=x',
    `identifier=${'%00'.repeat(50)}&password=%F0%9F%92%A9`,
    Array.from({ length: 5_000 }, (_, index) => `f${index}=`).join('&'),
    `links[999].label=x&links[0][0][0]=y&links=z`,
    'order=1&move=%7B%7D&id=khong-co&beforeId[]=',
  ];
  for (const path of screens())
    for (const body of senseless) {
      const { statuses, text } = await post(path, FORM, body);
      assert.ok((statuses[0] ?? 500) < 500, `${path} ${body.slice(0, 60)}: ${text.slice(0, 500)}`);
    }
});

test('accepts that a client disconnects within a body', async () => {
  for (const path of ['/login', '/action/createCv']) {
    const line = await openRaw(program.port);
    line.say(`${requestHead(`POST ${path}`, { ...member, 'Content-Type': FORM, 'Content-Length': 5_000 })}identifier=`);
    await wait(200);
    line.socket.resetAndDestroy();
  }
  await wait(200);
});

test('refuses methods other than GET and POST', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK']) {
    const { statuses, text } = await sendRaw(program.port, requestHead(`${method} /login`, ours));
    assert.ok([404, 405].includes(statuses[0] ?? 0), `${method}: ${text.slice(0, 300)}`);
  }
});

test('accepts forms of browsers; the log has no errors', async () => {
  const fields = new URLSearchParams({ identifier: an.email, password: PASSWORD }).toString();
  const signedIn = await post('/login', FORM, fields, ours);
  assert.equal(signedIn.statuses[0], 302, signedIn.text.slice(0, 500));
  assert.match(signedIn.text, /set-cookie: snc_token=/i);
  const about = Buffer.concat([part('about', '<p>Ngọc Ánh \uFFFD</p>'), END]);
  const saved = await post(`/me/${an.memberId}/edit/about`, PARTS, about);
  assert.ok([302, 303].includes(saved.statuses[0] ?? 0), saved.text.slice(0, 500));
  assert.doesNotMatch(program.output(), /"level":"(error|fatal)"|"level":(50|60)|Error:/);
});
