import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, exportPKCS8, jwtVerify } from 'jose';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

/** A person at the provider; claims as the ID token tells them. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

const CLIENT = { client_id: 'm4u', client_secret: 'openid-secret-of-at-least-32-characters' };
/** The client of companies; their groups, which its addresses name, are made while the provider runs. */
const COMPANY = { client_id: 'cong-ty', client_secret: CLIENT.client_secret };
const APPLE = { clientId: 'vn.m4u.web', teamId: 'TEAM', keyId: 'KEY' };

const client = (publicUrl: string, client_id: string, provider: string) => ({
  ...CLIENT,
  client_id,
  redirect_uris: [`${publicUrl}/api/passport/auth/${provider}/callback`],
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_post' as const,
});

/**
 * A whole OpenID Connect provider for tests, at which one person agrees at once, the one last told by `agree` or posted to
 * `/person` as JSON. It requires PKCE, and checks a secret that is signed as Apple's.
 */
export const startOpenIdProvider = async (publicUrl = 'https://m4u.example') => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: OpenIdPerson | undefined;
  const signing = await generateKeyPair('RS256', { extractable: true });
  const apple = await generateKeyPair('ES256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      client(publicUrl, CLIENT.client_id, 'nhan-su'),
      client(publicUrl, APPLE.clientId, 'apple'),
      client(publicUrl, COMPANY.client_id, COMPANY.client_id),
    ],
    jwks: { keys: [{ ...(await exportJWK(signing.privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      name: ['name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'name', 'groups'],
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/agree/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
  });
  const allows = provider.Client.prototype.redirectUriAllowed;
  provider.Client.prototype.redirectUriAllowed = function check(uri: string) {
    return this.clientId === COMPANY.client_id
      ? uri.startsWith(`${publicUrl}/api/passport/company/`)
      : allows.call(this, uri);
  };
  const compare = provider.Client.prototype.compareClientSecret;
  provider.Client.prototype.compareClientSecret = async function check(secret: string) {
    if (this.clientId !== APPLE.clientId) return compare.call(this, secret);
    const expected = { issuer: APPLE.teamId, subject: APPLE.clientId, audience: issuer, requiredClaims: ['exp'] };
    return jwtVerify(secret, apple.publicKey, expected).then(
      ({ protectedHeader }) => protectedHeader.kid === APPLE.keyId,
      () => false,
    );
  };

  const agree = async (ctx: KoaContextWithOIDC) => {
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    if (!person) return provider.interactionFinished(ctx.req, ctx.res, { error: 'access_denied' });
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    return provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: person.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  };
  provider.use(async (ctx, next) => {
    if (ctx.path === '/person') {
      person = (await json(ctx.req)) as OpenIdPerson;
      ctx.status = 204;
      return undefined;
    }
    if (!ctx.path.startsWith('/agree/')) return next();
    ctx.respond = false;
    return agree(ctx as KoaContextWithOIDC);
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));

  return {
    issuer,
    /** Fields of this provider that a company saves. */
    company: { issuer, clientId: COMPANY.client_id, clientSecret: COMPANY.client_secret },
    /** The environment that points an API at this provider, as `nhan-su` and as Apple. */
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_PROVIDERS: JSON.stringify([
        { id: 'nhan-su', name: 'Nami ID', issuer, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret },
      ]),
      APPLE_ISSUER: issuer,
      APPLE_CLIENT_ID: APPLE.clientId,
      APPLE_TEAM_ID: APPLE.teamId,
      APPLE_KEY_ID: APPLE.keyId,
      APPLE_PRIVATE_KEY: (await exportPKCS8(apple.privateKey)).replaceAll('\n', String.raw`\n`),
    },
    /** Sets the person who agrees from now on; undefined refuses. */
    agree: (next: OpenIdPerson | undefined) => void (person = next),
    /** Follows the provider's pages from its first address. Returns the last answer: a redirect to us, or a form. */
    visit: async (address: URL): Promise<Response> => {
      const cookies = new Map<string, string>();
      for (let next = address; ;) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null || location.startsWith(publicUrl)) return answer;
        next = new URL(location, next);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
