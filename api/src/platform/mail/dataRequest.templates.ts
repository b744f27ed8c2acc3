import type { Language } from '@m4u/contract/common';
import { ANSWER_HOURS, CONFIRM_DAYS, type RequestOutcome } from '@m4u/contract/insight/privacy/request.rules';
import { type Letter, writeLetter } from './letter.ts';
import { sanitizeName } from './names.ts';

/** Values of a mail about a data request: what a person asks about their personal data. */
interface RequestWords {
  readonly name: string;
  /** Text of the request. */
  readonly requestText: string;
}

/**
 * Mail that asks a visitor to confirm a request. It quotes nothing of the request, since the address may belong to a
 * stranger.
 */
export const confirmLetter = (language: Language, link: string): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Xác nhận yêu cầu về dữ liệu cá nhân', [
        'Có người dùng email này để gửi M4U một yêu cầu về dữ liệu cá nhân.',
        `Nếu là bạn, hãy xác nhận trong ${CONFIRM_DAYS} ngày. Chúng tôi trả lời trong ${ANSWER_HOURS} giờ kể từ lúc đó. Nếu không phải bạn, hãy bỏ qua email này; yêu cầu sẽ tự bị xóa.`,
        { link, label: 'Xác nhận yêu cầu' },
      ])
    : writeLetter(language, 'Confirm your data request', [
        'Someone used this email to send M4U a request about personal data.',
        `If it was you, confirm within ${CONFIRM_DAYS} days. We’ll reply within ${ANSWER_HOURS} hours after that. If it wasn’t you, ignore this email. The request will be deleted automatically.`,
        { link, label: 'Confirm request' },
      ]);

/** Mail with the staff's answer to a request. */
export const requestAnsweredLetter = (
  language: Language,
  { name, requestText, answer, outcome }: RequestWords & { readonly answer: string; readonly outcome: RequestOutcome },
): Letter => {
  const isDone = outcome === 'fulfilled';
  return language === 'VN'
    ? writeLetter(language, 'M4U trả lời yêu cầu về dữ liệu cá nhân của bạn', [
        `Chào ${sanitizeName(name)},`,
        isDone ? 'Yêu cầu của bạn đã được thực hiện.' : 'Chúng tôi không thực hiện được yêu cầu của bạn.',
        { text: answer },
        'Bạn đã viết:',
        { text: requestText, quoted: true },
        'Nếu chưa hài lòng, bạn có quyền khiếu nại với cơ quan bảo vệ dữ liệu cá nhân.',
      ])
    : writeLetter(language, 'M4U replied to your data request', [
        `Hi ${sanitizeName(name)},`,
        isDone ? 'We’ve completed your request.' : 'We couldn’t complete your request.',
        { text: answer },
        'You wrote:',
        { text: requestText, quoted: true },
        'If you’re not satisfied, you have the right to complain to the personal data protection authority.',
      ]);
};
