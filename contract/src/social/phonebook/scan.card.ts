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
const MOST = 10;

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Splits at a character that is not escaped by a backslash. */
const divide = (text: string, mark: string): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === mark) parts.push('');
    else {
      if (letter === '\\') at += 1;
      parts.push((parts.pop() ?? '') + (letter === '\\' ? letter + text.charAt(at) : letter));
    }
  }
  return parts;
};

const unescaped = (text: string): string =>
  oneLine(text.replaceAll(/\\([\s\S])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)));

const webAddress = (text: string): string => {
  const isWeb = /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
  return isWeb ? text : '';
};

interface Written {
  readonly name: string;
  readonly value: string;
}

const unquoted = (value: string): string => {
  if (/[^\x20-\x7e]/.test(value)) return value;
  const bytes = value.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
};

/** Lines of a vCard: unfolded, without group prefixes (`item1.`), with quoted-printable of version 2.1 decoded. */
const linesOf = (text: string): Written[] =>
  (/QUOTED-PRINTABLE/i.test(text) ? text.replaceAll(/=\r?\n/g, '') : text)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [head, name = '', params = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      if (head === undefined) return [];
      const isQuoted = /ENCODING=QUOTED-PRINTABLE|;QUOTED-PRINTABLE/i.test(params);
      return [{ name: name.toUpperCase(), value: isQuoted ? unquoted(value) : value }];
    });

const joined = (parts: readonly (string | undefined)[], mark: string): string =>
  parts
    .map((part) => unescaped(part ?? ''))
    .filter(Boolean)
    .join(mark);

/** Joins the parts of a name in Vietnamese order: family, middle, given. */
const nameFrom = (value: string): string => {
  const [family, given, middle] = divide(value, ';');
  return joined([family, middle, given], ' ');
};

const readVcard = (text: string): ContactCard => {
  const lines = linesOf(text);
  const all = (name: string): string[] => lines.filter((line) => line.name === name).map(({ value }) => value);
  const first = (name: string): string => all(name)[0] ?? '';
  const several = (name: string, scheme: RegExp): string[] => [
    ...new Set(
      all(name)
        .map((value) => unescaped(value).replace(scheme, ''))
        .filter(Boolean),
    ),
  ];
  return {
    kind: 'card',
    name: unescaped(first('FN')) || nameFrom(first('N')),
    organization: joined(divide(first('ORG'), ';'), ', '),
    title: unescaped(first('TITLE') || first('ROLE')),
    phones: several('TEL', /^tel:/i).slice(0, MOST),
    emails: several('EMAIL', /^mailto:/i).slice(0, MOST),
    website: all('URL').map(unescaped).map(webAddress).find(Boolean) ?? '',
    address: joined(divide(first('ADR'), ';'), ', '),
    note: unescaped(first('NOTE')),
  };
};

/** Fields of `MECARD:`, `WIFI:` and similar formats: `NAME:value;` … `;`. Repeated fields keep all values. */
export const readMarked = (text: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, string[]>();
  for (const part of divide(text.slice(text.indexOf(':') + 1), ';')) {
    const at = part.indexOf(':');
    if (at < 1) continue;
    const name = part.slice(0, at).trim().toUpperCase();
    fields.set(name, [...(fields.get(name) ?? []), part.slice(at + 1)]);
  }
  return fields;
};

const readMecard = (text: string): ContactCard => {
  const fields = readMarked(text);
  const all = (name: string): string[] => (fields.get(name) ?? []).map(unescaped).filter(Boolean);
  const first = (name: string): string => all(name)[0] ?? '';
  return {
    kind: 'card',
    name: joined(divide(fields.get('N')?.[0] ?? '', ','), ' '),
    organization: first('ORG'),
    title: first('TITLE'),
    phones: all('TEL').slice(0, MOST),
    emails: all('EMAIL').slice(0, MOST),
    website: all('URL').map(webAddress).find(Boolean) ?? '',
    address: first('ADR'),
    note: first('NOTE'),
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
