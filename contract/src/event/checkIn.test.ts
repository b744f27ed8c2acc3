import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judgeOffline, type KeptGuest } from './checkIn/judge.ts';
import { readGuests } from './checkIn/list.ts';
import { readDoor } from './checkIn/scan.ts';

const origins = ['https://m4u.example'];
const id = '019a0000-0000-7000-8000-000000000001';

test('whom a scanned text means', () => {
  for (const [text, kind] of [
    [`https://m4u.example/me/${id}`, 'page'],
    ['HTTPS://M4U.EXAMPLE/SMC/MY-DUYEN', 'page'],
    [`m4u.example/mrd/${id}`, 'card'],
    [`https://m4u.example/wedding/${id}?guest=aB3-x`, 'guest'],
    [`https://m4u.example/wedding/${id}`, 'other'],
    [`https://m4u.example.evil.vn/wedding/${id}?guest=aB3-x`, 'other'],
    [' KH-01 ', 'guest'],
    ['0909123456', 'guest'],
    ['Nguyễn', 'guest'],
    ['hai từ', 'other'],
    ['', 'other'],
    ['x'.repeat(65), 'other'],
  ] as const)
    assert.equal(readDoor(text, origins).kind, kind, text);
  assert.deepEqual(readDoor(`https://m4u.example/wedding/${id}?guest=aB3-x`, origins), {
    kind: 'guest',
    code: 'aB3-x',
  });
});

test('lists as people write them', () => {
  const lines =
    'Họ tên\tĐiện thoại\n"Trần, Văn Đức", 0912 345 678, 3, KH-01\nLê Bé; 2\nMai\n\n ; 3\nHoa\tVIP-7\t+84912345678';
  assert.deepEqual(readGuests(`\ufeff${lines}`), [
    { name: 'Trần, Văn Đức', phone: '0912 345 678', seats: 3, code: 'KH-01' },
    { name: 'Lê Bé', phone: '', seats: 2, code: '' },
    { name: 'Mai', phone: '', seats: 1, code: '' },
    { name: 'Hoa', phone: '+84912345678', seats: 1, code: 'VIP-7' },
  ]);
});

describe('what a device tells without a line', () => {
  const guest = (code: string, state: KeptGuest['state'] = 'waiting') => ({
    _id: `id-${code}`,
    code,
    name: code,
    state,
  });
  const guests = [guest('A1'), guest('B2', 'inside')];
  const scan = (text: string, kind: 'in' | 'out' = 'in') => ({ text, kind });
  const told = (one: ReturnType<typeof scan>, waiting: readonly ReturnType<typeof scan>[] = []) =>
    judgeOffline(one, guests, waiting, origins).verdict;

  test('known, inside already, unknown, or to be asked later', () => {
    assert.equal(told(scan('a1')), 'known');
    assert.equal(told(scan('B2')), 'repeated');
    assert.equal(told(scan('B2', 'out')), 'known');
    assert.equal(told(scan('A1', 'out')), 'repeated');
    assert.equal(told(scan('C3')), 'unknown');
    assert.equal(told(scan('WIFI:S:x;;')), 'unknown');
    assert.equal(told(scan(`https://m4u.example/me/${id}`)), 'later');
  });

  test('what waits on the device counts', () => {
    assert.equal(told(scan('A1'), [scan('A1')]), 'repeated');
    assert.equal(told(scan('A1', 'out'), [scan('A1')]), 'known');
    assert.equal(told(scan('A1'), [scan('A1'), scan('A1', 'out')]), 'known');
    const page = scan(`https://m4u.example/me/${id}`);
    assert.equal(told(page, [page]), 'repeated');
  });
});
