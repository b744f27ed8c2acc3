import type { Paging } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import { MAXIMUM_KEYS } from '@m4u/contract/insight/integration/rules';
import type { ApiKey, ApiKeyDraft } from '@m4u/contract/insight/integration/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import * as queries from './queries.ts';
import { hashKey, KEY_BYTES, stateOf, toKey } from './rules.ts';

const toApiKeys = async (ctx: Context, rows: readonly queries.KeyRow[]): Promise<ApiKey[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    ending: row.ending,
    scopes: row.scopes,
    state: stateOf(row, ctx.clock.now()),
    maker: personOf(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

const loadApiKey = async (ctx: Context, groupId: string, id: string): Promise<ApiKey> => {
  const row = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  return (await toApiKeys(ctx, [row]))[0] ?? fail('not-found');
};

/** Lists the keys of a group, newest first. Errors: not-found, forbidden. */
export const listKeys = async (
  ctx: Context,
  groupId: string,
  paging: Paging,
): Promise<{ data: ApiKey[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, toSlice(paging));
  return { data: await toApiKeys(ctx, rows), total };
};

/**
 * Creates a key that acts for the caller within the group. The answer contains the key, of which only a hash is stored.
 * Errors:
 * account-unverified, not-found, forbidden, second-factor-required, integrations-full, rate-limited.
 */
export const createKey = async (
  ctx: Context,
  groupId: string,
  { name, scopes, days }: ApiKeyDraft,
): Promise<ApiKey & { secret: string }> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  requireRecentFactor(ctx);
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('integrationsByMember', memberId);
  const now = ctx.clock.now();
  if ((await queries.countUsable(ctx.db, groupId, now)) >= MAXIMUM_KEYS) fail('integrations-full');
  const secret = toKey(ctx.random.bytes(KEY_BYTES));
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    await queries.insert(tx, {
      id,
      groupId,
      name,
      scopes,
      tokenHash: hashKey(secret),
      ending: secret.slice(-4),
      createdBy: memberId,
      createdAt: now,
      expiresAt: days === '0' ? null : new Date(now.getTime() + Number(days) * DAY),
    });
    await ctx.audit.record(ctx, tx, {
      act: 'group.key-create',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { name, scopes: scopes.join(', ') },
    });
  });
  return { ...(await loadApiKey(ctx, groupId, id)), secret };
};

/**
 * Revokes a key at once; a revoked one stays as it is. Errors: account-unverified, not-found, forbidden,
 * second-factor-required.
 */
export const revokeKey = async (ctx: Context, groupId: string, id: string): Promise<ApiKey> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { name } = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await queries.revoke(tx, id, ctx.clock.now()))) return;
    await ctx.audit.record(ctx, tx, {
      act: 'group.key-revoke',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { name },
    });
  });
  return loadApiKey(ctx, groupId, id);
};
