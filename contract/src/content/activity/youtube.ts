const sites = /^(?:(?:www|m|music)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const id = /^[\w-]{11}$/;

/** The part of an address that holds the video id, for the four forms of YouTube addresses. */
const readVideoId = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  if (/^(?:www\.)?youtu\.be$/.test(hostname)) return /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!sites.test(hostname)) return undefined;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v');
  return /^\/(?:embed|shorts)\/([^/]+)\/?$/.exec(pathname)?.[1];
};

/** Reads an address of the web, with or without `https://`; undefined for any other text. */
export const toWebUrl = (address: string): URL | undefined => {
  const typed = address.trim();
  const full = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  return /^https?:/i.test(full) && URL.canParse(full) ? new URL(full) : undefined;
};

/**
 * Id (11 characters) of the YouTube video at an address in watch, embed, youtu.be or shorts form, with or without
 * `https://` (docs/rules/activity.md#youtube). Undefined for any other address.
 */
export const youtubeId = (address: string): string | undefined => {
  const url = toWebUrl(address);
  const found = url && readVideoId(url);
  return found != null && id.test(found) ? found : undefined;
};

/** The page of a video on YouTube. */
export const youtubePage = (video: string): string => `https://www.youtube.com/watch?v=${video}`;
