import type { Language } from '@m4u/contract/common';
import { type Letter, type SignInChange, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** Mail: two-step verification was turned on. */
export const factorOnLetter = (language: Language, { moment, link }: SignInChange): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Xác thực hai bước của M4U đã được bật', [
        `Xác thực hai bước được bật lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Từ nay, thiết bị mới phải nhập mã của ứng dụng xác thực.`,
        'Nếu không phải bạn, hãy đặt lại mật khẩu và liên hệ với chúng tôi ngay:',
        { link, label: 'Mở trang bảo mật' },
      ])
    : writeLetter(language, 'Two-step verification is on for your M4U account', [
        `Two-step verification was turned on at ${formatVietnamTime(moment)} (Vietnam). New devices now need a code from the authenticator app.`,
        'If it wasn’t you, reset your password and contact us right away:',
        { link, label: 'Open the Security page' },
      ]);

/** Mail: two-step verification was turned off. */
export const factorOffLetter = (language: Language, { moment, link }: SignInChange): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Xác thực hai bước của M4U đã bị tắt', [
        `Xác thực hai bước bị tắt lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Từ nay, chỉ cần mật khẩu là đăng nhập được.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và bật lại ngay:',
        { link, label: 'Mở trang bảo mật' },
      ])
    : writeLetter(language, 'Two-step verification is off for your M4U account', [
        `Two-step verification was turned off at ${formatVietnamTime(moment)} (Vietnam). The password alone now signs in.`,
        'If it wasn’t you, change your password and turn it on again right away:',
        { link, label: 'Open the Security page' },
      ]);

/** Mail: a recovery code was used; `left` others remain. */
export const recoveryUsedLetter = (
  language: Language,
  { moment, link, left }: SignInChange & { readonly left: number },
): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Một mã dự phòng M4U của bạn vừa được dùng', [
        `Mã dự phòng được dùng lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Bạn còn ${left} mã.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và tạo mã dự phòng mới ngay:',
        { link, label: 'Mở trang bảo mật' },
      ])
    : writeLetter(language, 'One of your M4U recovery codes was used', [
        `A recovery code was used at ${formatVietnamTime(moment)} (Vietnam). Codes left: ${left}.`,
        'If it wasn’t you, change your password and create new recovery codes right away:',
        { link, label: 'Open the Security page' },
      ]);
