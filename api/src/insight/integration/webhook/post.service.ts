import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { SECOND } from '@m4u/contract/durations';
import type { AttemptFault } from '@m4u/contract/insight/integration/rules';
import { hostOf } from './address.rules.ts';
import { isOfCertificate, pinned, type Resolve, resolveAllowed, SendFault } from './guard.service.ts';

/** Most bytes of an answer that are read. */
const MOST_BYTES = 4096;

/** Milliseconds for the whole attempt. */
const PATIENCE = 10 * SECOND;

/** A message and the address that it is sent to. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Outcome of an attempt; without a status the fault says why. */
export interface PostAnswer {
  readonly status: number | null;
  readonly fault: AttemptFault | null;
  /** The first part of the answer. */
  readonly answer: string;
}

interface PostOptions {
  /** Allows http, and this machine itself; for tests and development. */
  readonly allowsLoopback: boolean;
  readonly signal: AbortSignal;
  /** Replaces the resolver of the system. */
  readonly resolve?: Resolve;
  /** Milliseconds for the whole attempt. */
  readonly patience?: number;
}

/** Reads the first part of an answer. What arrives too late or breaks off is left out: the status is known by then. */
const readStart = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_BYTES) break;
    }
  } catch {
    // Only the start is wanted.
  }
  // PostgreSQL has no NUL in texts.
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8').replaceAll('\0', '');
};

const exchange = (url: URL, { headers, body }: Post, address: LookupAddress, signal: AbortSignal) =>
  new Promise<PostAnswer>((resolve, reject) => {
    const host = hostOf(url);
    const options: RequestOptions = {
      method: 'POST',
      host,
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      lookup: pinned(address),
      // A connection of its own: one that was kept could lead to a former address.
      agent: false,
      signal,
    };
    let isAnswered = false;
    const onAnswer = (answer: IncomingMessage) => {
      isAnswered = true;
      void readStart(answer).then((text) => {
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0, fault: null, answer: text });
      });
    };
    const request =
      url.protocol === 'https:'
        ? requestHttps({ ...options, ...(isIP(host) === 0 && { servername: host }) }, onAnswer)
        : requestHttp(options, onAnswer);
    // The end of the time while the text is read is an error too; the status counts.
    request.on('error', (error) => isAnswered || reject(error));
    request.end(body);
  });

/**
 * Posts once to an endpoint: to the public address that its name has now and to no other, without following redirects.
 * Never throws.
 */
export const post = async (what: Post, options: PostOptions): Promise<PostAnswer> => {
  const limit = AbortSignal.any([options.signal, AbortSignal.timeout(options.patience ?? PATIENCE)]);
  const ended = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new SendFault('timeout')), { once: true });
  });
  ended.catch(() => undefined);
  const url = new URL(what.url);
  try {
    const address = await Promise.race([resolveAllowed(url, options), ended]);
    return await exchange(url, what, address, limit);
  } catch (error) {
    const fault =
      error instanceof SendFault
        ? error.fault
        : limit.aborted
          ? 'timeout'
          : isOfCertificate(error as NodeJS.ErrnoException)
            ? 'certificate'
            : 'connection';
    return { status: null, fault, answer: '' };
  }
};
