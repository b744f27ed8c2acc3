import { test } from 'node:test';
import type { Post } from '@m4u/contract/content/post';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi({ realLimits: true });

test('a writer acts 20 times an hour in a group', async () => {
  const member = await api.signUp('member@example.vn');
  const [groupId, elsewhere] = [
    await makeGroup(api, { members: [member] }),
    await makeGroup(api, { members: [member] }),
  ];
  const body = { title: 'Mẻ gốm', content: '<p>Lò vừa mở.</p>', groupId };
  const { _id } = assertDone<{ data: Post }>(await api.post('/members/insertBlog', { as: member, body })).data;
  const act = async (name: string) =>
    void assertDone(await api.put(`/content/place/${_id}`, { as: member, body: { act: name } }));
  const change = (fields: object) => api.put(`/members/updateBlogById/${_id}`, { as: member, body: fields });
  for (let round = 0; round < 9; round += 1) {
    await act('withdraw');
    await act('ask');
  }
  assertDone(await change({ groupId: '' }));
  assertProblem(await change({ groupId }), 'rate-limited');
  // A change that moves nothing, and another group, are not counted.
  assertDone(await change({ groupId: '', title: 'Tên mới' }));
  assertDone(await change({ groupId: elsewhere }));
});
