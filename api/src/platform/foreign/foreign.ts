/** Limits of one answer. */
interface ForeignLimits {
  /** Longest body in bytes; a longer one counts as none. */
  readonly maximumBytes: number;
  /** Ends the request, as when the process stops. */
  readonly signal: AbortSignal;
  /** Milliseconds for the whole answer. */
  readonly patience?: number;
}

/** A body that is posted. */
interface ForeignPost {
  /** Media type. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Error of an address that may answer later. It omits the address, which may be private. */
export class ForeignError extends Error {
  override name = 'ForeignError';
  /** Whether the site as a whole wants or can do nothing for us now: no connection, no answer in time, or 429. */
  readonly isOfSite: boolean;

  constructor(host: string, status?: number) {
    super(status === undefined ? `${host} could not be reached` : `${host} answered ${status}`);
    this.isOfSite = status === undefined || status === 429;
  }
}

const PATIENCE = 10_000;

/** Reads a body up to a length; undefined for a longer one. */
const readBody = async ({ headers, body }: Response, maximumBytes: number): Promise<Uint8Array | undefined> => {
  if (Number(headers.get('content-length') ?? 0) > maximumBytes) {
    await body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > maximumBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Reads an address of another site, after posting a body where one is given. Undefined when the site has nothing for us: any refusal, a redirect (which could
 * lead to an internal machine), or a body that is too long. Throws a ForeignError when a later attempt may succeed: no
 * connection, no answer in time, 429 or 5xx.
 */
export const readForeign = async (
  address: URL,
  { maximumBytes, signal, patience = PATIENCE }: ForeignLimits,
  post?: ForeignPost,
): Promise<Uint8Array | undefined> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  let status: number;
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: limit,
      headers: { 'user-agent': 'M4U', ...(post && { 'content-type': post.type }) },
      ...(post && { method: 'POST', body: post.body }),
    });
    status = answer.status;
    if (answer.ok) return await readBody(answer, maximumBytes);
    await answer.body?.cancel();
  } catch {
    throw new ForeignError(address.host);
  }
  if (status === 429 || status >= 500) throw new ForeignError(address.host, status);
  return undefined;
};
