import type { Language } from '@m4u/contract/common';
import { ANSWER_HOURS, CONFIRM_DAYS, type RequestOutcome } from '@m4u/contract/insight/privacy/request.rules';
import { type Letter, writeLetter } from './letter.ts';
import { quietName } from './names.ts';

/** Values of a mail about a request. */
interface RequestWords {
  readonly name: string;
  /** Text of the request. */
  readonly words: string;
}

/**
 * Mail that asks a visitor to confirm a request. It quotes nothing of the request, since the address may belong to a
 * stranger.
 */
export const confirmLetter = (language: Language, link: string): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Xác nhận yêu cầu về dữ liệu cá nhân', [
        'Có người dùng địa chỉ e-mail này để gửi M4U một yêu cầu về dữ liệu cá nhân.',
        `Nếu là bạn, hãy xác nhận trong ${CONFIRM_DAYS} ngày. Chúng tôi trả lời trong ${ANSWER_HOURS} giờ kể từ lúc đó. Nếu không phải bạn, hãy bỏ qua thư này; yêu cầu sẽ tự bị xóa.`,
        { link, label: 'Xác nhận yêu cầu' },
      ])
    : writeLetter(language, 'Confirm your request about personal data', [
        'Somebody used this e-mail address to send M4U a request about personal data.',
        `If it was you, please confirm within ${CONFIRM_DAYS} days. We answer within ${ANSWER_HOURS} hours from then. If it was not you, ignore this letter; the request is deleted by itself.`,
        { link, label: 'Confirm the request' },
      ]);

/** Mail with the staff's answer to a request. */
export const requestAnswered = (
  language: Language,
  { name, words, answer, outcome }: RequestWords & { readonly answer: string; readonly outcome: RequestOutcome },
): Letter => {
  const isDone = outcome === 'fulfilled';
  return language === 'VN'
    ? writeLetter(language, 'M4U trả lời yêu cầu về dữ liệu cá nhân của bạn', [
        `Chào ${quietName(name)},`,
        isDone ? 'Yêu cầu của bạn đã được thực hiện.' : 'Chúng tôi không thực hiện được yêu cầu của bạn.',
        { words: answer },
        'Bạn đã viết:',
        { words, quoted: true },
        'Nếu chưa hài lòng, bạn có quyền khiếu nại với cơ quan bảo vệ dữ liệu cá nhân.',
      ])
    : writeLetter(language, 'M4U answers your request about personal data', [
        `Hello ${quietName(name)},`,
        isDone ? 'Your request has been carried out.' : 'We could not carry out your request.',
        { words: answer },
        'You wrote:',
        { words, quoted: true },
        'If you are not content, you have the right to complain to the authority for the protection of personal data.',
      ]);
};
