import type { Language } from '@m4u/contract/common';

// One text message holds 70 characters with Vietnamese marks, or 160 without.

/** The text message with the code that verifies a phone number (docs/rules/auth.md#codes). */
export const verifyCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã M4U của bạn, dùng trong ${minutes} phút. Đừng gửi mã cho ai.`
    : `${code} is your M4U code, good for ${minutes} minutes. Do not share it.`;

/** The code that lets the owner set a new password. */
export const resetCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã đặt lại mật khẩu M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} resets your M4U password, good for ${minutes} minutes. Do not share it.`;

/** The code that unlocks an account which its owner had locked. */
export const unlockCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã mở khóa tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} unlocks your M4U account, good for ${minutes} minutes. Do not share it.`;

/** The code by which a number's owner claims what groups wrote down under it. */
export const claimCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã nhận hồ sơ khách hàng M4U, dùng ${minutes} phút. Đừng cho ai.`
    : `${code} claims your customer records on M4U, good for ${minutes} minutes. Do not share it.`;

/** The code that confirms that an account is to be deleted. */
export const leaveCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã xóa tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} confirms deleting your M4U account, good for ${minutes} minutes. Do not share it.`;

/** The code by which an account is kept that is waiting to be deleted. */
export const keepCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã giữ lại tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} keeps your M4U account, good for ${minutes} minutes. Do not share it.`;

/** An account is waiting to be deleted; `day` is when it goes. */
export const leavingText = (language: Language, day: string): string =>
  language === 'VN'
    ? `Tài khoản M4U của bạn sẽ bị xóa ngày ${day}. Đổi ý? Hãy đăng nhập.`
    : `Your M4U account will be deleted on ${day}. Changed your mind? Sign in.`;

/** Somebody tried to sign up with a number that has an account. */
export const registerAttemptText = (language: Language): string =>
  language === 'VN'
    ? 'Số này đã có tài khoản M4U. Hãy đăng nhập hoặc chọn Quên mật khẩu.'
    : 'This number already has an M4U account. Sign in, or choose Forgotten password.';
