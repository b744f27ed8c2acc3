import { find } from 'linkifyjs';
import { isLinkAddress } from '@m4u/contract/address/link-address';

/** Part of a text: plain, or a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Matches phone numbers: at least nine digits, with single separators. */
const number = /(?<![\w+.-])(?:\+\d|0)(?:[ .-]?\d){8,12}(?![\w-])/gu;

const withNumbers = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(number)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], href: `tel:${match[0].replaceAll(/[^\d+]/gu, '')}` });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/**
 * Splits a plain text at web addresses, mail addresses and phone numbers. Only http, https, mailto and tel become
 * links; the parts joined equal the text.
 */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { href, start, end: stop, isLink } of find(text, { defaultProtocol: 'https' })) {
    if (!isLink || !isLinkAddress(href)) continue;
    if (start > end) parts.push(...withNumbers(text.slice(end, start)));
    parts.push({ text: text.slice(start, stop), href });
    end = stop;
  }
  if (end < text.length) parts.push(...withNumbers(text.slice(end)));
  return parts;
};
