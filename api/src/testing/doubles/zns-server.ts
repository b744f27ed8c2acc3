import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message as Zalo receives it. */
export interface ZnsRequest {
  readonly phone: string;
  readonly template_id: string;
  readonly template_data: Readonly<Record<string, string>>;
  readonly tracking_id: string;
}

/** How the double answers a message: with an error of Zalo, an HTTP status, not at all, or by taking it. */
export type ZnsReply = { readonly error: number } | { readonly status: number } | 'hangs-up' | 'garbage' | undefined;

const APP = { id: '13579', secret: 'zns-app-secret', oaSecret: 'zns-oa-secret' };
const FIRST_REFRESH_TOKEN = 'first-refresh-token';
/** Life of an access token in seconds, as Zalo writes it. */
const LIFE = '90000';

const send = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * A double of Zalo's notification service (its published answers): refresh tokens that work once, access tokens, messages
 * by template, and signed reports of delivery. For journeys, which run in another process, `POST /people` gives a number
 * an account, and `GET /messages` answers what was sent. With `hasEverybody: false` other numbers have no Zalo.
 */
export const startZnsServer = async ({ hasEverybody = true } = {}) => {
  /** Numbers with Zalo, where not everybody has it. */
  const people = new Set<string>();
  const messages: ZnsRequest[] = [];
  const refreshTokens = new Set([FIRST_REFRESH_TOKEN]);
  const exchanged: string[] = [];
  let accessTokens = new Set<string>();
  let isTokenServiceUp = true;
  let reply: (message: ZnsRequest) => ZnsReply = () => undefined;

  const renew = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    if (!isTokenServiceUp) return response.writeHead(503).end();
    const isOurs = request.headers['secret_key'] === APP.secret && form.get('app_id') === APP.id;
    const refreshToken = form.get('refresh_token') ?? '';
    exchanged.push(refreshToken);
    if (!isOurs || form.get('grant_type') !== 'refresh_token' || !refreshTokens.delete(refreshToken))
      return send(response, { error: -14_014, error_name: 'Invalid refresh token', error_description: '' });
    const tokens = { access_token: randomBytes(16).toString('hex'), refresh_token: randomBytes(16).toString('hex') };
    refreshTokens.add(tokens.refresh_token);
    accessTokens.add(tokens.access_token);
    return send(response, { ...tokens, expires_in: LIFE });
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const message = JSON.parse(await text(request)) as ZnsRequest;
    if (!accessTokens.has(String(request.headers['access_token'])))
      return send(response, { error: -124, message: 'Access token is invalid' });
    messages.push(message);
    const answer = reply(message);
    if (answer === 'hangs-up') return response.destroy();
    if (answer === 'garbage') return response.writeHead(200).end('<html>');
    if (answer && 'status' in answer) return response.writeHead(answer.status).end();
    if (answer) return send(response, { error: answer.error, message: 'Refused' });
    if (!hasEverybody && !people.has(message.phone))
      return send(response, { error: -118, message: 'Zalo account not existed' });
    const quota = { dailyQuota: '500', remainingQuota: '499' };
    const data = { msg_id: randomBytes(10).toString('hex'), sent_time: String(Date.now()), quota };
    return send(response, { error: 0, message: 'Success', data });
  };

  const join = async (request: IncomingMessage, response: ServerResponse) => {
    people.add((await text(request)).replace(/^\+/, ''));
    response.writeHead(204).end();
  };

  const server = createServer((request, response) => {
    if (request.url === '/messages') return void send(response, messages);
    if (request.url === '/people') return void join(request, response);
    return void (request.url === '/token' ? renew(request, response) : take(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** The environment that points an API at this double. */
    environment: {
      ZNS_APP_ID: APP.id,
      ZNS_APP_SECRET: APP.secret,
      ZNS_REFRESH_TOKEN: FIRST_REFRESH_TOKEN,
      ZNS_OA_SECRET: APP.oaSecret,
      ZNS_TEMPLATE_CODE: '100001',
      ZNS_TEMPLATE_RECEIPT: '100002',
      ZNS_TEMPLATE_CLAIM: '100003',
      ZNS_URL: `${origin}/send`,
      ZNS_TOKEN_URL: `${origin}/token`,
    },
    messages,
    /** Refresh tokens that were presented, in order. */
    exchanged,
    /** Messages to a phone number (E.164). */
    to: (phone: string) => messages.filter((message) => `+${message.phone}` === phone),
    /** Sets how messages are answered from now on. */
    answer: (next: typeof reply) => void (reply = next),
    /** Voids every access token, as Zalo does when a newer one is issued elsewhere. */
    voidAccess: () => void (accessTokens = new Set()),
    /** Voids every refresh token but these. */
    acceptOnly: (...tokens: string[]) => {
      refreshTokens.clear();
      for (const token of tokens) refreshTokens.add(token);
    },
    /** Whether the token service answers. */
    setTokenService: (isUp: boolean) => void (isTokenServiceUp = isUp),
    event: signEvent,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** Writes an event with its signature, as Zalo sends it. */
export const signEvent = (fields: Readonly<Record<string, unknown>>, secret = APP.oaSecret) => {
  const timestamp = String(Date.now());
  const body = JSON.stringify({ app_id: APP.id, timestamp, ...fields });
  const mac = createHash('sha256').update(`${APP.id}${body}${timestamp}${secret}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-zevent-signature': `mac=${mac}` } };
};

/** Zalo's event for the delivery of a message. */
export const deliveryOf = ({ tracking_id }: Pick<ZnsRequest, 'tracking_id'>) => ({
  event_name: 'user_received_message',
  sender: { id: '579745863508352884' },
  recipient: { id: '84912345678' },
  message: { delivery_time: '1634197602', msg_id: 'a1', tracking_id },
});
