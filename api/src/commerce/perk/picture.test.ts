import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupVoucher, ManagedPerk, PerkShelf, Voucher } from '@m4u/contract/commerce/perk/schema';
import { eq } from '../../platform/database/orm.ts';
import { groups } from '../../profile/group/tables.ts';
import { makePerk, takePerk } from '../../testing/factories/perks.ts';
import { setPoints } from '../../testing/factories/points.ts';
import { makeGroup, uploadPicture } from '../../testing/factories/profiles.ts';
import { photo } from '../../testing/files/pictures.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const [an, binh] = [await api.signUp('an@gom.example'), await api.signUp('binh@gom.example')];
const groupId = await makeGroup(api, { admins: [admin] });
const send = async (as: TestMember) => uploadPicture(api, as, await photo(40, 30).png().toBuffer());
const ABSENT = '019a0000-0000-7000-8000-000000000000';

test('a perk has a picture of its admin, which is changed and removed', async () => {
  const [own, next, foreign] = [await send(admin), await send(admin), await send(an)];
  for (const picture of [foreign._id, ABSENT, 'x'])
    assertProblem(
      await api.post('/perks', { as: admin, body: { groupId, name: 'Ly', points: 1, picture } }),
      'invalid',
      ['picture:picture'],
    );
  const perk = await makePerk(api, admin, groupId, { picture: own._id });
  assert.deepEqual([perk.picture?._id, perk.picture?.width, perk.picture?.height], [own._id, 40, 30]);
  const change = async (body: object) =>
    assertDone<{ data: ManagedPerk }>(await api.put(`/perks/${perk._id}`, { as: admin, body })).data.picture?._id;
  // Fields that are left out stay.
  assert.equal(await change({ keepDays: 7 }), own._id);
  assert.equal(await change({ picture: next._id }), next._id);
  assertProblem(await api.put(`/perks/${perk._id}`, { as: admin, body: { picture: foreign._id } }), 'invalid', [
    'picture:picture',
  ]);
  assert.equal(await change({ picture: '' }), undefined);
});

test('members see the picture on the shelf and on vouchers, others do not', async () => {
  const picture = await send(admin);
  const perk = await makePerk(api, admin, groupId, { picture: picture._id });
  const open = async (as?: TestMember) =>
    (await api.get(picture.src.replace(/^\/api/, ''), as ? { as } : {})).statusCode;
  const shelf = assertDone<{ data: PerkShelf }>(await api.get(`/perks?groupId=${groupId}`, { as: an })).data;
  assert.equal(shelf.perks.find(({ _id }) => _id === perk._id)?.picture?._id, picture._id);
  assert.deepEqual([await open(an), await open(binh), await open()], [200, 200, 404]);

  await setPoints(api, groupId, an.memberId, 10);
  const { code } = await takePerk(api, an, perk._id);
  assertDone(await api.put(`/perks/${perk._id}`, { as: admin, body: { isArchived: true } }));
  // Archived: for the admins, and for those who have a voucher.
  assert.deepEqual([await open(an), await open(binh), await open(admin)], [200, 404, 200]);
  const own = assertDone<{ data: Voucher[] }>(await api.get('/perks/vouchers', { as: an })).data;
  assert.equal(own[0]?.perk.picture?._id, picture._id);
  const atCounter = await api.get(`/perks/codes/${code}`, { as: admin });
  assert.equal(assertDone<{ data: GroupVoucher }>(atCounter).data.perk.picture?._id, picture._id);

  const other = await send(admin);
  await makePerk(api, admin, groupId, { picture: other._id });
  await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
  assert.equal((await api.get(other.src.replace(/^\/api/, ''), { as: binh })).statusCode, 404);
});
