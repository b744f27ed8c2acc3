import type { Language } from '@m4u/contract/common';

/** A message without its recipient. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A part of a mail: a paragraph, a code to enter, a link, or a quoted text with its line breaks. */
export type Part =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly words: string; readonly quoted?: boolean };

const SIGNATURE: Record<Language, string> = {
  VN: 'M4U gửi thư này tự động, bạn không cần trả lời.',
  EN: 'M4U sent this message automatically; there is no need to answer.',
};

/**
 * Formats the parts as plain text and as HTML that is readable without styles, in dark mode and by screen readers. No
 * tracking. `signature` replaces the note that no reply is needed.
 */
export const writeLetter = (
  language: Language,
  subject: string,
  parts: readonly Part[],
  signature: string = SIGNATURE[language],
): Letter => {
  const whole = [...parts, signature];
  return {
    subject,
    text: `${whole.map(asText).join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language === 'VN' ? 'vi' : 'en'}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
      `<title>${escape(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,Roboto,Arial,sans-serif">',
      '<div style="max-width:560px;margin:0 auto">',
      `<h1 style="font-size:22px;line-height:1.3">${escape(subject)}</h1>`,
      ...whole.map(asHtml),
      '</div></body></html>',
    ].join('\n'),
  };
};

const asText = (part: Part): string => {
  if (typeof part === 'string') return part;
  if ('words' in part) return part.quoted ? part.words.replaceAll(/^/gm, '> ') : part.words;
  return 'code' in part ? part.code : `${part.label}: ${part.link}`;
};

const asHtml = (part: Part): string => {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`;
  if ('code' in part) return `<p style="font-size:32px;letter-spacing:6px"><strong>${escape(part.code)}</strong></p>`;
  if ('words' in part) {
    const words = `<p style="white-space:pre-line">${escape(part.words)}</p>`;
    return part.quoted
      ? `<blockquote style="margin:0;padding-left:16px;border-left:3px solid">${words}</blockquote>`
      : words;
  }
  const link = escape(part.link);
  return `<p><a href="${link}"><strong>${escape(part.label)}</strong></a><br><small>${link}</small></p>`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
