/** Verified members, friendships and messages through the API, for journeys that start later. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { anAddress, arrive, codeFor, expect, phone, type Person, type SignedIn, somebody } from './people.ts';

/** A member with a browser. */
export interface Talker extends Person, SignedIn {
  readonly page: Page;
}

const verify = async (request: APIRequestContext, { email }: Person): Promise<void> => {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress() };
  const send = (data: object) => request.post('/api/auth/registerOTPEmail', { headers, data });
  expect((await send({ email })).status()).toBe(200);
  const answer = await send({ email, otp: await codeFor(request, email) });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Makes a verified member with a browser. */
export const arriveTalking = async (browser: Browser, name: string, look: object = phone): Promise<Talker> => {
  const context = await browser.newContext({ ...look, locale: 'vi-VN' });
  const person = await arrive(context.request, somebody(name));
  await verify(context.request, person);
  return { ...person, page: await context.newPage() };
};

/** Makes a call as a member; returns its `data`. */
export const callAs = async <T = unknown>(
  { page }: Talker,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<T> => {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress(), 'idempotency-key': randomUUID() },
    ...(data && { data }),
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return ((await answer.json()) as { data: T }).data;
};

/** Makes two members friends. */
export const befriend = async (one: Talker, other: Talker): Promise<void> => {
  const pair = { from: one.memberId, to: other.memberId };
  await callAs(one, 'PUT', `/friend/addFriendsById/${one.memberId}`, pair);
  await callAs(other, 'PUT', `/friend/acceptFriendsById/${one.memberId}`, pair);
};

/** Sends a message to a member; returns its conversation. */
export const write = (from: Talker, to: Talker, detail: string): Promise<{ groupMessageId: string }> =>
  callAs(from, 'POST', '/messages', { receiver: to.memberId, detail });

/** Makes a person a member of a group, with a role. */
export const hire = async (owner: Talker, person: Talker, groupId: string, role = 'member'): Promise<void> => {
  await callAs(person, 'POST', '/members/createGroupMmeber', { groupId });
  const body = { groupId, action: 'accept', role };
  await callAs(owner, 'PUT', `/members/updateMemberStatusById/${person.memberId}`, body);
};
