import type { Words } from '../words.ts';

/** Validation errors of the fields of accounts: addresses, passwords and the work before a sign-in. */
export const accountFieldErrors = {
  'address-refused': {
    vi: 'Chưa đổi được sang địa chỉ này. Nếu đây là tài khoản khác của bạn, hãy đăng nhập bằng địa chỉ này.',
    en: 'We couldn’t change to this address. If it belongs to another account of yours, sign in with it instead.',
  },
  'address-own': {
    vi: 'Bạn đang đăng nhập bằng địa chỉ này rồi. Hãy nhập địa chỉ khác.',
    en: 'You already sign in with this one. Enter another one.',
  },
  'last-sign-in': {
    vi: 'Đây là cách đăng nhập cuối cùng. Hãy thêm email hoặc số điện thoại khác trước khi gỡ.',
    en: 'This is your last way to sign in. Add another email or phone number before you remove it.',
  },
  'login-challenge': {
    vi: 'Tài khoản này vừa bị nhập sai mật khẩu nhiều lần. Hãy đăng nhập ở trang đăng nhập: trình duyệt cần vài giây để kiểm tra.',
    en: 'Someone entered the wrong password for this account too many times. Sign in on the sign-in page, where your browser runs a check for a few seconds.',
  },
  'factor-code': {
    vi: 'Hãy nhập mã 6 chữ số trong ứng dụng xác thực, hoặc mã dự phòng gồm 10 ký tự.',
    en: 'Enter the 6-digit code from your authenticator app, or a 10-character recovery code.',
  },
  'factor-wrong': {
    vi: 'Mã không đúng hoặc đã được dùng. Hãy nhập mã đang hiện trong ứng dụng xác thực.',
    en: 'This code is wrong or was used already. Enter the one that your authenticator app shows now.',
  },
  'password-common': {
    vi: 'Mật khẩu này quá phổ biến, dễ bị đoán. Hãy chọn mật khẩu khác.',
    en: 'This password is too common and easy to guess. Choose another one.',
  },
  'password-current': { vi: 'Bạn phải nhập mật khẩu hiện tại!', en: 'You must enter the current password!' },
  'password-wrong': { vi: 'Mật khẩu không đúng!', en: 'Incorrect password!' },
  'password-same': {
    vi: 'Mật khẩu mới không được trùng với mật khẩu hiện tại!',
    en: 'The new password cannot be the same as the current password!',
  },
  'password-mismatch': { vi: 'Hai mật khẩu không khớp.', en: 'Passwords don’t match.' },
} as const satisfies Record<string, Words>;
