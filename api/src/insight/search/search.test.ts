import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search.rules';
import { assertDone, assertProblem } from '../../testing/answers.ts';
import { startTestApi, type TestMember } from '../../testing/api.ts';
import { makeAgency, makeGroup } from '../../testing/profiles.ts';

const api = await startTestApi();

interface Answer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}

const ask = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<Answer> =>
  assertDone<Answer>(await api.get(`/elasticSeach/search?${new URLSearchParams({ q, ...query }).toString()}`, { as }));

const names = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<string[]> =>
  (await ask(q, query, as)).data.map(({ name }) => name);

let people = 0;
const person = (name: string) => api.signUp(`person${(people += 1)}@example.vn`, { name });
const [duc, ducPlain, ducVan] = [
  await person('Nguyễn Đức'),
  await person('Nguyen Duc'),
  await person('Đức Văn Nguyên'),
];

describe('search', () => {
  test('finds names without diacritics, exact accents first, in either order, by beginnings and parts', async () => {
    assert.deepEqual(await names('nguyen duc'), ['Nguyen Duc', 'Nguyễn Đức', 'Đức Văn Nguyên']);
    assert.deepEqual(await names('nguyễn đức'), ['Nguyễn Đức', 'Nguyen Duc', 'Đức Văn Nguyên']);
    assert.deepEqual((await names('đức nguyên'))[0], 'Đức Văn Nguyên');
  });
});
void [duc, ducPlain, ducVan, assertProblem, makeAgency, makeGroup];
