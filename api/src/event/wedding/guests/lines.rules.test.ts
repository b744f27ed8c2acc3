import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertLinear, repeatText } from '../../../../../scripts/tests/effort.ts';
import { readGuestLines } from './lines.rules.ts';

type Present = Parameters<typeof readGuestLines>[1]['present'];

const read = (text: string, present: Present = []) => readGuestLines(text, { side: 'groom', present, locale: 'vi' });

/** Guests of lines as `name|side|phone|group|people`, with `?` behind a guessed number. */
const rows = (...lines: string[]): string[] =>
  read(lines.join('\n')).guests.map(({ name, side, phone, group, people, isGuess }) =>
    [name, side, phone, group, `${people}${isGuess ? '?' : ''}`].join('|'),
  );

describe('lines of pasted guest lists', () => {
  test('lose their bullets and numbers', () => {
    const lines = [
      '- Chị Én',
      '* Chú Giang',
      '• Cô Phượng',
      '+ Anh Tài',
      '– Hà',
      '1. An',
      '2.Bích',
      '3/ Hùng',
      '4) Lan',
    ];
    assert.deepEqual(
      read([...lines, '5- Bình', '(6) Minh', '- 7. Nga', '84/ Oanh'].join('\n')).guests.map(({ name }) => name),
      ['Chị Én', 'Chú Giang', 'Cô Phượng', 'Anh Tài', 'Hà', 'An', 'Bích', 'Hùng', 'Lan', 'Bình', 'Minh', 'Nga', 'Oanh'],
    );
  });

  test('name their side in any form and place', () => {
    const bride = [
      'Én (nhà gái)',
      'Én - nhà gái',
      'Én nha gai',
      'Én, đàng gái',
      'nhà gái: Én',
      'Én; họ nhà gái',
      'Én - bride',
    ];
    for (const line of bride) assert.deepEqual(rows(line), ['Én|bride|||0'], line);
    for (const line of ['Chú Sáu họ nhà trai', 'Chú Sáu - bên trai', 'Chú Sáu (chú rể)'])
      assert.deepEqual(
        read(line).guests.map(({ name, side }) => [name, side]),
        [['Chú Sáu', 'groom']],
        line,
      );
    assert.deepEqual(rows('Mẹ cô dâu', 'Gia đình nhà gái', 'Gái', 'Bé Trai'), [
      'Mẹ cô dâu|bride|||0',
      'Gia đình nhà gái|bride|||2?',
      'Gái|groom|||0',
      'Bé Trai|groom|||0',
    ]);
  });

  test('are taken apart at dashes where a part is a value', () => {
    assert.deepEqual(
      rows(
        'Dì Tư - 0912345677 - nhà gái - họ hàng',
        'Cô Mai - 0987654322',
        'Lan 0912345678 nhà gái 2 người',
        'Hoa (0912 345 679)',
        'Lan - bạn cấp 3',
        '0912345679 - Ngô Hoa - Công ty ABC',
        'Trần An - Công ty ABC',
        'Nguyễn-Phước An',
        'Cô Ba 987654321',
      ),
      [
        'Dì Tư|bride|0912345677|họ hàng|0',
        'Cô Mai|groom|0987654322||0',
        'Lan|bride|0912345678||2',
        'Hoa|groom|0912 345 679||0',
        'Lan|groom||bạn cấp 3|0',
        'Ngô Hoa|groom|0912345679|Công ty ABC|0',
        'Trần An - Công ty ABC|groom|||0',
        'Nguyễn-Phước An|groom|||0',
        'Cô Ba|groom|987654321||0',
      ],
    );
  });

  test('count people', () => {
    assert.deepEqual(
      rows(
        'An (2 người)',
        'An 2 người',
        'An x3',
        'An, 4',
        'An + vợ',
        'An +1',
        'An+1',
        'An + vợ + 2 con',
        'Chú Giang và gia đình',
        'Gia đình chú Bảy',
        'Vợ chồng anh Ba',
        'An 99 người',
      ).map((row) => row.replace('|groom||', ' ')),
      [
        'An |2',
        'An |2',
        'An |3',
        'An |4',
        'An + vợ |2',
        'An |2',
        'An |2',
        'An + vợ + 2 con |4',
        'Chú Giang và gia đình |2?',
        'Gia đình chú Bảy |2?',
        'Vợ chồng anh Ba |2',
        'An 99 người |0',
      ],
    );
  });

  test('stand below headings, which name their group and side', () => {
    const lines = [
      'Nhà gái',
      'Thu',
      'II. Bạn cấp 3 (5 người):',
      'Mai',
      'Én; nhà trai; ; Họ nội',
      'Bạn học nhà trai:\t\t',
      'Tú',
    ];
    const { guests, headings } = read(lines.join('\n'));
    assert.deepEqual(headings, ['Nhà gái', 'Bạn cấp 3', 'Bạn học nhà trai']);
    assert.deepEqual(
      guests.map(({ name, side, group }) => [name, side, group]),
      [
        ['Thu', 'bride', ''],
        ['Mai', 'bride', 'Bạn cấp 3'],
        ['Én', 'groom', 'Họ nội'],
        ['Tú', 'groom', 'Bạn học nhà trai'],
      ],
    );
  });

  test('keep what was read of a line with a problem', () => {
    const { guests } = read('Bà Sáu; nhà gia\nLan; hàng xóm\nCô Bảy; gái; 12345\n; nhà gái');
    assert.deepEqual(
      guests.map(({ name, side, phone, group, problem }) => [name, side, phone, group, problem?.field]),
      [
        ['Bà Sáu', 'groom', '', 'nhà gia', 'side'],
        ['Lan', 'groom', '', 'hàng xóm', undefined],
        ['Cô Bảy', 'bride', '12345', '', 'phone'],
        ['', 'bride', '', '', 'name'],
      ],
    );
  });

  test('are marked where a name is there already', () => {
    const present = [{ name: 'Lê Hà', phone: '+84912345678', side: 'bride' }] as const;
    const lines = [
      'nguyễn văn an',
      'Nguyễn Văn An'.normalize('NFD'),
      'NGUYEN VAN AN',
      'Lê Hạ',
      'lê hà; ; 0987654321',
      'Lê Hà',
    ];
    assert.deepEqual(
      read([...lines, 'Lê Hòa', 'Lê Hoà'].join('\n'), present).guests.map(({ namesake, isSame }) => [namesake, isSame]),
      [
        [null, false],
        ['pasted', true],
        ['pasted', true],
        [null, false],
        ['listed', false],
        ['listed', true],
        [null, false],
        ['pasted', true],
      ],
    );
  });

  test('are read in linear time', () => {
    for (const part of [
      ' - ',
      ' ',
      '(',
      '((a',
      '+',
      '+ vợ ',
      ' nhà gái',
      '1. ',
      '- ',
      '"',
      '";',
      '0',
      '0912345678 ',
      ':',
      'a:\n',
    ])
      for (const [before, after] of [
        ['', ''],
        ['An', 'x'],
      ] as const)
        assertLinear((text) => read(text), repeatText(part, before, after), part.endsWith('\n') ? 200 : 6_000);
  });
});
