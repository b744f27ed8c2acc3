import type { Locale } from '@m4u/contract/words';
import type { ContactRow } from './queries.ts';

/** First columns of the CSV file; the page's questions follow. */
export const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: ['Ngày giờ', 'Tên', 'Điện thoại', 'Email', 'Lời nhắn', 'Đã đọc', 'Đã trả lời', 'Nhãn', 'Ghi chú'],
  en: ['Date and time', 'Name', 'Phone', 'Email', 'Message', 'Read', 'Replied', 'Tags', 'Note'],
};

const YES: Readonly<Record<Locale, string>> = { vi: 'Có', en: 'Yes' };

// Year first, so that spreadsheets sort it correctly.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A phone number in local notation; the spaces keep spreadsheets from reading it as a number and dropping its 0. */
const localPhone = (phone: string): string =>
  phone.replace(/^\+84/, '0').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A message as a row of the CSV file. */
export const toCsvRow = (row: ContactRow, questions: readonly string[], locale: Locale): string[] => {
  const answers = new Map<string, string>();
  for (const { label, kind, value } of row.answers) {
    const shownValue = kind === 'phone' ? localPhone(value) : value;
    answers.set(label, answers.has(label) ? `${answers.get(label)}\n${shownValue}` : shownValue);
  }
  return [
    CLOCK.format(row.createdAt),
    row.name,
    row.phone === null ? '' : localPhone(row.phone),
    row.email ?? '',
    row.message,
    row.readAt === null ? '' : YES[locale],
    row.repliedAt === null ? '' : CLOCK.format(row.repliedAt),
    row.tags.join(', '),
    row.note,
    ...questions.map((question) => answers.get(question) ?? ''),
  ];
};
