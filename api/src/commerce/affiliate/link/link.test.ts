import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { followLink, joinCampaign, makeCampaign, scanNow } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
const seller = await api.signUp('gioi-thieu@example.vn', { name: 'Người Giới Thiệu' });
const buyer = await api.signUp('nguoi-mua@example.vn', { name: 'Người Mua' });
const groupId = await makeGroup(api, { admins: [admin] });
const { _id: campaignId } = await makeCampaign(api, admin, groupId);
const { code, url } = await joinCampaign(api, seller, campaignId);

const readQr = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture).resize(800).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
};

const NOWHERE = '019a0000-0000-7000-8000-000000000000';

describe('QR code of a personal link', () => {
  const path = `/affiliate/${campaignId}/qr`;

  test('contains the link, as SVG and PNG', async () => {
    const svg = await api.get(path, { as: seller });
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    assert.equal(await readQr(svg.rawPayload), url);
    const png = await api.get(`${path}?format=png`, { as: seller });
    assert.equal(png.headers['content-type'], 'image/png');
    assert.equal((await sharp(png.rawPayload).metadata()).width, 1024);
    assert.equal(await readQr(png.rawPayload), url);
    assert.match(String(png.headers['cache-control']), /private/);
  });

  test('is available to participants in known formats only', async () => {
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(path, { as: admin }), 'not-found');
    assertProblem(await api.get(`/affiliate/${NOWHERE}/qr`, { as: seller }), 'not-found');
    assertProblem(await api.get(`${path}?format=gif`, { as: seller }), 'invalid', ['format:choice']);
    assertProblem(await api.get('/affiliate/x/qr', { as: seller }), 'invalid', ['id:invalid']);
  });
});

describe('daily figures of a personal link', () => {
  const path = `/affiliate/${campaignId}/days`;
  type Days = { data: { day: string; clicks: number; conversions: number }[] };
  const days = async () => assertDone<Days>(await api.get(path, { as: seller })).data;

  test('count clicks and conversions of the last thirty days', async () => {
    const before = await days();
    assert.equal(before.length, 30);
    assert.ok(before.every(({ clicks, conversions }) => clicks === 0 && conversions === 0));
    assert.deepEqual(
      before.map(({ day }) => day),
      before.map(({ day }) => day).toSorted(),
    );
    await followLink(api, code);
    await followLink(api, code, { as: buyer });
    assertDone(await sellerCalls(api, admin, groupId).invoice(buyer.memberId));
    await scanNow(api);
    const after = await days();
    assert.deepEqual(after.at(-1), { day: before.at(-1)?.day, clicks: 2, conversions: 1 });
    assert.ok(after.slice(0, -1).every(({ clicks, conversions }) => clicks === 0 && conversions === 0));
  });

  test('are visible to participants only', async () => {
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(path, { as: buyer }), 'not-found');
    assertProblem(await api.get('/affiliate/x/days', { as: seller }), 'invalid', ['id:invalid']);
  });
});
