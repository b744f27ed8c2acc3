import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';

/** A one-time code, valid for `minutes`. */
export interface CodeWords {
  readonly code: string;
  readonly minutes: number;
}

/** Text of a mail with a code in one language. */
interface Purpose {
  readonly subject: string;
  /** Before the code. */
  readonly lead: string;
  /** Text for a recipient who did not request the code. */
  readonly otherwise: string;
}

/** Safety note below every code. */
const safetyNote: Record<Language, (minutes: number) => string> = {
  VN: (minutes) =>
    `Mã dùng được một lần, trong ${minutes} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người tự xưng thuộc đội ngũ M4U.`,
  EN: (minutes) =>
    `It works once, within ${minutes} minutes. Don’t share it with anyone, not even someone who says they work for M4U.`,
};

const codeLetter =
  (purposes: Record<Language, Purpose>) =>
  (language: Language, { code, minutes }: CodeWords): Letter => {
    const { subject, lead, otherwise } = purposes[language];
    return writeLetter(language, subject, [lead, { code }, safetyNote[language](minutes), otherwise]);
  };

/** Mail with the code that verifies an e-mail address (docs/rules/auth.md#codes). */
export const verifyCode = codeLetter({
  VN: {
    subject: 'Mã xác minh tài khoản M4U',
    lead: 'Đây là mã xác minh email của bạn:',
    otherwise: 'Nếu bạn không đăng ký M4U, hãy bỏ qua email này.',
  },
  EN: {
    subject: 'Your M4U verification code',
    lead: 'Use this code to verify your email:',
    otherwise: 'If you didn’t sign up for M4U, ignore this email.',
  },
});

/** Mail with the code for setting a new password. */
export const resetCode = codeLetter({
  VN: {
    subject: 'Mã đặt lại mật khẩu M4U',
    lead: 'Đây là mã để bạn đặt lại mật khẩu:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your M4U password reset code',
    lead: 'Use this code to reset your password:',
    otherwise: 'If you didn’t ask for it, ignore this email: your password stays the same.',
  },
});

/** Mail with the code that unlocks an account locked by its owner. */
export const unlockCode = codeLetter({
  VN: {
    subject: 'Mã mở khóa tài khoản M4U',
    lead: 'Đây là mã để bạn mở khóa tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn được khóa.',
  },
  EN: {
    subject: 'Your M4U unlock code',
    lead: 'Use this code to unlock your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays locked.',
  },
});

/** Mail with the code that confirms the deletion of an account without a password. */
export const leaveCode = codeLetter({
  VN: {
    subject: 'Mã xác nhận xóa tài khoản M4U',
    lead: 'Đây là mã để bạn xác nhận xóa tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to delete your M4U account',
    lead: 'Use this code to confirm deleting your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code that cancels the deletion of an account. */
export const keepCode = codeLetter({
  VN: {
    subject: 'Mã giữ tài khoản M4U',
    lead: 'Đây là mã để bạn giữ tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  },
  EN: {
    subject: 'Your code to keep your M4U account',
    lead: 'Use this code to keep your account:',
    otherwise: 'If you didn’t ask for it, ignore this email.',
  },
});

/** Mail with the code that confirms locking an account without a password. */
export const lockCode = codeLetter({
  VN: {
    subject: 'Mã xác nhận khóa tài khoản M4U',
    lead: 'Đây là mã để bạn xác nhận khóa tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to lock your M4U account',
    lead: 'Use this code to confirm locking your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code for turning on the second factor of an account without a password. */
export const factorCode = codeLetter({
  VN: {
    subject: 'Mã bật xác thực hai bước M4U',
    lead: 'Đây là mã để bạn bật xác thực hai bước cho tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to turn on M4U two-step verification',
    lead: 'Use this code to turn on two-step verification for your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code for setting the first password of an account. */
export const passwordCode = codeLetter({
  VN: {
    subject: 'Mã đặt mật khẩu M4U',
    lead: 'Đây là mã để bạn đặt mật khẩu cho tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to set an M4U password',
    lead: 'Use this code to set a password for your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code for adding a passkey to an account without a password. */
export const passkeyCode = codeLetter({
  VN: {
    subject: 'Mã thêm khóa truy cập M4U',
    lead: 'Đây là mã để bạn thêm khóa truy cập cho tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to add an M4U passkey',
    lead: 'Use this code to add a passkey to your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code that confirms a change of the addresses of an account without a password. */
export const addressCode = codeLetter({
  VN: {
    subject: 'Mã đổi email hoặc số điện thoại M4U',
    lead: 'Đây là mã để bạn xác nhận đổi email hoặc số điện thoại đăng nhập:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your M4U code to change your sign-in details',
    lead: 'Use this code to confirm a new email or phone number for signing in:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});

/** Mail with the code that proves an address which an account adds. */
export const newAddressCode = codeLetter({
  VN: {
    subject: 'Mã xác minh email mới của M4U',
    lead: 'Đây là mã để bạn đăng nhập M4U bằng email này từ nay:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: không có gì thay đổi.',
  },
  EN: {
    subject: 'Your M4U code for a new email',
    lead: 'Use this code to sign in to M4U with this email from now on:',
    otherwise: 'If you didn’t ask for it, ignore this email: nothing changes.',
  },
});

/** Mail with the code for connecting a service to an account without a password. */
export const providerCode = codeLetter({
  VN: {
    subject: 'Mã kết nối dịch vụ với M4U',
    lead: 'Đây là mã để bạn kết nối một dịch vụ khác với tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to connect a service to M4U',
    lead: 'Use this code to connect another service to your account:',
    otherwise: 'If you didn’t ask for it, ignore this email: your account stays the same.',
  },
});
