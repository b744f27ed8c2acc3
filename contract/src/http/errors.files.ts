import type { Words } from '../words.ts';

/** A row of the error table: the HTTP status and the message for the reader. */
export interface ErrorRow extends Words {
  readonly status: number;
}

/** Errors about uploaded files, and about files that are rendered. */
export const fileErrors = {
  'picture-type': {
    status: 415,
    vi: 'Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF, và tệp PDF cho chứng nhận.',
    en: 'Only JPEG, PNG, WebP or AVIF pictures are accepted, and PDF for certificates.',
  },
  'picture-heic': {
    status: 415,
    vi: 'Ảnh HEIC chưa được hỗ trợ. Trên iPhone, hãy chọn Cài đặt › Camera › Định dạng › Tương thích nhất, hoặc gửi ảnh JPEG.',
    en: 'HEIC pictures are not supported. On an iPhone choose Settings › Camera › Formats › Most Compatible, or send a JPEG.',
  },
  'picture-unreadable': {
    status: 422,
    vi: 'Ảnh bị hỏng hoặc không đọc được.',
    en: 'The picture is damaged or cannot be read.',
  },
  'picture-too-many-pixels': {
    status: 422,
    vi: 'Ảnh quá lớn: tối đa 50 megapixel.',
    en: 'The picture is too large: 50 megapixels at most.',
  },
  'pdf-unreadable': {
    status: 422,
    vi: 'Tệp PDF bị hỏng hoặc không đọc được. Hãy xuất lại tệp PDF rồi gửi lại.',
    en: 'The PDF is damaged or cannot be read. Please export it once more and send that.',
  },
  'pdf-encrypted': {
    status: 422,
    vi: 'Tệp PDF có mật khẩu hoặc bị khóa. Hãy bỏ mật khẩu rồi gửi lại.',
    en: 'The PDF is locked or has a password. Please remove it and send the PDF again.',
  },
  'pdf-too-many-pages': {
    status: 422,
    vi: 'Tệp PDF quá dài: tối đa 50 trang.',
    en: 'The PDF is too long: 50 pages at most.',
  },
  'print-too-long': {
    status: 503,
    vi: 'Tệp PDF này mất hơn 10 giây nên đã dừng lại. Hãy rút ngắn nội dung rồi thử lại.',
    en: 'This PDF took more than 10 seconds and was stopped. Shorten what it shows and try again.',
  },
} as const satisfies Record<string, ErrorRow>;
