import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { makeCards } from '../../../testing/factories/cards.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);

test('prints a sheet of five hundred cards while the server answers others', async () => {
  const { batch, cards } = await makeCards(api, staff, 500);
  const sheet = { isDone: false };
  const printing = api
    .get(`/cards/batches/${batch._id}/sheet`, { as: staff })
    .finally(() => Object.assign(sheet, { isDone: true }));
  let answered = 0;
  for (; !sheet.isDone; answered += 1) assertDone(await api.get(`/users/checkExist/${cards[0]?.id}`));
  const answer = await printing;
  assert.equal(answer.statusCode, 200, answer.body);
  assert.ok(answered > 50, `${answered} answers meanwhile`);
});
