import { fold } from '@m4u/contract/fold';
import type { Locale } from '@m4u/contract/words';

/** Names of the numbers from 0 to 18, the largest sum of two digits. */
const NUMBER_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'không',
    'một',
    'hai',
    'ba',
    'bốn',
    'năm',
    'sáu',
    'bảy',
    'tám',
    'chín',
    'mười',
    'mười một',
    'mười hai',
    'mười ba',
    'mười bốn',
    'mười lăm',
    'mười sáu',
    'mười bảy',
    'mười tám',
  ],
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
  ],
};

const normalize = (text: string): string => fold(text).trim().replaceAll(/\s+/g, ' ');

const numberByName = new Map(
  [...NUMBER_NAMES.vi.entries(), ...NUMBER_NAMES.en.entries()].map(
    ([number, name]) => [normalize(name), number] as const,
  ),
);

/** Words the sum of two numbers from 1 to 9 as a question. */
export const writeQuestion = (one: number, other: number, locale: Locale): string => {
  const [first, second] = [NUMBER_NAMES[locale][one] ?? '', NUMBER_NAMES[locale][other] ?? ''];
  return locale === 'vi'
    ? `${first.charAt(0).toUpperCase()}${first.slice(1)} cộng ${second} bằng mấy?`
    : `What is ${first} plus ${second}?`;
};

/** Reads the number in an answer, in digits or in words of either language, with or without marks. */
export const readNumber = (answer: string): number | undefined => {
  const name = normalize(answer.slice(0, 100).isWellFormed() ? answer.slice(0, 100) : '');
  return /^\d{1,2}$/.test(name) ? Number(name) : numberByName.get(name);
};
