import { youtubeId, youtubePage } from '@m4u/contract/content/activity/youtube';
import sanitizeHtml from 'sanitize-html';

type Attributes = sanitizeHtml.Attributes;

/** A picture that somebody sent to us (`POST /uploads`), at one of its widths. */
const OWN_PICTURE = /^\/api\/media\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/\d{2,4}\.webp$/;
const PIXELS = /^[1-9]\d{0,4}$/;

/** A name of no tag: what is called so is dropped, and what stood in it is judged by itself. */
const NOTHING = 'nothing';

/** What a member links to is not ours to vouch for, and opens beside the page, without a hold on it. */
const linked = (href: string | undefined): Attributes => ({
  ...(href && { href }),
  rel: 'nofollow noopener ugc',
  target: '_blank',
});

/** A video is a link to it that bears a mark: it loads nothing, and the page puts the player there on a press. */
const video = (id: string): Attributes => ({ 'data-youtube': id, ...linked(youtubePage(id)) });

const link = (tagName: string, { href, 'data-youtube': mark }: Attributes): sanitizeHtml.Tag => {
  const id = mark === undefined ? undefined : youtubeId(href ?? '');
  return { tagName, attribs: id === undefined ? linked(href) : video(id) };
};

/** A player pasted from elsewhere becomes the link that we keep of a video. */
const frame = (tagName: string, { src }: Attributes): sanitizeHtml.Tag => {
  const id = youtubeId(src ?? '');
  return id === undefined ? { tagName, attribs: {} } : { tagName: 'a', attribs: video(id) };
};

/** Only our own pictures: another's would tell its server who reads, and may be changed after it was looked at. */
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
  // Deeper than any person writes; it keeps a hostile text from growing the page's tree.
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

/** A link without words could not be read out. */
const named = (html: string): string => html.replaceAll(/(<a data-youtube="[^>]*>)\s*(?=<\/a>)/g, '$1YouTube');

const cleaned = (html: string): string => named(sanitizeHtml(html, OPTIONS).trim());

/**
 * Rich text cut down to the tags and addresses that a page may carry; whatever else it held is gone. Pictures are our
 * own uploads, a YouTube video is a link marked `data-youtube`. What comes out comes out the same a second time.
 */
// The second time takes up what the first has made: a list in a block has become a list in a paragraph, which none can be.
export const sanitise = (html: string): string => cleaned(cleaned(html));
