import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MemberView } from '@m4u/contract/profile/member';
import { assertDone } from '../testing/answers.ts';
import { startTestApi } from '../testing/api.ts';
import { members } from '../profile/member/tables.ts';
import { demoAccounts, seedDemo } from './seed.ts';

const api = await startTestApi();

test('the demo content loads once, and its accounts sign in to pages worth looking at', async () => {
  await seedDemo(api.api);
  const loaded = await api.api.platform.db.$count(members);
  assert.ok(loaded >= 12);
  await seedDemo(api.api);
  assert.equal(await api.api.platform.db.$count(members), loaded);
  for (const { email, password } of demoAccounts) {
    const session = assertDone<{ memberId: string }>(await api.post('/auth/login', { body: { email, password } }));
    const page = assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${session.memberId}`)).data;
    assert.ok(page.portrait && page.background && page.urlMinify && page.aboutMe && page.links.length === 5);
    assert.equal((await api.get(page.portrait.src.slice('/api'.length))).statusCode, 200);
  }
});
