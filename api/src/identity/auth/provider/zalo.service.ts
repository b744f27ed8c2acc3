import { createHmac } from 'node:crypto';
import { line } from '@m4u/contract/common';
import * as oauth from 'openid-client';
import * as z from 'zod';
import { SECOND } from '@m4u/contract/durations';
import { isSame } from '../../../platform/keys/crypto.ts';
import type { ZaloProvider } from '../../../platform/sign-in-config.ts';
import type { Way } from './flow.service.ts';
import { callbackPath } from './rules.ts';

const TIMEOUT = 10 * SECOND;

// Zalo answers errors with status 200 too, as `error` with a number other than 0.
const Token = z.object({ access_token: z.string().min(1) });
const Person = z.object({ id: line(100, 1), name: z.string().optional(), error: z.literal(0).optional() });

const readAnswer = async (request: Promise<Response>): Promise<unknown> => {
  const response = await request;
  if (!response.ok) throw new Error(`Zalo answered ${response.status}`);
  return response.json();
};

const fetchToken = async (provider: ZaloProvider, code: string, verifier: string): Promise<string> => {
  const answer = fetch(provider.tokenUrl, {
    method: 'POST',
    headers: { secret_key: provider.appSecret },
    body: new URLSearchParams({
      code,
      app_id: provider.appId,
      grant_type: 'authorization_code',
      code_verifier: verifier,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return Token.parse(await readAnswer(answer)).access_token;
};

const fetchPerson = async ({ profileUrl, appSecret }: ZaloProvider, token: string) => {
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const headers = { access_token: token, appsecret_proof: proof };
  const answer = fetch(profileUrl, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  return Person.parse(await readAnswer(answer));
};

/** Zalo: its own form of OAuth (version 4) with state, PKCE and `appsecret_proof`; it tells no address. */
export const zalo = (provider: ZaloProvider): Way => ({
  authorize: async (ctx, { state, verifier }) => {
    const address = new URL(provider.authorizeUrl);
    address.searchParams.set('app_id', provider.appId);
    address.searchParams.set('redirect_uri', ctx.config.publicUrl + callbackPath(provider.id));
    address.searchParams.set('state', state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(verifier));
    return address;
  },
  identify: async (_ctx, { state, verifier }, { searchParams }) => {
    const code = searchParams.get('code');
    if (code === null || !isSame(searchParams.get('state') ?? '', state)) throw new Error('Zalo confirmed nobody');
    const { id, name } = await fetchPerson(provider, await fetchToken(provider, code, verifier));
    return { provider: provider.id, subject: id, name, email: undefined };
  },
});
