import { fill, type Locale, type Words } from '../../words.ts';

/** Steps of a registration that ask something of its applicant, or that they wait for. */
const registrationNews: Readonly<Record<string, Words>> = {
  proofed: { vi: 'Bản in thử thẻ của bạn đã sẵn sàng', en: 'The proof of your card is ready' },
  shipped: { vi: 'Thẻ của bạn đang trên đường giao', en: 'Your cards are on their way' },
};

/** Text of a notification about a registration, by its latest step. */
export const registrationWords = (news: string | undefined, count: number, locale: Locale): string => {
  const words = Object.hasOwn(registrationNews, news ?? '') ? registrationNews[news ?? ''] : undefined;
  if (words) return words[locale];
  if (count === 1) return { vi: 'Đơn của bạn có cập nhật mới', en: 'Your application has an update' }[locale];
  return fill({ vi: 'Đơn của bạn có {count} cập nhật mới', en: 'Your application has {count} updates' }[locale], {
    count,
  });
};
