import { periodWords } from '../../period.ts';
import { fill, type Locale, type Words } from '../../words.ts';

const submitted: Words = {
  vi: '{group} đã nộp báo cáo {period}',
  en: '{group} submitted its report for {period}',
};
const returned: Words = {
  vi: 'Báo cáo {period} của {group} được trả lại để sửa',
  en: '{group}’s report for {period} was returned for changes',
};

/**
 * Text of a notification about an association report: for admins of the agency (submitted) or of the group (returned).
 */
export const reportWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string =>
  fill((data['news'] === 'returned' ? returned : submitted)[locale], {
    group,
    period: periodWords(data['period'] ?? '', locale),
  });
