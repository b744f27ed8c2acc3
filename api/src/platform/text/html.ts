import { linkAddress } from '@m4u/contract/address/link-address';
import { youtubeId, youtubePage } from '@m4u/contract/content/activity/youtube';
import sanitizeHtml from 'sanitize-html';

type Attributes = sanitizeHtml.Attributes;

/** Address of an uploaded picture (`POST /uploads`) at one of its widths. */
const OWN_PICTURE = /^\/api\/media\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/\d{2,4}\.webp$/;
const PIXELS = /^[1-9]\d{0,4}$/;

/** No tag's name: an element renamed to it is dropped, and its content is checked on its own. */
const NOTHING = 'nothing';

/**
 * Attributes of a member's link: completed when it has no scheme, no endorsement (rel), opens in a new tab without
 * access to the opener.
 */
const linkAttributes = (href: string | undefined): Attributes => ({
  ...(href && { href: linkAddress(href) }),
  rel: 'nofollow noopener ugc',
  target: '_blank',
});

/** A video is stored as a marked link: nothing is loaded until a press puts the player in its place. */
const videoAttributes = (id: string): Attributes => ({ 'data-youtube': id, ...linkAttributes(youtubePage(id)) });

const link = (tagName: string, { href, 'data-youtube': mark }: Attributes): sanitizeHtml.Tag => {
  const id = mark === undefined ? undefined : youtubeId(href ?? '');
  return { tagName, attribs: id === undefined ? linkAttributes(href) : videoAttributes(id) };
};

/** Converts a pasted player to the stored form of a video. */
const frame = (tagName: string, { src }: Attributes): sanitizeHtml.Tag => {
  const id = youtubeId(src ?? '');
  return id === undefined ? { tagName, attribs: {} } : { tagName: 'a', attribs: videoAttributes(id) };
};

/** Allows only our own pictures: a foreign server would learn who reads, and could change the picture later. */
const picture = (tagName: string, { src = '', alt = '', width = '', height = '' }: Attributes): sanitizeHtml.Tag => {
  if (!OWN_PICTURE.test(src)) return { tagName: NOTHING, attribs: {} };
  const sized = PIXELS.test(width) && PIXELS.test(height);
  return { tagName, attribs: { src, alt, ...(sized && { width, height }), loading: 'lazy', decoding: 'async' } };
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'],
  allowedAttributes: {
    a: ['data-youtube', 'href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than people write; bounds the page's tree for hostile texts.
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: link,
    iframe: frame,
    img: picture,
  },
};

/** Gives video links a text for screen readers. */
const labelVideos = (html: string): string => html.replaceAll(/(<a data-youtube="[^>]*>)\s*(?=<\/a>)/g, '$1YouTube');

const cleanHtml = (html: string): string => labelVideos(sanitizeHtml(html, OPTIONS).trim());

/**
 * Sanitises rich text to the allowed tags and addresses; everything else is removed. Pictures must be our own uploads,
 * a YouTube video is a link marked `data-youtube`. Idempotent: sanitising the result changes nothing.
 */
// Cleaned twice: the first pass can leave a list within a paragraph, which HTML forbids.
export const sanitise = (html: string): string => cleanHtml(cleanHtml(html));
