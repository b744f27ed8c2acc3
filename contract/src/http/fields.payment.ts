import type { Words } from '../words.ts';

/** Validation errors of fields about payments and tickets. */
export const paymentFieldErrors = {
  'tickets-limit': {
    vi: 'Mỗi người được đăng ký tối đa {maximum} chỗ, tính cả những lần trước.',
    en: 'Each person can sign up for at most {maximum} {maximum:seat|seats}, including earlier sign-ups.',
  },
  'e-invoice-key': {
    vi: 'Nhà cung cấp không nhận Client ID và mã bí mật này. Hãy kiểm tra lại.',
    en: 'The provider doesn’t accept this client ID and secret. Check them.',
  },
  'e-invoice-series': {
    vi: 'Nhà cung cấp không còn ký hiệu này. Hãy chọn ký hiệu khác.',
    en: 'The provider no longer offers this series. Choose another one.',
  },
  'payment-unknown': {
    vi: 'Không tìm thấy khoản thanh toán nào của cửa hàng có mã này. Hãy kiểm tra lại mã.',
    en: 'No payment of this shop has that code. Check the code.',
  },
} as const satisfies Readonly<Record<string, Words>>;
