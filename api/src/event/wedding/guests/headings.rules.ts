/** Headings within pasted guest lists: `Bạn cấp 3:`, `Họ nhà gái`. */
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { foldToWords } from '@m4u/contract/fold';
import { trimDashes, withoutPlace } from '@m4u/contract/person-lines';
import { findSide, findSideWithin } from './phrases.rules.ts';

/** The most characters of a heading: those of a group. */
const LONGEST = 60;

export interface Heading {
  readonly text: string;
  /** Empty where the heading names a side alone. */
  readonly group: string;
  readonly side: WeddingSide | undefined;
}

/** A number or letter before a heading, such as `II.` or `A)`. */
const CHAPTER = /^(?:[IVX]{1,4}|[A-Z])[.)/]\s*/;

/**
 * Reads a line as the heading of those below it: one that ends with a colon and has no number, or that is a side of
 * more than one word. Undefined for other lines.
 */
export const readHeading = (line: string): Heading | undefined => {
  // A line whose first cell is empty is a guest without a name.
  if (/^[;,]/.test(line.trimStart())) return undefined;
  // Empty cells of a table stand behind a heading too.
  const cell = trimDashes(withoutPlace(line.replaceAll(/[\t;,"*_=#[\]]/g, ' ')));
  if (cell.length > LONGEST || cell === '') return undefined;
  const text = trimDashes(cell.replace(/\(\d{1,4}[^()]*\)$/, '').replace(CHAPTER, ''));
  const side = findSide(text);
  const isSide = side !== undefined && foldToWords(text).includes(' ');
  if (isSide) return { text, group: '', side };
  const isHeading = /:[\s\t;,"*_\-–—=]*$/.test(line.slice(-LONGEST)) && !/\d{5}/.test(text) && /\p{L}/u.test(text);
  return isHeading ? { text, group: text, side: findSideWithin(text) } : undefined;
};
