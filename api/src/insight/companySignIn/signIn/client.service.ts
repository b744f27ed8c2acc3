import { HOUR } from '@m4u/contract/durations';
import * as oauth from 'openid-client';
import * as z from 'zod';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Flow } from '../../../identity/auth/provider/flow.service.ts';
import { callbackPath } from '../rules.ts';
import type { ProviderRow } from '../setting/queries.ts';
import { unsealSecret } from '../setting/secret.service.ts';
import { fetchGuarded } from './fetch.service.ts';
import { isSafePage, isSameIssuer, MOST_GROUPS } from './rules.ts';

/** Milliseconds for which a discovery document is kept, and most documents that are kept. */
const DISCOVERY_LIFE = HOUR;
const MOST_KEPT = 500;

interface KeptClient {
  readonly client: Promise<oauth.Configuration>;
  readonly since: number;
}

const kept = new Map<string, KeptClient>();

const discover = async (platform: Platform, provider: ProviderRow): Promise<oauth.Configuration> => {
  const client = await oauth.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    oauth.ClientSecretPost(unsealSecret(platform, provider)),
    {
      [oauth.customFetch]: (address, asked) => fetchGuarded(platform, address, asked),
      // Only the guard decides: it lets http through to this machine, and only where the setting allows it.
      ...(provider.issuer.startsWith('http:') && { execute: [oauth.allowInsecureRequests] }),
    },
  );
  // The library lets shared issuers through, as Entra's `common`: anybody's tenant would speak for the company.
  if (!isSameIssuer(client.serverMetadata().issuer, provider.issuer)) throw new Error('The issuer is another one');
  return client;
};

/** The client of a company's provider; its document is read once an hour, after a change, and again after a failure. */
const clientOf = (ctx: Context, provider: ProviderRow): Promise<oauth.Configuration> => {
  const now = ctx.clock.now().getTime();
  const key = `${provider.groupId} ${provider.updatedAt.getTime()} ${provider.issuer}`;
  const found = kept.get(key);
  if (found && now - found.since < DISCOVERY_LIFE) return found.client;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  const client = discover(ctx, provider);
  kept.set(key, { client, since: now });
  client.catch(() => kept.delete(key));
  return client;
};

/** Providers that have a scope for groups send them only when it is asked for. */
const scopeOf = (client: oauth.Configuration): string =>
  [
    'openid',
    'email',
    'profile',
    ...(client.serverMetadata().scopes_supported?.includes('groups') ? ['groups'] : []),
  ].join(' ');

/** The page of the provider where somebody signs in. Throws when the provider cannot be asked. */
export const pageOf = async (ctx: Context, provider: ProviderRow, flow: Flow, email: string): Promise<string> => {
  const client = await clientOf(ctx, provider);
  const page = oauth.buildAuthorizationUrl(client, {
    redirect_uri: ctx.config.publicUrl + callbackPath(provider.groupId),
    scope: scopeOf(client),
    state: flow.state,
    nonce: flow.nonce,
    login_hint: email,
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  if (!isSafePage(page, ctx.config.webhooksToLoopback)) throw new Error('The page of a provider is not https');
  return page.href;
};

const Groups = z
  .union([
    z.array(z.string().max(200)).max(MOST_GROUPS),
    z
      .string()
      .max(200)
      .transform((group) => [group]),
  ])
  .catch([]);

const Claims = z.object({
  /** At most 255 characters (OpenID Connect Core, section 2), which PostgreSQL can keep. */
  sub: z
    .string()
    .min(1)
    .max(255)
    .refine((subject) => !subject.includes('\0') && subject.isWellFormed()),
  name: z.string().max(300).optional().catch(undefined),
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(false),
});

/** A person whom a company's provider confirms. */
export interface ConfirmedPerson {
  readonly subject: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** False when the provider says that the address is not proven; providers of one company often say nothing. */
  readonly isProven: boolean;
  readonly groups: readonly string[];
}

/** The claims of the ID token, completed by those of the provider's page about the person. */
const readClaims = async (
  client: oauth.Configuration,
  tokens: oauth.TokenEndpointResponseHelpers & oauth.TokenEndpointResponse,
  groupsClaim: string,
) => {
  const token = tokens.claims();
  if (!token) throw new Error('The provider sent no ID token');
  const isComplete = token['email'] !== undefined && token[groupsClaim] !== undefined;
  if (isComplete || client.serverMetadata().userinfo_endpoint === undefined) return token;
  return { ...(await oauth.fetchUserInfo(client, tokens.access_token, token.sub)), ...token };
};

/** Reads the person from the provider's answer. Throws when it is not genuine, or they did not agree. */
export const identify = async (
  ctx: Context,
  provider: ProviderRow,
  { state, nonce, verifier }: Flow,
  answer: URL,
): Promise<ConfirmedPerson> => {
  const client = await clientOf(ctx, provider);
  const tokens = await oauth.authorizationCodeGrant(client, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = await readClaims(client, tokens, provider.groupsClaim);
  const { sub: subject, name, email, email_verified: verified = true } = Claims.parse(claims);
  const groups = Groups.parse((claims as Readonly<Record<string, unknown>>)[provider.groupsClaim] ?? []);
  return { subject, name, email, isProven: verified, groups };
};
