import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type {
  Campaign,
  CampaignCard,
  CampaignDetail,
  JoinedCampaign,
  ManagedCampaign,
} from '@m4u/contract/commerce/affiliate/schema';
import { followLink, joinCampaign, makeCampaign } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { makeGroup, makeStaff, uploadPicture } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
const seller = await api.signUp('gioi-thieu@example.vn', { name: 'Người Giới Thiệu' });
const staff = await api.signUp('quan-tri@example.vn');
await makeStaff(api, staff);
const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
const groupId = await makeGroup(api, { admins: [admin, unverified], row: { name: 'Gốm Thanh Hà' } });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

type List<T> = { data: T[]; total: number; isHavePostGroup?: boolean };
const draft = {
  groupId,
  type: 'service',
  title: 'Lớp nặn gốm',
  landing: '/explore',
  per: 'order',
  rewardKind: 'percent',
  amount: 5.25,
  from: '2026-03-01T00:00:00+07:00',
};
const create = (body: object, as = admin) => api.post('/affiliate', { as, body: { ...draft, ...body } });
const update = (id: string, body: object, as = admin) =>
  api.put(`/affiliate/${id}`, { as, body: { ...draft, ...body } });
const status = (id: string, to: string, as = admin, version?: number) =>
  api.put(`/affiliate/${id}/status`, { as, body: { status: to, version } });
const get = (id: string, as?: { token: string }) => api.get(`/affiliate/${id}`, { as });
const detailOf = (answer: Parameters<typeof assertDone>[0]) => assertDone<{ data: CampaignDetail }>(answer).data;

