/**
 * Bodies that are no forms, sent to pages as browsers without scripts send theirs: whatever it is, there is a clear answer,
 * and it is no fault of ours.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@m4u/contract/http/errors';
import { headOf, type Heard, openRaw, patiently, requestOf, sayRaw } from '../../api/src/testing/server/raw.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { newcomer, PASSWORD, register, signIn } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const an = newcomer('an', 1);

let program: Program;
/** What a browser says of a form on a page of ours. */
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

/** Screens that read their forms in ways of their own, and one of each other kind. */
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

/** A body, and what its sender is told. */
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
  patiently(() => sayRaw(program.port, requestOf(`POST ${path}`, body, { 'Content-Type': type, ...headers })));

const assertTold = ({ statuses, text }: Heard, code: Body[3], about: string): void => {
  assert.deepEqual(statuses, [errors[code].status], `${about}: ${text.slice(0, 500)}`);
  const page = Buffer.from(text, 'latin1').toString();
  assert.ok(page.includes(errors[code].vi) && page.includes(errors[code].en), about);
  assert.match(text, /x-content-type-options: nosniff/i);
};

for (const [what, type, body, code] of bodies)
  test(`${what}: ${code} on every screen, to visitors and members`, async () => {
    const some = body.length > 1_000_000 ? 3 : undefined;
    for (const path of screens().slice(0, some)) assertTold(await post(path, type, body), code, `${path}, ${what}`);
    assertTold(await post('/login', type, body, ours), code, what);
  });

test('a body that says it is huge, or is compressed, is not read', async () => {
  const huge = headOf('POST /login', { ...ours, 'Content-Type': FORM, 'Content-Length': 10_737_418_240 });
  assertTold(await patiently(() => sayRaw(program.port, huge)), 'too-large', 'huge');
  const packed = await post('/login', FORM, 'identifier=a', { ...ours, 'Content-Encoding': 'gzip' });
  assertTold(packed, 'wrong-type', 'compressed');
});

test('a body in chunks is judged by what came', async () => {
  const line = await openRaw(program.port);
  line.say(headOf('POST /login', { ...ours, 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }));
  for (let sent = 0; sent < 32; sent += 1) line.say(`10000\r\n${'x'.repeat(65_536)}\r\n`);
  line.say('0\r\n\r\n');
  assertTold(await line.heard, 'too-large', 'chunks');
});

test('forms that are well-formed and senseless are refused by the screens, and are no fault', async () => {
  const senseless = [
    '',
    'intent=',
    '__proto__[x]=1&constructor.prototype.y=2&intent=save',
    '__state__={&__intent__=x',
    `identifier=${'%00'.repeat(50)}&password=%F0%9F%92%A9`,
    Array.from({ length: 5_000 }, (_, at) => `f${at}=`).join('&'),
    `links[999].label=x&links[0][0][0]=y&links=z`,
    'order=1&move=%7B%7D&id=khong-co&beforeId[]=',
  ];
  for (const path of screens())
    for (const body of senseless) {
      const { statuses, text } = await post(path, FORM, body);
      assert.ok((statuses[0] ?? 500) < 500, `${path} ${body.slice(0, 60)}: ${text.slice(0, 500)}`);
    }
});

test('who goes away in the midst of a body is no fault either', async () => {
  for (const path of ['/login', '/action/createCv']) {
    const line = await openRaw(program.port);
    line.say(`${headOf(`POST ${path}`, { ...member, 'Content-Type': FORM, 'Content-Length': 5_000 })}identifier=`);
    await wait(200);
    line.socket.resetAndDestroy();
  }
  await wait(200);
});

test('a page is asked for, and posted to, and nothing else', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK']) {
    const { statuses, text } = await sayRaw(program.port, headOf(`${method} /login`, ours));
    assert.ok([404, 405].includes(statuses[0] ?? 0), `${method}: ${text.slice(0, 300)}`);
  }
});

test('what browsers send goes through, and nothing of all this was a fault of the server', async () => {
  const fields = new URLSearchParams({ identifier: an.email, password: PASSWORD }).toString();
  const signedIn = await post('/login', FORM, fields, ours);
  assert.equal(signedIn.statuses[0], 302, signedIn.text.slice(0, 500));
  assert.match(signedIn.text, /set-cookie: snc_token=/i);
  const about = Buffer.concat([part('about', '<p>Ngọc Ánh \uFFFD</p>'), END]);
  const saved = await post(`/me/${an.memberId}/edit/about`, PARTS, about);
  assert.ok([302, 303].includes(saved.statuses[0] ?? 0), saved.text.slice(0, 500));
  assert.doesNotMatch(program.words(), /"level":"(error|fatal)"|"level":(50|60)|Error:/);
});
