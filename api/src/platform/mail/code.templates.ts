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
const care: Record<Language, (minutes: number) => string> = {
  VN: (minutes) =>
    `Mã dùng được một lần, trong ${minutes} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên M4U.`,
  EN: (minutes) =>
    `It works once, within ${minutes} minutes. Give it to nobody, not even to someone who says they work for M4U.`,
};

const codeLetter =
  (purposes: Record<Language, Purpose>) =>
  (language: Language, { code, minutes }: CodeWords): Letter => {
    const { subject, lead, otherwise } = purposes[language];
    return writeLetter(language, subject, [lead, { code }, care[language](minutes), otherwise]);
  };

/** Mail with the code that verifies an e-mail address (docs/rules/auth.md#codes). */
export const verifyCode = codeLetter({
  VN: {
    subject: 'Mã xác nhận tài khoản M4U',
    lead: 'Đây là mã xác nhận địa chỉ thư của bạn:',
    otherwise: 'Nếu bạn không đăng ký M4U, hãy bỏ qua thư này.',
  },
  EN: {
    subject: 'Your M4U confirmation code',
    lead: 'This is the code that confirms your e-mail address:',
    otherwise: 'If you did not sign up for M4U, you can ignore this message.',
  },
});

/** Mail with the code for setting a new password. */
export const resetCode = codeLetter({
  VN: {
    subject: 'Mã đặt lại mật khẩu M4U',
    lead: 'Đây là mã để bạn đặt lại mật khẩu:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your M4U password reset code',
    lead: 'This is the code to reset your password:',
    otherwise: 'If you did not ask for it, you can ignore this message: your password stays as it is.',
  },
});

/** Mail with the code that unlocks an account locked by its owner. */
export const unlockCode = codeLetter({
  VN: {
    subject: 'Mã mở khóa tài khoản M4U',
    lead: 'Đây là mã để bạn mở khóa tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: tài khoản của bạn vẫn được khóa.',
  },
  EN: {
    subject: 'Your M4U unlock code',
    lead: 'This is the code to unlock your account:',
    otherwise: 'If you did not ask for it, you can ignore this message: your account stays locked.',
  },
});

/** Mail with the code that confirms the deletion of an account without a password. */
export const leaveCode = codeLetter({
  VN: {
    subject: 'Mã xác nhận xóa tài khoản M4U',
    lead: 'Đây là mã để bạn xác nhận xóa tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: tài khoản của bạn vẫn như cũ.',
  },
  EN: {
    subject: 'Your code to delete your M4U account',
    lead: 'This is the code that confirms deleting your account:',
    otherwise: 'If you did not ask for it, you can ignore this message: your account stays as it is.',
  },
});

/** Mail with the code that cancels the deletion of an account. */
export const keepCode = codeLetter({
  VN: {
    subject: 'Mã giữ lại tài khoản M4U',
    lead: 'Đây là mã để bạn giữ lại tài khoản của mình:',
    otherwise: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
  },
  EN: {
    subject: 'Your code to keep your M4U account',
    lead: 'This is the code to keep your account:',
    otherwise: 'If you did not ask for it, you can ignore this message.',
  },
});
