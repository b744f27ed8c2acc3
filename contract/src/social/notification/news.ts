import type { Locale, Words } from '../../words.ts';

const cardChanges: Readonly<Record<string, Words>> = {
  activated: { vi: 'kích hoạt', en: 'activated' },
  frozen: { vi: 'tạm khóa', en: 'frozen' },
  unfrozen: { vi: 'mở khóa', en: 'unfrozen' },
  received: { vi: 'thay bằng thẻ mới', en: 'replaced by a new one' },
  retired: { vi: 'hủy', en: 'deactivated' },
};
const aChange: Words = { vi: 'thay đổi', en: 'changed' };

const requestNews: Readonly<Record<string, Words>> = {
  ordered: { vi: 'đặt mua', en: 'wants to order' },
  asked: { vi: 'hỏi giá', en: 'requested a quote for' },
  quoted: { vi: 'đã báo giá', en: 'sent you a quote for' },
  accepted: { vi: 'đã chấp nhận báo giá', en: 'accepted your quote for' },
  confirmed: { vi: 'đã xác nhận đơn', en: 'confirmed your order for' },
  packed: { vi: 'đã đóng gói', en: 'packed your order for' },
  delivered: { vi: 'đã giao', en: 'handed over your order for' },
  declined: { vi: 'đã từ chối báo giá', en: 'declined the quote for' },
  cancelled: { vi: 'đã hủy đơn', en: 'canceled the order for' },
};
const invitationAnswers: Readonly<Record<string, Words>> = {
  accepted: { vi: 'đã chấp nhận', en: 'accepted' },
  declined: { vi: 'đã từ chối', en: 'declined' },
};
const anAnswer: Words = { vi: 'đã trả lời', en: 'replied to' };
const someNews: Words = { vi: 'có cập nhật về', en: 'has an update on' };

/** The change of a printed card, as a part of the sentence. */
export const changeWords = (change: string | undefined, locale: Locale): string =>
  (cardChanges[change ?? ''] ?? aChange)[locale];

/** The last step of a request for an order or a quote, as a part of the sentence. */
export const newsWords = (news: string | undefined, locale: Locale): string =>
  (requestNews[news ?? ''] ?? someNews)[locale];

/** The answer to an invitation to a group, as a part of the sentence. */
export const answerWords = (news: string | undefined, locale: Locale): string =>
  (invitationAnswers[news ?? ''] ?? anAnswer)[locale];
