import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { defineSealedCookie } from './sealed-cookie.ts';

const MINUTE = 60_000;
const schema = z.object({ account: z.string() });
const first = defineSealedCookie(schema, { name: 'first', life: MINUTE });
const dataKey = randomBytes(32);
let now = 0;

/** The caller's context, with the cookies of its browser. */
const browser = (cookies: Readonly<Record<string, string | undefined>>) =>
  ({
    clock: { now: () => new Date(now) },
    secrets: { dataKey },
    request: { cookie: (name: string) => cookies[name] },
  }) as unknown as Context;
const valueOf = (header: string) => decodeURIComponent(/=([^;]*)/.exec(header)?.[1] ?? '');

test('a sealed cookie keeps a state for its life, and hides it', () => {
  const header = first.format(browser({}), { account: 'an' });
  assert.match(header, /; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  assert.doesNotMatch(valueOf(header), /account/);
  const ctx = browser({ first: valueOf(header) });
  now += MINUTE;
  assert.deepEqual(first.read(ctx), { account: 'an' });
  now += 1;
  assert.equal(first.read(ctx), undefined);
});

test('a sealed cookie is not read when it is absent, altered, or another one’s', () => {
  const value = valueOf(first.format(browser({}), { account: 'an' }));
  const other = defineSealedCookie(schema, { name: 'other', life: MINUTE });
  for (const cookies of [{}, { first: '' }, { first: value.slice(4) }, { first: value.toLowerCase() }])
    assert.equal(first.read(browser(cookies)), undefined);
  assert.equal(other.read(browser({ other: value })), undefined);
});

test('a cleared sealed cookie ends at once', () => {
  assert.match(first.cleared, /^first=; Max-Age=0; Path=\//);
});
