import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { ASKED_EACH_TIME, hasVersion, KEPT_BRIEFLY } from '../../platform/http/message/freshness.ts';

/**
 * Returns the file of an upload to readers who may see something that shows it, and to its sender. The content of a
 * storage key never changes, so the key is the ETag: a cached file is confirmed without reading it. Errors: not-found.
 */
export const answerUpload = async (
  ctx: Context,
  id: string,
  key: string,
  headers: FileAnswer['headers'] = {},
): Promise<FileAnswer> => {
  const audience = await ctx.showing.audienceOf(ctx, id.toLowerCase());
  if (audience === 'nobody') fail('not-found');
  const etag = `"${key}"`;
  const fresh = { etag, 'cache-control': audience === 'everybody' ? KEPT_BRIEFLY : ASKED_EACH_TIME };
  if (hasVersion(ctx.request, etag)) return { unchanged: true, headers: fresh };
  const { bytes, contentType } = (await ctx.storage.get(key)) ?? fail('not-found');
  return { body: bytes, headers: { 'content-type': contentType, ...headers, ...fresh } };
};
