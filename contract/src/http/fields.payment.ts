import type { Words } from '../words.ts';

/** Validation errors of fields about payments and tickets. */
export const paymentFieldErrors = {
  'tickets-limit': {
    vi: 'Mỗi người được đăng ký tối đa {maximum} chỗ, tính cả những lần trước.',
    en: 'Each person can sign up for at most {maximum} {maximum:seat|seats}, including earlier sign-ups.',
  },
  'payment-unknown': {
    vi: 'Không tìm thấy khoản thanh toán nào của cửa hàng có mã này. Hãy kiểm tra lại mã.',
    en: 'No payment of this shop has that code. Check the code.',
  },
} as const satisfies Readonly<Record<string, Words>>;
