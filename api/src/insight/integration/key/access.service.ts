import { MINUTE } from '@m4u/contract/durations';
import { findKeyCall, type KeyCall } from '@m4u/contract/insight/integration/calls';
import { findActor } from '../../../identity/auth/standing.reads.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { get as getContact } from '../../../social/contact/service.ts';
import { get as getOrder } from '../../../commerce/order/list.service.ts';
import { get as getCheckIn } from '../../../event/checkIn/service.ts';
import * as queries from './queries.ts';
import { hashKey, stateOf } from './rules.ts';

/**
 * Resolves a key to its actor: the admin who made it, without a session, limited to the key's group and scopes. Errors:
 * key-invalid (unknown, expired, revoked, or its maker no longer administers the group or may not sign in),
 * rate-limited.
 */
export const authenticateKey = async (platform: Platform, token: string): Promise<MemberActor> => {
  const { db, clock, limits } = platform;
  const now = clock.now();
  const key = await queries.findByHash(db, hashKey(token));
  if (!key || stateOf(key, now) !== 'active') return fail('key-invalid');
  const maker = (await findActor(db, key.createdBy)) ?? fail('key-invalid');
  await limits.consume('callsByKey', key.id);
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= MINUTE)
    await queries.touch(db, key.id, now);
  const { id, name, groupId, scopes } = key;
  return { ...maker, key: { id, name, groupId, scopes } };
};

/** The text at a path such as `query.filter.groupId`; undefined where there is none. */
const readPath = (input: unknown, path: string): string | undefined => {
  let value = input;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
};

/** Find the group of each kind of row, if the key's maker may see the row. Errors: not-found. */
const groupOf: Readonly<
  Record<KeyCall['of'], (ctx: Context, id: string) => string | undefined | Promise<string | undefined>>
> = {
  group: (_ctx, id) => id,
  contact: async (ctx, id) => (await getContact(ctx, id)).owner.id,
  order: async (ctx, id) => (await getOrder(ctx, id)).groupId,
  checkIn: async (ctx, id) => (await getCheckIn(ctx, id)).group?._id,
};

/**
 * Requires that a call with a key is about the key's group; other callers pass. The key's maker may administer other
 * groups too, which the key must not reach. Errors: key-scope, not-found.
 */
export const requireKeyGroup = async (ctx: Context, name: string, input: unknown): Promise<void> => {
  if (ctx.actor.kind !== 'member' || !ctx.actor.key) return;
  const { at, of } = findKeyCall(name) ?? fail('key-scope');
  const id = readPath(input, at) ?? fail('not-found');
  if ((await groupOf[of](ctx, id)) !== ctx.actor.key.groupId) fail('not-found');
};
