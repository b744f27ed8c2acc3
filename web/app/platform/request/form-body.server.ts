import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '@m4u/contract/http/errors';

/** Thrown for a body that is no form of ours; `code` is what its sender is told. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly code: ErrorCode;

  constructor(code: Extract<ErrorCode, 'malformed' | 'too-large' | 'wrong-type'>) {
    super(code);
    this.code = code;
  }
}

/** A body as it came: its bytes, and what its headers say of it. */
export interface SentBody {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly encoding: string;
}

const URLENCODED = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART = /^\s*multipart\/form-data\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

// An index becomes the length of a list, and a page could never be written with the list that a hostile one asks for.
const highestIndex = 999;
const longestName = 200;

const isName = (name: string): boolean =>
  name.length <= longestName && [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) <= highestIndex);

/** The bytes that stand behind `%C3%A9`. */
const percentDecoded = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1');
  const plain = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
};

/** Marks stand in for bytes that were no text; one that somebody wrote is there in the bytes as well. */
const isText = (value: string, bytes: Buffer): boolean => !value.includes('\uFFFD') || bytes.includes(value);

/**
 * Holds a body to be a form of ours, whoever reads it later: a screen that reads one which is none would fail, and a
 * letter in another charset would be kept as a mark. Errors: BodyRefused.
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
