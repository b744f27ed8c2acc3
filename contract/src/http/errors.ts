import { type ErrorRow, fileErrors } from './errors.files.ts';

const table = <const T extends Record<string, ErrorRow>>(rows: T): Readonly<Record<keyof T, ErrorRow>> => rows;

/** Every error code of the API: its status, and its words in both languages. Codes are stable; words may improve. */
export const errors = table({
  malformed: {
    status: 400,
    vi: 'Yêu cầu không đọc được. Hãy kiểm tra lại dữ liệu gửi lên.',
    en: 'The request could not be read. Please check what was sent.',
  },
  unauthenticated: { status: 401, vi: 'Bạn cần đăng nhập để tiếp tục.', en: 'Please sign in to continue.' },
  'session-expired': { status: 401, vi: 'Phiên đăng nhập đã hết hạn.', en: 'Your session has expired.' },
  'session-ended': {
    status: 401,
    vi: 'Phiên đăng nhập đã kết thúc. Hãy đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  'wrong-credentials': {
    status: 401,
    vi: 'Thông tin đăng nhập không đúng. Hãy kiểm tra lại e-mail hoặc số điện thoại và mật khẩu.',
    en: 'Those details do not match. Check your e-mail or phone number and your password.',
  },
  'partner-token-invalid': {
    status: 401,
    vi: 'Liên kết đăng nhập từ đối tác không hợp lệ hoặc đã được dùng.',
    en: 'The partner’s sign-in link is not valid or was already used.',
  },
  forbidden: { status: 403, vi: 'Bạn không có quyền làm việc này.', en: 'You may not do this.' },
  'cross-site': {
    status: 403,
    vi: 'Yêu cầu đến từ một trang web khác nên đã bị từ chối.',
    en: 'The request came from another site and was refused.',
  },
  'account-unverified': {
    status: 403,
    vi: 'Hãy xác minh e-mail hoặc số điện thoại của bạn trước.',
    en: 'Please verify your e-mail or phone number first.',
  },
  'account-locked': { status: 403, vi: 'Tài khoản này đang bị khóa.', en: 'This account is locked.' },
  'account-leaving': { status: 403, vi: 'Tài khoản này đang chờ xóa.', en: 'This account is waiting to be deleted.' },
  'demo-closed': {
    status: 403,
    vi: 'Tài khoản dùng thử chỉ đăng nhập được ngay trên máy đang chạy M4U.',
    en: 'Demo accounts can only be used on the machine that runs M4U.',
  },
  'theme-not-allowed': {
    status: 403,
    vi: 'Giao diện này không nằm trong danh sách bạn được chọn.',
    en: 'This theme is not among those you may choose.',
  },
  'friend-refused': {
    status: 403,
    vi: 'Bạn không gửi được lời mời kết bạn tới người này.',
    en: 'You cannot send this person a friend request.',
  },
  'message-refused': {
    status: 403,
    vi: 'Bạn không gửi được tin nhắn cho người này.',
    en: 'You cannot send messages to this person.',
  },
  'not-found': { status: 404, vi: 'Không tìm thấy nội dung này.', en: 'This could not be found.' },
  'provider-not-configured': {
    status: 404,
    vi: 'Cách đăng nhập này chưa được bật.',
    en: 'This way of signing in is not available.',
  },
  'method-not-allowed': {
    status: 405,
    vi: 'Địa chỉ này không nhận kiểu yêu cầu đó.',
    en: 'This address does not take that kind of request.',
  },
  'request-pending': {
    status: 409,
    vi: 'Người này chưa trả lời tin nhắn đầu tiên của bạn. Hãy đợi họ chấp nhận.',
    en: 'This person has not answered your first message yet. Please wait until they accept it.',
  },
  'conversation-full': {
    status: 409,
    vi: 'Cuộc trò chuyện đã đủ 100 người.',
    en: 'The conversation has a hundred people already.',
  },
  conflict: {
    status: 409,
    vi: 'Nội dung vừa được thay đổi ở nơi khác. Hãy tải lại rồi thử lại.',
    en: 'This was changed elsewhere just now. Reload and try again.',
  },
  'session-changed': {
    status: 409,
    vi: 'Trình duyệt này vừa đăng nhập bằng tài khoản khác. Hãy tải lại trang.',
    en: 'Somebody else has signed in in this browser. Reload the page.',
  },
  'wrong-state': {
    status: 409,
    vi: 'Việc này không làm được ở trạng thái hiện tại. Hãy tải lại để xem trạng thái mới nhất.',
    en: 'This cannot be done in the present state. Reload to see the latest one.',
  },
  'not-confirmed': {
    status: 409,
    vi: 'Người đăng ký chưa xác nhận thông tin.',
    en: 'The applicant has not confirmed the details yet.',
  },
  'last-admin': {
    status: 409,
    vi: 'Cần ít nhất một quản trị viên. Hãy thêm quản trị viên khác trước.',
    en: 'There must be at least one admin. Add another one first.',
  },
  'key-reused': {
    status: 409,
    vi: 'Khóa Idempotency-Key này đã dùng cho một yêu cầu khác. Hãy tải lại rồi thử lại.',
    en: 'This Idempotency-Key was used for another request. Reload and try again.',
  },
  'insufficient-points': {
    status: 409,
    vi: 'Khách không đủ điểm. Hãy xem lại số dư rồi thử lại.',
    en: 'There are not enough points. Check the balance and try again.',
  },
  'invoice-taken': {
    status: 409,
    vi: 'Số hóa đơn này đã được ghi nhận. Hãy kiểm tra lại số hóa đơn.',
    en: 'This invoice number has been entered already. Please check the number.',
  },
  'discount-unavailable': {
    status: 409,
    vi: 'Ưu đãi này không dùng được cho hóa đơn này.',
    en: 'This discount cannot be used for this invoice.',
  },
  'link-taken': { status: 409, vi: 'Liên kết rút gọn này đã có người dùng.', en: 'This short link is already taken.' },
  'already-verified': { status: 409, vi: 'Tài khoản này đã được xác minh.', en: 'This account is already verified.' },
  'no-agency': {
    status: 409,
    vi: 'Nhóm chưa thuộc đại lý nào nên chưa có nơi nhận báo cáo. Bạn vẫn lưu nháp được.',
    en: 'The group belongs to no agency, so nobody can receive its report. It can be kept as a draft.',
  },
  'groups-full': {
    status: 409,
    vi: 'Đã đủ số nhóm và thương hiệu cho phép. Hãy xóa bớt rồi thử lại.',
    en: 'There are as many groups and brands as allowed already. Delete some and try again.',
  },
  'cvs-full': {
    status: 409,
    vi: 'Bạn đã có 20 CV. Hãy xóa bớt rồi thử lại.',
    en: 'You have 20 CVs already. Delete some and try again.',
  },
  'import-running': {
    status: 409,
    vi: 'Nhóm đang nhập một tệp khác. Hãy đợi xong hoặc dừng lại trước.',
    en: 'Another file is being brought into the group. Wait until it is done, or stop it first.',
  },
  'phonebook-full': {
    status: 409,
    vi: 'Danh bạ đã đủ 10.000 liên hệ. Hãy xóa bớt rồi thử lại.',
    en: 'The phonebook has 10,000 contacts already. Remove some and try again.',
  },
  'weddings-full': {
    status: 409,
    vi: 'Bạn đã có 20 thiệp cưới. Hãy xóa bớt rồi thử lại.',
    en: 'You have 20 invitations already. Delete some and try again.',
  },
  'guests-full': {
    status: 409,
    vi: 'Danh sách đã đủ 2.000 khách.',
    en: 'The list has 2,000 guests already.',
  },
  'storage-full': {
    status: 409,
    vi: 'Bạn đã dùng hết 1 GB dành cho ảnh và tài liệu. Hãy xóa bớt nội dung cũ; ảnh không còn dùng sẽ được dọn sau 7 ngày.',
    en: 'Your 1 GB for pictures and documents is used up. Remove what is old; pictures no longer used are cleared after 7 days.',
  },
  'too-slow': { status: 408, vi: 'Yêu cầu gửi lên quá chậm. Hãy thử lại.', en: 'The request came too slowly.' },
  'head-too-large': {
    status: 431,
    vi: 'Địa chỉ, cookie hoặc tiêu đề của yêu cầu quá dài.',
    en: 'The address, the cookies or the headers of the request are too long.',
  },
  'too-large': { status: 413, vi: 'Dữ liệu gửi lên quá lớn.', en: 'What was sent is too large.' },
  'wrong-type': {
    status: 415,
    vi: 'Kiểu dữ liệu gửi lên không được hỗ trợ.',
    en: 'This type of content is not supported.',
  },
  'vcard-unreadable': {
    status: 422,
    vi: 'Tệp này không có danh thiếp nào đọc được. Hãy chọn tệp .vcf xuất từ danh bạ.',
    en: 'There is no readable contact in this file. Please choose a .vcf file exported from a phonebook.',
  },
  'resume-unreadable': {
    status: 422,
    vi: 'Không đọc được tệp này. Hãy chọn tệp JSON Resume (.json).',
    en: 'This file could not be read. Please choose a JSON Resume (.json).',
  },
  'csv-unreadable': {
    status: 422,
    vi: 'Không đọc được tệp này. Hãy lưu tệp ở dạng CSV UTF-8 rồi chọn lại.',
    en: 'This file cannot be read. Save it as CSV UTF-8 and choose it again.',
  },
  'csv-columns': {
    status: 422,
    vi: 'Dòng đầu của tệp thiếu cột cần có hoặc có cột bị lặp. Hãy so với tệp mẫu.',
    en: 'The first line of the file lacks a column that is needed, or has one twice. Compare it with the template.',
  },
  'csv-empty': {
    status: 422,
    vi: 'Tệp chưa có dòng nào dưới dòng tiêu đề.',
    en: 'The file has no lines below its headings.',
  },
  'csv-too-many': {
    status: 422,
    vi: 'Tệp có quá nhiều dòng: tối đa 10.000. Hãy chia thành nhiều tệp.',
    en: 'The file has too many lines: 10,000 at most. Please divide it.',
  },
  'vcard-too-many': {
    status: 422,
    vi: 'Tệp có quá nhiều danh thiếp: tối đa 2.000. Hãy chia thành nhiều tệp.',
    en: 'The file has too many contacts: 2,000 at most. Please divide it.',
  },
  invalid: {
    status: 422,
    vi: 'Một số thông tin chưa đúng. Hãy xem các ô được đánh dấu.',
    en: 'Some details are not right. Please see the marked fields.',
  },
  'code-invalid': { status: 422, vi: 'Mã không đúng hoặc đã hết hạn.', en: 'The code is wrong or has expired.' },
  'reset-token-invalid': {
    status: 422,
    vi: 'Liên kết đặt lại mật khẩu không hợp lệ hoặc đã hết hạn.',
    en: 'The password reset link is not valid or has expired.',
  },
  'incorrect-password': { status: 422, vi: 'Mật khẩu không đúng!', en: 'Incorrect password!' },
  'same-password': {
    status: 422,
    vi: 'Mật khẩu mới không được trùng với mật khẩu hiện tại!',
    en: 'The new password cannot be the same as the current password!',
  },
  ...fileErrors,
  'rate-limited': {
    status: 429,
    vi: 'Bạn thao tác quá nhanh. Hãy đợi một lát rồi thử lại.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    vi: 'Đã có lỗi xảy ra. Vui lòng thử lại sau!',
    en: 'An error has occurred. Please try again later!',
  },
  'no-space': {
    status: 507,
    vi: 'Máy chủ đã hết chỗ lưu nên chưa ghi được. Nội dung đã lưu vẫn còn nguyên. Vui lòng thử lại sau.',
    en: 'The server has no room left, so this could not be saved. What was saved before is safe. Please try again later.',
  },
  unavailable: {
    status: 503,
    vi: 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.',
    en: 'The service is busy. Please try again in a few minutes.',
  },
});

/** A stable error code of the API. */
export type ErrorCode = keyof typeof errors;

/** True when a text is one of the API's error codes. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text);
