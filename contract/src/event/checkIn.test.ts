import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decideOffline, type OfflineGuest } from './checkIn/offlineDecision.ts';
import { isBeforeDay } from './checkIn/rules.ts';
import { readGuests } from './checkIn/list.ts';
import { readDoorScan } from './checkIn/scan.ts';

const origins = ['https://m4u.example'];
const id = '019a0000-0000-7000-8000-000000000001';

test('reads the kind of a scanned text', () => {
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
    assert.equal(readDoorScan(text, origins).kind, kind, text);
  assert.deepEqual(readDoorScan(`https://m4u.example/wedding/${id}?guest=aB3-x`, origins), {
    kind: 'guest',
    code: 'aB3-x',
  });
});

test('reads pasted guest lists', () => {
  const lines =
    'Họ tên\tĐiện thoại\n"Trần, Văn Đức", 0912 345 678, 3, KH-01\nLê Bé; 2\nMai\n\n ; 3\nHoa\tVIP-7\t+84912345678';
  assert.deepEqual(readGuests(`\ufeff${lines}`), [
    { name: 'Trần, Văn Đức', phone: '0912 345 678', seats: 3, code: 'KH-01' },
    { name: 'Lê Bé', phone: '', seats: 2, code: '' },
    { name: 'Mai', phone: '', seats: 1, code: '' },
    { name: 'Hoa', phone: '+84912345678', seats: 1, code: 'VIP-7' },
  ]);
});

test('reads a pasted table with a column that numbers its lines', () => {
  const rows = [
    ['STT', 'Họ và tên', 'SĐT', 'Số người'],
    ['1', 'Nguyễn Thị Phương Thảo', '0912345604', '2'],
    ['2', 'Trần Vinh', '', ''],
    ['1003.', 'Lê Bé', '0912345605', '1', 'KH-03'],
  ];
  const guests = [
    { name: 'Nguyễn Thị Phương Thảo', phone: '0912345604', seats: 2, code: '' },
    { name: 'Trần Vinh', phone: '', seats: 1, code: '' },
    { name: 'Lê Bé', phone: '0912345605', seats: 1, code: 'KH-03' },
  ];
  for (const delimiter of ['\t', ';', ','])
    assert.deepEqual(readGuests(rows.map((cells) => cells.join(delimiter)).join('\n')), guests, delimiter);
  assert.deepEqual(readGuests('HỌ VÀ TÊN\tSĐT\nMai\t0912345606'), [
    { name: 'Mai', phone: '0912345606', seats: 1, code: '' },
  ]);
});

test('reads names and numbers as people type them', () => {
  const lines = [
    '1. Trần Văn Đức - 0912 345 678',
    'Lê Bé – 0912-345-679 – 2',
    'Mai Anh: +84912345670',
    'Ngô Thị Hoa 0912345671',
    'Cô Lan 987654321',
    'Cô Mai 84987654322',
    '0912 345 672, Vũ Minh Khôi',
    'Nguyễn-Phước An',
  ];
  assert.deepEqual(
    readGuests(lines.join('\n')).map(({ name, phone, seats }) => [name, phone, seats]),
    [
      ['Trần Văn Đức', '0912 345 678', 1],
      ['Lê Bé', '0912-345-679', 2],
      ['Mai Anh', '+84912345670', 1],
      ['Ngô Thị Hoa', '0912345671', 1],
      ['Cô Lan', '987654321', 1],
      ['Cô Mai', '84987654322', 1],
      ['Vũ Minh Khôi', '0912 345 672', 1],
      ['Nguyễn-Phước An', '', 1],
    ],
  );
});

test('reads lines with bullets, and never takes an email address for a code', () => {
  const lines = [
    '- An Nguyen - 0912 345 670',
    'Binh, binh@example.vn, 0912 345 671, VIP-1',
    'Chi, chi@example.vn',
    'Dung - dung@example.vn',
    'Em <em@example.vn> 0912 345 672',
    'giang@example.vn',
    '0912 345 673, hoa@example.vn, Hoa Le',
  ];
  assert.deepEqual(
    readGuests(lines.join('\n')).map(({ name, phone, code }) => [name, phone, code]),
    [
      ['An Nguyen', '0912 345 670', ''],
      ['Binh', '0912 345 671', 'VIP-1'],
      ['Chi', '', ''],
      ['Dung', '', ''],
      ['Em', '0912 345 672', ''],
      ['giang@example.vn', '', ''],
      ['Hoa Le', '0912 345 673', ''],
    ],
  );
});

