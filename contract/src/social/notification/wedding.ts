import { fill, type Locale, type Words } from '../../words.ts';

type Data = Readonly<Record<string, string>>;

const coming: Words = {
  vi: '{name} sẽ đến dự đám cưới ({people} người)',
  en: '{name} will come to the wedding ({people})',
};
const alone: Words = { vi: '{name} sẽ đến dự đám cưới', en: '{name} will come to the wedding' };
const declined: Words = {
  vi: '{name} không đến dự đám cưới được',
  en: '{name} cannot come to the wedding',
};

const wished: Words = { vi: ' và gửi lời chúc', en: ', and sent a wish' };

/** Text of a notification about a reply to a wedding invitation, for the couple. `name` is the guest who replied. */
export const weddingWords = (data: Data, name: string, locale: Locale): string => {
  const people = data['people'] ?? '1';
  const come = people === '1' ? alone : coming;
  const answer = data['news'] === 'declined' ? declined : come;
  return fill(answer[locale], { name, people }) + (data['wished'] === undefined ? '' : wished[locale]);
};
