import { periodWords } from '../../period.ts';
import { fill, type Locale, type Words } from '../../words.ts';

const submitted: Words = {
  vi: '{group} đã nộp báo cáo {period}',
  en: '{group} has submitted its report for {period}',
};
const returned: Words = {
  vi: 'Báo cáo {period} của {group} được trả lại để sửa',
  en: 'The report of {group} for {period} was sent back to be corrected',
};

/** What admins are told of a report: those of its agency that it was submitted, those of its group that it came back. */
export const reportWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string =>
  fill((data['news'] === 'returned' ? returned : submitted)[locale], {
    group,
    period: periodWords(data['period'] ?? '', locale),
  });