test('keeps dashes and colons that are part of a typed name', () => {
  const lines = [
    'Trần An - Công ty ABC',
    'Lê Bình - Công ty ABC',
    'Gia đình: anh Ba',
    'Gia đình: anh Tư - 0912 345 678 - 4',
    '0912345679 - Ngô Hoa - Công ty ABC',
    'Vũ Mai - Công ty ABC 0912345670',
    'Đỗ Nam: 3',
    '0912 345 671',
  ];
  assert.deepEqual(
    readGuests(lines.join('\n')).map(({ name, phone, seats, code }) => [name, phone, seats, code]),
    [
      ['Trần An - Công ty ABC', '', 1, ''],
      ['Lê Bình - Công ty ABC', '', 1, ''],
      ['Gia đình: anh Ba', '', 1, ''],
      ['Gia đình: anh Tư', '0912 345 678', 4, ''],
      ['Ngô Hoa - Công ty ABC', '0912345679', 1, ''],
      ['Vũ Mai - Công ty ABC', '0912345670', 1, ''],
      ['Đỗ Nam', '', 3, ''],
      ['0912 345 671', '', 1, ''],
    ],
  );
});

describe('offline verdict', () => {
  const guest = (code: string, state: OfflineGuest['state'] = 'waiting') => ({
    _id: `id-${code}`,
    code,
    name: code,
    state,
  });
  const guests = [guest('A1'), guest('B2', 'inside')];
  const scan = (text: string, kind: 'in' | 'out' = 'in') => ({ text, kind });
  const outcomeOf = (one: ReturnType<typeof scan>, waiting: readonly ReturnType<typeof scan>[] = []) =>
    decideOffline(one, guests, waiting, origins).verdict;

  test('is known, repeated, unknown or later', () => {
    assert.equal(outcomeOf(scan('a1')), 'known');
    assert.equal(outcomeOf(scan('B2')), 'repeated');
    assert.equal(outcomeOf(scan('B2', 'out')), 'known');
    assert.equal(outcomeOf(scan('A1', 'out')), 'repeated');
    assert.equal(outcomeOf(scan('C3')), 'unknown');
    assert.equal(outcomeOf(scan('WIFI:S:x;;')), 'unknown');
    assert.equal(outcomeOf(scan(`https://m4u.example/me/${id}`)), 'later');
  });

  test('includes scans that wait on the device', () => {
    assert.equal(outcomeOf(scan('A1'), [scan('A1')]), 'repeated');
    assert.equal(outcomeOf(scan('A1', 'out'), [scan('A1')]), 'known');
    assert.equal(outcomeOf(scan('A1'), [scan('A1'), scan('A1', 'out')]), 'known');
    const page = scan(`https://m4u.example/me/${id}`);
    assert.equal(outcomeOf(page, [page]), 'repeated');
  });
});

test('compares the days of an event and a moment in Vietnam', () => {
  const startsAt = '2026-11-28T01:00:00.000Z'; // 08:00 on the 28th in Vietnam
  for (const [moment, expected] of [
    ['2026-11-27T16:59:59.999Z', true],
    ['2026-11-27T17:00:00.000Z', false],
    ['2026-11-28T01:00:00.000Z', false],
    ['2026-11-29T01:00:00.000Z', false],
    ['2026-10-28T01:00:00.000Z', true],
  ] as const)
    assert.equal(isBeforeDay(startsAt, moment), expected, moment);
  // Just after midnight in Vietnam is the day before in UTC.
  assert.equal(isBeforeDay('2026-11-27T17:30:00.000Z', '2026-11-27T16:30:00.000Z'), true);
});
