import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a page's bytes may be encoded. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (bytes) => deflate(bytes, { level: 6 }),
};

/** A finished page as it is to be kept. */
export interface FinishedPage {
  readonly html: string;
  /** What the page shows; clearing any of them drops it. */
  readonly tags: readonly string[];
  /** Its content security policy, which names the page's own scripts. */
  readonly policy: string;
}

/** A kept page: its bytes in every encoding that somebody has asked for. */
export class KeptPage {
  readonly tags: readonly string[];
  readonly policy: string;
  /** Strong validator of the bytes, without quotes and encoding. */
  readonly hash: string;
  /** When it is to be rendered afresh, in milliseconds. */
  readonly expires: number;
  /** Bytes of all its encodings. */
  size: number;
  readonly #bytes: Partial<Record<Encoding, Buffer>>;
  readonly #making: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #onGrown: (page: KeptPage, bytes: number) => void;

  constructor({ html, tags, policy }: FinishedPage, expires: number, onGrown: (page: KeptPage, bytes: number) => void) {
    const bytes = Buffer.from(html);
    this.tags = tags;
    this.policy = policy;
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.expires = expires;
    this.size = bytes.length;
    this.#bytes = { identity: bytes };
    this.#onGrown = onGrown;
  }

  /** The page's bytes when they are ready in this encoding. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bytes[encoding];
  }

  /** The page's bytes; the first to ask for an encoding waits while it is made, once. */
  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.#making[encoding] ??= this.#make(encoding));
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const identity = this.#bytes.identity ?? Buffer.alloc(0);
    if (encoding === 'identity') return identity;
    const bytes = await compress[encoding](identity);
    this.#bytes[encoding] = bytes;
    this.size += bytes.length;
    this.#onGrown(this, bytes.length);
    return bytes;
  }
}
