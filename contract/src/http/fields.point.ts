import type { Words } from '../words.ts';

/** Validation errors of fields about points and gifts of points. */
export const pointFieldErrors = {
  'points-short': {
    vi: 'Khách hiện có {balance} điểm, còn thiếu {missing} điểm.',
    en: 'The customer has {balance} {balance:point|points} and needs {missing} more.',
  },
  'gift-short': {
    vi: 'Bạn có {balance} điểm để tặng, còn thiếu {missing} điểm.',
    en: 'You have {balance} {balance:point|points} to give and need {missing} more.',
  },
  'gift-day': {
    vi: 'Hôm nay bạn còn tặng được {left} điểm tại đây.',
    en: 'You can give {left} more {left:point|points} here today.',
  },
  'gift-self': { vi: 'Đây là bạn. Hãy chọn người khác.', en: 'That’s you. Choose someone else.' },
  'gift-receiver': {
    vi: 'Không tìm thấy người nhận này trên M4U. Hãy kiểm tra lại.',
    en: 'We couldn’t find this person on M4U. Check again.',
  },
} as const satisfies Readonly<Record<string, Words>>;