describe('affiliate campaign', () => {
  test('is created as a hidden draft by admins of the group, with cleaned content', async () => {
    const content = '<p>Học <b>nặn</b><script>alert(1)</script></p>';
    const made = detailOf(await create({ content, maximum: 100_000, quota: '50', sell: 'true', holdDays: 3 }));
    assert.deepEqual(
      [made.status, made.state, made.amount, made.maximum, made.quota, made.left, made.holdDays, made.version],
      ['draft', 'draft', 5.25, 100_000, 50, 50, 3, 1],
    );
    assert.deepEqual([made.content, made.excerpt], ['<p>Học <strong>nặn</strong></p>', 'Học nặn']);
    assert.deepEqual([made.sell, made.discount, made.outstanding, made.landing], [true, false, false, '/explore']);
    assert.deepEqual(made.next, ['running', 'ended']);
    for (const as of [undefined, seller]) assertProblem(await get(made._id, as), 'not-found');
    assert.deepEqual(assertDone<{ data: Campaign }>(await get(made._id, admin)).data.can, {
      update: true,
      join: false,
      setOutstanding: false,
    });
    for (const as of [seller, staff]) {
      assertProblem(await create({}, as), 'forbidden');
      assertProblem(await api.get(`/affiliate/manage/${made._id}`, { as }), 'not-found');
      assertProblem(await update(made._id, { version: 1 }, as), 'not-found');
      assertProblem(await status(made._id, 'running', as), 'not-found');
      assertProblem(await api.get(`/affiliate/manage?groupId=${groupId}`, { as }), 'forbidden');
    }
    assertProblem(await create({}, unverified), 'account-unverified');
    assertProblem(await create({ groupId: ABSENT }), 'not-found');
    assertProblem(await api.post('/affiliate', { body: draft }), 'unauthenticated');
  });

  test('accepts landing pages of this site only', async () => {
    const { publicUrl } = api.config;
    assert.equal(detailOf(await create({ landing: `${publicUrl}/mbg/gom?tab=1#cuoi` })).landing, '/mbg/gom?tab=1#cuoi');
    assert.equal(detailOf(await create({ landing: '/' })).landing, '/');
    for (const landing of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/r/abcdefgh',
      '/R/abcdefgh',
      '/%72/abcdefgh',
      '/r%2fabcdefgh',
      '/r/',
      '/x/../r/abcdefgh',
      '/API/x',
      '/Logout',
      '/%',
      '/api/x',
      '/logout',
      `${publicUrl}.evil.example/x`,
    ])
      assertProblem(await create({ landing }), 'invalid', ['landing:site-path']);
  });

  test('validates its reward, dates and quota', async () => {
    const refused = async (body: object, ...fields: string[]) => assertProblem(await create(body), 'invalid', fields);
    await refused({ amount: 100.01 }, 'amount:invalid');
    await refused({ amount: 1.234 }, 'amount:invalid');
    await refused({ amount: 0 }, 'amount:too-small');
    await refused({ rewardKind: 'vnd', amount: 0.5 }, 'amount:invalid');
    await refused({ rewardKind: 'points', amount: 2_000_000_000 }, 'amount:invalid');
    await refused({ per: 'signup' }, 'rewardKind:choice');
    await refused({ to: draft.from }, 'to:end-before-start');
    await refused({ quota: 0 }, 'quota:too-small');
    await refused({ title: ' ' }, 'title:required');
    await refused({ type: 'wedding' }, 'type:choice');
    await refused({ picture: ABSENT }, 'picture:picture');
  });

  test('is changed at its current version and not after it has ended', async () => {
    const { _id, version } = detailOf(await create({}));
    const { _id: picture } = await uploadPicture(api, admin, await photo(40, 30).png().toBuffer());
    const body = { version, title: 'Lớp nặn gốm mới', rewardKind: 'vnd', amount: 15_000, picture };
    const changed = detailOf(await update(_id, body));
    assert.deepEqual(
      [changed.version, changed.title, changed.amount, changed.rewardKind, changed.picture?._id],
      [2, 'Lớp nặn gốm mới', 15_000, 'vnd', picture],
    );
    assertProblem(await update(_id, body), 'conflict');
    assertProblem(await status(_id, 'running', admin, 1), 'conflict');
    assert.equal(detailOf(await status(_id, 'running', admin, 2)).state, 'running');
    assertProblem(await status(_id, 'draft'), 'wrong-state');
    assertProblem(await update(_id, { ...body, version: 3 }, unverified), 'account-unverified');
    detailOf(await status(_id, 'ended'));
    assertProblem(await update(_id, { ...body, version: 4 }), 'wrong-state');
    assertProblem(await update(ABSENT, body), 'not-found');
    assertProblem(await status(_id, 'gone'), 'invalid', ['status:choice']);
  });

  test('is listed while it runs, with filters and pages', async () => {
    const own = await makeGroup(api, { admins: [admin], row: { name: 'Nón Lá Tây Hồ' } });
    const settings = { groupId: own, status: 'running' };
    const nonla = await makeCampaign(api, admin, own, { ...settings, title: 'Nón bài thơ', discount: true });
    const event = await makeCampaign(api, admin, own, {
      ...settings,
      type: 'event',
      title: 'Hội nón',
      amount: 3,
      rewardKind: 'points',
    });
    await makeCampaign(api, admin, own, { ...settings, status: 'draft' });
    await makeCampaign(api, admin, own, { ...settings, from: '2026-03-03T00:00:00Z' });
    await makeCampaign(api, admin, own, { ...settings, to: '2026-03-02T01:00:00Z' });
    const found = async (query: string, as?: { token: string }) =>
      assertDone<List<CampaignCard>>(await api.get(`/affiliate?groupId=${own}${query}`, { as }));
    const ids = async (query: string) => (await found(query)).data.map(({ _id }) => _id);
    assert.deepEqual(await ids(''), [event._id, nonla._id]);
    assert.deepEqual(await ids('&type=event'), [event._id]);
    assert.deepEqual(await ids('&filter[q]=bai tho'), [nonla._id]);
    assert.deepEqual((await ids('&filter[q]=tay ho')).length, 2);
    assert.deepEqual(await ids('&filter[rewardKind]=points'), [event._id]);
    assert.deepEqual(await ids('&filter[discount]=true'), [nonla._id]);
    assert.deepEqual(await ids('&limit=1&page=2'), [nonla._id]);
    assert.equal((await found('&limit=1')).total, 2);
    assert.deepEqual(
      [
        (await found('', admin)).isHavePostGroup,
        (await found('', seller)).isHavePostGroup,
        (await found('')).isHavePostGroup,
      ],
      [true, false, false],
    );
    assert.equal((await found('')).data[0]?.group.name, 'Nón Lá Tây Hồ');
    assertProblem(await api.get('/affiliate?filter[x]=1'), 'invalid', ['filter.x:unknown-field']);
    assertProblem(await api.get('/affiliate?type=x'), 'invalid', ['type:choice']);
    const managed = assertDone<List<ManagedCampaign>>(await api.get(`/affiliate/manage?groupId=${own}`, { as: admin }));
    assert.equal(managed.total, 5);
    const drafts = await api.get(`/affiliate/manage?groupId=${own}&status=draft`, { as: admin });
    assert.equal(assertDone<List<ManagedCampaign>>(drafts).total, 1);
  });

  test('is listed as outstanding only when staff mark it so', async () => {
    const { _id } = await makeCampaign(api, admin, groupId, { title: 'Đáng chú ý' });
    const top = async (query = '') =>
      assertDone<{ data: CampaignCard[] }>(await api.get(`/affiliate/getTop${query}`)).data.map((card) => card._id);
    assert.equal((await top()).includes(_id), false);
    const set = (as: { token: string }, outstanding: boolean, id = _id) =>
      api.put(`/affiliate/${id}/outstanding`, { as, body: { outstanding } });
    assertProblem(await set(admin, true), 'forbidden');
    assertDone(await set(staff, true));
    assertProblem(await set(staff, true, ABSENT), 'not-found');
    assert.equal((await top()).includes(_id), true);
    assert.equal((await top('?outstanding=true')).includes(_id), true);
    assert.equal((await top('?sell=true')).includes(_id), false);
    // A change by the group keeps the mark of staff.
    const { version } = detailOf(await api.get(`/affiliate/manage/${_id}`, { as: admin }));
    assert.equal(detailOf(await update(_id, { version })).outstanding, true);
    assertDone(await set(staff, false));
    assert.equal((await top('?outstanding=true')).includes(_id), false);
    assertProblem(await api.get('/affiliate/getTop?sell=perhaps'), 'invalid', ['sell:invalid']);
  });
});

