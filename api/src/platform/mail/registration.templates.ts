import type { Language } from '@m4u/contract/common';
import { type Letter, type LetterPart, writeLetter } from './letter.ts';
import { quoteName } from './names.ts';

/** Event of a registration; `updated` and `confirmed` only by staff or admins. */
type RegistrationStep =
  | 'created'
  | 'updated'
  | 'confirmed'
  | 'accepted'
  | 'proofed'
  | 'approved'
  | 'paid'
  | 'done'
  | 'shipped'
  | 'cancelled';

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
  /** Whether a proof of the card follows. */
  readonly isDesigned: boolean;
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
  proofed: {
    subject: 'Bản in thử thẻ của bạn đã sẵn sàng',
    text: 'Hãy xem hai mặt thẻ, kiểm tra chính tả và mã QR, rồi bấm “Đồng ý in”. Chúng tôi chỉ in sau khi bạn đồng ý.',
  },
  approved: {
    subject: 'Đơn của bạn đã được duyệt',
    text: 'Đơn của bạn đã được duyệt. Chúng tôi sẽ liên hệ với bạn về thanh toán.',
  },
  paid: { subject: 'Đã nhận thanh toán cho đơn của bạn', text: 'Chúng tôi đã nhận được thanh toán của bạn.' },
  shipped: {
    subject: 'Thẻ của bạn đang trên đường giao',
    text: 'Chúng tôi đã gửi thẻ đến địa chỉ của bạn. Khi nhận được, hãy chạm thẻ vào điện thoại để kích hoạt.',
  },
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
  proofed: {
    subject: 'The proof of your card is ready',
    text: 'Look at both sides, check the spelling and the QR code, then press “Approve for print”. We print only after you approve.',
  },
  approved: {
    subject: 'Your application was approved',
    text: 'Your application was approved. We’ll contact you about payment.',
  },
  paid: { subject: 'We received your payment', text: 'We’ve received your payment.' },
  shipped: {
    subject: 'Your cards are on their way',
    text: 'We’ve sent the cards to your address. Once they arrive, hold one to your phone to activate it.',
  },
  cancelled: { subject: 'Your application was canceled', text: 'Your application was canceled.' },
};

const nextStep: Readonly<
  Record<Language, Readonly<Record<'missing' | 'missingDesigned' | 'proof' | 'confirm', string>>>
> = {
  VN: {
    missing: 'Đơn còn thiếu một số thông tin. Hãy mở liên kết dưới đây để bổ sung rồi xác nhận.',
    missingDesigned:
      'Đơn còn thiếu một số thông tin. Hãy mở liên kết dưới đây để bổ sung, rồi chúng tôi soạn bản in thử và báo bạn xem.',
    proof: 'Bước tiếp theo: chúng tôi soạn bản in thử và báo bạn xem. Chúng tôi chỉ in sau khi bạn đồng ý.',
    confirm: 'Bước tiếp theo: mở liên kết dưới đây, xem lại và xác nhận thông tin của bạn.',
  },
  EN: {
    missing: 'Some details are still missing. Open the link below to add and confirm them.',
    missingDesigned:
      'Some details are still missing. Open the link below to add them. Then we prepare a proof and tell you when it’s ready.',
    proof: 'Next step: we prepare a proof and tell you when it’s ready. We print only after you approve.',
    confirm: 'Next step: open the link below, review your details and confirm them.',
  },
};

const nextWords = (language: Language, { isComplete, isDesigned }: RegistrationWords): string => {
  const steps = isDesigned ? (['proof', 'missingDesigned'] as const) : (['confirm', 'missing'] as const);
  return nextStep[language][isComplete ? steps[0] : steps[1]];
};

const createdWords = (language: Language, values: RegistrationWords): StepWords => {
  const next = nextWords(language, values);
  return language === 'VN'
    ? { subject: 'Chúng tôi đã nhận đơn của bạn', text: `Cảm ơn bạn. ${next}` }
    : { subject: 'We’ve received your application', text: `Thank you. ${next}` };
};

/** An edited order of a designed card is not confirmed: its proof follows. */
const updatedWords = (language: Language, values: RegistrationWords): StepWords => {
  const { subject } = (language === 'VN' ? VN : EN).updated;
  const done =
    language === 'VN' ? 'Chúng tôi đã sửa thông tin trong đơn của bạn.' : 'We edited the details of your application.';
  return { subject, text: `${done} ${nextWords(language, values)}` };
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

const letterWords = (language: Language, values: RegistrationWords): StepWords => {
  const { news, type } = values;
  if (news === 'created') return createdWords(language, values);
  if (news === 'updated' && values.isDesigned) return updatedWords(language, values);
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
