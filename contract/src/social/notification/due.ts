import { fill, type Locale, type Words } from '../../words.ts';
import type { KindWords } from './groupTexts.ts';

/** Texts of notifications about dues. */
export const dueTexts: KindWords = {
  title: { vi: 'Hội phí', en: 'Dues' },
  one: { vi: '{due}', en: '{due}' },
  many: { vi: '{due} ({count} cập nhật)', en: '{due} ({count} updates)' },
};

const sentences: Readonly<Record<string, Words>> = {
  begun: {
    vi: 'Hội phí “{level}” của bạn tại {group} có hiệu lực đến hết ngày {day}',
    en: 'Your dues “{level}” at {group} are valid until the end of {day}',
  },
  ends: {
    vi: 'Hội phí “{level}” của bạn tại {group} hết hạn ngày {day}. Hãy gia hạn',
    en: 'Your dues “{level}” at {group} end on {day}. Renew them',
  },
  ended: {
    vi: 'Hội phí “{level}” của bạn tại {group} đã hết hạn ngày {day}. Hãy gia hạn',
    en: 'Your dues “{level}” at {group} ended on {day}. Renew them',
  },
  taken: {
    vi: '{group} đã hoàn tiền hội phí “{level}”, nên kỳ đến ngày {day} không còn hiệu lực',
    en: '{group} refunded the dues “{level}”, so the term until {day} no longer counts',
  },
};

const changed: Words = { vi: 'Hội phí của bạn tại {group} đã thay đổi', en: 'Your dues at {group} changed' };

/** Text of one notification about dues; `group` is the group's name, `day` YYYY-MM-DD. */
export const dueWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string => {
  const { news = '', level = '', day = '' } = data;
  const shown = day.split('-').toReversed().join('/');
  return fill((sentences[news] ?? changed)[locale], { group, level, day: shown });
};

/** Path of the screen that a notification about dues leads to. */
export const dueNoticePath = ({ group = '' }: Readonly<Record<string, string>>): string =>
  `/action/dues#group-${encodeURIComponent(group)}`;
