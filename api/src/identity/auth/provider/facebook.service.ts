import { line } from '@m4u/contract/common';
import * as oauth from 'openid-client';
import * as z from 'zod';
import type { FacebookProvider } from '../../../platform/sign-in-config.ts';
import type { Way } from './flow.service.ts';
import { callbackPath, isLoopback } from './rules.ts';

const Person = z.object({ id: line(100, 1), name: z.string().optional(), email: z.string().optional() });

const createClient = (provider: FacebookProvider): oauth.Configuration => {
  const server = {
    issuer: provider.issuer,
    authorization_endpoint: provider.authorizeUrl,
    token_endpoint: provider.tokenUrl,
  };
  const secret = oauth.ClientSecretPost(provider.appSecret);
  const client = new oauth.Configuration(server, provider.appId, undefined, secret);
  if (isLoopback(provider.tokenUrl)) oauth.allowInsecureRequests(client);
  return client;
};

/** Facebook: OAuth 2 with state and PKCE, without an ID token. */
export const facebook = (provider: FacebookProvider): Way => ({
  authorize: async (ctx, { state, verifier }) =>
    oauth.buildAuthorizationUrl(createClient(provider), {
      redirect_uri: ctx.config.publicUrl + callbackPath(provider.id),
      scope: 'public_profile,email',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  identify: async (_ctx, { state, verifier }, answer) => {
    const client = createClient(provider);
    const tokens = await oauth.authorizationCodeGrant(client, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    const profile = new URL(provider.profileUrl);
    const response = await oauth.fetchProtectedResource(client, tokens.access_token, profile, 'GET');
    const { id, name, email } = Person.parse(await response.json());
    return { provider: provider.id, subject: id, name, email };
  },
});
