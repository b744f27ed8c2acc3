import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { suite, test } from 'node:test';
import {
  amount,
  check,
  choice,
  defaultsOf,
  defineForm,
  digits,
  link,
  moment,
  pictures,
  rows,
  secret,
  secretsOf,
  text,
} from './definition.ts';
import { problemReply, readForm, readValues } from './form.server.ts';

const form = defineForm({
  title: text(),
  type: choice<'sale' | 'gift'>({ start: 'sale' }),
  price: amount(),
  cap: digits({ empty: null, when: ({ type }) => type === 'sale' }),
  minimum: digits({ empty: 0 }),
  from: moment({ empty: null }),
  version: text({ empty: 'omit' }),
  shop: link(),
  shown: check(),
  place: text({ api: 'event.place' }),
  lines: rows<{ label: string }>(),
  images: pictures(),
  pin: secret,
});

const row = {
  title: 'Cà phê',
  type: 'gift',
  price: 1_250_000,
  cap: null,
  minimum: 0,
  from: '2026-12-24T12:00:00.000Z',
  version: 3,
  shop: 'tel:0912345678',
  shown: true,
  place: 'Huế',
  lines: [{ label: 'A' }],
  images: [{ _id: 'a' }],
};

const sent = (fields: Record<string, string>) =>
  readForm(new Request('http://site.test/', { method: 'POST', body: new URLSearchParams(fields) }), form);

suite('definition of a form', () => {
  test('a new form starts with its defaults', () => {
    const { type, shown, lines, ...others } = defaultsOf(form, null);
    assert.deepEqual({ type, shown, lines }, { type: 'sale', shown: false, lines: [] });
    assert.deepEqual(new Set(Object.values(others)), new Set(['']));
    assert.equal(defaultsOf(form, { title: 'A' }).type, 'sale');
  });

  test('a row is shown as people type it', () => {
    assert.deepEqual(defaultsOf(form, { ...row, pin: '1234' }), {
      title: 'Cà phê',
      type: 'gift',
      price: '1.250.000',
      cap: '',
      minimum: '',
      from: '2026-12-24T19:00',
      version: '3',
      shop: '0912 345 678',
      shown: true,
      place: 'Huế',
      lines: [{ label: 'A' }],
    });
  });

  test('typed values are read for the API', async () => {
    const typed = { title: 'Trà', type: 'sale', price: '1.5', cap: '10.000 ₫', minimum: '500', version: '3' };
    const more = { from: '2026-12-24T19:00', shop: 'm4u.vn', shown: 'on', place: 'Huế', pin: '1234' };
    assert.deepEqual(readValues(form, await sent({ ...typed, ...more })), {
      ...typed,
      ...more,
      cap: '10000',
      from: '2026-12-24T19:00:00+07:00',
      shop: 'https://m4u.vn',
      shown: true,
    });
  });

  test('an empty field is null, a number or left out, as its definition says', async () => {
    const empty = { title: '', type: '', price: '', minimum: 0, from: null, shop: '', place: '', pin: '' };
    assert.deepEqual(readValues(form, await sent({})), { ...empty, cap: null, shown: false });
    const gift = readValues(form, await sent({ type: 'gift', cap: '10' }));
    assert.equal(gift.cap, null);
  });

  test('an error of the API goes to the field that holds the value', async () => {
    const errors = [{ field: 'event.place', code: 'required', message: 'Nơi!' }];
    const problem = { type: 'about:blank', title: '', status: 422, detail: '', code: 'invalid' as const, errors };
    const reply = problemReply(await sent({ place: '' }), { problem });
    assert.deepEqual(reply.data.error, { place: ['Nơi!'] });
  });

  test('secrets never go back into the page, whatever they are called', async () => {
    assert.deepEqual(secretsOf(form), ['pin']);
    const problem = {
      type: 'about:blank',
      title: '',
      status: 422,
      detail: 'Không.',
      code: 'invalid' as const,
      errors: [],
    };
    const { data } = problemReply(await sent({ pin: '1234', title: 'code' }), { problem });
    assert.equal(data.initialValue?.['pin'], undefined);
    assert.equal(data.initialValue?.['title'], 'code');
  });

  test('every password and one-time code on a screen is a secret of its form', async () => {
    const app = new URL('../../', import.meta.url);
    const sources = new Map<string, string>();
    for await (const file of glob('**/*.tsx', { cwd: app })) {
      const source = await readFile(new URL(file, app), 'utf8');
      sources.set(dirname(file), (sources.get(dirname(file)) ?? '') + source);
    }
    const controls =
      /<(?:New)?PasswordFields?\b[^>]*?=\{fields\.(\w+)\}(?:\s+confirmation=\{fields\.(\w+)\})?|<OtpField\b[^>]*?=\{fields\.(\w+)\}/g;
    let found = 0;
    for (const [folder, source] of sources)
      for (const [, ...names] of source.matchAll(controls))
        for (const name of names.filter((each) => each !== undefined)) {
          found += 1;
          const declared = name === 'secret' ? /\bdefineForm\(\{[^)]*\bsecret\b/ : new RegExp(`\\b${name}: secret\\b`);
          assert.match(source, declared, `${name} in ${folder}`);
        }
    assert.ok(found > 10, `only ${found} fields were found`);
  });
});
