import type { Language } from '@m4u/contract/common';
import { type Letter, type Part, writeLetter } from './letter.ts';
import { quotedName } from './names.ts';

/** Event of a registration; `updated` and `confirmed` only by staff or admins. */
type RegistrationNews = 'created' | 'updated' | 'confirmed' | 'accepted' | 'approved' | 'paid' | 'done' | 'cancelled';

/** Values of a mail about a registration. */
export interface RegistrationWords {
  readonly type: 'request' | 'agency';
  readonly name: string;
  readonly news: RegistrationNews;
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

interface NewsWords {
  readonly subject: string;
  readonly text: string;
}

type ByNews = Readonly<Record<Exclude<RegistrationNews, 'created' | 'done'>, NewsWords>>;

const VN: ByNews = {
  updated: {
    subject: 'Thông tin đăng ký của bạn đã được chỉnh sửa',
    text: 'Chúng tôi đã chỉnh sửa thông tin đăng ký của bạn. Hãy xem lại và xác nhận nếu mọi thông tin đã đúng.',
  },
  confirmed: {
    subject: 'Thông tin đăng ký của bạn đã được xác nhận',
    text: 'Chúng tôi đã ghi nhận rằng bạn xác nhận thông tin đăng ký.',
  },
  accepted: {
    subject: 'Đăng ký của bạn đã được tiếp nhận',
    text: 'Chúng tôi đã tiếp nhận đăng ký của bạn và đang kiểm tra thông tin.',
  },
  approved: {
    subject: 'Đăng ký của bạn đã được duyệt',
    text: 'Đăng ký của bạn đã được duyệt. Chúng tôi sẽ liên hệ với bạn về việc thanh toán.',
  },
  paid: { subject: 'Đã nhận thanh toán cho đăng ký của bạn', text: 'Chúng tôi đã nhận được thanh toán của bạn.' },
  cancelled: { subject: 'Đăng ký của bạn đã bị hủy', text: 'Đăng ký của bạn đã được hủy.' },
};

const EN: ByNews = {
  updated: {
    subject: 'Your registration was changed',
    text: 'We changed the details of your registration. Please look through them and confirm them if all is right.',
  },
  confirmed: { subject: 'Your registration was confirmed', text: 'We noted that you confirmed your details.' },
  accepted: {
    subject: 'Your registration is being looked at',
    text: 'We have taken on your registration and are checking the details.',
  },
  approved: {
    subject: 'Your registration was approved',
    text: 'Your registration was approved. We will contact you about the payment.',
  },
  paid: { subject: 'We received your payment', text: 'We have received the payment for your registration.' },
  cancelled: { subject: 'Your registration was cancelled', text: 'Your registration was cancelled.' },
};

const createdWords = (language: Language, isComplete: boolean): NewsWords =>
  language === 'VN'
    ? {
        subject: 'Chúng tôi đã nhận được đăng ký của bạn',
        text: isComplete
          ? 'Cảm ơn bạn. Bước tiếp theo: mở liên kết dưới đây, xem lại và xác nhận thông tin của bạn.'
          : 'Cảm ơn bạn. Đăng ký còn thiếu một số thông tin. Hãy mở liên kết dưới đây để bổ sung rồi xác nhận.',
      }
    : {
        subject: 'We received your registration',
        text: isComplete
          ? 'Thank you. The next step: open the link below, look through your details and confirm them.'
          : 'Thank you. Some details are missing still. Open the link below to add and confirm them.',
      };

const doneWords = (language: Language, type: RegistrationWords['type']): NewsWords => {
  if (language === 'VN')
    return {
      subject: 'Đăng ký của bạn đã hoàn tất',
      text:
        type === 'request'
          ? 'Thẻ của bạn đã được phát hành và sẽ được gửi đến địa chỉ bạn đã cho. Mã kích hoạt được in kèm theo thẻ.'
          : 'Đại lý của bạn đã được tạo, và bạn là quản trị viên đầu tiên.',
    };
  return {
    subject: 'Your registration is done',
    text:
      type === 'request'
        ? 'Your card was issued and will be sent to the address you gave. Its activation code is printed with it.'
        : 'Your agency was made, and you are its first admin.',
  };
};

const wordsOf = (language: Language, { news, type, isComplete }: RegistrationWords): NewsWords => {
  if (news === 'created') return createdWords(language, isComplete);
  if (news === 'done') return doneWords(language, type);
  return (language === 'VN' ? VN : EN)[news];
};

/** Mail about an event of a registration, with a link to it. */
export const registrationLetter = (language: Language, words: RegistrationWords): Letter => {
  const { subject, text } = wordsOf(language, words);
  const { name, note, link, isLinkSecret, passwordLink } = words;
  const isVietnamese = language === 'VN';
  const parts: Part[] = [
    isVietnamese ? `Đăng ký: ${quotedName(name)}.` : `Registration: ${quotedName(name)}.`,
    text,
    ...(note === '' ? [] : [isVietnamese ? 'Lời nhắn kèm theo:' : 'With these words:', { words: note, quoted: true }]),
    ...(passwordLink === undefined
      ? []
      : [
          isVietnamese
            ? 'Chúng tôi đã mở một tài khoản M4U cho địa chỉ thư này. Hãy đặt mật khẩu để đăng nhập (liên kết dùng được một lần, trong 7 ngày):'
            : 'We opened an M4U account for this e-mail address. Choose a password to sign in (the link works once, within 7 days):',
          { link: passwordLink, label: isVietnamese ? 'Đặt mật khẩu' : 'Choose a password' },
        ]),
    { link, label: isVietnamese ? 'Xem đăng ký' : 'See the registration' },
    ...(isLinkSecret
      ? [
          isVietnamese
            ? 'Ai có liên kết này đều xem được đăng ký, nên đừng gửi nó cho người khác. Nếu bạn không đăng ký, hãy bỏ qua thư này.'
            : 'Whoever has this link can see the registration, so give it to nobody. If it was not you, ignore this message.',
        ]
      : []),
  ];
  return writeLetter(language, subject, parts);
};
