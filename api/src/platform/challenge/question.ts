import { fold } from '@m4u/contract/fold';
import type { Locale } from '@m4u/contract/words';

const NUMBERS: Readonly<Record<Locale, string>> = {
  vi: 'không một hai ba bốn năm sáu bảy tám chín mười|mười một|mười hai|mười ba|mười bốn|mười lăm|mười sáu|mười bảy|mười tám',
  en: 'zero one two three four five six seven eight nine ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen',
};

const namesOf = (locale: Locale): string[] => {
  const [first = '', ...rest] = NUMBERS[locale].split('|');
  return [...first.split(' '), ...rest];
};

const names = { vi: namesOf('vi'), en: namesOf('en') } as const;

const plain = (text: string): string => fold(text).trim().replaceAll(/\s+/g, ' ');

const known = new Map(
  [...names.vi.entries(), ...names.en.entries()].map(([number, name]) => [plain(name), number] as const),
);

/** Words the sum of two numbers from 1 to 9 as a question. */
export const askFor = (one: number, other: number, locale: Locale): string => {
  const [first, second] = [names[locale][one] ?? '', names[locale][other] ?? ''];
  return locale === 'vi'
    ? `${first.charAt(0).toUpperCase()}${first.slice(1)} cộng ${second} bằng mấy?`
    : `What is ${first} plus ${second}?`;
};

/** Reads the number in an answer, in digits or in words of either language, with or without marks. */
export const readNumber = (answer: string): number | undefined => {
  const words = plain(answer.slice(0, 100).isWellFormed() ? answer.slice(0, 100) : '');
  return /^\d{1,2}$/.test(words) ? Number(words) : known.get(words);
};
