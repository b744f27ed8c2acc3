import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { answerRange } from '../../platform/http/message/range.ts';
import { mediaTypeOf } from '../../platform/storage/key.ts';
import type { FilePart } from '../../platform/storage/storage.ts';
import { PRIVATE_REVALIDATED, hasVersion, PUBLIC_BRIEFLY } from '../../platform/http/message/freshness.ts';

/**
 * Returns the file of an upload to readers who may see something that shows it, and to its sender. The content of a
 * storage key never changes, so the key is the ETag: a cached file is confirmed without reading it. Of a
 * file whose size is known (`total` bytes) parts are answered too. Errors: not-found.
 */
export const serveUpload = async (
  ctx: Context,
  id: string,
  key: string,
  { total, headers = {} }: { total?: number; headers?: FileAnswer['headers'] } = {},
): Promise<FileAnswer> => {
  const audience = await ctx.showing.audienceOf(ctx, id.toLowerCase());
  if (audience === 'nobody') fail('not-found');
  const etag = `"${key}"`;
  const freshnessHeaders = { etag, 'cache-control': audience === 'everybody' ? PUBLIC_BRIEFLY : PRIVATE_REVALIDATED };
  if (hasVersion(ctx.request, etag)) return { unchanged: true, headers: freshnessHeaders };
  const read = async (part?: FilePart) => ((await ctx.storage.get(key, part)) ?? fail('not-found')).bytes;
  const all = { 'content-type': mediaTypeOf(key), ...headers, ...freshnessHeaders };
  return total === undefined ? { body: await read(), headers: all } : answerRange(ctx.request, { total, read }, all);
};
