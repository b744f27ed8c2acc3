import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '@m4u/contract/http/errors';

/** Error for a body that is no valid form; `code` is for the sender. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly code: ErrorCode;

  constructor(code: Extract<ErrorCode, 'malformed' | 'too-large' | 'wrong-type'>) {
    super(code);
    this.code = code;
  }
}

/** A request body: bytes and related headers. */
export interface SentBody {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly encoding: string;
}

const URLENCODED = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART = /^\s*multipart\/form-data\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

// An index becomes a list's length; a hostile one would create a list too large to render.
const highestIndex = 999;
const longestName = 200;

const isName = (name: string): boolean =>
  name.length <= longestName && [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) <= highestIndex);

/** Decodes percent-encoding, e.g. `%C3%A9`, to bytes. */
const percentDecoded = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1');
  const plain = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
};

/** Whether a value is valid text. U+FFFD replaces invalid bytes; one that was typed is in the bytes too. */
const isText = (value: string, bytes: Buffer): boolean => !value.includes('\uFFFD') || bytes.includes(value);

/**
 * Checks that a body is a valid form, before any screen reads it: an invalid one would fail there, and other charsets
 * would be stored with replacement characters. Errors: BodyRefused.
 */
export const assertForm = async ({ bytes, type, encoding }: SentBody): Promise<void> => {
  const isMultipart = MULTIPART.test(type);
  const charset = CHARSET.exec(type)?.[1] ?? 'utf-8';
  if (encoding !== 'identity' || !(isMultipart || URLENCODED.test(type)) || !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new BodyRefused('wrong-type');
  if (!isMultipart && !isUtf8(percentDecoded(bytes))) throw new BodyRefused('malformed');
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  const isOurs = (name: string, value: unknown): boolean =>
    isName(name) && (!isMultipart || typeof value !== 'string' || isText(value, bytes));
  if (!form || ![...form].every(([name, value]) => isOurs(name, value))) throw new BodyRefused('malformed');
};
