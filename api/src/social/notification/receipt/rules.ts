import type { Language } from '@m4u/contract/common';
import { grouping } from '@m4u/contract/social/notification/points';
import { noticeText, noticeTitle } from '@m4u/contract/social/notification/words';
import { quoteName, sanitizeName } from '../../../platform/mail/names.ts';
import { formatVietnamTime, noticeLetter } from '../../../platform/mail/templates.ts';

/** Most characters of a shop's name: with the dots of a longer one, the 30 that a parameter of Zalo's templates takes. */
const SHOP_LENGTH = 27;

/** Content of a receipt: points that an invoice or the counter gave a member. */
export interface ReceiptFacts {
  readonly groupId: string;
  readonly groupName: string;
  /** The payment in VND; 0 without an invoice. */
  readonly amount: number;
  readonly points: number;
  /** Balance in points afterwards. */
  readonly balance: number;
  readonly at: Date;
}

const format = (number: number): string => grouping.format(number);

/** Values of the template's parameters (docs/configuration.md#zalo-notification-service). */
const templateValues = ({ groupId, groupName, amount, points, balance, at }: ReceiptFacts) => ({
  shop: sanitizeName(groupName, SHOP_LENGTH),
  amount: `${format(amount)} ₫`,
  points: format(points),
  balance: format(balance),
  time: formatVietnamTime(at),
  group: groupId,
});

const smsText = (
  language: Language,
  { groupName, amount, points, balance, at }: ReceiptFacts,
  link: string,
): string => {
  const shop = quoteName(groupName, SHOP_LENGTH);
  const time = formatVietnamTime(at);
  if (language === 'VN') {
    const invoice = amount > 0 ? `, hóa đơn ${format(amount)}đ` : '';
    return `M4U: +${format(points)} điểm tại ${shop}${invoice}, ${time}. Hiện có ${format(balance)} điểm. ${link}`;
  }
  const invoice = amount > 0 ? `, invoice ${format(amount)} VND` : '';
  return `M4U: +${format(points)} points at ${shop}${invoice}, ${time}. Balance: ${format(balance)}. ${link}`;
};

/** A receipt in all its forms. */
export const writeReceipt = (language: Language, facts: ReceiptFacts, publicUrl: string) => {
  const locale = language === 'EN' ? 'en' : 'vi';
  const link = `${publicUrl}/order-points/${facts.groupId}`;
  const { groupId, groupName, points, balance } = facts;
  const data = {
    group: groupId,
    groupName: sanitizeName(groupName),
    change: 'created',
    earned: String(points),
    spent: '0',
    balance: String(balance),
  };
  return {
    values: templateValues(facts),
    text: smsText(language, facts, link),
    letter: noticeLetter(language, {
      subject: `${noticeTitle('points', locale)} · M4U`,
      text: noticeText({ kind: 'points', count: 1, data }, locale),
      link,
      settingsLink: `${publicUrl}/action/setting/notifications`,
    }),
  };
};
