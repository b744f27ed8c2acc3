import type { Language } from '@m4u/contract/common';
import { claimLinkPath } from '@m4u/contract/commerce/order/phoneReceipt.rules';
import { grouping } from '@m4u/contract/social/notification/points';
import { quoteName, sanitizeName } from '../../../platform/mail/names.ts';
import { formatVietnamTime } from '../../../platform/mail/templates.ts';

/** Bytes of a token: its 32 characters are masked wherever the log shows an address. */
export const TOKEN_BYTES = 24;

/** Most characters of a shop's name: with the dots of a longer one, the 30 that a parameter of Zalo's templates takes. */
const SHOP_LENGTH = 27;

/** Content of a message to a customer without an account. */
export interface PhoneReceiptFacts {
  readonly groupName: string;
  /** The payment in VND; 0 without an invoice. */
  readonly amount: number;
  readonly points: number;
  /** Balance in points afterwards. */
  readonly balance: number;
  readonly at: Date;
}

/** A message in its forms. A phone number without an account has no language, so the shop's is used. */
export const writePhoneReceipt = (
  language: Language,
  { groupName, amount, points, balance, at }: PhoneReceiptFacts,
  { token, publicUrl }: { readonly token: string; readonly publicUrl: string },
) => {
  const link = publicUrl + claimLinkPath(token);
  const [earned, total] = [grouping.format(points), grouping.format(balance)];
  const shop = quoteName(groupName, SHOP_LENGTH);
  return {
    values: {
      shop: sanitizeName(groupName, SHOP_LENGTH),
      amount: `${grouping.format(amount)} ₫`,
      points: earned,
      balance: total,
      time: formatVietnamTime(at),
      token,
    },
    text:
      language === 'VN'
        ? `M4U: +${earned} điểm tại ${shop}. Bạn có ${total} điểm. Xem, nhận điểm hoặc dừng tin: ${link}`
        : `M4U: +${earned} points at ${shop}. Balance: ${total}. View, claim or stop messages: ${link}`,
  };
};

/** A phone number of which a reader of the page sees the last three digits. */
export const maskPhone = (phone: string): string => `${'•'.repeat(7)}${phone.slice(-3)}`;
