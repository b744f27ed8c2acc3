import { fill, type Locale, type Words } from '../../words.ts';
import type { KindWords } from './groupTexts.ts';
import { formatNumber, grouping } from './points.ts';

/** Texts of notifications about tickets. */
export const ticketTexts: KindWords = {
  title: { vi: 'Vé sự kiện', en: 'Event tickets' },
  one: { vi: '{ticket}', en: '{ticket}' },
  many: { vi: '{ticket} ({count} cập nhật)', en: '{ticket} ({count} updates)' },
};

const sentences: Readonly<Record<string, Words>> = {
  issued: { vi: 'Bạn đã có vé dự “{title}”', en: 'You have a ticket for “{title}”' },
  'moved-up': {
    vi: 'Đã có chỗ cho bạn tại “{title}”. Hãy thanh toán để giữ chỗ',
    en: 'There’s a seat for you at “{title}”. Pay to keep it',
  },
  cancelled: { vi: '{group} đã hủy vé của bạn tại “{title}”', en: '{group} cancelled your ticket for “{title}”' },
  refund: {
    vi: '{name} đã trả lại vé dự “{title}”. Hãy hoàn {amount}',
    en: '{name} gave back a ticket for “{title}”. Refund {amount}',
  },
};

const changed: Words = { vi: 'Một vé của {group} đã thay đổi', en: 'A ticket of {group} changed' };

/** Text of one notification about a ticket; `group` is the group's name. */
export const ticketWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string => {
  const { title = '', name = '', news = '' } = data;
  const amount = `${grouping.format(formatNumber(data['amount']))} ₫`;
  return fill((sentences[news] ?? changed)[locale], { name, group, title, amount });
};

/** Path of the screen that a notification about a ticket leads to. */
export const ticketNoticePath = ({ news, token = '', payment = '' }: Readonly<Record<string, string>>): string =>
  news === 'refund' ? `/action/payments/${encodeURIComponent(payment)}` : `/ticket/${encodeURIComponent(token)}`;