describe('joining a campaign', () => {
  test('gives a member one personal link, even in concurrent calls', async () => {
    const { _id } = await makeCampaign(api, admin, groupId);
    assert.equal(assertDone<{ data: Campaign }>(await get(_id, seller)).data.can.join, true);
    const joins = await Promise.all(Array.from({ length: 10 }, () => joinCampaign(api, seller, _id)));
    assert.equal(new Set(joins.map(({ code }) => code)).size, 1);
    assert.match(joins[0]?.code ?? '', /^[2-9a-hj-km-np-z]{8}$/);
    assert.equal(joins[0]?.url, `${api.config.publicUrl}/r/${joins[0]?.code}`);
    const { data } = assertDone<{ data: Campaign }>(await get(_id, seller));
    assert.deepEqual([data.mine?.code, data.can.join], [joins[0]?.code, false]);
    assert.equal(detailOf(await api.get(`/affiliate/manage/${_id}`, { as: admin })).participants, 1);
    assert.equal(assertDone<{ data: Campaign }>(await get(_id)).data.mine, null);
  });

  test('requires a verified member and a running or planned campaign', async () => {
    const join = (campaignId: string, as?: { token: string }) =>
      api.post('/affiliate/joinCampaign', { as, body: { campaignId } });
    const { _id } = await makeCampaign(api, admin, groupId);
    assertProblem(await join(_id), 'unauthenticated');
    assertProblem(await join(_id, unverified), 'account-unverified');
    assertProblem(await join(ABSENT, seller), 'not-found');
    assertProblem(await join('x', seller), 'invalid', ['campaignId:invalid']);
    const soon = await makeCampaign(api, admin, groupId, { from: '2026-04-01T00:00:00Z' });
    assertDone(await join(soon._id, seller));
    const hidden = await makeCampaign(api, admin, groupId, { status: 'draft' });
    assertProblem(await join(hidden._id, seller), 'not-found');
    assertProblem(await join(hidden._id, admin), 'wrong-state');
    assertDone(await status(_id, 'paused'));
    assertProblem(await join(_id, seller), 'wrong-state');
  });

  test('lists joined campaigns for the participant only', async () => {
    const own = await makeGroup(api, { admins: [admin] });
    const one = await makeCampaign(api, admin, own, { title: 'Một' });
    const two = await makeCampaign(api, admin, own, { title: 'Hai', type: 'event' });
    for (const { _id } of [two, one]) await joinCampaign(api, seller, _id);
    const { code } = await joinCampaign(api, seller, one._id);
    await followLink(api, code, { ip: '198.51.100.4' });
    const joined = async (query: string, as = seller) =>
      assertDone<List<JoinedCampaign>>(
        await api.get(`/affiliate/getListCampaignByMemberId?groupId=${own}${query}`, { as }),
      );
    const { data, total } = await joined('');
    assert.deepEqual([data.map(({ _id }) => _id), total, data[0]?.mine.clicks], [[one._id, two._id], 2, 1]);
    assert.deepEqual(
      (await joined('&type=event')).data.map(({ _id }) => _id),
      [two._id],
    );
    assertDone(await status(two._id, 'ended'));
    assert.deepEqual(
      (await joined('&filter[state]=ended')).data.map(({ _id }) => _id),
      [two._id],
    );
    assert.deepEqual(
      (await joined('&filter[state]=running&filter[q]=mot')).data.map(({ _id }) => _id),
      [one._id],
    );
    assert.equal((await joined('', admin)).total, 0);
    assertProblem(await api.get('/affiliate/getListCampaignByMemberId'), 'unauthenticated');
    assertProblem(await api.get('/affiliate/getListCampaignByMemberId?filter[state]=x', { as: seller }), 'invalid');
  });
});
