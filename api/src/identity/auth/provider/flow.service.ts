import * as oauth from 'openid-client';
import * as z from 'zod';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import type { Context } from '../../../platform/context.ts';
import { defineSealedCookie } from '../../../platform/keys/sealed-cookie.ts';
import { FLOW_LIFE, type ProviderPerson } from './rules.ts';

/** A sign-in under way, stored in an encrypted cookie of this browser until the provider sends it back. */
const Flow = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** The account that gets the provider's person; absent for a sign-in. */
  connects: z.string().optional(),
});
export type Flow = z.output<typeof Flow>;

const begun = defineSealedCookie(Flow, { name: 'm4u_oauth', life: FLOW_LIFE, path: '/api/passport' });

/** How a provider is asked who somebody is. */
export interface Way {
  /** The provider's page where the reader agrees. */
  readonly authorize: (ctx: Context, flow: Flow) => Promise<URL>;
  /**
   * The person whom the provider confirms by its answer, which is the address that it sent the browser back to. Throws
   * when the answer is not genuine, or the reader did not agree.
   */
  readonly identify: (ctx: Context, flow: Flow, answer: URL) => Promise<ProviderPerson>;
}

/** Begins a flow in this browser; a later one replaces it. */
export const beginFlow = (
  ctx: Context,
  {
    provider,
    returnTo,
    connects,
  }: { readonly provider: string; readonly returnTo?: string | undefined; readonly connects?: string },
): Flow => {
  const flow = {
    provider,
    state: oauth.randomState(),
    verifier: oauth.randomPKCECodeVerifier(),
    nonce: oauth.randomNonce(),
    returnTo: safeReturnTo(returnTo),
    ...(connects !== undefined && { connects }),
  };
  ctx.setCookie(begun.format(ctx, flow));
  return flow;
};

/** Takes the flow of a provider out of this browser; undefined without one, and after ten minutes. */
export const takeFlow = (ctx: Context, provider: string): Flow | undefined => {
  const flow = begun.read(ctx);
  ctx.setCookie(begun.cleared);
  return flow?.provider === provider ? flow : undefined;
};
