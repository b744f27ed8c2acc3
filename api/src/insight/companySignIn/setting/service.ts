import { isDeepStrictEqual } from 'node:util';
import type { CompanyProvider, CompanySignIn, ProviderDraft } from '@m4u/contract/insight/companySignIn/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { isAllowedUrl } from '../../integration/webhook/guard.service.ts';
import { applyAll } from '../directory/service.ts';
import { listDomains } from '../domain/service.ts';
import { callbackPath, foldName } from '../rules.ts';
import { SCIM_PATH } from '../scim/rules.ts';
import { listTokens } from '../scim/token.service.ts';
import { requireGroupOwner, requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import * as queries from './queries.ts';
import { sealSecret } from './secret.service.ts';

const toProvider = ({ issuer, clientId, groupsClaim, mappings, isRequired, updatedAt }: queries.ProviderRow) =>
  ({
    issuer,
    clientId,
    groupsClaim,
    mappings,
    isRequired,
    updatedAt: updatedAt.toISOString(),
  }) satisfies CompanyProvider;

/** Everything about a company's sign-in. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string): Promise<CompanySignIn> => {
  await requireGroupOwner(ctx, groupId);
  const provider = await queries.find(ctx.db, groupId);
  return {
    provider: provider ? toProvider(provider) : null,
    domains: await listDomains(ctx, groupId),
    tokens: await listTokens(ctx, groupId),
    redirectUri: ctx.config.publicUrl + callbackPath(groupId),
    scimUrl: ctx.config.publicUrl + SCIM_PATH,
    directory: await queries.countDirectory(ctx.db, groupId),
  };
};

/** A mapping names each group once; the first line counts. */
const distinct = (mappings: ProviderDraft['mappings']): ProviderDraft['mappings'] =>
  mappings.filter(({ group }, at) => mappings.findIndex((other) => foldName(other.group) === foldName(group)) === at);

/**
 * Saves the provider of a company; changed mappings act at once. A secret that was saved for another issuer or client is
 * not sent to a new one.
 * Errors: account-unverified, not-found, forbidden, second-factor-required, invalid, rate-limited.
 */
export const saveProvider = async (
  ctx: Context,
  groupId: string,
  { clientSecret, issuer, clientId, mappings, ...draft }: ProviderDraft,
): Promise<CompanyProvider> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('integrationsByMember', memberId);
  if (!isAllowedUrl(issuer, ctx.config.webhooksToLoopback)) failField('issuer', 'public-https');
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    const former = await queries.find(tx, groupId);
    const isSame = former?.issuer === issuer && former.clientId === clientId;
    if (clientSecret === undefined && !isSame) failField('clientSecret', 'required');
    await queries.save(tx, {
      groupId,
      issuer,
      clientId,
      clientSecret: clientSecret === undefined ? (former?.clientSecret ?? '') : sealSecret(ctx, groupId, clientSecret),
      mappings: distinct(mappings),
      ...draft,
      createdAt: now,
      updatedAt: now,
    });
    // Without mappings roles stay as they are.
    if (former && !isDeepStrictEqual(former.mappings, distinct(mappings)))
      await applyAll(ctx, tx, groupId, { by: memberId, via: 'SSO' });
    await ctx.audit.record(ctx, tx, {
      act: 'group.sign-in-save',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { url: issuer },
    });
  });
  return toProvider((await queries.find(ctx.db, groupId)) ?? fail('not-found'));
};

/**
 * Ends signing in by the company's provider; who is a member stays one. Errors: account-unverified, not-found, forbidden,
 * second-factor-required.
 */
export const removeProvider = async (ctx: Context, groupId: string): Promise<void> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await queries.remove(tx, groupId))) return;
    await ctx.audit.record(ctx, tx, {
      act: 'group.sign-in-remove',
      target: { kind: 'group', id: groupId, name: group.name },
    });
  });
};
