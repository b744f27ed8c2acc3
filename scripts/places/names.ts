/** Normalises names of administrative units from different packages. */
import type { PlaceKind } from '../../contract/src/profile/place.ts';

const KINDS: readonly (readonly [beginning: string, kind: PlaceKind, ofProvince?: PlaceKind])[] = [
  ['thành phố', 'provincialCity', 'city'],
  ['tỉnh', 'province'],
  ['quận', 'urbanDistrict'],
  ['thị xã', 'town'],
  ['huyện', 'district'],
  ['phường', 'ward'],
  ['xã', 'commune'],
  ['thị trấn', 'township'],
  ['đặc khu', 'specialZone'],
];

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Tone marks of oa, oe, uy at the end of a syllable stand on the first letter: hòa, not hoà; quý is another matter. */
const toneOnFirst = (name: string): string =>
  name
    .normalize('NFD')
    .replace(
      /(?<![qQ])([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/giu,
      (all, first, second, tone) => (/o[ae]|uy/i.test(`${first}${second}`) ? `${first}${tone}${second}` : all),
    )
    .normalize('NFC');

/** A name in NFC, with single spaces, one kind of apostrophe, one place of the tone marks, and no abbreviations. */
export const normalizeName = (name: string): string =>
  toneOnFirst(
    name
      .normalize('NFC')
      .replaceAll('’', "'")
      .replace(/'\s+/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/\bN\.?T\.? /, 'Nông trường ')
      .trim(),
  );

const findKind = (text: string) => KINDS.find(([beginning]) => text.toLowerCase().startsWith(`${beginning} `));

/** Separates the kind of a unit from its name; packages omit the kind of a province. */
export const kindAndName = (fullName: string, codeLength: number): { kind: PlaceKind; name: string } => {
  const text = normalizeName(fullName);
  const [beginning, kind, ofProvince] = findKind(text) ?? (['', 'province'] as const);
  return {
    kind: (codeLength === 2 && ofProvince) || kind,
    name: text
      .slice(beginning.length)
      .trim()
      .replace(/^0+(?=\d)/, ''),
  };
};

const syllable = (text: string): string =>
  text.replace(TONES, '').normalize('NFC') + (text.match(TONES)?.join('') ?? '');

/** A name to compare by: small letters, each tone at the end of its syllable. */
export const toComparable = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[\s'’\-–.]+/)
    .map(syllable)
    .join(' ')
    .trim();

/** As {@link toComparable}, without the unit's kind. */
export const toBareName = (fullName: string): string => {
  const [beginning] = findKind(fullName) ?? [''];
  return toComparable(fullName.slice(beginning.length)).replace(/^0+(?=\d)/, '');
};
