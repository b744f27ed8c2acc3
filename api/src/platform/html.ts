import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
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
    // What a member links to is not ours to vouch for, and opens beside the page, without a hold on it.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'nofollow noopener ugc', target: '_blank' },
    }),
  },
};

/** Rich text cut down to the tags and addresses that a page may carry; whatever else it held is gone. */
export const sanitise = (html: string): string => sanitizeHtml(html, OPTIONS).trim();
