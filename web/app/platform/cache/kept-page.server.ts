import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@m4u/contract/encoding';
import type { ShownPage } from '@m4u/contract/insight/tracking/rules';
import { withoutNonce } from '../request/security-headers.server.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const { BROTLI_MODE_TEXT, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY } = constants;

/**
 * How cached pages are compressed: a page of 57 kB takes 1 to 4 ms and becomes 12.9 kB. With a higher quality or a larger
 * window, Brotli fills tables of some MiB first, which takes up to 90 ms and saves 1 %
 * (docs/decisions/0146-what-a-request-costs-beside-its-own-work.md).
 */
const brotliParams = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 16, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };

/** Compresses cached pages off the main thread. */
export const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: brotliParams }),
  gzip: (bytes) => deflate(bytes, { level: 6 }),
};

/** A rendered page to cache. */
export interface FinishedPage {
  readonly html: string;
  /** The nonce of the render; see `withoutNonce`. */
  readonly nonce: string;
  /** Tags of the rows that the page shows; clearing any of them drops the page. */
  readonly tags: readonly string[];
  /** Time (ms) at which the page becomes outdated, because something on it ends or begins. */
  readonly until?: number | undefined;
  /** Page view to count at each answer. */
  readonly pageView?: ShownPage | undefined;
}

/** Data for answering a cached page. */
interface Prepared {
  /** The page's content security policy, which names its own scripts. */
  readonly policy: string;
  /** Strong validator of the page, without quotes and encoding. */
  readonly hash: string;
}

/**
 * A cached page with its bytes in each encoding requested so far. Until the second request it holds only the text: many
 * pages are requested once, and their reader should not wait for compression that nobody uses.
 */
export class KeptPage {
  readonly tags: readonly string[];
  /** Page view to count at each answer. */
  readonly pageView: ShownPage | undefined;
  /** Expiry time in milliseconds. */
  readonly expires: number;
  /** Bytes of all its encodings. */
  size: number;
  #raw: FinishedPage | undefined;
  #prepared: Prepared | undefined;
  readonly #bytes: Partial<Record<Encoding, Buffer>> = {};
  readonly #heads: Partial<Record<Encoding, Readonly<Record<string, string>>>> = {};
  readonly #making: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #onGrown: (page: KeptPage, bytes: number) => void;

  constructor(page: FinishedPage, expires: number, onGrown: (page: KeptPage, bytes: number) => void) {
    this.tags = page.tags;
    this.pageView = page.pageView;
    this.expires = expires;
    this.size = page.html.length;
    this.#raw = page;
    this.#onGrown = onGrown;
  }

  /** Policy and validator of this page's answers. */
  get prepared(): Prepared {
    return (this.#prepared ??= this.#prepare());
  }

  /** Headers of this page's answers in an encoding, built once. */
  head(encoding: Encoding, make: () => Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return (this.#heads[encoding] ??= make());
  }

  /** The page's bytes when this encoding is available. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bytes[encoding];
  }

  /** The page's bytes in an encoding; the first caller waits for the compression, which runs once. */
  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.#making[encoding] ??= this.#make(encoding));
  }

  #prepare(): Prepared {
    const { html, nonce } = this.#raw ?? { html: '', nonce: '' };
    this.#raw = undefined;
    const page = withoutNonce(html, nonce);
    const bytes = Buffer.from(page.html);
    this.#bytes.identity = bytes;
    this.#grow(bytes.length - html.length);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { policy: page.policy, hash };
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    this.#prepared ??= this.#prepare();
    const identity = this.#bytes.identity ?? Buffer.alloc(0);
    if (encoding === 'identity') return identity;
    const bytes = await compress[encoding](identity);
    this.#bytes[encoding] = bytes;
    this.#grow(bytes.length);
    return bytes;
  }

  #grow(bytes: number): void {
    this.size += bytes;
    this.#onGrown(this, bytes);
  }
}
