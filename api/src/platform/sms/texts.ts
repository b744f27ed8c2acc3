import type { Language } from '@m4u/contract/common';

// One text message holds 70 characters with Vietnamese marks, or 160 without.

/** Text message with the code that verifies a phone number (docs/rules/auth.md#codes). */
export const verifyCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã M4U của bạn, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} is your M4U code, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for setting a new password. */
export const resetCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã đặt lại mật khẩu M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} resets your M4U password, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that unlocks an account locked by its owner. */
export const unlockCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã mở khóa tài khoản M4U, hạn ${minutes} phút. Đừng chia sẻ.`
    : `${code} unlocks your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for claiming customer records that groups created for the number. */
export const claimCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã nhận điểm M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} claims your points on M4U, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that confirms the deletion of an account. */
export const leaveCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã xóa tài khoản M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} confirms deleting your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that cancels the deletion of an account. */
export const keepCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã giữ tài khoản M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} keeps your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that confirms locking an account without a password. */
export const lockCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã khóa tài khoản M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} locks your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for setting the first password of an account. */
export const passwordCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã đặt mật khẩu M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} sets your M4U password, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for turning on the second factor of an account without a password. */
export const factorCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã bật xác thực hai bước M4U, hạn ${minutes} phút. Đừng chia sẻ mã.`
    : `${code} turns on M4U two-step verification, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code for adding a passkey to an account without a password. */
export const passkeyCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã thêm khóa truy cập M4U, hạn ${minutes} phút. Đừng chia sẻ.`
    : `${code} adds a passkey to your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that confirms a change of the addresses of an account without a password. */
export const addressCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã đổi email hoặc số M4U, hạn ${minutes} phút. Đừng chia sẻ.`
    : `${code} confirms your new M4U sign-in details, good for ${minutes} minutes. Do not share it.`;

/** Text message with the code that proves a number which an account adds. */
export const newAddressCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã xác minh số mới M4U, hạn ${minutes} phút. Đừng chia sẻ.`
    : `${code} verifies your new M4U number, good for ${minutes} minutes. Do not share it.`;

/** Text message to the owner of a number that another account wanted to add. */
export const addressTakenText = (language: Language): string =>
  language === 'VN'
    ? 'Có người muốn dùng số này cho tài khoản M4U khác. Chúng tôi đã từ chối.'
    : 'Someone tried to use this number for another M4U account. We refused.';

/** Text message to a former address after a change, with the link that undoes it; it takes more than one message. */
export const addressChangedText = (language: Language, { link }: { readonly link: string }): string =>
  language === 'VN'
    ? `Email hoặc số đăng nhập M4U của bạn vừa thay đổi. Không phải bạn? ${link}`
    : `Your M4U sign-in details were changed. Not you? ${link}`;

/** Text message to an owner whose addresses are back. */
export const addressRestoredText = (language: Language): string =>
  language === 'VN'
    ? 'Thay đổi đăng nhập M4U đã được hoàn tác. Hãy đặt mật khẩu mới.'
    : 'The change to your M4U sign-in was undone. Choose a new password.';

/** Text message with the code for connecting a service to an account without a password. */
export const providerCodeText = (language: Language, { code, minutes }: { code: string; minutes: number }): string =>
  language === 'VN'
    ? `${code} là mã kết nối dịch vụ với M4U, hạn ${minutes} phút. Đừng chia sẻ.`
    : `${code} connects a service to your M4U account, good for ${minutes} minutes. Do not share it.`;

/** Text message about a scheduled deletion; `day` is the day of the deletion. */
export const leavingText = (language: Language, day: string): string =>
  language === 'VN'
    ? `Tài khoản M4U của bạn sẽ bị xóa ngày ${day}. Đổi ý? Hãy đăng nhập.`
    : `Your M4U account will be deleted on ${day}. Changed your mind? Sign in.`;

/** Text message to the owner about a registration with their number. */
export const registerAttemptText = (language: Language): string =>
  language === 'VN'
    ? 'Số này đã có tài khoản M4U. Hãy đăng nhập hoặc chọn Quên mật khẩu.'
    : 'This number already has an M4U account. Sign in, or tap Forgot password.';
