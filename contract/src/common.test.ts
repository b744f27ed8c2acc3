import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod';
import { Email, Flag, Id, IdOrLink, line, Link, Paging, Phone, RichText, text, toE164, whole } from './common.ts';
import { fieldProblems } from './http/fields.ts';
import { Password } from './identity/auth/input.ts';
import { assertLinear, repeatText } from '../../scripts/tests/effort.ts';

/** Parses a value; returns the result, or the codes of its errors. */
const outcome = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? parsed.data : fieldProblems(parsed.error.issues, 'en').map(({ code }) => code);
};
const table = (name: string, schema: z.ZodType, rows: readonly (readonly [unknown, unknown])[]): void => {
  void describe(name, () => {
    for (const [value, expected] of rows)
      test(JSON.stringify(value)?.slice(0, 60) ?? 'undefined', () =>
        assert.deepEqual(outcome(schema, value), expected),
      );
  });
};

table('phone number, stored as E.164', Phone, [
  ['0912345678', '+84912345678'],
  ['+84912345678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['0084912345678', '+84912345678'],
  ['+84 912 345 678', '+84912345678'],
  [' 0912.345.678 ', '+84912345678'],
  ['(0912) 345-678', '+84912345678'],
  ['+84 (0) 912 345 678', '+84912345678'],
  ['0325550100', '+84325550100'],
  ['0591234567', '+84591234567'],
  ['01631234567', ['phone']],
  ['0712345678', ['phone']],
  ['02438254321', ['phone']],
  ['113', ['phone']],
  ['091234567', ['phone']],
  ['09123456789', ['phone']],
  ['+12025550100', ['phone']],
  ['số điện thoại', ['phone']],
  ['0912345678\u0000', ['control-characters']],
  ['', ['required']],
  [undefined, ['required']],
  [912_345_678, ['invalid']],
  ['0'.repeat(31), ['too-long']],
]);

table('e-mail address, lower-cased', Email, [
  [' An.Nguyen+tag@Example.VN ', 'an.nguyen+tag@example.vn'],
  ['an@sub.example.vn', 'an@sub.example.vn'],
  ['an', ['email']],
  ['an@', ['email']],
  ['an@example', ['email']],
  ['an@exam ple.vn', ['email']],
  ['An <an@example.vn>', ['email']],
  ['an@example.vn, b@example.vn', ['email']],
  ['an@example.vn\r\nBcc: x@y.vn', ['control-characters']],
  [`${'a'.repeat(250)}@b.vn`, ['too-long']],
  [undefined, ['required']],
]);

table('link with an allowed scheme', Link, [
  ['https://example.vn/a?b=c#d', 'https://example.vn/a?b=c#d'],
  ['HTTP://example.vn', 'HTTP://example.vn'],
  ['https://tên-miền.vn/đường', 'https://tên-miền.vn/đường'],
  ['tel:+84912345678', 'tel:+84912345678'],
  ['mailto:an@example.vn', 'mailto:an@example.vn'],
  ['zalo://conversation?phone=0912345678', 'zalo://conversation?phone=0912345678'],
  ['javascript:alert(1)', ['link']],
  [' javascript:alert(1)', ['link']],
  ['JaVaScRiPt:alert(1)', ['link']],
  ['java\nscript:alert(1)', ['control-characters']],
  ['data:text/html,<script>', ['link']],
  ['vbscript:x', ['link']],
  ['file:///etc/passwd', ['link']],
  ['//example.vn', ['link']],
  ['/me/1', ['link']],
  ['https:///example.vn', ['link']],
  ['https://', ['link']],
  ['facebook.com/abc', 'https://facebook.com/abc'],
  [' tên-miền.vn ', 'https://tên-miền.vn'],
  ['an@example.vn', 'mailto:an@example.vn'],
  ['0912 345 678', 'tel:0912345678'],
  ['facebook', ['link']],
  [`${'a'.repeat(1990)}.example.vn`, ['too-long']],
  ['', ['required']],
]);

table('line of text, trimmed and composed', line(10, 1), [
  ['  Nguyễn  '.normalize('NFD'), 'Nguyễn'],
  ['một hai', 'một hai'],
  ['a\nb', ['control-characters']],
  ['a\tb', ['control-characters']],
  ['a\u0000', ['control-characters']],
  ['a\u007f', ['control-characters']],
  ['\ud800', ['control-characters']],
  ['   ', ['required']],
  ['0123456789', '0123456789'],
  ['ế'.repeat(10).normalize('NFD'), 'ế'.repeat(10)],
  ['01234567890', ['too-long']],
  [null, ['invalid']],
  [undefined, ['required']],
  [['a'], ['invalid']],
]);

table('text of several lines', text(20), [
  [' một\r\n\thai \n', 'một\r\n\thai'],
  ['', ''],
  ['a\u0008', ['control-characters']],
  ['a\u0000b', ['control-characters']],
]);

table('whole number from JSON or a form', whole(1, 100), [
  [1, 1],
  ['100', 100],
  ['007', 7],
  [0, ['too-small']],
  ['101', ['too-big']],
  [1.5, ['invalid']],
  ['1.5', ['invalid']],
  ['1e2', ['invalid']],
  ['0x10', ['invalid']],
  ['', ['invalid']],
  [' 1', ['invalid']],
  ['１', ['invalid']],
  [true, ['invalid']],
  [null, ['invalid']],
  [undefined, ['required']],
  ['9'.repeat(400), ['invalid']],
]);

table('boolean from JSON or a form', Flag, [
  [true, true],
  ['true', true],
  ['1', true],
  ['off', false],
  [0, ['invalid']],
  ['maybe', ['invalid']],
]);

table('identifier, a lower-case UUID', Id, [
  ['01A1F7B1-0D08-7691-BA27-5BDCF3300D12', '01a1f7b1-0d08-7691-ba27-5bdcf3300d12'],
  ['01a1f7b10d087691ba275bdcf3300d12', ['invalid']],
  ["01a1f7b1-0d08-7691-ba27-5bdcf3300d12' --", ['invalid']],
]);

table('identifier or short link', IdOrLink, [
  [' lan-anh ', 'lan-anh'],
  ['\u0000', ['control-characters']],
  ['', ['required']],
  ['x'.repeat(65), ['too-long']],
]);

table('paging', Paging, [
  [{}, {}],
  [
    { page: '2', limit: '100' },
    { page: 2, limit: 100 },
  ],
  [{ page: 0 }, ['too-small']],
  [{ limit: 101 }, ['too-big']],
  [{ page: ['1', '2'] }, ['invalid']],
]);

test('toE164 returns undefined for other than Vietnamese numbers', () => {
  assert.equal(toE164('0912 345 678'), '+84912345678');
  for (const wrong of ['', 'x', '+33612345678', '12']) assert.equal(toE164(wrong), undefined);
});

test('refuses stacked combining marks in linear time, and accepts ordinary text', () => {
  const heap = repeatText('\u0301\u0323', 'a');
  for (const schema of [line(100), text(4_000), RichText, Email, IdOrLink])
    assertLinear((marks) => assert.deepEqual(outcome(schema, marks), ['control-characters']), heap, 80_000);
  assertLinear((marks) => assert.deepEqual(outcome(Password, marks), ['invalid']), heap, 80_000);
  const written = 'Nguyễn Thị Ệ'.normalize('NFD') + ' 👨‍👩‍👧‍👦 กุ้ง עִבְרִית';
  assert.equal(outcome(line(100), written), written.normalize('NFC'));
  assert.equal(outcome(text(50_000), 'ệ'.normalize('NFD').repeat(20_000)), 'ệ'.repeat(20_000));
});
