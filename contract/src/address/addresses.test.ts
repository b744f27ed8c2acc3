import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertLinear, repeatText } from '../../../scripts/tests/effort.ts';
import { hasAddress, withoutAddresses } from './addresses.ts';
import { properName } from '../common.ts';
import { fieldProblems } from '../http/fields.ts';

const addresses: readonly (readonly [string, string])[] = [
  ['Nhận quà tại evil.com', 'Nhận quà tại evil. com'],
  ['EVIL.COM ngay', 'EVIL. COM ngay'],
  ['http://evil.example/x', 'http: //evil.example/x'],
  ['https://evil.com/x?y=1', 'https: //evil. com/x?y=1'],
  ['www.evil', 'www. evil'],
  ['a.b.com.vn.', 'a. b. com. vn.'],
  ['an@evil.com', 'an@evil. com'],
  ['tel:0912345678', 'tel: 0912345678'],
  ['Gọi TEL:+84912345678', 'Gọi TEL: +84912345678'],
  ['mailto:an@noi-bo', 'mailto: an@noi-bo'],
  ['zalo.me/0912345678', 'zalo. me/0912345678'],
  ['10.0.0.1', '10. 0. 0. 1'],
  ['ｅｖｉｌ．ｃｏｍ', 'evil. com'],
  ['evil。com', 'evil. com'],
  ['ev\u200bil.\u2060c\u00adom', 'evil. com'],
  ['\u202eevil.com', 'evil. com'],
  ['xn--80ak6aa92e.xn--p1ai', 'xn--80ak6aa92e. xn--p1ai'],
  ['пример.рф', 'пример. рф'],
  ['evil.com-vn', 'evil. com-vn'],
  ['evil_site.com', 'evil_site. com'],
];

const names: readonly string[] = [
  'Hội Gốm Sông Thu',
  'TP.HCM',
  'Q.1 P.Bến Nghé',
  'ThS. BS. Nguyễn Văn An',
  'GS.TS.Nguyễn Lân',
  'Cty TNHH A.B.C',
  'J.R.R. Tolkien',
  'Zalo: 0912 345 678',
  'Quán 24/7: cà phê & trà',
  'Ba... bốn',
  'v1.2.3',
  '3.5 sao',
  '@nguyenvanan',
  '',
];

describe('web addresses in names', () => {
  for (const [text, quiet] of addresses)
    test(`finds the address in ${JSON.stringify(text)} and breaks the link`, () => {
      assert.ok(hasAddress(text));
      assert.equal(withoutAddresses(text), quiet);
      assert.equal(hasAddress(withoutAddresses(text)), false);
    });

  for (const name of names)
    test(`finds no address in ${JSON.stringify(name)}`, () => {
      assert.equal(hasAddress(name), false);
      assert.equal(withoutAddresses(name), name);
    });

  test('refuses names with addresses or bidirectional control characters', () => {
    const codes = (text: string) =>
      fieldProblems(properName(100, 1).safeParse(text).error?.issues ?? [], 'vi').map(({ code }) => code);
    assert.deepEqual(codes('Vào evil.com'), ['address-in-name']);
    assert.deepEqual(codes('moc\u202e.live'), ['control-characters']);
    assert.deepEqual(codes('Hội\u2028Gốm'), ['control-characters']);
    assert.deepEqual(codes('Hội Gốm TP.HCM'), []);
    assert.deepEqual(codes(''), ['required']);
    assert.deepEqual(codes('👩‍🏫 An'), []);
  });

  test('searches in linear time', () => {
    for (const part of ['a.', 'com.', 'tel:', '://', 'a-', '。'])
      assertLinear((text) => void withoutAddresses(text), repeatText(part), 20_000);
  });
});
