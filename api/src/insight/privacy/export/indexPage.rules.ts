import type { Language } from '@m4u/contract/common';
import type { Words } from '@m4u/contract/words';
import { formatDay } from '../rules.ts';

/** One kind of data in an export: file name, title and number of rows. */
export interface ExportedKind {
  readonly file: string;
  readonly title: Words;
  readonly count: number;
}

/** Facts for the index page of an export. */
export interface ExportFacts {
  readonly language: Language;
  readonly kinds: readonly ExportedKind[];
  /** Number of uploaded files. */
  readonly files: number;
  readonly madeAt: Date;
}

const WORDS = {
  VN: {
    lang: 'vi',
    title: 'Dữ liệu của bạn trên M4U',
    lead: (day: string) =>
      `Mọi thứ M4U đang lưu về bạn, tính đến ngày ${day}. Mỗi mục là một tệp JSON mà các chương trình khác đọc được.`,
    files: (count: string) =>
      `${count} ảnh, tài liệu và bản ghi âm bạn đã tải lên nằm trong các thư mục “pictures”, “documents” và “recordings”.`,
    kind: 'Mục',
    count: 'Số dòng',
    private: 'Tệp này chứa dữ liệu riêng tư của bạn và của người khác. Hãy giữ nó cẩn thận.',
    locale: 'vi-VN',
  },
  EN: {
    lang: 'en',
    title: 'Your data on M4U',
    lead: (day: string) =>
      `Everything that M4U keeps about you, as of ${day}. Each kind is a JSON file that other programs can read.`,
    files: (count: string) =>
      `${count} pictures, documents and recordings that you uploaded are in the folders “pictures”, “documents” and “recordings”.`,
    kind: 'Kind',
    count: 'Rows',
    private: 'This file holds private data of yours and of others. Keep it carefully.',
    locale: 'en-GB',
  },
} as const;

/** Index page (HTML) of an export, in the owner's language; it contains only our own texts. */
export const renderIndexPage = ({ language, kinds, files, madeAt }: ExportFacts): string => {
  const texts = WORDS[language];
  const number = new Intl.NumberFormat(texts.locale);
  const line = ({ file, title, count }: ExportedKind) =>
    `<tr><td><a href="data/${file}.json">${language === 'EN' ? title.en : title.vi}</a></td><td>${number.format(count)}</td></tr>`;
  return `<!doctype html>
<html lang="${texts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #8884; padding: 0.5rem 0; text-align: left }
td + td, th + th { text-align: right }
</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.lead(formatDay(madeAt))}</p>
<p>${texts.files(number.format(files))}</p>
<table>
<thead><tr><th>${texts.kind}</th><th>${texts.count}</th></tr></thead>
<tbody>
${kinds.map(line).join('\n')}
</tbody>
</table>
<p>${texts.private}</p>
</body>
</html>
`;
};
