import { SECOND } from '@m4u/contract/durations';
import * as z from 'zod';
import { MOST_WAIT } from '../rules.ts';

/**
 * Kinds of requests without a result. `unreachable`: the outcome is unknown, or a later request may succeed.
 * `credentials`: the key or token is refused. `missing`: the provider has no such thing. `refused`: it says why.
 */
type FaultKind = 'unreachable' | 'credentials' | 'missing' | 'refused';

/** Error of a request to the provider of e-invoices; its message holds no secret. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly kind: FaultKind;
  /** The provider's words; empty without any. */
  readonly words: string;
  /** Milliseconds that the provider asks us to wait. */
  readonly wait: number | undefined;

  constructor(kind: FaultKind, { words = '', wait }: { words?: string; wait?: number | undefined } = {}) {
    super(`the provider of e-invoices: ${kind}`);
    this.kind = kind;
    this.words = words;
    this.wait = wait;
  }
}

/** Milliseconds for a whole request. */
const PATIENCE = 10 * SECOND;

/** Most bytes of an answer, and of one with a file. */
const MOST_BYTES = { answer: 1024 * 1024, file: 8 * 1024 * 1024 } as const;

/** Longest words of the provider that are kept, in characters. */
const MOST_WORDS = 500;

/** A request to the provider. */
export interface ProviderRequest {
  /** Path and query below the configured address. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly authorization: string;
  readonly body?: unknown;
  readonly holdsFile?: boolean;
}

const readText = async ({ body }: Response, mostBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new ProviderFault('unreachable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const Refusal = z.object({ success: z.boolean().optional(), message: z.string().optional() });

const wordsOf = (answer: unknown): string =>
  (Refusal.safeParse(answer).data?.message ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MOST_WORDS)
    .trim();

const waitOf = (headers: Headers): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * SECOND, MOST_WAIT) : undefined;
};

const faultOf = (status: number, headers: Headers, answer: unknown): ProviderFault => {
  const words = wordsOf(answer);
  if (status === 401) return new ProviderFault('credentials', { words });
  if (status === 404) return new ProviderFault('missing', { words });
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefused
    ? new ProviderFault('refused', { words })
    : new ProviderFault('unreachable', { words, wait: waitOf(headers) });
};

/**
 * Sends one request to the configured address and reads its answer by a shape. Redirects are not followed: they would
 * carry the token elsewhere. Throws a ProviderFault.
 */
export const sendToProvider = async <S extends z.ZodType>(
  address: string,
  { path, method = 'GET', authorization, body, holdsFile = false }: ProviderRequest,
  shape: S,
  signal: AbortSignal,
): Promise<z.output<S>> => {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      headers: {
        accept: 'application/json',
        'user-agent': 'M4U',
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await readText(answer, holdsFile ? MOST_BYTES.file : MOST_BYTES.answer);
  } catch {
    // The cause may name what was sent.
    throw new ProviderFault('unreachable');
  }
  const json = parseJson(text);
  if (!answer.ok) throw faultOf(answer.status, answer.headers, json);
  if (Refusal.safeParse(json).data?.success === false) throw new ProviderFault('refused', { words: wordsOf(json) });
  const read = shape.safeParse(json);
  if (!read.success) throw new ProviderFault('unreachable');
  return read.data;
};
