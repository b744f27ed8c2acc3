/** Parses vCard files of old and new phones: versions 2.1, 3.0 and 4.0. */
import { MAXIMUM_CONTACT_LINES, normalizePhone } from '@m4u/contract/social/phonebook/schema';
import { Email, isComposable } from '@m4u/contract/common';
import ICAL from 'ical.js';
import { hasMoreLineEnds } from '../../platform/text/lines.ts';

/** Fields of a card, cleaned. */
export interface ReadCard {
  readonly name: string;
  readonly organization: string;
  readonly title: string;
  readonly phones: string[];
  readonly emails: string[];
  readonly website: string;
  readonly address: string;
  readonly note: string;
  readonly tags: string[];
}

/** Properties that are read; pictures, keys and others are skipped. */
const READ_PROPERTIES = new Set([
  'FN',
  'N',
  'ORG',
  'TITLE',
  'ROLE',
  'TEL',
  'EMAIL',
  'URL',
  'ADR',
  'NOTE',
  'CATEGORIES',
]);

/** Limits: lines per card, characters per line, and values per property. */
const MOST_LINES = 200;
const MOST_LINE_CHARACTERS = 8_000;
const MOST_VALUES = 100;

/** Limits of a card, in properties and characters; no phone writes larger ones. */
const MOST_PROPERTIES = 5_000;
const MOST_CARD_CHARACTERS = 4 * MOST_LINE_CHARACTERS;

/** Most line ends of a file, `\r\n` counts as two: enough for 2,000 cards, or some hundred with pictures. */
const MOST_FILE_LINES = 120_000;

const decoderOf = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
};

/** Decodes a file: UTF-8 or UTF-16, else the former encoding of Vietnamese phones. */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1258').decode(bytes);
  }
};

/** Whether a file has too many lines. */
export const isTooLong = (text: string): boolean => hasMoreLineEnds(text, MOST_FILE_LINES);

/** Splits a file into the lines of its cards; text between cards and nested cards are skipped. */
export const splitCards = (text: string): string[][] => {
  const cards: string[][] = [];
  let present: string[] | undefined;
  let depth = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      depth += 1;
      if (depth === 1) present = [];
    } else if (/^END:VCARD\s*$/i.test(line)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && present) cards.push(present);
      if (depth === 0) present = undefined;
    } else if (depth === 1) present?.push(line);
  }
  // A file that ends within a card has an unreadable one.
  if (present) cards.push(present);
  return cards;
};

const isQuoted = (head: string): boolean => /;(?:ENCODING=)?QUOTED-PRINTABLE(?:[;:]|$)/i.test(head);

/**
 * Unfolds the lines of a card; quoted-printable lines continue after a `=`, as their first part declares. Text beyond
 * the longest line is dropped, so that a file of folds only is not slower than others. Empty for a card with too many
 * lines.
 */
const unfoldLines = (lines: readonly string[]): string[] => {
  const whole: string[][] = [];
  let length = 0;
  let quoted = false;
  let goesOn = false;
  for (const line of lines) {
    const parts = whole.at(-1);
    if (parts && (goesOn || line.startsWith(' ') || line.startsWith('\t'))) {
      if (length < MOST_LINE_CHARACTERS) {
        if (goesOn) parts.push(parts.pop()?.replace(/=$/, '') ?? '');
        parts.push(goesOn ? line : line.slice(1));
        length += line.length;
      }
    } else {
      if (whole.length === MOST_PROPERTIES) return [];
      whole.push([line]);
      length = line.length;
      quoted = isQuoted(line.slice(0, Math.max(0, line.indexOf(':'))) + ':');
    }
    goesOn = quoted && line.endsWith('=');
  }
  return whole.map((parts) => parts.join(''));
};

/** Decodes a quoted-printable value. */
const decodeQuotedPrintable = (value: string, charset: string): string => {
  const bytes: number[] = [];
  const plain = new TextEncoder();
  for (let offset = 0; offset < value.length; offset += 1) {
    const code = /^=([\dA-F]{2})/i.exec(value.slice(offset, offset + 3))?.[1];
    if (code === undefined) bytes.push(...plain.encode(value.charAt(offset)));
    else {
      bytes.push(Number.parseInt(code, 16));
      offset += 2;
    }
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes));
};

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

const parseLine = (line: string): Line | undefined => {
  const found = /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line.slice(0, MOST_LINE_CHARACTERS));
  if (!found) return undefined;
  const [, name = '', parameters = '', value = ''] = found;
  return { name: name.toUpperCase(), parameters, value };
};

/** Properties with several parts, separated by semicolons. */
const STRUCTURED = new Set(['N', 'ADR', 'ORG']);

