import { HOUR } from '@m4u/contract/durations';
import { importPKCS8, SignJWT } from 'jose';
import * as oauth from 'openid-client';
import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { OpenIdProvider } from '../../../platform/sign-in-config.ts';
import type { Way } from './flow.service.ts';
import { callbackPath, isLoopback } from './rules.ts';

/** Milliseconds for which a provider's discovery document is kept. */
const DISCOVERY_LIFE = HOUR;

/** Seconds for which the secret that we sign for Apple is valid; longer than the discovery document is kept. */
const SIGNED_SECRET_SECONDS = 2 * 60 * 60;

// Apple writes the flag as a text.
const Verified = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const Claims = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: Verified.optional().catch(undefined),
});

const readSecret = async ({ secret, clientId, issuer }: OpenIdProvider): Promise<string> => {
  if ('text' in secret) return secret.text;
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .setIssuer(secret.teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${SIGNED_SECRET_SECONDS}s`)
    .sign(await importPKCS8(secret.privateKey, 'ES256'));
};

const discover = async (provider: OpenIdProvider): Promise<oauth.Configuration> =>
  oauth.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    oauth.ClientSecretPost(await readSecret(provider)),
    isLoopback(provider.issuer) ? { execute: [oauth.allowInsecureRequests] } : undefined,
  );

interface KeptClient {
  readonly client: Promise<oauth.Configuration>;
  readonly since: number;
}

const kept = new WeakMap<OpenIdProvider, KeptClient>();

/** The client of a provider; its discovery document is read once an hour, and again after a failure. */
const clientOf = ({ clock }: Context, provider: OpenIdProvider): Promise<oauth.Configuration> => {
  const now = clock.now().getTime();
  const found = kept.get(provider);
  if (found && now - found.since < DISCOVERY_LIFE) return found.client;
  const client = discover(provider);
  kept.set(provider, { client, since: now });
  client.catch(() => kept.delete(provider));
  return client;
};

/** The claims of the ID token, completed by those of the provider's page about the person where the address lacks. */
const readClaims = async (
  client: oauth.Configuration,
  tokens: oauth.TokenEndpointResponseHelpers & oauth.TokenEndpointResponse,
) => {
  const token = tokens.claims();
  if (!token) throw new Error('The provider sent no ID token');
  if (token['email'] !== undefined || client.serverMetadata().userinfo_endpoint === undefined) return token;
  return { ...(await oauth.fetchUserInfo(client, tokens.access_token, token.sub)), ...token };
};

/** Any OpenID Connect provider: code flow with state, PKCE and nonce. */
export const openid = (provider: OpenIdProvider): Way => ({
  authorize: async (ctx, { state, nonce, verifier }) =>
    oauth.buildAuthorizationUrl(await clientOf(ctx, provider), {
      redirect_uri: ctx.config.publicUrl + callbackPath(provider.id),
      scope: provider.scope,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(provider.answersByForm && { response_mode: 'form_post' }),
    }),
  identify: async (ctx, { state, nonce, verifier }, answer) => {
    const client = await clientOf(ctx, provider);
    const tokens = await oauth.authorizationCodeGrant(client, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = await readClaims(client, tokens);
    const { name, email, email_verified: proven = false } = Claims.parse(claims);
    return { provider: provider.id, subject: claims.sub, name, email, ...(proven && { isProven: true }) };
  },
});
