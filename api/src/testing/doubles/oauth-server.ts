import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A person as the provider's profile endpoint describes them. */
export interface OAuthPerson {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly person: OAuthPerson;
}

const APP = { id: 'app-1', secret: 'app-secret' };

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * An OAuth 2 provider for tests. It enforces the client secret, PKCE with S256, an unchanged redirect address, and
 * single use of codes.
 */
export const startOAuthServer = async () => {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, OAuthPerson>();
  let person: OAuthPerson | undefined;

  const authorize = (query: URLSearchParams, response: ServerResponse) => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    const sound =
      query.get('response_type') === 'code' &&
      query.get('client_id') === APP.id &&
      query.get('code_challenge_method') === 'S256';
    if (!sound) return answer(response, 400, { error: 'invalid_request' });
    if (person) {
      const code = randomBytes(16).toString('hex');
      const challenge = query.get('code_challenge') ?? '';
      grants.set(code, { challenge, redirectUri: query.get('redirect_uri') ?? '', person });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    return response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const sound =
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === APP.id &&
      form.get('client_secret') === APP.secret &&
      form.get('redirect_uri') === grant?.redirectUri &&
      challenge === grant.challenge;
    if (!sound) return answer(response, 400, { error: 'invalid_grant' });
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    return answer(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3600 });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/token') return void exchange(request, response);
    const account = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    return account ? answer(response, 200, account) : answer(response, 401, { error: 'invalid_token' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The environment that points an API at this provider. */
    environment: {
      FACEBOOK_APP_ID: APP.id,
      FACEBOOK_APP_SECRET: APP.secret,
      FACEBOOK_ISSUER: origin,
      FACEBOOK_AUTHORIZE_URL: `${origin}/authorize`,
      FACEBOOK_TOKEN_URL: `${origin}/token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    /** Sets the person who agrees from now on; undefined cancels. */
    agree: (next: OAuthPerson | undefined) => void (person = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
