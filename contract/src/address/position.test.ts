import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../../scripts/tests/effort.ts';
import { PositionChoice } from './position-schema.ts';
import { readPosition, writePosition } from './position.ts';

const HOI_AN = { latitude: 15.8801, longitude: 108.338 };

test('a position is read as people have it', () => {
  for (const text of [
    '15.8801, 108.3380',
    ' 15.8801,108.338 ',
    '15.8801 108.338',
    '15,8801, 108,338',
    '15,8801; 108,338',
    '15.8801°, 108.338°',
    `15°52'48.36"N 108°20'16.8"E`,
    '15°52′48.36″B, 108°20′16.8″Đ',
    '15.8801° N, 108.338° E',
    'geo:15.8801,108.338',
    'geo:15.8801,108.338;u=35',
    'geo:15.8801,108.338,12?z=17',
    'https://www.google.com/maps/@15.8801,108.338,17z',
    'https://www.google.com/maps/place/H%E1%BB%99i+An/@15.1,108.1,14z/data=!4m6!3m5!1s0x3:0x8!8m2!3d15.8801!4d108.338!16s',
    'https://www.google.com/maps/search/?api=1&query=15.8801%2C108.338',
    'https://www.google.com/maps/dir/?api=1&destination=15.8801,108.338',
    'https://www.google.com/maps/place/15.8801,108.338',
    'https://maps.google.com/?q=15.8801,108.338',
    'https://maps.google.com/maps?q=loc:15.8801,108.338',
    'maps.google.com/?q=15.8801,108.338',
    'https://maps.apple.com/?ll=15.8801,108.338&q=H%E1%BB%99i%20An',
    'https://www.openstreetmap.org/#map=17/15.8801/108.338',
    'https://www.openstreetmap.org/?mlat=15.8801&mlon=108.338#map=5/1.5/2.5',
  ])
    assert.deepEqual(readPosition(text), HOI_AN, text);
  assert.deepEqual(readPosition('-33.85678, -151.2'), { latitude: -33.85678, longitude: -151.2 });
  assert.deepEqual(readPosition(`33°51'24"S 151°12'0"W`), { latitude: -33.856667, longitude: -151.2 });
  assert.deepEqual(readPosition(writePosition(HOI_AN)), HOI_AN);
});

test('anything else is no position', () => {
  for (const text of [
    'Hội An',
    '15.8801',
    '108.338, 15.8801',
    '91, 10',
    '10, 181',
    '15.8801, 108.338, 3',
    'https://maps.app.goo.gl/AbCdEf',
    'https://example.vn/15.8801',
    'https://www.google.com/maps/@95.1,108.1,17z',
    'https://',
    'geo:',
    `15°52'N 16°10'N`,
    '1e3, 5',
  ])
    assert.equal(readPosition(text), undefined, text);
});

test('a call takes numbers or a text, and nothing out of range', () => {
  const read = (value: unknown) => PositionChoice.safeParse(value).data;
  assert.deepEqual(read({ latitude: 15.880_100_04, longitude: '108.338' }), HOI_AN);
  assert.deepEqual(read('15.8801, 108.338'), HOI_AN);
  for (const empty of ['', ' ', null]) assert.equal(read(empty), null);
  for (const wrong of [
    { latitude: 91, longitude: 1 },
    { latitude: 1 },
    { latitude: 'x', longitude: 1 },
    'Hội An',
    5,
    [1, 2],
  ])
    assert.equal(PositionChoice.safeParse(wrong).success, false, JSON.stringify(wrong));
});

test('a shortened link is refused in words of its own', () => {
  const problemOf = (text: string) => PositionChoice.safeParse(text).error?.issues.map(({ message }) => message);
  for (const link of ['https://maps.app.goo.gl/AbCdEf', 'maps.app.goo.gl/AbCdEf', 'https://goo.gl/maps/AbCdEf'])
    assert.deepEqual(problemOf(link), ['position-short'], link);
  assert.deepEqual(problemOf('https://example.vn/goo.gl/maps/'), ['position']);
});

test('long texts take no time', () => {
  assert.equal(readPosition(`https://example.vn/${'@1,'.repeat(1_000)}`), undefined);
  for (const part of ['1', '1,', '@1,1', '!3d1!4d', '1°', ' ', 'https://a/', 'geo:1'])
    assertLinear(readPosition, (length) => part.repeat(length / part.length), 500);
});
