import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { SECOND } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import { isOfCertificate, pinned, resolveAllowed, SendFault } from '../../integration/webhook/guard.service.ts';

/** Most bytes of an answer that are read. */
const MOST_BYTES = 1024 * 1024;

/** Milliseconds for a whole request. */
const PATIENCE = 10 * SECOND;

/** A request as `openid-client` makes it. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const readWhole = async (answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new SendFault('connection');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const bodyOf = ({ body }: Asked): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined;

const exchange = async (url: URL, asked: Asked, options: { allowsLoopback: boolean; signal: AbortSignal }) => {
  const address = await resolveAllowed(url, options);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const body = bodyOf(asked);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      {
        method: asked.method ?? 'GET',
        host,
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: {
          ...asked.headers,
          host: url.host,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        lookup: pinned(address),
        // A connection of its own: one that was kept could lead to a former address.
        agent: false,
        signal: options.signal,
        ...(url.protocol === 'https:' && isIP(host) === 0 && { servername: host }),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
  const status = answer.statusCode ?? 502;
  const bytes = await readWhole(answer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, String(value));
  return new Response([204, 205, 304].includes(status) || status < 200 ? null : bytes, {
    status: status < 200 ? 502 : status,
    headers,
  });
};

/**
 * Asks a company's provider: a public address and no other, without following redirects, as webhooks do. Throws a
 * SendFault.
 */
export const fetchGuarded = async (
  { config }: Pick<Platform, 'config'>,
  address: string,
  asked: Asked = {},
): Promise<Response> => {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    return await exchange(new URL(address), asked, { allowsLoopback: config.webhooksToLoopback, signal });
  } catch (error) {
    if (error instanceof SendFault) throw error;
    if (signal.aborted) throw new SendFault('timeout');
    throw new SendFault(isOfCertificate(error as NodeJS.ErrnoException) ? 'certificate' : 'connection');
  }
};
