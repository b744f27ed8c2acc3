import { createHash } from 'node:crypto';
import { MAXIMUM_TOKENS, SCIM_PREFIX } from '@m4u/contract/insight/companySignIn/rules';
import type { DirectoryToken } from '@m4u/contract/insight/companySignIn/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import * as queries from './token.queries.ts';

/** Random bytes of a token. */
const TOKEN_BYTES = 32;

/** The stored form of a token: its bytes are random, so no key is needed against trying. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Lists the tokens of a company that work, newest first; the caller has checked who asks. */
export const listTokens = async (ctx: Context, groupId: string): Promise<DirectoryToken[]> => {
  const rows = await queries.list(ctx.db, groupId);
  const personOf = await personLookup(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    _id: row.id,
    ending: row.ending,
    maker: personOf(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

/**
 * Makes a token for the directory of a company; its secret is in the answer and stored as a hash. Errors:
 * account-unverified, not-found, forbidden, second-factor-required, tokens-full, rate-limited.
 */
export const createToken = async (ctx: Context, groupId: string): Promise<DirectoryToken & { secret: string }> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('integrationsByMember', memberId);
  if ((await queries.list(ctx.db, groupId)).length >= MAXIMUM_TOKENS) fail('tokens-full');
  const secret = `${SCIM_PREFIX}${ctx.random.bytes(TOKEN_BYTES).toString('base64url')}`;
  const id = uuidv7();
  const ending = secret.slice(-4);
  await ctx.transaction(async (tx) => {
    await queries.insert(tx, {
      id,
      groupId,
      tokenHash: hashToken(secret),
      ending,
      createdBy: memberId,
      createdAt: ctx.clock.now(),
    });
    await ctx.audit.record(ctx, tx, {
      act: 'group.token-create',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { code: ending },
    });
  });
  const token = (await listTokens(ctx, groupId)).find(({ _id }) => _id === id) ?? fail('not-found');
  return { ...token, secret };
};

/**
 * Ends a token at once; one that has ended stays as it is. Errors: account-unverified, not-found, forbidden,
 * second-factor-required.
 */
export const revokeToken = async (ctx: Context, groupId: string, id: string): Promise<void> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  const { ending } = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await queries.revoke(tx, id, ctx.clock.now()))) return;
    await ctx.audit.record(ctx, tx, {
      act: 'group.token-revoke',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { code: ending },
    });
  });
};
