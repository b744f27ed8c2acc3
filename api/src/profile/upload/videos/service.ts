import type { Picture } from '@m4u/contract/common';
import { youtubePage } from '@m4u/contract/content/activity/youtube';
import type { Platform } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readForeign } from '../../../platform/foreign/foreign.ts';
import { PictureError } from '../../../platform/pictures/error.ts';
import { storePicture } from '../service.ts';
import { readTitle, type Video } from './rules.ts';

export { keepStills, listPlainVideos, UNTITLED, type Video, withStill } from './rules.ts';

const LONGEST_ANSWER = 64_000; // bytes
const LARGEST_STILL = 2_000_000; // bytes

/** Why there is nothing to show: YouTube has no title or no picture that we can keep, or the member has no room. */
type Refusal = 'unknown' | 'no-room';

const toRefusal = (thrown: unknown): Refusal => {
  if (thrown instanceof PictureError) return 'unknown';
  if (thrown instanceof AppError && thrown.code === 'storage-full') return 'no-room';
  throw thrown;
};

const storeStill = async (
  platform: Pick<Platform, 'db' | 'storage' | 'clock'>,
  memberId: string,
  bytes: Uint8Array | undefined,
): Promise<Picture | Refusal> => (bytes ? storePicture(platform, memberId, bytes).catch(toRefusal) : 'unknown');

/**
 * Asks YouTube once for the title of a video and its still picture, which is kept as a picture of the member. Throws when
 * a later attempt may succeed.
 */
export const fetchVideo = async (
  platform: Pick<Platform, 'config' | 'db' | 'storage' | 'clock'>,
  { memberId, id, signal }: { memberId: string; id: string; signal: AbortSignal },
): Promise<Video | Refusal> => {
  const { oembedUrl, stillsUrl } = platform.config.youtube;
  const question = new URL(oembedUrl);
  question.search = new URLSearchParams({ url: youtubePage(id), format: 'json' }).toString();
  const answer = await readForeign(question, { maximumBytes: LONGEST_ANSWER, signal });
  const title = answer && readTitle(answer);
  if (title === undefined) return 'unknown';
  const address = new URL(`${stillsUrl.replace(/\/$/, '')}/${id}/hqdefault.jpg`);
  const bytes = await readForeign(address, { maximumBytes: LARGEST_STILL, signal });
  const still = await storeStill(platform, memberId, bytes);
  return typeof still === 'string' ? still : { title, still };
};
