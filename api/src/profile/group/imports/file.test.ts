import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ImportKind } from '@m4u/contract/profile/group/import';
import { AppError } from '../../../platform/errors.ts';
import { measureMilliseconds } from '../../../testing/server/measure.ts';
import { readPeople } from './file.rules.ts';

const read = (text: string | Uint8Array, kind: ImportKind = 'customers') =>
  readPeople(kind, typeof text === 'string' ? Buffer.from(text) : text);

/** Returns what was read, as `line: name phone` or `line: field:code …`. */
const readFile = async (text: string | Uint8Array, kind?: ImportKind): Promise<string[]> =>
  (await read(text, kind)).lines.map(({ line, values, refusals }) =>
    refusals.length === 0
      ? `${line}: ${[values.name, values.phone, values.email].filter(Boolean).join(' ')}`
      : `${line}: ${refusals.map(({ field, code }) => `${field}:${code}`).join(' ')}`,
  );

const refusedWith = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : assert.fail(String(error));
  }
};

const WANTED = ['2: Trần Thị Bưởi 0912345678', '3: Lê Văn Đức +84 987 654 321'];

describe('a file of people', () => {
  test('may separate cells by commas, semicolons or tabs, with headings in either language', async () => {
    for (const text of [
      'Họ tên,Điện thoại\nTrần Thị Bưởi,0912345678\nLê Văn Đức,+84 987 654 321\n',
      'Ghi chú;SĐT;HỌ VÀ TÊN\r\n;0912345678;Trần Thị Bưởi\r\n;+84 987 654 321;Lê Văn Đức\r\n',
      'phone\tname\n0912345678\tTrần Thị Bưởi\n"+84 987 654 321"\t"Lê Văn Đức"',
      'name,phone\rTrần Thị Bưởi,0912345678\rLê Văn Đức,+84 987 654 321',
    ])
      assert.deepEqual(await readFile(text), WANTED);
  });

  test('may be UTF-8 with or without a BOM, UTF-16 with a BOM, or Windows-1258', async () => {
    const text = 'Họ tên,Điện thoại\nTrần Thị Bưởi,0912345678\nLê Văn Đức,+84 987 654 321\n';
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    assert.deepEqual(await readFile(`\ufeff${text}`), WANTED);
    assert.deepEqual(await readFile(little), WANTED);
    assert.deepEqual(await readFile(Buffer.from(little).swap16()), WANTED);
    // Windows-1258 writes tones as separate marks: “Trần” is T r a-circumflex grave n.
    const windows = Buffer.concat([
      Buffer.from('name,phone\nTr'),
      Buffer.from([0xe2, 0xcc]),
      Buffer.from('n,0912345678\n'),
    ]);
    assert.deepEqual(await readFile(windows), ['2: Trần 0912345678']);
  });

  test('counts lines as an editor does: empty ones, those within quotes, and the sep= line', async () => {
    const text = 'name,phone,note\n\nAn,0912345678,"hai\ndòng"\n,,\nBình,0912345679,\n';
    assert.deepEqual(await readFile(text), ['3: An 0912345678', '6: Bình 0912345679']);
    assert.equal((await read(text)).lines[0]?.values.note, 'hai\ndòng');
    assert.deepEqual(await readFile('sep=;\nname;phone\nAn;0912345678\n'), ['3: An 0912345678']);
    assert.deepEqual(await readFile('name,phone,note\r\n\r\nAn,0912345678,"hai\r\ndòng"\r\nBình,0912345679,\r\n'), [
      '3: An 0912345678',
      '5: Bình 0912345679',
    ]);
  });

  test('has its errors reported line by line', async () => {
    const long = 'x'.repeat(101);
    assert.deepEqual(
      await readFile(
        `name,phone\n,0912345678\nAn,12\nBình,\n${long},0912345670\nCúc,0912345671,1,2\nDũng,0912345671\nLan,84912345671`,
      ),
      [
        '2: name:required',
        '3: phone:phone',
        '4: phone:required',
        '5: name:too-long',
        '6: :line-columns',
        '7: Dũng 0912345671',
        '8: phone:line-repeated',
      ],
    );
    assert.deepEqual(
      await readFile(
        'email,phone,role,name\na@example.vn,,Quản trị viên,An\n,,,Bình\nkhông phải,,,\n,0912345678,sếp,\nA@Example.vn,0912345670,,\n,0912345670,thành viên,',
        'members',
      ),
      [
        '2: An a@example.vn',
        '3: phone:identifier',
        '4: email:email',
        '5: role:choice',
        '6: email:line-repeated',
        '7: 0912345670',
      ],
    );
  });

  test('keeps shortened numbers, and drops the quote that marks text', async () => {
    assert.deepEqual(await readFile("name,phone\n'=An,912345678\nBình,'+84912345679\n"), [
      '2: =An 912345678',
      '3: Bình +84912345679',
    ]);
  });

  test('reports unknown columns, except those of our own reports', async () => {
    assert.deepEqual(
      (await read('Họ tên,Điện thoại,Ngày sinh,Dòng,Lý do,Reason,\nAn,0912345678,1,2,3,4,')).ignoredColumns,
      ['Ngày sinh'],
    );
  });

  test('is refused as a whole when it is not a valid file', async () => {
    assert.equal(await refusedWith(() => read('')), 'csv-empty');
    assert.equal(await refusedWith(() => read('name,phone\n')), 'csv-empty');
    assert.equal(await refusedWith(() => read('name,email\nAn,a@example.vn')), 'csv-columns');
    assert.equal(await refusedWith(() => read('phone\n0912345678')), 'csv-columns');
    assert.equal(await refusedWith(() => read('name,phone,SĐT\nAn,0912345678,0912345679')), 'csv-columns');
    assert.equal(await refusedWith(() => read('name,phone\n"An,0912345678\n')), 'csv-unreadable');
    assert.equal(await refusedWith(() => read(`name,phone\n${'An,0912345678\n'.repeat(10_001)}`)), 'csv-too-many');
    assert.equal(await refusedWith(() => read(Buffer.alloc(2 * 1024 * 1024 + 1, 32))), 'too-large');
    assert.equal((await read(`name,phone\n${'An,0912345678\n'.repeat(10_000)}`)).lines.length, 10_000);
    assert.equal(await refusedWith(() => read('phone\n0912345678', 'members')), undefined);
  });

  test('with too many lines or columns is refused before it costs anything', async () => {
    assert.equal(await refusedWith(() => read(`name,phone\n${',,,\n'.repeat(500_000)}`)), 'csv-too-many');
    assert.equal(await refusedWith(() => read(`name,phone${',x'.repeat(500_000)}\n`)), 'csv-columns');
    assert.equal((await read(`name,phone\nAn,0912345678\n${',,,\n'.repeat(20_000)}`)).lines.length, 1);
  });

  test('with nothing but commas is refused while it is read', async () => {
    const commas = ','.repeat(1_000_000);
    for (const text of [
      `name,phone${commas}${commas}\nAn,0912345678\n`,
      `name,phone${commas}\nAn,0912345678${commas}\n`,
      `name,phone\nAn,0912345678${commas}${commas}\n`,
      `name,phone\n${`An,0912345678${','.repeat(60_000)}\n`.repeat(32)}`,
    ])
      assert.equal(await refusedWith(() => read(text)), 'csv-columns');
    const most = ','.repeat(98);
    assert.equal((await read(`name,phone${most}\nAn,0912345678${most}\n`)).lines.length, 1);
    assert.equal(await refusedWith(() => read(`name,phone${most},\nAn,0912345678\n`)), 'csv-columns');
  });

  test('with many combining marks takes no longer than one with letters', async () => {
    const [heap, letters] = ['\u0301\u0323', 'xy'].map((pair) => `a${pair.repeat(10_000)}`);
    const plain = await measureMilliseconds(
      () => read(`name,phone,${letters}\n${`${letters},0912345678\n`.repeat(9)}`),
      3,
    );
    const heaped = await measureMilliseconds(() => read(`name,phone,${heap}\n${`${heap},0912345678\n`.repeat(9)}`), 1);
    assert.ok(heaped < 10 * plain + 100, `${heaped} ms, ${plain} ms of letters`);
    assert.deepEqual(await readFile(`name,phone\n${heap},0912345678`), ['2: name:control-characters']);
    for (const role of [heap, 'constructor'])
      assert.deepEqual(await readFile(`phone,role\n0912345678,${role}`, 'members'), ['2: role:choice']);
  });

  test('does not block others while it is read', async () => {
    let turns = 0;
    let isRead = false;
    const takeTurn = () => {
      turns += 1;
      if (!isRead) setImmediate(takeTurn);
    };
    takeTurn();
    await read(`name,phone\n${`${'An '.repeat(60)},0912345678\n`.repeat(9_000)}`);
    isRead = true;
    assert.ok(turns > 50, `${turns} turns of others`);
  });

  test('may hold any bytes', async () => {
    for (const bytes of [
      Buffer.from([0, 1, 2, 255, 254]),
      Buffer.from('PK\u0003\u0004\u0000'),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.alloc(1_000, 0),
    ])
      assert.match((await refusedWith(() => read(bytes))) ?? '', /^csv-/);
    const { values } = (await read('name,phone,note\nA\u0000n,0912345678,\ud800')).lines[0] ?? assert.fail();
    assert.equal(values.name, 'An');
  });
});