/** The library does not unescape semicolons that are not separators. */
const withSemicolons = (value: string): string =>
  value.replaceAll(/\\([\\;])/g, (pair, mark: string) => (mark === ';' ? mark : pair));

/** A line in version 3.0 without parameters; encodings are already decoded here. */
const toVersion3 = ({ name, parameters, value }: Line): string => {
  const charset = /;CHARSET="?([\w-]{1,30})/i.exec(parameters)?.[1] ?? 'utf-8';
  const text = isQuoted(`${parameters}:`)
    ? decodeQuotedPrintable(value, charset).replaceAll(/\r\n|\r|\n/g, '\\n')
    : value;
  return `${name}:${STRUCTURED.has(name) ? text : withSemicolons(text)}`;
};

type Property = readonly [name: string, parameters: unknown, type: string, ...values: unknown[]];

/** Parses a line by the library; undefined for a malformed one, so that the other lines are still used. */
const parseProperty = (line: string): Property | undefined => {
  try {
    return ICAL.parse.property(line, ICAL.design.vcard3) as Property;
  } catch {
    return undefined;
  }
};

/** Lines of a card that are read, only the first ones; empty for a card that is too long. */
const readableLines = (lines: readonly string[]): Line[] => {
  const telling: Line[] = [];
  let length = 0;
  for (const text of unfoldLines(lines)) {
    if (telling.length === MOST_LINES) break;
    const line = parseLine(text);
    if (!line || !READ_PROPERTIES.has(line.name)) continue;
    length += line.value.length;
    if (length > MOST_CARD_CHARACTERS) return [];
    telling.push(line);
  }
  return telling;
};

const parseProperties = (lines: readonly string[]): Property[] =>
  readableLines(lines)
    .map((line) => parseProperty(toVersion3(line)))
    .filter((property) => property !== undefined);

const flatten = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(flatten);
  return [typeof value === 'string' ? value : ''];
};

/** A text on one line in NFC, cut to `maximum` characters. */
const oneLine = (text: string, maximum: number): string => {
  if (!isComposable(text)) return '';
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return clean.length <= maximum ? clean : clean.slice(0, maximum).toWellFormed().trim();
};

const manyLines = (text: string, maximum: number): string =>
  isComposable(text)
    ? text
        .normalize('NFC')
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
        .trim()
        .slice(0, maximum)
        .toWellFormed()
    : '';

/** Joins the parts of a name in Vietnamese order: family, middle, given. */
const fullName = (parts: readonly unknown[]): string => {
  const [family, givenName, middle] = parts.map((part) => flatten(part).join(' '));
  return [family, middle, givenName].filter(Boolean).join(' ');
};

const unique = (values: readonly (string | undefined)[], maximum: number): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))].slice(0, maximum) as string[];

/** Parses a card; undefined when no line can be read, and for a card that is too long. */
export const readCard = (lines: readonly string[]): ReadCard | undefined => {
  const properties = parseProperties(lines);
  if (properties.length === 0) return undefined;
  const of = (name: string): string[] =>
    properties
      .filter(([each]) => each === name)
      .flatMap(([, , , ...values]) => values.flatMap(flatten))
      .slice(0, MOST_VALUES);
  const firstValue = (name: string): string => of(name).find((value) => value.trim() !== '') ?? '';
  // The library splits notes at commas, like lists; a note is one text.
  const note =
    properties
      .find(([name]) => name === 'note')
      ?.slice(3)
      .flatMap(flatten)
      .join(',') ?? '';
  const [, , , structured] = properties.find(([name]) => name === 'n') ?? [];
  const [, , , addressParts] = properties.find(([name]) => name === 'adr') ?? [];
  const organization = oneLine(of('org').filter(Boolean).slice(0, 2).join(', '), 200);
  const phones = unique(
    of('tel').map((value) => normalizePhone(value.replace(/^tel:/i, ''))),
    MAXIMUM_CONTACT_LINES,
  );
  const emails = unique(
    of('email').map((value) => Email.safeParse(value.replace(/^mailto:/i, '')).data),
    MAXIMUM_CONTACT_LINES,
  );
  const composed = fullName(Array.isArray(structured) ? structured : [structured]);
  const name = oneLine(firstValue('fn'), 200) || oneLine(composed, 200);
  return {
    name: name || organization || (phones[0] ?? emails[0] ?? ''),
    organization,
    title: oneLine(firstValue('title') || firstValue('role'), 200),
    phones,
    emails,
    website: oneLine(firstValue('url'), 500),
    address: oneLine(flatten(addressParts).filter(Boolean).join(', '), 500),
    note: manyLines(note, 4_000),
    tags: unique(
      of('categories').map((tag) => oneLine(tag, 30)),
      10,
    ),
  };
};
