import type * as z from 'zod';
import { fill, type Locale, type Words } from '../words.ts';

const table = <const T extends Record<string, Words>>(rows: T): Readonly<Record<keyof T, Words>> => rows;

/** Every validation error of a field, in both languages (docs/rules/calls.md#errors). */
export const fieldErrors = table({
  required: { vi: 'Hãy nhập thông tin này.', en: 'Please fill this in.' },
  invalid: { vi: 'Thông tin này chưa đúng.', en: 'This is not valid.' },
  'unknown-field': { vi: 'Trường này không được nhận.', en: 'This field is not accepted.' },
  'too-short': { vi: 'Cần ít nhất {minimum} ký tự.', en: 'At least {minimum} characters are needed.' },
  'too-long': { vi: 'Tối đa {maximum} ký tự.', en: 'At most {maximum} characters.' },
  'too-small': { vi: 'Phải từ {minimum} trở lên.', en: 'Must be {minimum} or more.' },
  'too-big': { vi: 'Phải từ {maximum} trở xuống.', en: 'Must be {maximum} or less.' },
  'too-few': { vi: 'Cần ít nhất {minimum} mục.', en: 'At least {minimum} are needed.' },
  'too-many': { vi: 'Tối đa {maximum} mục.', en: 'At most {maximum}.' },
  choice: { vi: 'Hãy chọn một trong các giá trị cho sẵn.', en: 'Please choose one of the given values.' },
  email: { vi: 'Vui lòng nhập e-mail hợp lệ!', en: 'Please enter a valid email!' },
  phone: { vi: 'Vui lòng nhập số điện thoại Việt Nam hợp lệ.', en: 'Please enter a valid Vietnamese phone number.' },
  identifier: {
    vi: 'Vui lòng nhập e-mail hoặc số điện thoại hợp lệ.',
    en: 'Please enter a valid e-mail or phone number.',
  },
  'site-path': {
    vi: 'Hãy nhập địa chỉ của một trang trên M4U.',
    en: 'Please enter the address of a page on M4U.',
  },
  link: { vi: 'Liên kết trống hoặc không đúng định dạng.', en: 'Invalid or empty link format.' },
  date: { vi: 'Hãy nhập ngày hợp lệ.', en: 'Please enter a valid date.' },
  'end-before-start': { vi: 'Lúc kết thúc phải sau lúc bắt đầu.', en: 'The end must come after the start.' },
  'range-too-long': {
    vi: 'Khoảng thời gian này quá dài: theo ngày tối đa 400 ngày, theo tuần hoặc theo tháng tối đa 5 năm.',
    en: 'This time is too long: at most 400 days by day, and five years by week or month.',
  },
  'poster-ended': {
    vi: 'Poster đã qua ngày kết thúc nên không bật được. Hãy chọn ngày kết thúc mới.',
    en: 'This poster is past its end date and cannot be enabled. Please choose a later end date.',
  },
  'form-options': { vi: 'Cần ít nhất hai lựa chọn khác nhau.', en: 'At least two different choices are needed.' },
  reach: {
    vi: 'Hãy để lại số điện thoại hoặc e-mail để được trả lời.',
    en: 'Please leave a phone number or an e-mail address, so that you can be answered.',
  },
  'no-email': {
    vi: 'Người này không để lại e-mail nên không trả lời bằng thư được.',
    en: 'This person left no e-mail address, so that they cannot be answered by mail.',
  },
  'reply-address': {
    vi: 'Hãy thêm một e-mail công khai vào trang để người nhận có thể trả lời bạn.',
    en: 'Please add a public e-mail address to the page, so that they can answer you.',
  },
  challenge: {
    vi: 'Chưa xác nhận được người gửi. Hãy gửi lại, hoặc trả lời câu hỏi mới rồi gửi.',
    en: 'We could not tell that a person sent this. Please send it again, or answer the new question.',
  },
  'login-challenge': {
    vi: 'Tài khoản này vừa bị thử sai mật khẩu nhiều lần. Hãy đăng nhập ở trang đăng nhập: trình duyệt của bạn tự kiểm tra trong vài giây.',
    en: 'Wrong passwords were tried for this account many times. Please sign in on the sign-in page, where your browser checks itself for a few seconds.',
  },
  month: {
    vi: 'Hãy nhập tháng/năm (MM/YYYY) hoặc năm (YYYY).',
    en: 'Please enter a month (MM/YYYY) or a year (YYYY).',
  },
  period: { vi: 'Hãy chọn một tháng, một quý hoặc một năm.', en: 'Please choose a month, a quarter or a year.' },
  'period-future': { vi: 'Kỳ này chưa bắt đầu.', en: 'This period has not begun yet.' },
  'period-taken': {
    vi: 'Nhóm đã nộp báo cáo cho kỳ này. Hãy mở báo cáo đó, hoặc chọn kỳ khác.',
    en: 'The group has submitted a report for this period. Open that one, or choose another period.',
  },
  bank: { vi: 'Không có ngân hàng nào có mã này.', en: 'No bank has this number.' },
  'account-number': {
    vi: 'Số tài khoản gồm 4–19 chữ số hoặc chữ cái không dấu.',
    en: 'An account number has 4–19 digits or plain letters.',
  },
  'control-characters': { vi: 'Có ký tự không được phép.', en: 'There are characters that are not allowed.' },
  'address-in-name': {
    vi: 'Tên không được chứa địa chỉ web, e-mail hay liên kết gọi điện. Nếu đó là chữ viết tắt, hãy thêm dấu cách sau dấu chấm hoặc dấu hai chấm.',
    en: 'A name cannot contain a web or e-mail address or a link that calls. If it is an abbreviation, put a space after the dot or colon.',
  },
  'short-link': {
    vi: 'Chỉ dùng chữ thường không dấu, số và dấu gạch ngang, 3–30 ký tự.',
    en: 'Use only lower-case letters, digits and hyphens, 3–30 characters.',
  },
  'short-link-reserved': {
    vi: 'Liên kết này được dành riêng, hãy chọn tên khác.',
    en: 'This link is reserved, please choose another.',
  },
  'short-link-taken': { vi: 'Liên kết này đã có người dùng.', en: 'This link is already taken.' },
  'password-common': {
    vi: 'Mật khẩu này quá phổ biến, dễ bị đoán. Hãy chọn mật khẩu khác.',
    en: 'This password is too common and easy to guess. Please choose another.',
  },
  'password-current': { vi: 'Bạn phải nhập mật khẩu hiện tại!', en: 'You must enter the current password!' },
  'password-wrong': { vi: 'Mật khẩu không đúng!', en: 'Incorrect password!' },
  'password-same': {
    vi: 'Mật khẩu mới không được trùng với mật khẩu hiện tại!',
    en: 'The new password cannot be the same as the current password!',
  },
  'password-mismatch': { vi: 'Mật khẩu xác nhận không khớp.', en: 'The confirmation does not match.' },
  code: { vi: 'Mã gồm 6 chữ số.', en: 'The code has 6 digits.' },
  'code-wrong': { vi: 'Mã không đúng hoặc đã hết hạn.', en: 'The code is wrong or has expired.' },
  'card-code': {
    vi: 'Mã kích hoạt gồm 8 chữ cái và chữ số, in kèm theo thẻ.',
    en: 'An activation code has 8 letters and digits, printed with the card.',
  },
  'line-columns': { vi: 'Dòng có nhiều ô hơn dòng tiêu đề.', en: 'The line has more cells than the headings.' },
  'line-repeated': {
    vi: 'Thông tin này đã có ở một dòng phía trên.',
    en: 'This is in a line above already.',
  },
  'not-shown': {
    vi: 'Mục này không còn trong đại lý, hoặc không để công khai. Hãy bỏ mục này ra.',
    en: 'This is no longer in the agency, or not public. Please take it out.',
  },
  picture: { vi: 'Không tìm thấy ảnh này.', en: 'This picture could not be found.' },
  document: { vi: 'Không tìm thấy tài liệu này.', en: 'This document could not be found.' },
  place: {
    vi: 'Không tìm thấy phường, xã này. Hãy chọn một nơi trong danh sách.',
    en: 'There is no such ward. Please choose one from the list.',
  },
  type: { vi: 'Vui lòng chọn loại.', en: 'Please choose a type.' },
  'offer-day': {
    vi: 'Hãy chọn một ngày từ hôm nay đến một năm sau.',
    en: 'Please choose a day from today on, within a year.',
  },
  'listed-price': {
    vi: 'Giá niêm yết phải bằng hoặc cao hơn giá bán.',
    en: 'The listed price must be the same as the price or higher.',
  },
  'citizen-code': {
    vi: 'Số căn cước gồm 12 chữ số, hoặc 9 chữ số của chứng minh nhân dân cũ.',
    en: 'The number has 12 digits, or 9 on the older identity card.',
  },
  'tax-code': { vi: 'Mã số thuế gồm 10, 12 hoặc 13 chữ số.', en: 'A tax code has 10, 12 or 13 digits.' },
  'customs-code': { vi: 'Mã HS gồm 4, 6, 8 hoặc 10 chữ số.', en: 'An HS code has 4, 6, 8 or 10 digits.' },
  'last-admin-of': {
    vi: 'Đang là quản trị viên duy nhất của: {names}. Hãy thêm quản trị viên khác ở đó trước.',
    en: 'Is the only admin of: {names}. Add another admin there first.',
  },
  taken: { vi: 'Tên này đã có trong danh sách.', en: 'This name is in the list already.' },
  'points-short': {
    vi: 'Khách hiện có {balance} điểm, còn thiếu {missing}.',
    en: 'The customer has {balance} points, {missing} too few.',
  },
  'invoice-taken': {
    vi: 'Số hóa đơn này đã được ghi nhận.',
    en: 'This invoice number has been entered already.',
  },
  'payment-changed': {
    vi: 'Số tiền phải trả vừa thay đổi, nay là {payment} ₫. Hãy báo khách rồi ghi lại.',
    en: 'What is to be paid has changed: it is {payment} ₫ now. Tell the customer, then enter it again.',
  },
  'by-code': {
    vi: 'Mã ưu đãi quyết định số tiền giảm. Hãy bỏ trống một trong hai.',
    en: 'The discount code decides the discount. Leave one of the two empty.',
  },
  'discount-code': {
    vi: 'Mã gồm 4–20 chữ cái không dấu và chữ số.',
    en: 'A code has 4–20 plain letters and digits.',
  },
  'discount-taken': {
    vi: 'Nhóm đã có ưu đãi dùng mã này.',
    en: 'The group has a discount with this code already.',
  },
  'discount-unknown': { vi: 'Nhóm không có ưu đãi nào dùng mã này.', en: 'The group has no discount with this code.' },
  'discount-ended': {
    vi: 'Ưu đãi này đã kết thúc hoặc đang tắt.',
    en: 'This discount has ended or is turned off.',
  },
  'discount-not-yet': { vi: 'Ưu đãi này chưa đến ngày bắt đầu.', en: 'This discount has not begun yet.' },
  'discount-used-up': { vi: 'Ưu đãi này đã hết lượt.', en: 'This discount is used up.' },
  'discount-limit': {
    vi: 'Khách đã dùng hết số lượt của mình cho ưu đãi này.',
    en: 'The customer has used this discount as often as they may.',
  },
  'discount-minimum': {
    vi: 'Ưu đãi này dành cho hóa đơn từ {minimum} ₫.',
    en: 'This discount is for invoices of {minimum} ₫ or more.',
  },
  'quota-used': {
    vi: 'Đã dùng {used} lượt nên không giảm xuống thấp hơn được.',
    en: 'It was used {used} times already.',
  },
  theme: { vi: 'Không có giao diện này.', en: 'There is no such theme.' },
});

