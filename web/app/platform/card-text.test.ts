import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortCard } from './card-text.ts';

const card = (...lines: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN;CHARSET=utf-8:Nguyễn Mỹ Duyên', ...lines, 'END:VCARD', ''].join('\r\n');

test('a card for a QR code has no picture and no lines for programs, and is not folded', () => {
  const vcf = card(
    'TEL;TYPE=CELL:+84912345678',
    'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
    ' BBBB',
    ' CCCC',
    'UID:urn:uuid:1',
    'REV:2026-11-20T00:00:00Z',
    'TITLE:Thợ gốm',
    '  và người kể chuyện',
  );
  assert.equal(shortCard(vcf), card('TEL;TYPE=CELL:+84912345678', 'TITLE:Thợ gốm và người kể chuyện'));
});

test('one that is too long leaves out what matters least, and keeps the name and a number', () => {
  const lines = ['TEL:+84912345678', 'TEL:+84987654321', 'EMAIL:duyen@example.vn', `NOTE:${'n'.repeat(80)}`];
  const long = card(...lines, `ADR:;;${'a'.repeat(80)}`);
  assert.equal(shortCard(long, 240), card(...lines.slice(0, 3), `ADR:;;${'a'.repeat(80)}`).replace(/NOTE.*\r\n/, ''));
  assert.equal(shortCard(long, 140), card(...lines.slice(0, 3)));
  assert.equal(shortCard(long, 20), card('TEL:+84912345678'));
});
