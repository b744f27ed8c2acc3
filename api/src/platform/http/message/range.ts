import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { RequestFacts } from '../../context.ts';
import type { FilePart } from '../../storage/storage.ts';

/**
 * Reads the header `Range` (RFC 9110, section 14): undefined when the whole file is asked for, or several parts, which
 * nobody needs; null for a part outside the file.
 */
const readRange = (range: string | undefined, total: number): FilePart | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a beginning the number counts from the end.
  const first = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const last = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? null : { first, last };
};

/** A file of `total` bytes, of which `read` reads a part, or all. */
interface ReadableFile {
  readonly total: number;
  read(part?: FilePart): Promise<Uint8Array>;
}

/**
 * Answers a file or the part of it that the caller asks for, and reads nothing else; `headers` have its `etag`. With
 * `If-Range` the part is answered only of the version that the caller has, and otherwise the whole file. Errors: those of
 * `read`.
 */
export const answerRange = async (
  { range, ifRange }: Pick<RequestFacts, 'range' | 'ifRange'>,
  { total, read }: ReadableFile,
  headers: Readonly<Record<string, string>>,
): Promise<FileAnswer> => {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const isSameVersion = ifRange === undefined || ifRange === headers['etag'];
  const part = isSameVersion ? readRange(range, total) : undefined;
  if (part === undefined) return { body: await read(), headers: all };
  if (part === null) return { status: 416, body: '', headers: { ...all, 'content-range': `bytes */${total}` } };
  const { first, last } = part;
  return {
    status: 206,
    body: await read(part),
    headers: { ...all, 'content-range': `bytes ${first}-${last}/${total}` },
  };
};
