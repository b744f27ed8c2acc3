import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Picture } from '@m4u/contract/common';
import type { ErrorCode } from '@m4u/contract/http/errors';
import type { Document } from '@m4u/contract/profile/upload/document';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { onePage } from '../../testing/files/pdfs.ts';
import { photo } from '../../testing/files/pictures.ts';

const api = await startTestApi();
const member = await api.signUp('vo-phong-bi@example.vn');
const jpeg: Buffer = await photo(60, 40).jpeg().toBuffer();

interface Part {
  readonly head: string;
  readonly content: Buffer | string;
}

const filePart = (name = 'anh.jpg', { type = 'image/jpeg', field = 'file', content = jpeg } = {}): Part => ({
  head: `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`,
  content,
});
const fieldPart = (name: string, content: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content,
});

const END = '\r\n--b--\r\n';
const bodyOf = (parts: readonly Part[], end = END): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }, index) => [
      Buffer.from(`${index === 0 ? '' : '\r\n'}--b\r\n${head}\r\n\r\n`),
      Buffer.from(content as string, 'latin1'),
    ]),
    Buffer.from(end),
  ]);

const post = (body: Buffer, type = 'multipart/form-data; boundary=b') =>
  api.post('/uploads', { as: member, headers: { 'content-type': type }, body });

/** Hostile file names. None of them may decide where or as what a file is stored. */
const NAMES = {
  'that climbs': '../../../../etc/passwd',
  'that climbs by backslashes': String.raw`..\\..\\windows\\system32\\a.jpg`,
  'that climbs by escapes': '%2e%2e%2f%2e%2e%2fa.jpg',
  'of a script': 'a.php',
  'of a page': 'a.html',
  'with two endings': 'a.svg.jpg',
  'of ten thousand letters': `${'a'.repeat(10_000)}.jpg`,
  'that reads backwards': 'anh\u202Egpj.exe',
  'without letters': '\u200b\u200d',
  'with a command': '$(id);`id`|id&.jpg',
  'that ends a query': `'; drop table uploads; --.jpg`,
  'with markup': `<img src=x onerror=alert(1)>.jpg`,
  'of a device': 'CON.jpg',
  'that is hidden': '.htaccess',
  'that is empty': '',
};

describe('the name of a sent file', () => {
  for (const [what, name] of Object.entries(NAMES))
    test(`${what} changes nothing`, async () => {
      const answer = await post(bodyOf([filePart(name)]));
      // A part without a file name is a field, not a file.
      if (name === '' && answer.statusCode === 422) return void assertProblem(answer, 'invalid', ['file:required']);
      const { src } = assertDone<{ data: Picture }>(answer).data;
      assert.match(src, /^\/api\/media\/[\da-f-]{36}\/60\.webp$/);
    });

  for (const [what, name] of Object.entries({ NUL: 'a\0.jpg', 'a new line': 'a.jpg"\r\nX-Evil: 1\r\nA: "b' }))
    test(`with ${what} is refused or accepted without it`, async () => {
      const answer = await post(bodyOf([filePart(name)]));
      assert.equal(answer.headers['x-evil'], undefined);
      if (answer.statusCode !== 200) assert.ok([400, 422].includes(answer.statusCode), answer.body);
    });

  test('is cleaned when it is stored with a document', async () => {
    for (const [name, expected] of [
      ['../../Chứng nhận.pdf', 'Chứng nhận'],
      ['a\u202Efdp.exe', 'a fdp.exe'],
      [`${'a'.repeat(10_000)}.pdf`, 'a'.repeat(100)],
    ] as const) {
      const answer = await post(bodyOf([filePart(name, { content: onePage() })]));
      const { data } = assertDone<{ data: Document }>(answer);
      assert.equal(data.name, expected);
      const file = await api.get(data.src.slice(4), { as: member });
      assert.match(String(file.headers['content-disposition']), /^attachment; filename="[a-z0-9-]+\.pdf"; filename\*=/);
    }
  });
});

describe('declared type of a file', () => {
  for (const type of [
    'image/svg+xml',
    'text/html',
    'application/pdf',
    'image/../../x',
    'x',
    'text/plain; charset=utf-16',
  ])
    test(`is ignored: ${type}`, async () => {
      assertDone(await post(bodyOf([filePart('a.svg', { type })])));
      const html = Buffer.from('<!doctype html><script>alert(1)</script>');
      assertProblem(await post(bodyOf([filePart('a.jpg', { content: html })])), 'picture-type');
    });
});

const many = (count: number, part: (index: number) => Part) => Array.from({ length: count }, (_, index) => part(index));

/** Invalid or unusual multipart bodies, and the answer to each. */
const ENVELOPES: Readonly<Record<string, { body: Buffer; type?: string; answer: ErrorCode | 'done' }>> = {
  'fields before': { body: bodyOf([fieldPart('a', '1'), filePart()]), answer: 'done' },
  'fields after': { body: bodyOf([filePart(), fieldPart('a', '1')]), answer: 'done' },
  'two files in a field': { body: bodyOf([filePart(), filePart()]), answer: 'too-large' },
  'two files in two fields': { body: bodyOf([filePart(), filePart('b', { field: 'b' })]), answer: 'too-large' },
  'the file in another field': { body: bodyOf([filePart('a', { field: '__proto__' })]), answer: 'malformed' },
  'no file': { body: bodyOf([fieldPart('file', 'x')]), answer: 'invalid' },
  'a hundred fields': {
    body: bodyOf([...many(100, (index) => fieldPart(`f${index}`, 'x')), filePart()]),
    answer: 'too-large',
  },
  'a field of a megabyte': { body: bodyOf([fieldPart('a', 'x'.repeat(1_000_000)), filePart()]), answer: 'too-large' },
  'no boundary': { body: bodyOf([filePart()]), type: 'multipart/form-data', answer: 'malformed' },
  'another boundary': { body: bodyOf([filePart()]), type: 'multipart/form-data; boundary=x', answer: 'malformed' },
  'an endless boundary': {
    body: bodyOf([filePart()]),
    type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    answer: 'malformed',
  },
  'no end': { body: bodyOf([filePart()], ''), answer: 'malformed' },
  nothing: { body: Buffer.alloc(0), answer: 'invalid' },
  'an end alone': { body: Buffer.from('--b--\r\n'), answer: 'invalid' },
  'no heads': { body: Buffer.from(`--b\r\n\r\nx${END}`), answer: 'invalid' },
  'a thousand heads': {
    body: bodyOf([{ head: `${'X: y\r\n'.repeat(1_000)}${filePart().head}`, content: jpeg }]),
    answer: 'invalid',
  },
  'another kind of form': { body: jpeg, type: 'image/jpeg', answer: 'wrong-type' },
  'a form within': { body: bodyOf([filePart()]), type: 'multipart/mixed; boundary=b', answer: 'wrong-type' },
};

describe('a multipart body with', () => {
  for (const [what, { body, type, answer: expected }] of Object.entries(ENVELOPES))
    test(`${what}: ${expected}`, async () => {
      const answer = await post(body, type);
      if (expected === 'done') assertDone(answer);
      else assertProblem(answer, expected);
      assertDone(await post(bodyOf([filePart()])));
    });
});
