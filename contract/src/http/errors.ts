import { companyErrors } from './errors.company.ts';
import { type ErrorRow, fileErrors } from './errors.files.ts';
import { fullErrors } from './errors.full.ts';
import { lastErrors } from './errors.last.ts';
import { shopErrors } from './errors.shop.ts';

const table = <const T extends Record<string, ErrorRow>>(rows: T): Readonly<Record<keyof T, ErrorRow>> => rows;

/** Every error code of the API: its status, and its words in both languages. Codes are stable; words may improve. */
export const errors = table({
  malformed: {
    status: 400,
    vi: 'Dữ liệu gửi lên bị lỗi. Hãy tải lại trang rồi thử lại.',
    en: 'The data sent couldn’t be read. Reload the page and try again.',
  },
  unauthenticated: { status: 401, vi: 'Bạn cần đăng nhập để tiếp tục.', en: 'Sign in to continue.' },
  'session-expired': {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại.',
    en: 'Your session has expired. Sign in again.',
  },
  'session-ended': {
    status: 401,
    vi: 'Phiên đăng nhập đã kết thúc. Hãy đăng nhập lại.',
    en: 'Your session has ended. Sign in again.',
  },
  'wrong-credentials': {
    status: 401,
    vi: 'Thông tin đăng nhập không đúng. Hãy kiểm tra lại email hoặc số điện thoại và mật khẩu.',
    en: 'Those details don’t match. Check your email or phone number and your password.',
  },
  'sign-in-expired': {
    status: 401,
    vi: 'Lần đăng nhập này đã hết hạn. Hãy đăng nhập lại.',
    en: 'This sign-in has expired. Sign in again.',
  },
  'passkey-unknown': {
    status: 401,
    vi: 'Khóa truy cập này không còn dùng được. Hãy đăng nhập bằng cách khác.',
    en: 'This passkey no longer works. Sign in another way.',
  },
  'key-invalid': {
    status: 401,
    vi: 'Khóa API này không đúng, đã hết hạn hoặc đã bị thu hồi.',
    en: 'This API key isn’t valid, has expired, or was revoked.',
  },
  'key-scope': {
    status: 403,
    vi: 'Khóa API này không được phép gọi địa chỉ đó. Hãy tạo khóa có quyền phù hợp.',
    en: 'This API key isn’t allowed to make this call. Create a key with the right permission.',
  },
  'partner-token-invalid': {
    status: 401,
    vi: 'Liên kết đăng nhập từ đối tác không hợp lệ hoặc đã được dùng.',
    en: 'The partner’s sign-in link isn’t valid or has already been used.',
  },
  forbidden: {
    status: 403,
    vi: 'Bạn không có quyền thực hiện thao tác này.',
    en: 'You don’t have permission to do this.',
  },
  'cross-site': {
    status: 403,
    vi: 'Yêu cầu đến từ một trang web khác nên bị chặn.',
    en: 'The request came from another site and was blocked.',
  },
  'account-unverified': {
    status: 403,
    vi: 'Hãy xác minh email hoặc số điện thoại của bạn trước.',
    en: 'Verify your email or phone number first.',
  },
  'account-locked': { status: 403, vi: 'Tài khoản này đang bị khóa.', en: 'This account is locked.' },
  'account-leaving': { status: 403, vi: 'Tài khoản này đang chờ xóa.', en: 'This account is scheduled for deletion.' },
  'second-factor-required': {
    status: 403,
    vi: 'Hãy nhập mã xác thực hai bước để tiếp tục.',
    en: 'Enter your two-step verification code to continue.',
  },
  'second-factor-missing': {
    status: 403,
    vi: 'Hãy bật xác thực hai bước để dùng công cụ quản trị này.',
    en: 'Turn on two-step verification to use these admin tools.',
  },
  'demo-closed': {
    status: 403,
    vi: 'Tài khoản dùng thử chỉ đăng nhập được ngay trên máy đang chạy M4U.',
    en: 'You can only use demo accounts on the machine that runs M4U.',
  },
  'theme-not-allowed': {
    status: 403,
    vi: 'Bạn không chọn được giao diện này. Hãy chọn giao diện khác trong danh sách.',
    en: 'You can’t use this theme. Choose another one from the list.',
  },
  'friend-refused': {
    status: 403,
    vi: 'Bạn không gửi được lời mời kết bạn tới người này.',
    en: 'You can’t send this person a friend request.',
  },
  'message-refused': {
    status: 403,
    vi: 'Bạn không gửi được tin nhắn cho người này.',
    en: 'You can’t send messages to this person.',
  },
  'not-found': { status: 404, vi: 'Không tìm thấy nội dung này.', en: 'We couldn’t find this.' },
  'cv-link-locked': {
    status: 403,
    vi: 'CV này cần mật khẩu. Hãy hỏi người gửi liên kết.',
    en: 'This CV needs a password. Ask the person who sent you the link.',
  },
  'cv-link-ended': {
    status: 410,
    vi: 'Liên kết này đã hết hạn. Hãy xin người gửi một liên kết mới.',
    en: 'This link has expired. Ask the person who sent it for a new one.',
  },
  'provider-not-configured': {
    status: 404,
    vi: 'Cách đăng nhập này chưa được bật.',
    en: 'This sign-in method isn’t available.',
  },
  'method-not-allowed': {
    status: 405,
    vi: 'Địa chỉ này không nhận kiểu yêu cầu đó.',
    en: 'This address doesn’t accept that kind of request.',
  },
  'request-pending': {
    status: 409,
    vi: 'Người này chưa trả lời tin nhắn đầu tiên của bạn. Hãy đợi họ chấp nhận.',
    en: 'This person hasn’t replied to your first message yet. Wait until they accept it.',
  },
  ...fullErrors,
  conflict: {
    status: 409,
    vi: 'Nội dung vừa được thay đổi ở nơi khác. Hãy tải lại rồi thử lại.',
    en: 'This was just changed somewhere else. Reload and try again.',
  },
  'session-changed': {
    status: 409,
    vi: 'Trình duyệt này vừa đăng nhập bằng tài khoản khác. Hãy tải lại trang.',
    en: 'Another account is now signed in on this browser. Reload the page.',
  },
  'wrong-state': {
    status: 409,
    vi: 'Trạng thái vừa thay đổi nên chưa thực hiện được. Hãy tải lại trang.',
    en: 'The status has changed. Reload and try again.',
  },
  'task-taken': {
    status: 409,
    vi: 'Một nhân viên khác đã nhận việc này.',
    en: 'Another member of staff has taken this.',
  },
  'not-confirmed': {
    status: 409,
    vi: 'Người đăng ký chưa xác nhận thông tin.',
    en: 'The applicant hasn’t confirmed the details yet.',
  },
  ...lastErrors,
  ...shopErrors,
  'approval-needed': {
    status: 409,
    vi: 'Đợt chi trả này cần một quản trị viên khác duyệt trước khi trả.',
    en: 'Another admin must approve this payout before it is paid.',
  },
  'key-reused': {
    status: 409,
    vi: 'Yêu cầu này bị trùng với một yêu cầu khác. Hãy tải lại trang rồi thử lại.',
    en: 'This request clashes with another one. Reload the page and try again.',
  },
  'insufficient-points': {
    status: 409,
    vi: 'Khách không đủ điểm. Hãy xem lại số dư rồi thử lại.',
    en: 'Not enough points. Check the balance and try again.',
  },
  'invoice-taken': {
    status: 409,
    vi: 'Số hóa đơn này đã được nhập. Hãy kiểm tra lại số hóa đơn.',
    en: 'This invoice number is already in use. Check the number.',
  },
  'discount-unavailable': {
    status: 409,
    vi: 'Ưu đãi này không dùng được cho hóa đơn này.',
    en: 'This discount can’t be used for this invoice.',
  },
  'link-taken': { status: 409, vi: 'Liên kết rút gọn này đã có người dùng.', en: 'This short link is already taken.' },
  'already-verified': { status: 409, vi: 'Tài khoản này đã được xác minh.', en: 'This account is already verified.' },
  'no-agency': {
    status: 409,
    vi: 'Nhóm chưa thuộc đại lý nào nên chưa có nơi nhận báo cáo. Bạn vẫn lưu bản nháp được.',
    en: 'This group isn’t in an agency, so there’s no one to receive its report. You can save it as a draft.',
  },
  'import-running': {
    status: 409,
    vi: 'Nhóm đang nhập một tệp khác. Hãy đợi xong hoặc dừng lại trước.',
    en: 'Another file is being imported into the group. Wait until it’s done, or stop it first.',
  },
  'too-slow': {
    status: 408,
    vi: 'Yêu cầu gửi lên quá chậm. Hãy thử lại.',
    en: 'The request took too long. Try again.',
  },
  'head-too-large': {
    status: 431,
    vi: 'Địa chỉ, cookie hoặc tiêu đề của yêu cầu quá dài.',
    en: 'The request’s address, cookies or headers are too long.',
  },
  'too-large': { status: 413, vi: 'Dữ liệu gửi lên quá lớn.', en: 'The data sent is too large.' },
  'wrong-type': {
    status: 415,
    vi: 'Kiểu dữ liệu gửi lên không được hỗ trợ.',
    en: 'This type of content isn’t supported.',
  },
  'vcard-unreadable': {
    status: 422,
    vi: 'Tệp này không có danh thiếp nào đọc được. Hãy chọn tệp .vcf xuất từ danh bạ.',
    en: 'This file has no readable contacts. Choose a .vcf file exported from your contacts.',
  },
  'csv-unreadable': {
    status: 422,
    vi: 'Không đọc được tệp này. Hãy lưu tệp ở dạng CSV UTF-8 rồi chọn lại.',
    en: 'Couldn’t read this file. Save it as CSV UTF-8 and choose it again.',
  },
  'csv-columns': {
    status: 422,
    vi: 'Dòng đầu của tệp thiếu cột cần có hoặc có cột bị lặp. Hãy so với tệp mẫu.',
    en: 'The first row is missing a required column, or has one twice. Compare it with the template.',
  },
  'csv-empty': {
    status: 422,
    vi: 'Tệp chưa có dòng nào dưới dòng tiêu đề.',
    en: 'The file has no rows below its header.',
  },
  'csv-too-many': {
    status: 422,
    vi: 'Tệp có quá nhiều dòng: tối đa 10.000. Hãy chia thành nhiều tệp.',
    en: 'The file has too many rows: up to 10,000. Split it into several files.',
  },
  'vcard-too-many': {
    status: 422,
    vi: 'Tệp có quá nhiều danh thiếp: tối đa 2.000. Hãy chia thành nhiều tệp.',
    en: 'The file has too many contacts: up to 2,000. Split it into several files.',
  },
  invalid: {
    status: 422,
    vi: 'Một số thông tin chưa đúng. Hãy xem các ô được đánh dấu.',
    en: 'Some details aren’t right. Check the marked fields.',
  },
  'code-invalid': {
    status: 422,
    vi: 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại hoặc gửi mã mới.',
    en: 'The code is wrong or has expired. Check it, or get a new one.',
  },
  'reset-token-invalid': {
    status: 422,
    vi: 'Liên kết đặt lại mật khẩu không hợp lệ hoặc đã hết hạn. Hãy yêu cầu liên kết mới.',
    en: 'This password reset link isn’t valid or has expired. Request a new one.',
  },
  'passkey-invalid': {
    status: 422,
    vi: 'Chưa xác nhận được khóa truy cập. Hãy thử lại.',
    en: 'We couldn’t confirm the passkey. Try again.',
  },
  'incorrect-password': { status: 422, vi: 'Mật khẩu không đúng!', en: 'Incorrect password!' },
  'same-password': {
    status: 422,
    vi: 'Mật khẩu mới không được trùng với mật khẩu hiện tại!',
    en: 'The new password cannot be the same as the current password!',
  },
  ...companyErrors,
  ...fileErrors,
  'rate-limited': {
    status: 429,
    vi: 'Bạn thao tác quá nhanh. Hãy đợi một lát rồi thử lại.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  internal: {
    status: 500,
    vi: 'Đã có lỗi xảy ra. Vui lòng thử lại sau!',
    en: 'An error has occurred. Please try again later!',
  },
  'no-space': {
    status: 507,
    vi: 'Máy chủ đã hết dung lượng nên chưa lưu được. Nội dung đã lưu vẫn còn nguyên. Hãy thử lại sau.',
    en: 'The server is out of space, so this couldn’t be saved. Everything saved earlier is safe. Try again later.',
  },
  unavailable: {
    status: 503,
    vi: 'Hệ thống đang bận. Hãy thử lại sau ít phút.',
    en: 'The service is busy. Try again in a few minutes.',
  },
});

/** A stable error code of the API. */
export type ErrorCode = keyof typeof errors;

/** True when a text is one of the API's error codes. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text);
