import type { TrialOutcome } from '@m4u/contract/insight/companySignIn/rules';
import type { Trial } from '@m4u/contract/insight/companySignIn/schema';
import type { AttemptFault } from '@m4u/contract/insight/integration/rules';
import * as z from 'zod';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { SendFault } from '../../integration/webhook/guard.service.ts';
import { requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import * as settings from '../setting/queries.ts';
import { fetchGuarded } from './fetch.service.ts';
import { isSafePage, isSameIssuer } from './rules.ts';

const Page = z.url({ protocol: /^https?$/ });
const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: Page,
  token_endpoint: Page,
  jwks_uri: Page,
  response_types_supported: z.array(z.string()).optional(),
});

const faults: Readonly<Record<AttemptFault, TrialOutcome>> = {
  address: 'private-address',
  name: 'unknown-name',
  connection: 'unreachable',
  certificate: 'certificate',
  timeout: 'unreachable',
};

/** Paths with one slash at most between them, as the standard joins them. */
const documentOf = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

const judge = (ctx: Context, issuer: string, text: unknown): TrialOutcome => {
  const document = Document.safeParse(text).data;
  if (!document) return 'no-document';
  if (!isSameIssuer(document.issuer, issuer)) return 'wrong-issuer';
  if (!isSafePage(new URL(document.authorization_endpoint), ctx.config.webhooksToLoopback)) return 'not-https';
  const ways = document.response_types_supported;
  return ways === undefined || ways.includes('code') ? 'works' : 'no-code-flow';
};

/**
 * Reads the discovery document of the saved provider, and says what is wrong with it. Errors: account-unverified,
 * not-found, forbidden, company-incomplete, rate-limited.
 */
export const tryProvider = async (ctx: Context, groupId: string): Promise<Trial> => {
  await requireVerifiedGroupOwner(ctx, groupId);
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  const { issuer } = (await settings.find(ctx.db, groupId)) ?? fail('company-incomplete');
  if (!isSafePage(new URL(issuer), ctx.config.webhooksToLoopback)) return { outcome: 'not-https', issuer };
  try {
    const answer = await fetchGuarded(ctx, documentOf(issuer), { headers: { accept: 'application/json' } });
    if (!answer.ok) return { outcome: 'no-document', issuer };
    const text: unknown = await answer.json().catch(() => undefined);
    return { outcome: judge(ctx, issuer, text), issuer };
  } catch (error) {
    if (error instanceof SendFault) return { outcome: faults[error.fault], issuer };
    throw error;
  }
};
