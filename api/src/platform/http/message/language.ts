import type { Locale } from '@m4u/contract/words';

/** Chooses the language of an answer by `Accept-Language`: English when it precedes Vietnamese, else Vietnamese. */
export const readLocale = (header: string | undefined): Locale => {
  if (!header) return 'vi';
  const languages = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => quality > 0 && /^(vi|en)\b/.test(tag))
    .toSorted((a, b) => b.quality - a.quality);
  return languages[0]?.tag.startsWith('en') ? 'en' : 'vi';
};
