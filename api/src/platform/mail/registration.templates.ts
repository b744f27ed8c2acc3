import type { Language } from '@m4u/contract/common';
import { type Letter, type LetterPart, writeLetter } from './letter.ts';
import { quoteName } from './names.ts';

/** Event of a registration; `updated` and `confirmed` only by staff or admins. */
type RegistrationStep = 'created' | 'updated' | 'confirmed' | 'accepted' | 'approved' | 'paid' | 'done' | 'cancelled';

/** Values of a mail about a registration. */
export interface RegistrationWords {
  readonly type: 'request' | 'agency';
  readonly name: string;
  readonly news: RegistrationStep;
  /** Note for the applicant; may be empty. */
  readonly note: string;
  /** Link to the applicant's view. */
  readonly link: string;
  /** Whether the link works without an account. */
  readonly isLinkSecret: boolean;
  /** Whether nothing is missing any more. */
  readonly isComplete: boolean;
  /** Link for choosing a password, when the applicant has none yet. */
  readonly passwordLink?: string | undefined;
}

interface StepWords {
  readonly subject: string;
  readonly text: string;
}

type WordsByStep = Readonly<Record<Exclude<RegistrationStep, 'created' | 'done'>, StepWords>>;

const VN: WordsByStep = {
  updated: {
    subject: 'Đơn của bạn vừa được sửa',
    text: 'Chúng tôi đã sửa thông tin trong đơn của bạn. Hãy xem lại và xác nhận nếu mọi thông tin đã đúng.',
  },
  confirmed: {
    subject: 'Thông tin trong đơn của bạn đã được xác nhận',
    text: 'Chúng tôi đã nhận xác nhận thông tin của bạn.',
  },
  accepted: {
    subject: 'Đơn của bạn đã được tiếp nhận',
    text: 'Chúng tôi đã tiếp nhận đơn của bạn và đang kiểm tra thông tin.',
  },
  approved: {
    subject: 'Đơn của bạn đã được duyệt',
    text: 'Đơn của bạn đã được duyệt. Chúng tôi sẽ liên hệ với bạn về thanh toán.',
  },
  paid: { subject: 'Đã nhận thanh toán cho đơn của bạn', text: 'Chúng tôi đã nhận được thanh toán của bạn.' },
  cancelled: { subject: 'Đơn của bạn đã bị hủy', text: 'Đơn của bạn đã bị hủy.' },
};

const EN: WordsByStep = {
  updated: {
    subject: 'Your application was edited',
    text: 'We edited the details of your application. Review them, and confirm if everything is right.',
  },
  confirmed: { subject: 'Your application was confirmed', text: 'We’ve received your confirmation.' },
  accepted: {
    subject: 'Your application is in review',
    text: 'We’re reviewing your application and checking the details.',
  },
  approved: {
    subject: 'Your application was approved',
    text: 'Your application was approved. We’ll contact you about payment.',
  },
  paid: { subject: 'We received your payment', text: 'We’ve received your payment.' },
  cancelled: { subject: 'Your application was canceled', text: 'Your application was canceled.' },
};

const createdWords = (language: Language, isComplete: boolean): StepWords =>
  language === 'VN'
    ? {
        subject: 'Chúng tôi đã nhận đơn của bạn',
        text: isComplete
          ? 'Cảm ơn bạn. Bước tiếp theo: mở liên kết dưới đây, xem lại và xác nhận thông tin của bạn.'
          : 'Cảm ơn bạn. Đơn còn thiếu một số thông tin. Hãy mở liên kết dưới đây để bổ sung rồi xác nhận.',
      }
    : {
        subject: 'We’ve received your application',
        text: isComplete
          ? 'Thank you. Next step: open the link below, review your details and confirm them.'
          : 'Thank you. Some details are still missing. Open the link below to add and confirm them.',
      };

const doneWords = (language: Language, type: RegistrationWords['type']): StepWords => {
  if (language === 'VN')
    return {
      subject: 'Đơn của bạn đã hoàn tất',
      text:
        type === 'request'
          ? 'Thẻ của bạn đã được phát hành và sẽ được gửi đến địa chỉ bạn đã cho. Mã kích hoạt gửi kèm thẻ.'
          : 'Đại lý của bạn đã được tạo, và bạn là quản trị viên đầu tiên.',
    };
  return {
    subject: 'Your application is complete',
    text:
      type === 'request'
        ? 'Your card has been issued and will be sent to your address. Its activation code comes with it.'
        : 'Your agency has been created, and you’re its first admin.',
  };
};

const letterWords = (language: Language, { news, type, isComplete }: RegistrationWords): StepWords => {
  if (news === 'created') return createdWords(language, isComplete);
  if (news === 'done') return doneWords(language, type);
  return (language === 'VN' ? VN : EN)[news];
};

/** Mail about an event of a registration, with a link to it. */
export const registrationLetter = (language: Language, values: RegistrationWords): Letter => {
  const { subject, text } = letterWords(language, values);
  const { name, note, link, isLinkSecret, passwordLink } = values;
  const isVietnamese = language === 'VN';
  const parts: LetterPart[] = [
    isVietnamese ? `Đơn: ${quoteName(name)}.` : `Application: ${quoteName(name)}.`,
    text,
    ...(note === '' ? [] : [isVietnamese ? 'Lời nhắn:' : 'Message:', { text: note, quoted: true }]),
    ...(passwordLink === undefined
      ? []
      : [
          isVietnamese
            ? 'Chúng tôi đã tạo tài khoản M4U cho email này. Hãy đặt mật khẩu để đăng nhập (liên kết dùng được một lần, trong 7 ngày):'
            : 'We created an M4U account for this email. Set a password to sign in (the link works once, within 7 days):',
          { link: passwordLink, label: isVietnamese ? 'Đặt mật khẩu' : 'Set password' },
        ]),
    { link, label: isVietnamese ? 'Xem đơn' : 'View application' },
    ...(isLinkSecret
      ? [
          isVietnamese
            ? 'Ai có liên kết này đều xem được đơn, nên đừng gửi cho người khác. Nếu bạn không gửi đơn, hãy bỏ qua email này.'
            : 'Anyone with this link can see the application, so don’t share it. If it wasn’t you, ignore this email.',
        ]
      : []),
  ];
  return writeLetter(language, subject, parts);
};
