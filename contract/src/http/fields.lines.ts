import type { Words } from '../words.ts';

/** Validation errors of lines of uploaded files, and of statements of banks. */
export const lineFieldErrors = {
  'line-columns': { vi: 'Dòng có nhiều ô hơn dòng tiêu đề.', en: 'This row has more cells than the header.' },
  'line-repeated': {
    vi: 'Thông tin này đã có ở một dòng phía trên.',
    en: 'This is already in a row above.',
  },
  'statement-account': {
    vi: 'Tệp này là sao kê của tài khoản {value}. Hãy nhập số đó, hoặc chọn tệp khác.',
    en: 'This file is the statement of account {value}. Enter that number, or choose another file.',
  },
  'statement-account-missing': {
    vi: 'Tệp này không ghi số tài khoản. Hãy nhập số tài khoản của sao kê.',
    en: 'This file doesn’t say its account number. Enter the account of the statement.',
  },
  'line-date': { vi: 'Ngày giao dịch không đọc được.', en: 'The date can’t be read.' },
  'line-amount': {
    vi: 'Số tiền không đọc được, hoặc dòng có cả tiền vào và tiền ra.',
    en: 'The amount can’t be read, or the line has money in and money out.',
  },
  'line-direction': {
    vi: 'Không rõ tiền vào hay tiền ra: cột số tiền không có dấu + hoặc −.',
    en: 'It isn’t clear whether money came in or went out: the amount has no + or −.',
  },
} as const satisfies Record<string, Words>;
