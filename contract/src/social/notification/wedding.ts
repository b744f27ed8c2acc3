import { fill, type Locale, type Words } from '../../words.ts';
import { formatDay } from './points.ts';

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

const deadline: Words = {
  vi: '{people} khách chưa trả lời thiệp cưới, hạn trả lời là hết ngày {day}',
  en: '{people} {people:guest has|guests have} not replied to your wedding invitation. Replies are open until the end of {day}',
};

/**
 * Text of a notification about a reply to a wedding invitation, or about photos, for the couple. `name` is the guest who
 * replied or sent them.
 */
export const weddingWords = (data: Data, name: string, locale: Locale): string => {
  if (data['news'] === 'photos') return fill(photos[locale], { name });
  const people = data['people'] ?? '1';
  if (data['news'] === 'deadline') return fill(deadline[locale], { people, day: formatDay(data['day'], locale) });
  const come = people === '1' ? comingAlone : coming;
  const answer = data['news'] === 'declined' ? declined : come;
  return fill(answer[locale], { name, people }) + (data['wished'] === undefined ? '' : wished[locale]);
};

/** The screen of a wedding where the matter of a notification is seen: of several, that of the last one. */
export const weddingScreen = ({ news }: Data): string => {
  if (news === 'deadline') return '/send?link=silent';
  return news === 'photos' ? '/photos' : '/guests';
};
