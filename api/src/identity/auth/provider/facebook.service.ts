import { line } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { stringifySetCookie } from 'cookie';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import * as oauth from 'openid-client';
import * as z from 'zod';
import type { FacebookConfig } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';
import { createWaitingCookie, isFactorDue } from '../factor/waiting.service.ts';
import { endFormerSession, findFormerSession } from '../session/former.service.ts';
import * as identities from './linkedAccount.service.ts';
import * as sessions from '../session/service.ts';

const COOKIE = 'm4u_oauth';
const COOKIE_PATH = '/api/passport';
const COOKIE_SECONDS = 10 * 60;
const CALLBACK = '/api/passport/auth/facebook/callback';
const SEALED_FOR = 'facebook.flow';

/** State of a sign-in, stored in an encrypted cookie of this browser until Facebook redirects back. */
const Flow = z.object({ state: z.string(), verifier: z.string(), returnTo: z.string(), startedAt: z.number() });

const Person = z.object({ id: line(100, 1), name: z.string().optional(), email: z.string().optional() });

const requireConfig = (ctx: Context): FacebookConfig => ctx.config.facebook ?? fail('provider-not-configured');

/** Whether Facebook sign-in is configured. */
export const isConfigured = (ctx: Context): boolean => ctx.config.facebook !== undefined;

const createClient = (config: FacebookConfig): oauth.Configuration => {
  const server = {
    issuer: config.issuer,
    authorization_endpoint: config.authorizeUrl,
    token_endpoint: config.tokenUrl,
  };
  const client = new oauth.Configuration(server, config.appId, undefined, oauth.ClientSecretPost(config.appSecret));
  // Plain HTTP only for a provider on this machine.
  if (/^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(config.tokenUrl)) oauth.allowInsecureRequests(client);
  return client;
};

const flowCookie = (value: string, maxAge: number) =>
  stringifySetCookie({
    name: COOKIE,
    value,
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    maxAge,
  });

/**
 * Redirects the reader to Facebook with state and PKCE (docs/rules/auth.md#facebook). Errors: provider-not-configured.
 */
export const start = async (ctx: Context, returnTo: string | undefined): Promise<FileAnswer> => {
  const client = createClient(requireConfig(ctx));
  // An embedded picture on a page would complete the flow and sign in the page's reader.
  if (ctx.request.isFetched) return { location: '/login' };
  const verifier = oauth.randomPKCECodeVerifier();
  const flow = {
    state: oauth.randomState(),
    verifier,
    returnTo: safeReturnTo(returnTo),
    startedAt: ctx.clock.now().getTime(),
  };
  const address = oauth.buildAuthorizationUrl(client, {
    redirect_uri: ctx.config.publicUrl + CALLBACK,
    scope: 'public_profile,email',
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  ctx.setCookie(flowCookie(seal(JSON.stringify(flow), ctx.secrets.dataKey, SEALED_FOR), COOKIE_SECONDS));
  return { location: address.href };
};

const readFlow = (ctx: Context): z.output<typeof Flow> | undefined => {
  try {
    const flow = Flow.parse(JSON.parse(unseal(ctx.request.cookie(COOKIE) ?? '', ctx.secrets.dataKey, SEALED_FOR)));
    return ctx.clock.now().getTime() - flow.startedAt <= COOKIE_SECONDS * 1_000 ? flow : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the person whom Facebook confirms; undefined when the flow was cancelled or tampered with. */
const fetchPerson = async (
  ctx: Context,
  config: FacebookConfig,
  flow: z.output<typeof Flow>,
  query: Record<string, unknown>,
) => {
  const client = createClient(config);
  const address = new URL(ctx.config.publicUrl + CALLBACK);
  for (const name of ['code', 'state', 'error'])
    if (typeof query[name] === 'string') address.searchParams.set(name, query[name]);
  try {
    const tokens = await oauth.authorizationCodeGrant(client, address, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
    });
    const answer = await oauth.fetchProtectedResource(client, tokens.access_token, new URL(config.profileUrl), 'GET');
    return Person.parse(await answer.json());
  } catch (error) {
    ctx.log.warn({ err: error }, 'signing in with Facebook failed');
    return undefined;
  }
};

/**
 * Completes the flow: opens a session and redirects back, or to the sign-in screen with the error. A reader who is
 * signed in to another account stays so: the sign-in screen offers Facebook to visitors only.
 */
export const finish = async (ctx: Context, query: Record<string, unknown>): Promise<FileAnswer> => {
  const config = requireConfig(ctx);
  const flow = readFlow(ctx);
  ctx.setCookie(flowCookie('', 0));
  const person = flow && !ctx.request.isFetched ? await fetchPerson(ctx, config, flow, query) : undefined;
  if (!flow || !person) return { location: '/login?problem=provider' };
  const { id, email, name } = person;
  const outcome = await ctx.transaction(async (tx) => {
    // Facebook's addresses do not open an existing account: its owner signs in by password.
    const account = await identities.findOrCreateLinkedAccount(
      ctx,
      tx,
      { provider: 'facebook', subject: id, email, name },
      { linkByEmail: false },
    );
    if (!account) return 'taken';
    if (account.lockedBy) return 'locked';
    if (account.leavingAt) return 'leaving';
    const former = await findFormerSession(ctx, tx);
    if (former && former.accountId !== account.id) return 'other';
    if (isFactorDue(ctx, account)) {
      ctx.setCookie(createWaitingCookie(ctx, account));
      return 'factor';
    }
    await sessions.openSession(ctx, tx, account);
    await endFormerSession(ctx, tx);
    return 'open';
  });
  if (outcome === 'other') return { location: '/' };
  if (outcome === 'factor') return { location: `/login/code?returnTo=${encodeURIComponent(flow.returnTo)}` };
  return { location: outcome === 'open' ? flow.returnTo : `/login?problem=${outcome}` };
};
