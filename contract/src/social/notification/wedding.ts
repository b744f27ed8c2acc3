import { fill, type Locale, type Words } from '../../words.ts';

type Data = Readonly<Record<string, string>>;

const coming: Words = {
  vi: '{name} sẽ đến dự đám cưới ({people} người)',
  en: '{name} is coming to the wedding ({people} {people:person|people})',
};
const comingAlone: Words = { vi: '{name} sẽ đến dự đám cưới', en: '{name} is coming to the wedding' };
const declined: Words = {
  vi: '{name} không đến dự đám cưới được',
  en: '{name} can’t make it to the wedding',
};

const photos: Words = {
  vi: '{name} gửi ảnh đám cưới, chờ bạn duyệt',
  en: '{name} sent wedding photos for you to approve',
};

const wished: Words = { vi: ' và gửi lời chúc', en: ', and sent a wish' };

/**
 * Text of a notification about a reply to a wedding invitation, or about photos, for the couple. `name` is the guest who
 * replied or sent them.
 */
export const weddingWords = (data: Data, name: string, locale: Locale): string => {
  if (data['news'] === 'photos') return fill(photos[locale], { name });
  const people = data['people'] ?? '1';
  const come = people === '1' ? comingAlone : coming;
  const answer = data['news'] === 'declined' ? declined : come;
  return fill(answer[locale], { name, people }) + (data['wished'] === undefined ? '' : wished[locale]);
};
