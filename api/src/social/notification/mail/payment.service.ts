import { formatMoney } from '@m4u/contract/social/notification/payment';
import type { Locale, Words } from '@m4u/contract/words';
import { drawVietQrForMail } from '../../../content/activity/vietqr.service.ts';
import type { LetterPart } from '../../../platform/mail/letter.ts';
import type { NoticeWords } from '../../../platform/mail/templates.ts';

const LABELS = {
  amount: { vi: 'Số tiền', en: 'Amount' },
  bank: { vi: 'Ngân hàng', en: 'Bank' },
  account: { vi: 'Số tài khoản', en: 'Account number' },
  owner: { vi: 'Chủ tài khoản', en: 'Account holder' },
  memo: { vi: 'Nội dung chuyển khoản', en: 'Transfer note' },
} as const satisfies Readonly<Record<string, Words>>;

const SCAN: Words = {
  vi: 'Mở ứng dụng ngân hàng và quét mã dưới đây. Số tiền và nội dung đã điền sẵn.',
  en: 'Open your banking app and scan the code below. The amount and the note are filled in.',
};

const ALT: Words = { vi: 'Mã VietQR để thanh toán', en: 'VietQR code to pay' };

const PAY: Words = { vi: 'Mở trang thanh toán', en: 'Open the payment page' };

/** Width and height of the code on the screen, in pixels. */
const SIZE = 240;

/**
 * What the mail that asks for a payment says beside its sentence: amount, account and memo, one on each line, the VietQR
 * code, and the button. Nothing for other news of payments, nor where the code cannot name a bank.
 */
export const describePayment = async (
  data: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Pick<NoticeWords, 'details' | 'label'>> => {
  const { news, bin = '', account = '', memo = '', amount = '' } = data;
  if (news !== 'asked' || bin === '') return {};
  const values: Readonly<Record<string, string | undefined>> = { ...data, amount: formatMoney(amount) };
  const facts = Object.entries(LABELS).map(([key, words]) => `${words[locale]}: ${values[key] ?? ''}`);
  const code = await drawVietQrForMail({ bin, accountNumber: account }, { amount: Number(amount), purpose: memo });
  const details: readonly LetterPart[] = [
    { text: facts.join('\n') },
    SCAN[locale],
    { picture: { cid: 'vietqr', alt: ALT[locale], png: code.toString('base64'), size: SIZE } },
  ];
  return { details, label: PAY[locale] };
};
