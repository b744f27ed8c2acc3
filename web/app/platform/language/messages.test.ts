import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fill } from '@m4u/contract/words';
import { chooseText, isMessageText, type MessageText } from '../../../message-texts.ts';
import { m } from '../../paraglide/messages.js';

type Locale = 'vi' | 'en';
type Inputs = Record<string, string | number>;
type Say = (inputs: Inputs, options: { locale: Locale }) => string;

const readText = (locale: Locale): Promise<string> =>
  readFile(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8');
const read = async (locale: Locale) => JSON.parse(await readText(locale)) as Record<string, MessageText>;
const [vi, en] = [await read('vi'), await read('en')];
const say = (key: string, inputs: Inputs, locale: Locale): string =>
  (m as unknown as Record<string, Say>)[key]?.(inputs, { locale }) ?? '';

const casesOf = (text: MessageText): Readonly<Record<string, string>> =>
  typeof text === 'string' ? { '': text } : text[0].match;
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
const inputsOf = (text: MessageText): string[] =>
  [...new Set(Object.values(casesOf(text)).flatMap(placeholdersOf))].sort();
/** The inputs that choose a case. */
const countsOf = (text: MessageText): string[] => [
  ...new Set(Object.keys(casesOf(text)).flatMap((key) => [...key.matchAll(/(\w+)=/g)].map(([, name]) => name ?? ''))),
];

const counted = Object.entries(en).filter(([, text]) => typeof text !== 'string');

test('both languages have the same messages, and texts that the program can read', () => {
  assert.deepEqual(Object.keys(en).sort(), Object.keys(vi).sort());
  for (const [key, text] of [...Object.entries(vi), ...Object.entries(en)]) assert.ok(isMessageText(text), key);
});

test('no message is written twice, since the second one would replace the first', async () => {
  for (const locale of ['vi', 'en'] as const) {
    const keys = [...(await readText(locale)).matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    assert.deepEqual(twice, [], locale);
    assert.equal(keys.length, Object.keys(vi).length, locale);
  }
});

test('a translation asks for no more than its original', () => {
  for (const [key, text] of Object.entries(en)) {
    const original = inputsOf(vi[key] ?? '');
    const unknown = [...inputsOf(text), ...countsOf(text)].filter((name) => name !== '' && !original.includes(name));
    assert.deepEqual(unknown, [], key);
  }
});

test('counts have one form in Vietnamese', () => {
  for (const [key, text] of Object.entries(vi)) assert.equal(typeof text, 'string', key);
});

test('each English message with a count has a form for one and a form for many', () => {
  assert.ok(counted.length > 100);
  for (const [key, text] of counted) {
    const others = Object.fromEntries(inputsOf(text).map((name) => [name, `‹${name}›`]));
    for (const count of countsOf(text)) {
      const spoken = (value: string | number) => say(key, { ...others, [count]: value }, 'en');
      const [none, one, two] = [spoken(0), spoken(1), spoken(2)];
      for (const value of [0, 1, 2, '1'])
        assert.equal(
          spoken(value),
          fill(chooseText(text, { ...others, [count]: value }), { ...others, [count]: value }),
        );
      assert.equal(none.replace('0', '2'), two, `${key} of none`);
      assert.notEqual(one.replace('1', '2'), two, `${key} of one`);
      // A thousand is written “1.000”, which a reader of numbers would take for one.
      assert.equal(spoken('1.000').replace('1.000', '2'), two, `${key} of a thousand`);
      assert.ok(![none, one, two].some((spokenText) => /[{}]|undefined/.test(spokenText)), key);
    }
  }
});

test('says the number one as people do', () => {
  const cases: [string, Inputs, string][] = [
    ['people_total', { total: '1' }, '1 member'],
    ['people_total', { total: '0' }, '0 members'],
    ['people_total', { total: '2' }, '2 members'],
    ['message_each_done', { count: 1 }, 'Sent to 1 person.'],
    ['auth_unsent', { count: 1 }, '1 item on this device hasn’t been sent yet.'],
    ['agency_totals', { groups: '1', admins: '1' }, '1 group · 1 admin'],
    ['agency_totals', { groups: '1', admins: '2' }, '1 group · 2 admins'],
    ['agency_totals', { groups: '2', admins: '1' }, '2 groups · 1 admin'],
    ['agency_totals', { groups: '0', admins: '0' }, '0 groups · 0 admins'],
    ['discount_own', { count: '1' }, 'You’ve used it once'],
    ['point_count', { count: '1.000' }, '1.000 points'],
  ];
  for (const [key, inputs, text] of cases) assert.equal(say(key, inputs, 'en'), text);
  assert.equal(say('people_total', { total: '1' }, 'vi'), '1 thành viên');
});

test('each reason for signing in is a sentence of its own', () => {
  const reasons = (texts: Record<string, MessageText>) =>
    Object.entries(texts).filter(([key]) => key.endsWith('_purpose'));
  for (const [key, text] of reasons(vi)) assert.match(String(casesOf(text)['']), /^Đăng nhập .+[^.]\.$/, key);
  for (const [key, text] of reasons(en)) assert.match(String(casesOf(text)['']), /^Sign in .+[^.]\.$/, key);
});

test('no English text counts things in a single form', () => {
  const texts = Object.entries(en).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []));
  const single = texts.filter(([, text]) => /\{(?:count|total)\} (?:\w+ )?[a-z]+s\b|\(s\)|\b1 [a-z]+s\b/.test(text));
  assert.deepEqual(single, []);
});
