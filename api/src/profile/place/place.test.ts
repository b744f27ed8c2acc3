import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FoundPlace, NamedPlace, Place } from '@m4u/contract/profile/place';
import { sql } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { placeMappings, places } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

interface Rows<T> {
  data: T[];
  total: number;
}
const listed = async <T = Place>(path: string): Promise<Rows<T>> => assertDone<Rows<T>>(await api.get(path));
const namesOf = async (path: string): Promise<string[]> => (await listed(path)).data.map(({ fullName }) => fullName);
const find = async (query: string, more = ''): Promise<Rows<FoundPlace>> =>
  listed<FoundPlace>(`/places/search?query=${encodeURIComponent(query)}${more}`);
const written = ({ ward, province }: NamedPlace): string => `${ward}, ${province}`;

/** Former wards without a documented successor; they were merged or renamed shortly before the reform. */
const UNRESOLVED = [
  '03898 Thị trấn Phù Yên',
  '03991 Xã Qui Hướng',
  '04003 Xã Tà Lai',
  '07693 Xã Tân An',
  '07732 Xã Nham Sơn',
  '07744 Xã Thắng Cương',
  '16387 Xã Đông Khê',
  '16411 Xã Đông Xuân',
  '18448 Xã Bình Lộc',
  '20176 Xã Hương Hòa',
  '20674 Xã Quế Phước',
  "25102 Xã Đạ M'ri",
  '25174 Xã Mỹ Lâm',
  '25177 Xã Tư Nghĩa',
  '25186 Xã Phù Mỹ',
];

describe('loaded administrative units', () => {
  test('are 34 provinces and 3,321 wards today, and 63 provinces with districts and wards before', async () => {
    const { rows } = await db.execute<{ version: string; level: string; total: number }>(
      sql`select version, level, count(*)::int as total from ${places} group by 1, 2 order by 1, 2`,
    );
    assert.deepEqual(
      rows.map(({ version, level, total }) => `${version} ${level} ${total}`),
      ['2025 province 34', '2025 ward 3321', 'legacy district 696', 'legacy province 63', 'legacy ward 10051'],
    );
    const kinds = await db.execute<{ kind: string; total: number }>(
      sql`select kind, count(*)::int as total from ${places} where version = '2025' and level = 'ward' group by 1 order by 1`,
    );
    assert.deepEqual(
      kinds.rows.map(({ kind, total }) => [kind, total]),
      [
        ['commune', 2621],
        ['specialZone', 13],
        ['ward', 687],
      ],
    );
  });

  test('have an existing parent unless they are provinces, and clean names in NFC', async () => {
    const { rows } = await db.execute(sql`select unit.version, unit.code from ${places} as unit
      left join ${places} as within on within.version = unit.version and within.code = unit.parent_code
      where (unit.level <> 'province' and within.code is null) or unit.name is not nfc normalized
        or unit.name <> btrim(regexp_replace(unit.name, '\\s+', ' ', 'g')) or unit.name = ''`);
    assert.deepEqual(rows, []);
  });

  test('map every former ward to a ward of today, except undocumented ones', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`select code || ' ' || full_name as name from ${places}
      where version = 'legacy' and level = 'ward' and not exists (
        select from ${placeMappings} join ${places} as present on present.version = '2025' and present.level = 'ward'
          and present.code = ${placeMappings.code} where ${placeMappings.legacyCode} = ${places.code})
      order by ${places.code}`);
    assert.deepEqual(
      rows.map(({ name }) => name),
      UNRESOLVED,
    );
  });
});

