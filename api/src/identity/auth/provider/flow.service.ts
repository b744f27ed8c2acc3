import { SECOND } from '@m4u/contract/durations';
import { stringifySetCookie } from 'cookie';
import * as oauth from 'openid-client';
import * as z from 'zod';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';
import { FLOW_LIFE, type ProviderPerson } from './rules.ts';

const COOKIE = 'm4u_oauth';
const SEALED_FOR = 'provider.flow';

/** A sign-in under way, stored in an encrypted cookie of this browser until the provider sends it back. */
const Flow = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
  /** The account that gets the provider's person; absent for a sign-in. */
  connects: z.string().optional(),
});
export type Flow = z.output<typeof Flow>;

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

const setFlowCookie = (ctx: Context, value: string, maxAge: number): void =>
  ctx.setCookie(
    stringifySetCookie({
      name: COOKIE,
      value,
      path: '/api/passport',
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      maxAge,
    }),
  );

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
    startedAt: ctx.clock.now().getTime(),
    ...(connects !== undefined && { connects }),
  };
  setFlowCookie(ctx, seal(JSON.stringify(flow), ctx.secrets.dataKey, SEALED_FOR), FLOW_LIFE / SECOND);
  return flow;
};

/** Takes the flow of a provider out of this browser; undefined without one, and after ten minutes. */
export const takeFlow = (ctx: Context, provider: string): Flow | undefined => {
  const sealed = ctx.request.cookie(COOKIE) ?? '';
  setFlowCookie(ctx, '', 0);
  try {
    const flow = Flow.parse(JSON.parse(unseal(sealed, ctx.secrets.dataKey, SEALED_FOR)));
    const isDue = flow.provider === provider && ctx.clock.now().getTime() - flow.startedAt <= FLOW_LIFE;
    return isDue ? flow : undefined;
  } catch {
    return undefined;
  }
};
