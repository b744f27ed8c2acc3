import type { Language } from '@m4u/contract/common';

// One text message holds 70 characters with Vietnamese marks, or 160 without.

/** Text message with the code that verifies a phone number (docs/rules/auth.md#codes). */
export const verifyCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã M4U của bạn, dùng trong ${minutes} phút. Đừng gửi mã cho ai.`
    : `${code} is your M4U code, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for setting a new password. */
export const resetCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã đặt lại mật khẩu M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} resets your M4U password, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that unlocks an account locked by its owner. */
export const unlockCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã mở khóa tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} unlocks your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for claiming customer records that groups created for the number. */
export const claimCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã nhận hồ sơ khách hàng M4U, dùng ${minutes} phút. Đừng cho ai.`
    : `${code} claims your customer records on M4U, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that confirms the deletion of an account. */
export const leaveCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã xóa tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} confirms deleting your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that cancels the deletion of an account. */
export const keepCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã giữ lại tài khoản M4U, dùng trong ${minutes} phút. Đừng cho ai.`
    : `${code} keeps your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message about a scheduled deletion; `day` is the day of the deletion. */
export const leavingText = (language: Language, day: string): string =>
  language === 'VN'
    ? `Tài khoản M4U của bạn sẽ bị xóa ngày ${day}. Đổi ý? Hãy đăng nhập.`
    : `Your M4U account will be deleted on ${day}. Changed your mind? Sign in.`;

/** Text message to the owner about a registration with their number. */
export const registerAttemptText = (language: Language): string =>
  language === 'VN'
    ? 'Số này đã có tài khoản M4U. Hãy đăng nhập hoặc chọn Quên mật khẩu.'
    : 'This number already has an M4U account. Sign in, or choose Forgotten password.';