describe('lists of units', () => {
  test('return provinces of today or before, filtered by words without accents', async () => {
    const today = await listed('/getProvincial');
    assert.equal(today.total, 34);
    assert.ok(today.data.every(({ version, level }) => version === '2025' && level === 'province'));
    assert.equal((await listed('/getProvincial?version=legacy')).total, 63);
    assert.deepEqual(await namesOf('/getProvincial?query=da%20nang'), ['Thành phố Đà Nẵng']);
    assert.deepEqual(await namesOf('/getProvincial?query=thua%20thien&version=legacy'), ['Tỉnh Thừa Thiên Huế']);
    assert.deepEqual(await namesOf('/getProvincial?query=kh%C3%B4ng%20c%C3%B3'), []);
    assert.deepEqual(await namesOf('/getProvincial?query=constructor'), []);
    assertProblem(await api.get('/getProvincial?version=1975'), 'invalid', ['version:choice']);
  });

  test('return districts only with a given province', async () => {
    assert.deepEqual((await listed('/getDistrict')).data, []);
    assert.deepEqual((await listed('/getDistrict?idProvincial=')).data, []);
    const names = await namesOf('/getDistrict?idProvincial=79');
    assert.equal(names.length, 22);
    assert.deepEqual(names.filter((name) => /\d/.test(name)).slice(0, 3), ['Quận 1', 'Quận 3', 'Quận 4']);
    assert.deepEqual(await namesOf('/getDistrict?idProvincial=79&query=thu'), ['Thành phố Thủ Đức']);
    assert.deepEqual((await listed('/getDistrict?idProvincial=03')).data, []);
    assertProblem(await api.get('/getDistrict?idProvincial=x'), 'invalid', ['idProvincial:invalid']);
  });

  test('return wards of a province today or of a former district, and none without one', async () => {
    assert.deepEqual((await listed('/getWards')).data, []);
    assert.equal((await listed('/getWards?idDistrict=79')).total, 168);
    assert.deepEqual(await namesOf('/getWards?idDistrict=48&query=hai%20chau&version=2025'), ['Phường Hải Châu']);
    const wardNames = await namesOf('/getWards?idDistrict=760');
    assert.equal(wardNames.length, 10);
    assert.ok(wardNames.includes('Phường Bến Nghé'));
    assert.deepEqual((await listed('/getWards?idDistrict=760&version=2025')).data, []);
    assertProblem(await api.get('/getWards?idDistrict=7&version=x'), 'invalid', [
      'idDistrict:invalid',
      'version:choice',
    ]);
  });

  test('return kinds of units in both languages with their totals', async () => {
    const { data } = await listed<{
      version: string;
      level: string;
      kind: string;
      vi: string;
      en: string;
      total: number;
    }>('/getUnit');
    const of = (version: string, level: string) =>
      data.filter((unit) => unit.version === version && unit.level === level).map(({ vi, total }) => `${vi} ${total}`);
    assert.deepEqual(of('2025', 'province'), ['Thành phố trực thuộc trung ương 6', 'Tỉnh 28']);
    assert.deepEqual(of('2025', 'ward'), ['Phường 687', 'Xã 2621', 'Đặc khu 13']);
    assert.equal(of('legacy', 'district').length, 4);
  });
});

describe('searching for wards', () => {
  test('finds wards of today by their own names without accents', async () => {
    const { data, total } = await find('hai chau da nang');
    assert.equal(total, 2);
    assert.deepEqual(
      data.map((found) => [written(found), found.formerly]),
      [
        ['Phường Hải Châu, Thành phố Đà Nẵng', []],
        ['Phường Hòa Cường, Thành phố Đà Nẵng', ['Quận Hải Châu, Thành phố Đà Nẵng']],
      ],
    );
    const thuDuc = await find('thu duc');
    assert.equal(thuDuc.data[0]?.ward, 'Phường Thủ Đức');
    assert.ok(thuDuc.data.some(({ formerly }) => formerly.includes('Thành phố Thủ Đức, Thành phố Hồ Chí Minh')));
  });

  test('finds them by the former wards and districts that they include', async () => {
    const benNghe = await find('ben nghe');
    assert.deepEqual(benNghe.data.filter(({ province }) => province === 'Thành phố Hồ Chí Minh').map(written), [
      'Phường Sài Gòn, Thành phố Hồ Chí Minh',
    ]);
    assert.deepEqual(benNghe.data[0]?.formerly, ['Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh']);
    for (const query of ['quan 1', 'Quận 1', 'Q.1', 'q1 tphcm']) {
      const { data } = await find(query);
      assert.deepEqual(
        data.slice(0, 4).map(({ ward }) => ward),
        ['Phường Bến Thành', 'Phường Cầu Ông Lãnh', 'Phường Sài Gòn', 'Phường Tân Định'],
        query,
      );
      assert.ok(data[0]?.formerly[0]?.startsWith('Quận 1, '), query);
    }
    const island = await find('bach long vi');
    assert.equal(island.data[0]?.ward, 'Đặc khu Bạch Long Vĩ');
  });

  test('is limited to a province, paged, and finds nothing for marks alone', async () => {
    const all = await find('phuong', '&limit=100');
    assert.equal(all.data.length, 100);
    assert.ok(all.total >= 687);
    const within = await find('phuong', '&provinceCode=48&limit=100');
    assert.ok(within.total < all.total && within.data.every(({ provinceCode }) => provinceCode === '48'));
    const second = await find('phuong', '&page=2&limit=100');
    assert.ok(second.data.every(({ wardCode }) => !all.data.some((ward) => ward.wardCode === wardCode)));
    assert.deepEqual(await find('%_\\'), { data: [], total: 0 });
    assert.deepEqual(await find('không nơi nào có tên này'), { data: [], total: 0 });
    assertProblem(await api.get('/places/search'), 'invalid', ['query:required']);
  });
});

describe('mapping of a former ward', () => {
  test('suggests the wards of today', async () => {
    const { data } = assertDone<{ data: { former: Place; formerName: string; present: NamedPlace[] } }>(
      await api.get('/places/mapping/26740'),
    );
    assert.equal(data.formerName, 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh');
    assert.deepEqual(data.present, [
      { provinceCode: '79', wardCode: '26740', ward: 'Phường Sài Gòn', province: 'Thành phố Hồ Chí Minh' },
    ]);
    assertProblem(await api.get('/places/mapping/99999'), 'not-found');
    assertProblem(await api.get('/places/mapping/x'), 'invalid', ['code:invalid']);
  });
});
