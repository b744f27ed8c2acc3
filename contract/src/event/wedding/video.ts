import { toWebUrl, youtubeId, youtubePage } from '../../content/activity/youtube.ts';

/** A video of YouTube, or of Vimeo, where a private one has a key. */
export type Video =
  | { readonly site: 'youtube'; readonly id: string }
  | { readonly site: 'vimeo'; readonly id: string; readonly key: string | null };

/** Longest link to a video. */
export const LONGEST_VIDEO = 500;

const VIMEO_PAGE =
  /^\/(?:(?:channels|groups)\/[\w-]{1,80}\/(?:videos\/)?|(?:album|showcase)\/\d{1,12}\/video\/|video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_KEY = /^[\da-f]{6,20}$/;

const readVimeo = (address: string): Video | undefined => {
  const url = toWebUrl(address);
  if (!url || !/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, key = url.searchParams.get('h') ?? ''] = VIMEO_PAGE.exec(url.pathname) ?? [];
  return id === undefined ? undefined : { site: 'vimeo', id, key: VIMEO_KEY.test(key) ? key : null };
};

/** Reads a link to a video of YouTube or Vimeo, with or without `https://`; undefined for any other text. */
export const readVideo = (address: string): Video | undefined => {
  const id = youtubeId(address);
  return id === undefined ? readVimeo(address) : { site: 'youtube', id };
};

/** The page of a video on its site. */
export const videoPage = (video: Video): string =>
  video.site === 'youtube'
    ? youtubePage(video.id)
    : `https://vimeo.com/${video.id}${video.key === null ? '' : `/${video.key}`}`;
