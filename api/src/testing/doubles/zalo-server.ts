import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A person as Zalo's profile call describes them. */
export interface ZaloPerson {
  readonly id: string;
  readonly name?: string;
}

const APP = { id: '2468', secret: 'zalo-secret' };

const send = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An error as Zalo answers it: with status 200. */
const refuse = (response: ServerResponse, error: number, message: string) =>
  send(response, { error, error_name: message, message });

/**
 * A double of Zalo's sign-in (OAuth version 4, its published answers). It enforces the secret in the header, PKCE, single
 * use of codes, and `appsecret_proof`.
 */
export const startZaloServer = async () => {
  const grants = new Map<string, { readonly challenge: string; readonly person: ZaloPerson }>();
  const tokens = new Map<string, ZaloPerson>();
  let person: ZaloPerson | undefined;

  const permit = (query: URLSearchParams, response: ServerResponse) => {
    if (query.get('app_id') !== APP.id) return refuse(response, -14_003, 'Invalid redirect uri');
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (person) {
      const code = randomBytes(16).toString('hex');
      grants.set(code, { challenge: query.get('code_challenge') ?? '', person });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', '-14019');
    return response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    if (request.headers['secret_key'] !== APP.secret || form.get('app_id') !== APP.id)
      return refuse(response, -14_004, 'Invalid secret key');
    const verifier = form.get('code_verifier') ?? '';
    const isOwn = grant?.challenge === createHash('sha256').update(verifier).digest('base64url');
    if (!grant || !isOwn) return refuse(response, -14_012, 'Invalid authorization code');
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    // The numbers are texts there.
    return send(response, { access_token: token, refresh_token: 'r', expires_in: '90000' });
  };

  const describe = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const token = String(headers['access_token']);
    const found = tokens.get(token);
    const proof = createHmac('sha256', APP.secret).update(token).digest('hex');
    if (!found || headers['appsecret_proof'] !== proof) return refuse(response, 452, 'Session key invalid');
    return send(response, { ...found, is_sensitive: false, error: 0, message: 'Success' });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/permission') return permit(searchParams, response);
    return pathname === '/token' ? void exchange(request, response) : describe(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The environment that points an API at this double. */
    environment: {
      ZALO_APP_ID: APP.id,
      ZALO_APP_SECRET: APP.secret,
      ZALO_AUTHORIZE_URL: `${origin}/permission`,
      ZALO_TOKEN_URL: `${origin}/token`,
      ZALO_PROFILE_URL: `${origin}/me?fields=id,name`,
    },
    /** Sets the person who agrees from now on; undefined refuses. */
    agree: (next: ZaloPerson | undefined) => void (person = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
