import type { Encoding } from '@m4u/contract/encoding';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A cached document in each encoding. */
export interface CompressedDocument {
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  /** Hash of its text, for the entity tag. */
  readonly hash: string;
}

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Compresses a text off the main thread, once: 700 kB take some hundred milliseconds. */
export const compressDocument = async (text: string): Promise<CompressedDocument> => {
  const identity = Buffer.from(text);
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: 9,
    [BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bytes: { identity, br, gzip: zipped }, hash };
};
