import type { Language } from '@m4u/contract/common';

/** A picture within a mail: it comes with the mail, so showing it asks no server and tells nobody. */
interface LetterPicture {
  /** Name by which the mail refers to it. */
  readonly cid: string;
  readonly alt: string;
  /** Bytes of the PNG as base64. */
  readonly png: string;
  /** Width and height on the screen, in pixels. */
  readonly size: number;
}

/** A message without its recipient. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures?: LetterPicture[];
}

/** When something about the sign-in to an account changed, and the link to the screen where its owner checks it. */
export interface SignInChange {
  readonly moment: Date;
  readonly link: string;
}

/** Writes a letter about a change of one named way to sign in: a passkey or a connected service. */
export type SignInWayLetter = (language: Language, change: SignInChange & { readonly name: string }) => Letter;

/** A part of a mail: a paragraph, a code to enter, a link, a picture, or a quoted text with its line breaks. */
export type LetterPart =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly picture: LetterPicture }
  | { readonly text: string; readonly quoted?: boolean };

const SIGNATURE: Record<Language, string> = {
  VN: 'M4U gửi email này tự động, bạn không cần trả lời.',
  EN: 'M4U sent this email automatically. You don’t need to reply.',
};

/**
 * Formats the parts as plain text and as HTML that is readable without styles, in dark mode and by screen readers. No
 * tracking. `signature` replaces the note that no reply is needed.
 */
export const writeLetter = (
  language: Language,
  subject: string,
  parts: readonly LetterPart[],
  signature: string = SIGNATURE[language],
): Letter => {
  const whole = [...parts, signature];
  const pictures = parts.flatMap((part) => (typeof part === 'object' && 'picture' in part ? [part.picture] : []));
  return {
    subject,
    ...(pictures.length > 0 && { pictures }),
    text: `${whole.map(asText).filter(Boolean).join('\n\n')}\n`,
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

const asText = (part: LetterPart): string => {
  if (typeof part === 'string') return part;
  if ('picture' in part) return '';
  if ('text' in part) return part.quoted ? part.text.replaceAll(/^/gm, '> ') : part.text;
  return 'code' in part ? part.code : `${part.label}: ${part.link}`;
};

const asHtml = (part: LetterPart): string => {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`;
  if ('code' in part) return `<p style="font-size:32px;letter-spacing:6px"><strong>${escape(part.code)}</strong></p>`;
  if ('text' in part) {
    const paragraph = `<p style="white-space:pre-line">${escape(part.text)}</p>`;
    return part.quoted
      ? `<blockquote style="margin:0;padding-left:16px;border-left:3px solid">${paragraph}</blockquote>`
      : paragraph;
  }
  if ('picture' in part) {
    const { cid, alt, size } = part.picture;
    // White around a code, so that it can be scanned in dark mode.
    const style = 'background:#fff;padding:12px;max-width:100%';
    return `<p><img src="cid:${escape(cid)}" alt="${escape(alt)}" width="${size}" height="${size}" style="${style}"></p>`;
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
