/** Agencies in the search, as the third kind of page. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { eq, sql } from '../../platform/database/orm.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { agencies } from '../../profile/agency/tables.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeAgency } from '../../testing/factories/profiles.ts';
import { searchEntries, searchPhones } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

interface Answer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}
const ask = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<Answer> =>
  assertDone<Answer>(await api.get(`/elasticSeach/search?${new URLSearchParams({ q, ...query }).toString()}`, { as }));
const names = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<string[]> =>
  (await ask(q, query, as)).data.map(({ name }) => name);
const reader = await api.signUp('reader@example.vn');

describe('agencies', () => {
  test('are found by their names, with their page, until they are deleted', async () => {
    const id = await makeAgency(api, {
      name: 'Hội Khảm Trai Chuôn Ngọ',
      link: 'kham-trai',
      row: { headline: 'Nghề khảm' },
    });
    const find = (q: string) => ask(q, { type: 'agency' });
    const { data, totals } = await find('kham trai chuon');
    assert.deepEqual(
      data.map(({ kind, _id, name, line, urlMinify, owner }) => [kind, _id, name, line, urlMinify, owner]),
      [['agency', id, 'Hội Khảm Trai Chuôn Ngọ', 'Nghề khảm', 'kham-trai', null]],
    );
    assert.deepEqual(totals.agency, { total: 1, more: false });
    await db.update(agencies).set({ name: 'Hội Sơn Mài Hạ Thái' }).where(eq(agencies.id, id));
    assert.deepEqual([(await find('kham trai')).data.length, (await find('son mai')).data.length], [0, 1]);
    await db.update(agencies).set({ deletedAt: api.clock.now() }).where(eq(agencies.id, id));
    assert.equal((await find('son mai')).data.length, 0);
  });

  test('are found by their public phone numbers, until those change or the agency is deleted', async () => {
    const phones = (...values: string[]) =>
      values.flatMap((value) => [
        { kind: 'phone' as const, value, policy: 'public' as const },
        { kind: 'zalo' as const, value: `${value} 9`, policy: 'friends' as const },
        { kind: 'phone' as const, value: `${value} 8`, policy: 'private' as const },
      ]);
    const chief = await api.signUp('chief@example.vn');
    const row = { contacts: phones('024 3851 000') };
    const id = await makeAgency(api, { name: 'Hội Quạt Giấy', admins: [chief], row });
    const called = (q: string, as?: TestMember) => names(q, {}, as);
    for (const q of ['024 3851 000', '+84 24 3851 000', '02438510'])
      assert.deepEqual(await called(q), ['Hội Quạt Giấy'], q);
    assert.equal((await ask('0243851000', { type: 'agency' })).data[0]?.byPhone, true);
    for (const as of [undefined, reader, chief])
      assert.deepEqual([await called('02438510009', as), await called('02438510008', as)], [[], []]);
    await db
      .update(agencies)
      .set({ contacts: phones('024 3852 000') })
      .where(eq(agencies.id, id));
    assert.deepEqual([await called('0243851000'), await called('0243852000')], [[], ['Hội Quạt Giấy']]);
    await db.update(agencies).set({ deletedAt: api.clock.now() }).where(eq(agencies.id, id));
    assert.deepEqual(await called('0243852000'), []);
  });

  test('of a database from before are taken over when the triggers are applied', async () => {
    const contacts = [{ kind: 'phone' as const, value: '024 3853 000', policy: 'public' as const }];
    const id = await makeAgency(api, { name: 'Hội Nón Làng Chuông', row: { contacts } });
    await runAsSystem(async () => {
      await db.delete(searchEntries).where(eq(searchEntries.id, id));
      await db.delete(searchPhones).where(eq(searchPhones.ownerId, id));
    });
    assert.deepEqual([await names('non lang chuong'), await names('0243853000')], [[], []]);
    const text = await readFile(new URL('triggers.sql', import.meta.url), 'utf8');
    const fills = text.split('\n').filter((line) => line.startsWith('SELECT '));
    await runAsSystem(() => db.execute(sql.raw(fills.join('\n'))));
    assert.deepEqual(await names('non lang chuong'), ['Hội Nón Làng Chuông']);
    assert.deepEqual(await names('0243853000'), ['Hội Nón Làng Chuông']);
  });
});
