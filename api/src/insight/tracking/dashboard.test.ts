import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { trackingDays } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [owner, admin, other] = (await Promise.all(
  ['owner', 'admin', 'other'].map((name) => api.signUp(`${name}@example.vn`, { name: `Trang ${name}` })),
)) as [TestMember, TestMember, TestMember];
const group = await makeGroup(api, { admins: [admin], members: [other] });
const busy = await makeGroup(api, { admins: [admin] });

const ask = (path: string, as: TestMember | undefined, body: object = {}) =>
  api.post(`/dashboard/${path}`, { as, body });
const read = async (body: object = {}) =>
  assertDone<{ data: Dashboard }>(await ask(`member/${owner.memberId}`, owner, body)).data;

const count = (day: string, kind: 'view' | 'product' | 'visitor' | 'scan', total: number, ownerId = owner.memberId) =>
  db.insert(trackingDays).values({ ownerId, day, kind, count: total });
await count('2026-03-02', 'view', 5);
await count('2026-03-02', 'product', 2);
await count('2026-03-01', 'view', 3);
await count('2026-02-20', 'visitor', 4);
await count('2026-01-20', 'scan', 7);

describe('dashboard', () => {
  test('is visible to the owner and admins only', async () => {
    assertProblem(await ask(`member/${owner.memberId}`, undefined), 'unauthenticated');
    assertProblem(await ask(`member/${owner.memberId}`, other), 'not-found');
    assertProblem(await ask(`member/${ABSENT}`, other), 'not-found');
    assertProblem(await ask(`brand/${group}`, owner), 'not-found');
    assertProblem(await ask(`brand/${group}`, other), 'not-found');
    assertProblem(await ask(`brand/${owner.memberId}`, owner), 'not-found');
    assertProblem(await ask('member/khong-co-ai', owner), 'not-found');
    const { owner: page, series, totals } = assertDone<{ data: Dashboard }>(await ask(`brand/${group}`, admin)).data;
    assert.deepEqual([page, series.length, totals.views], [{ kind: 'group', id: group }, 30, 0]);
    for (const path of [`member/${owner.memberId}`, `brand/${group}`]) {
      assertProblem(await api.get(`/dashboard/${path}/csv`), 'unauthenticated');
      assertProblem(await api.get(`/dashboard/${path}/csv`, { as: other }), 'not-found');
    }
  });

  test('shows a period by day, and the period before', async () => {
    const today = await read({ range: 'today' });
    assert.deepEqual([today.from, today.to, today.series.length], ['2026-03-02', '2026-03-02', 1]);
    assert.deepEqual([today.totals.views, today.totals.products, today.before?.totals.views], [7, 2, 3]);
    const month = await read({ range: 30, compare: 'true' });
    assert.deepEqual(
      [month.name, month.from, month.before?.from, month.before?.to],
      ['Trang owner', '2026-02-01', '2026-01-02', '2026-01-31'],
    );
    assert.deepEqual([month.totals.views, month.totals.visitors, month.before?.totals.scans], [10, 4, 7]);
    assert.deepEqual(month.series.at(-1), { day: '2026-03-02', ...today.totals });
    const days = await read({ from: '2026-02-20', to: '2026-03-01', compare: false });
    assert.deepEqual([days.series.length, days.totals.views, days.before], [10, 3, null]);
  });

  test('refuses invalid, reversed and too long periods', async () => {
    const refused = async (body: object, ...fields: string[]) =>
      assertProblem(await ask(`member/${owner.memberId}`, owner, body), 'invalid', fields);
    await refused({ range: '12' }, 'range:choice');
    await refused({ from: 'hôm qua' }, 'from:date');
    await refused({ from: '2026-03-02', to: '2026-03-01' }, 'from:end-before-start');
    await refused({ from: '2024-01-01' }, 'from:range-too-long');
    assert.equal((await read({ to: '0001-01-05' })).series.length, 5);
    assert.equal((await read({ to: '9999-12-31' })).series.length, 30);
  });

  test('is exported as CSV', async () => {
    const answer = await api.get(`/dashboard/member/${owner.memberId}/csv?range=7`, { as: owner });
    assert.match(String(answer.headers['content-disposition']), /luot-xem-2026-02-24-2026-03-02\.csv/);
    const lines = answer.body.split('\r\n');
    assert.match(lines[0] ?? '', /^\uFEFFNgày,Lượt xem,Khách/);
    assert.deepEqual([lines.length, lines[7]], [9, '2026-03-02,7,0,0,0,0,0,0,2,0,0']);
    const english = await api.get(`/dashboard/brand/${group}/csv`, { as: admin, headers: { 'accept-language': 'en' } });
    assert.match(english.body, /^\uFEFFDay,Views,Visitors/);
  });
});

describe('dashboard of a busy year', () => {
  // Its time is measured by `npm run bench -- --only tracking`.
  test('shows each day and the year before', async () => {
    // 800 days, each with two hundred links, pieces and cards, and every way and device.
    // As the superuser, whose statements may take longer than those of the program.
    await api.administer(`insert into tracking_days (owner_id, day, kind, count)
      select '${busy}', '2026-03-02'::date - day, kind, 1 + day % 90
      from generate_series(0, 799) as day, unnest(array['view', 'product', 'visitor', 'link', 'call', 'share', 'scan']) as kind`);
    const items = `select '2026-03-02'::date - day as day, kind, md5(kind || item)::uuid::text as item, 1 + (day * item) % 30 as count
      from generate_series(0, 799) as day, unnest(array['view', 'product', 'link', 'scan']) as kind, generate_series(1, 50) as item
      union all
      select '2026-03-02'::date - day, 'way', source || ' ' || device, 1 + day % 20
      from generate_series(0, 799) as day, unnest(array['phone', 'tablet', 'computer']) as device,
        unnest(array['qr', 'nfc', 'link', 'zalo', 'facebook', 'search', 'direct', 'other']) as source`;
    await api.administer(`insert into tracking_items (owner_id, span, day, kind, item, count)
      select '${busy}', 'day', day, kind, item, count from (${items}) as done`);
    await api.administer(`insert into tracking_items (owner_id, span, day, kind, item, count)
      select '${busy}', 'month', date_trunc('month', day)::date, kind, item, sum(count) from (${items}) as done group by 3, 4, 5`);
    await api.administer('analyze tracking_days, tracking_items');
    const body = { from: '2025-01-27', to: '2026-03-02' };
    const { data } = assertDone<{ data: Dashboard }>(await ask(`brand/${busy}`, admin, body));
    assert.deepEqual(
      [data.series.length, data.sources.length, data.links.length, data.content.length],
      [400, 8, 10, 10],
    );
    // Views of the page and of its products.
    const views = (from: number) =>
      Array.from({ length: 400 }, (_, index) => 2 * (1 + ((from + index) % 90))).reduce((sum, day) => sum + day);
    assert.deepEqual([data.totals.views, data.before?.totals.views], [views(0), views(400)]);
  });
});
