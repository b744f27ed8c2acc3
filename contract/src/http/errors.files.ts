import type { Words } from '../words.ts';

/** A row of the error table: the HTTP status and the message for the reader. */
export interface ErrorRow extends Words {
  readonly status: number;
}

/** Errors about uploaded files, and about files that are rendered. */
export const fileErrors = {
  'picture-type': {
    status: 415,
    vi: 'Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF, tệp PDF cho chứng nhận, và bản ghi âm MP3, M4A hoặc OGG.',
    en: 'Only JPEG, PNG, WebP or AVIF photos, PDF certificates, and MP3, M4A or OGG recordings are accepted.',
  },
  'picture-heic': {
    status: 415,
    vi: 'Ảnh HEIC chưa được hỗ trợ. Trên iPhone, hãy chọn Cài đặt › Camera › Định dạng › Tương thích nhất, hoặc gửi ảnh JPEG.',
    en: 'HEIC photos aren’t supported. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or send a JPEG.',
  },
  'statement-columns': {
    status: 422,
    vi: 'Không tìm thấy dòng tiêu đề có ngày, nội dung, tiền vào và tiền ra. Hãy tải sao kê dạng CSV hoặc lưu tệp Excel của ngân hàng thành CSV.',
    en: 'No heading with date, description, money in and money out was found. Download the statement as CSV, or save the bank’s Excel file as CSV.',
  },
  'statement-empty': {
    status: 422,
    vi: 'Sao kê này không có giao dịch nào.',
    en: 'This statement has no transactions.',
  },
  'statement-too-many': {
    status: 422,
    vi: 'Sao kê có quá nhiều dòng: tối đa 5.000. Hãy tải sao kê của khoảng thời gian ngắn hơn.',
    en: 'The statement has too many lines: up to 5,000. Download one for a shorter time.',
  },
  'resume-unreadable': {
    status: 422,
    vi: 'Không đọc được tệp này. Hãy chọn tệp JSON Resume (.json) hoặc tệp .zip dữ liệu LinkedIn của bạn.',
    en: 'Couldn’t read this file. Choose a JSON Resume file (.json) or the .zip of your LinkedIn data.',
  },
  'picture-unreadable': {
    status: 422,
    vi: 'Ảnh bị hỏng hoặc không đọc được.',
    en: 'This photo is damaged or can’t be read.',
  },
  'picture-too-many-pixels': {
    status: 422,
    vi: 'Ảnh quá lớn: tối đa 50 megapixel.',
    en: 'This photo is too large: up to 50 megapixels.',
  },
  'pdf-unreadable': {
    status: 422,
    vi: 'Tệp PDF bị hỏng hoặc không đọc được. Hãy xuất lại tệp PDF rồi gửi lại.',
    en: 'This PDF is damaged or can’t be read. Export it again and retry.',
  },
  'pdf-encrypted': {
    status: 422,
    vi: 'Tệp PDF có mật khẩu hoặc bị khóa. Hãy bỏ mật khẩu rồi gửi lại.',
    en: 'This PDF is locked or has a password. Remove the password and try again.',
  },
  'pdf-too-many-pages': {
    status: 422,
    vi: 'Tệp PDF quá dài: tối đa 50 trang.',
    en: 'This PDF is too long: up to 50 pages.',
  },
  'recording-type': {
    status: 415,
    vi: 'Chỉ nhận bản ghi âm MP3, M4A hoặc OGG (Opus, Vorbis), không kèm video.',
    en: 'Only MP3, M4A or OGG (Opus, Vorbis) recordings without a video are accepted.',
  },
  'recording-unreadable': {
    status: 422,
    vi: 'Bản ghi âm bị hỏng hoặc không đọc được. Hãy xuất lại thành MP3 rồi gửi lại.',
    en: 'This recording is damaged or can’t be read. Export it as MP3 and try again.',
  },
  'recording-too-long': {
    status: 422,
    vi: 'Bản ghi âm quá dài: tối đa 20 phút.',
    en: 'This recording is too long: up to 20 minutes.',
  },
  'card-changed': {
    status: 409,
    vi: 'Biểu tượng hoặc đường dẫn trên thẻ đã đổi sau khi gửi bản in thử. Hãy liên hệ với người đặt trước khi in.',
    en: 'The emblem or the link on the card has changed since the proof was sent. Contact the applicant before printing.',
  },
  'document-too-long': {
    status: 422,
    vi: 'CV này dài hơn 2.000 dòng nên không tạo được tệp Word. Hãy rút ngắn nội dung rồi thử lại.',
    en: 'This CV has more than 2,000 lines, too many for a Word file. Shorten it and try again.',
  },
  'print-too-long': {
    status: 503,
    vi: 'Tệp PDF này mất hơn 10 giây nên đã bị dừng. Hãy rút ngắn nội dung rồi thử lại.',
    en: 'This PDF took more than 10 seconds and was stopped. Shorten its content and try again.',
  },
} as const satisfies Record<string, ErrorRow>;
