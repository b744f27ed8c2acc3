import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MemberView } from '@m4u/contract/profile/member';
import { assertDone } from '../testing/answers.ts';
import { startTestApi } from '../testing/api.ts';
import { members } from '../profile/member/tables.ts';
import { demoAccounts, lockDemo, seedDemo } from './seed.ts';

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

test('where the demo is not wanted, its accounts and pages are locked, and nobody else’s', async () => {
  const member = await api.signUp('khach@m4u.example');
  const [account] = demoAccounts;
  assert.ok(account);
  const signIn = () => api.post('/auth/login', { body: { email: account.email, password: account.password } });
  const session = assertDone<{ memberId: string; accessToken: string }>(await signIn());
  const seen = () => api.get(`/members/getMemberIdView/${session.memberId}`);

  await lockDemo(api.api, true);
  assert.equal((await signIn()).json<{ code: string }>().code, 'account-locked');
  assert.equal((await api.get('/auth/profile', { as: { token: session.accessToken } })).statusCode, 401);
  assert.equal((await seen()).json<{ data: MemberView }>().data.locked, true);
  assertDone(await api.get('/auth/profile', { as: member }));

  await lockDemo(api.api, false);
  assertDone(await signIn());
  assert.equal((await seen()).json<{ data: MemberView }>().data.locked, false);
});
