import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod';
import { contract } from '../api.ts';
import type { Endpoint } from './endpoint.ts';
import { errors, isErrorCode } from './errors.ts';
import { fieldErrors, fieldProblem, fieldProblems } from './fields.ts';
import { fill } from '../words.ts';

const VIETNAMESE = /[ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ]/i;
const placesOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('messages', () => {
  for (const [code, message] of [...Object.entries(errors), ...Object.entries(fieldErrors)])
    test(`${code} has a sentence in both languages with the same placeholders`, () => {
      assert.match(code, /^[a-z]+(-[a-z]+)*$/);
      assert.match(message.vi, VIETNAMESE);
      assert.doesNotMatch(message.en, VIETNAMESE);
      for (const text of [message.vi, message.en]) {
        assert.match(text, /^\p{Lu}.*[.!]$/su);
        assert.equal(text, text.normalize('NFC').trim());
      }
      assert.deepEqual(placesOf(message.vi), placesOf(message.en));
    });

  test('fill in values', () => {
    assert.equal(fill('{a} và {b} và {a}', { a: 1, b: 'hai' }), '1 và hai và 1');
    assert.equal(fill('{a}', { b: 1 }), '{a}');
    assert.equal(fieldProblem('name', 'too-long', 'vi', { maximum: 20 }).message, 'Tối đa 20 ký tự.');
  });
});

test('every error has a known status', () => {
  const statuses = new Set([400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 431, 500, 503, 507]);
  for (const [code, { status }] of Object.entries(errors)) assert.ok(statuses.has(status), `${code} has ${status}`);
  assert.ok(isErrorCode('not-found') && !isErrorCode('toString') && !isErrorCode('nope'));
});

describe('endpoints', () => {
  const all = Object.entries(contract).flatMap(([module, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
  );

  test('have unique addresses', () => {
    const addresses = all.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, ':').toLowerCase()}`,
    );
    assert.deepEqual(addresses.length, new Set(addresses).size);
  });

  for (const { name, endpoint } of all)
    test(`${name} declares its path parameters and a summary`, () => {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      assert.deepEqual(new Set(Object.keys(endpoint.params?.shape ?? {})), new Set(named));
      assert.match(endpoint.path, /^\/[\w/:.-]+[^/]$/);
      assert.match(endpoint.summary, /^\p{Lu}[^.]+(\.[a-z][^.]*)*$/u);
      assert.ok(endpoint.method !== 'GET' || endpoint.body === undefined);
      for (const code of endpoint.errors ?? []) assert.ok(isErrorCode(code));
    });
});

describe('validation errors by field', () => {
  const Schema = z.strictObject({
    name: z.string().min(3).max(5),
    kind: z.enum(['a', 'b']),
    links: z
      .array(z.object({ address: z.string({ error: 'link' }) }))
      .min(1)
      .max(2)
      .optional(),
    tags: z.array(z.string()).optional(),
    age: z.number().min(0).max(150).optional(),
    both: z.union([z.literal(1), z.literal(2)]).optional(),
  });
  const problemsOf = (value: unknown) =>
    fieldProblems(Schema.safeParse(value, { reportInput: true }).error?.issues ?? [], 'en').map(
      ({ field, code, message }) => `${field}:${code}:${message}`,
    );

  const rows: [unknown, string[]][] = [
    [{ name: 'abc', kind: 'a' }, []],
    [{}, ['name:required:Fill in this field.', 'kind:required:Fill in this field.']],
    [
      { name: 'ab', kind: 'c' },
      ['name:too-short:At least 3 characters are needed.', 'kind:choice:Choose an item from the list.'],
    ],
    [{ name: 'abcdef', kind: 'a' }, ['name:too-long:At most 5 characters.']],
    [{ name: 5, kind: 'a' }, ['name:invalid:This isn’t valid.']],
    [{ name: 'abc', kind: 'a', links: [{ address: 1 }] }, ['links.0.address:link:Invalid or empty link format.']],
    [{ name: 'abc', kind: 'a', links: [] }, ['links:too-few:At least 1 is needed.']],
    [{ name: 'abc', kind: 'a', age: -1 }, ['age:too-small:Must be 0 or more.']],
    [{ name: 'abc', kind: 'a', age: 151 }, ['age:too-big:Must be 150 or less.']],
    [{ name: 'abc', kind: 'a', both: 3 }, ['both:invalid:This isn’t valid.']],
    [
      { name: 'abc', kind: 'a', x: 1, y: 2 },
      ['x:unknown-field:This field isn’t accepted.', 'y:unknown-field:This field isn’t accepted.'],
    ],
    [null, [':invalid:This isn’t valid.']],
  ];
  for (const [value, expected] of rows)
    test(JSON.stringify(value), () => assert.deepEqual(problemsOf(value), expected));

  test('limits the number and size of errors', () => {
    const many = Array.from({ length: 10_000 }, () => 1);
    assert.equal(problemsOf({ name: 'abc', kind: 'a', tags: many }).length, 50);
    const names = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`x${n}`, 1]));
    assert.equal(problemsOf({ name: 'abc', kind: 'a', ...names }).length, 50);
    assert.ok((problemsOf({ name: 'abc', kind: 'a', ['k'.repeat(100_000)]: 1 })[0]?.length ?? 0) < 300);
  });
});
