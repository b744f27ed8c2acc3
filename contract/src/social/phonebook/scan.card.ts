/** A contact card read from a code (vCard, MECARD). Each text is one line, as written. */
export interface ContactCard {
  readonly kind: 'card';
  readonly name: string;
  readonly organization: string;
  readonly title: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  /** An http or https address, or empty. */
  readonly website: string;
  readonly address: string;
  readonly note: string;
}

/** Most numbers and addresses of one card. */
const MOST_VALUES = 10;

/** Thirty combining marks on one letter, and more: a phonebook refuses such a text (`isComposable`). */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Splits at a character that is not escaped by a backslash. */
const splitUnescaped = (text: string, mark: string): string[] => {
  const parts = [''];
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text.charAt(offset);
    if (letter === mark) parts.push('');
    else {
      if (letter === '\\') offset += 1;
      parts.push((parts.pop() ?? '') + (letter === '\\' ? letter + text.charAt(offset) : letter));
    }
  }
  return parts;
};

const unescapeText = (text: string): string =>
  oneLine(text.replaceAll(/\\([\s\S])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)));

const webAddress = (text: string): string => {
  const isWeb = /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
  return isWeb ? text : '';
};

interface CardLine {
  readonly name: string;
  readonly value: string;
}

const decodeQuotedPrintable = (value: string): string => {
  if (/[^\x20-\x7e]/.test(value)) return value;
  const bytes = value.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
};

/** Lines of a vCard: unfolded, without group prefixes (`item1.`), with quoted-printable of version 2.1 decoded. */
const readLines = (text: string): CardLine[] =>
  (/QUOTED-PRINTABLE/i.test(text) ? text.replaceAll(/=\r?\n/g, '') : text)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [head, name = '', params = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      if (head === undefined) return [];
      const isQuoted = /ENCODING=QUOTED-PRINTABLE|;QUOTED-PRINTABLE/i.test(params);
      return [{ name: name.toUpperCase(), value: isQuoted ? decodeQuotedPrintable(value) : value }];
    });

const joinParts = (parts: readonly (string | undefined)[], mark: string): string =>
  parts
    .map((part) => unescapeText(part ?? ''))
    .filter(Boolean)
    .join(mark);

/** Joins the parts of a name in Vietnamese order: family, middle, given. */
const fullName = (value: string): string => {
  const [family, givenName, middle] = splitUnescaped(value, ';');
  return joinParts([family, middle, givenName], ' ');
};

const readVcard = (text: string): ContactCard => {
  const lines = readLines(text);
  const all = (name: string): string[] => lines.filter((line) => line.name === name).map(({ value }) => value);
  const firstValue = (name: string): string => all(name)[0] ?? '';
  const several = (name: string, scheme: RegExp): string[] => [
    ...new Set(
      all(name)
        .map((value) => unescapeText(value).replace(scheme, ''))
        .filter(Boolean),
    ),
  ];
  return {
    kind: 'card',
    name: unescapeText(firstValue('FN')) || fullName(firstValue('N')),
    organization: joinParts(splitUnescaped(firstValue('ORG'), ';'), ', '),
    title: unescapeText(firstValue('TITLE') || firstValue('ROLE')),
    phones: several('TEL', /^tel:/i).slice(0, MOST_VALUES),
    emails: several('EMAIL', /^mailto:/i).slice(0, MOST_VALUES),
    website: all('URL').map(unescapeText).map(webAddress).find(Boolean) ?? '',
    address: joinParts(splitUnescaped(firstValue('ADR'), ';'), ', '),
    note: unescapeText(firstValue('NOTE')),
  };
};

/** Fields of `MECARD:`, `WIFI:` and similar formats: `NAME:value;` … `;`. Repeated fields keep all values. */
export const readMarkedFields = (text: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, string[]>();
  for (const part of splitUnescaped(text.slice(text.indexOf(':') + 1), ';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const name = part.slice(0, colon).trim().toUpperCase();
    fields.set(name, [...(fields.get(name) ?? []), part.slice(colon + 1)]);
  }
  return fields;
};

const readMecard = (text: string): ContactCard => {
  const fields = readMarkedFields(text);
  const all = (name: string): string[] => (fields.get(name) ?? []).map(unescapeText).filter(Boolean);
  const firstValue = (name: string): string => all(name)[0] ?? '';
  return {
    kind: 'card',
    name: joinParts(splitUnescaped(fields.get('N')?.[0] ?? '', ','), ' '),
    organization: firstValue('ORG'),
    title: firstValue('TITLE'),
    phones: all('TEL').slice(0, MOST_VALUES),
    emails: all('EMAIL').slice(0, MOST_VALUES),
    website: all('URL').map(webAddress).find(Boolean) ?? '',
    address: firstValue('ADR'),
    note: firstValue('NOTE'),
  };
};

/** Reads a vCard or MECARD; undefined when the text is neither, or has no name, number or address. */
export const readCard = (text: string): ContactCard | undefined => {
  const isVcard = /^BEGIN:VCARD\r?\n/i.test(text);
  if (!isVcard && !/^MECARD:/i.test(text)) return undefined;
  const card = isVcard ? readVcard(text) : readMecard(text);
  const name = card.name || card.organization || card.phones[0] || card.emails[0];
  return name ? { ...card, name } : undefined;
};