/** A stable validation error code. */
export type FieldCode = keyof typeof fieldErrors;

/** A validation error in an answer: the field's path, the code, and the message in the reader's language. */
export interface FieldProblem {
  readonly field: string;
  readonly code: FieldCode;
  readonly message: string;
}

/** Builds the validation error of one field in the reader's language. */
export const fieldProblem = (
  field: string,
  code: FieldCode,
  locale: Locale,
  values?: Readonly<Record<string, string | number>>,
): FieldProblem => ({ field, code, message: fill(fieldErrors[code][locale], values) });

type Issue = z.core.$ZodIssue;

const sizeCode = (issue: Issue & { origin: string }, small: boolean): FieldCode => {
  if (issue.origin === 'string') return small ? 'too-short' : 'too-long';
  if (issue.origin === 'array' || issue.origin === 'set') return small ? 'too-few' : 'too-many';
  return small ? 'too-small' : 'too-big';
};

/** Maps zod's issue to a code of ours. A schema sets its own code by `error: 'email'`, which arrives as the message. */
const codeOf = (issue: Issue): FieldCode => {
  if (Object.hasOwn(fieldErrors, issue.message)) return issue.message as FieldCode;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : sizeCode(issue, true);
    case 'too_big':
      return sizeCode(issue, false);
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'choice';
    case 'unrecognized_keys':
      return 'unknown-field';
    default:
      return issue.input === undefined && issue.code === 'invalid_union' ? 'required' : 'invalid';
  }
};

// Bounds the answer: input can have any number of errors, and field names of any length.
const MAXIMUM_PROBLEMS = 50;
const MAXIMUM_NAME = 200;

/** Path of a field in answers and forms, e.g. `links.0.address`. */
const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, MAXIMUM_NAME);

const problemsOf = (issue: Issue, locale: Locale): FieldProblem[] => {
  const code = codeOf(issue);
  const values = {
    ...('minimum' in issue && { minimum: Number(issue.minimum) }),
    ...('maximum' in issue && { maximum: Number(issue.maximum) }),
  };
  const names =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAXIMUM_PROBLEMS).map((key) => nameOf([...issue.path, key]))
      : [nameOf(issue.path)];
  return names.map((name) => fieldProblem(name, code, locale, values));
};

/** Converts zod's issues to the answer's list, in the reader's language; at most the first fifty. */
export const fieldProblems = (issues: readonly Issue[], locale: Locale): FieldProblem[] =>
  issues
    .slice(0, MAXIMUM_PROBLEMS)
    .flatMap((issue) => problemsOf(issue, locale))
    .slice(0, MAXIMUM_PROBLEMS);
