import type * as z from 'zod';
import { accountFieldErrors } from './fields.account.ts';
import { lineFieldErrors } from './fields.lines.ts';
import { linkFieldErrors } from './fields.link.ts';
import { paymentFieldErrors } from './fields.payment.ts';
import { pointFieldErrors } from './fields.point.ts';
import { fill, type Locale, type Words } from '../words.ts';

const table = <const T extends Record<string, Words>>(rows: T): Readonly<Record<keyof T, Words>> => rows;

/** Every validation error of a field, in both languages (docs/rules/calls.md#errors). */
export const fieldErrors = table({
  ...accountFieldErrors,
  ...lineFieldErrors,
  ...linkFieldErrors,
  ...paymentFieldErrors,
  ...pointFieldErrors,
  required: { vi: 'Hãy nhập thông tin này.', en: 'Fill in this field.' },
  invalid: { vi: 'Thông tin này chưa đúng.', en: 'This isn’t valid.' },
  'unknown-field': { vi: 'Trường này không được hỗ trợ.', en: 'This field isn’t accepted.' },
  'too-short': {
    vi: 'Cần ít nhất {minimum} ký tự.',
    en: 'At least {minimum} {minimum:character is|characters are} needed.',
  },
  'too-long': { vi: 'Tối đa {maximum} ký tự.', en: 'At most {maximum} {maximum:character|characters}.' },
  'tag-too-long': {
    vi: 'Mỗi nhãn tối đa {maximum} ký tự.',
    en: 'At most {maximum} {maximum:character|characters} in a tag.',
  },
  'too-small': { vi: 'Phải từ {minimum} trở lên.', en: 'Must be {minimum} or more.' },
  'too-big': { vi: 'Phải từ {maximum} trở xuống.', en: 'Must be {maximum} or less.' },
  'too-few': { vi: 'Cần ít nhất {minimum} mục.', en: 'At least {minimum} {minimum:is|are} needed.' },
  'too-many': { vi: 'Tối đa {maximum} mục.', en: 'At most {maximum}.' },
  choice: { vi: 'Hãy chọn một mục trong danh sách.', en: 'Choose an item from the list.' },
  email: { vi: 'Hãy nhập email hợp lệ!', en: 'Please enter a valid email!' },
  phone: { vi: 'Hãy nhập số điện thoại Việt Nam hợp lệ.', en: 'Enter a valid Vietnamese phone number.' },
  'phone-digits': {
    vi: 'Số này thiếu hoặc thừa chữ số. Số di động Việt Nam có 10 chữ số; số nước ngoài bắt đầu bằng +.',
    en: 'This number has too few or too many digits. Vietnamese mobile numbers have 10; foreign ones begin with +.',
  },
  identifier: {
    vi: 'Hãy nhập email hoặc số điện thoại hợp lệ.',
    en: 'Enter a valid email or phone number.',
  },
  date: { vi: 'Hãy nhập ngày hợp lệ.', en: 'Enter a valid date.' },
  'day-over': {
    vi: 'Ngày này đã qua. Hãy chọn hôm nay hoặc một ngày sau.',
    en: 'This day is over. Choose today or a later day.',
  },
  'end-before-start': { vi: 'Thời gian kết thúc phải sau thời gian bắt đầu.', en: 'The end must be after the start.' },
  'range-too-long': {
    vi: 'Khoảng thời gian này quá dài: theo ngày tối đa 400 ngày, theo tuần hoặc theo tháng tối đa 5 năm.',
    en: 'This range is too long: up to 400 days by day, or 5 years by week or month.',
  },
  'poster-ended': {
    vi: 'Poster đã qua ngày kết thúc nên không bật được. Hãy chọn ngày kết thúc mới.',
    en: 'This poster is past its end date and can’t be turned on. Choose a later end date.',
  },
  'form-options': { vi: 'Cần ít nhất hai lựa chọn khác nhau.', en: 'Add at least two different choices.' },
  reach: {
    vi: 'Hãy để lại số điện thoại hoặc email để nhận câu trả lời.',
    en: 'Leave a phone number or an email to get a reply.',
  },
  'no-email': {
    vi: 'Người này không để lại email nên bạn không trả lời qua email được.',
    en: 'This person didn’t leave an email, so you can’t reply by email.',
  },
  'reply-address': {
    vi: 'Hãy thêm một email công khai vào trang để người nhận trả lời bạn.',
    en: 'Add a public email to your page so they can reply to you.',
  },
  challenge: {
    vi: 'Chưa xác nhận được người gửi. Hãy gửi lại, hoặc trả lời câu hỏi mới rồi gửi.',
    en: 'We couldn’t confirm you’re human. Try again, or answer the new question.',
  },
  month: {
    vi: 'Hãy nhập tháng/năm (MM/YYYY) hoặc năm (YYYY).',
    en: 'Enter a month (MM/YYYY) or a year (YYYY).',
  },
  period: { vi: 'Hãy chọn một tháng, một quý hoặc một năm.', en: 'Choose a month, a quarter or a year.' },
  'period-future': { vi: 'Kỳ này chưa bắt đầu.', en: 'This period hasn’t started yet.' },
  'period-taken': {
    vi: 'Nhóm đã nộp báo cáo cho kỳ này. Hãy mở báo cáo đó, hoặc chọn kỳ khác.',
    en: 'The group already submitted a report for this period. Open it, or choose another period.',
  },
  bank: { vi: 'Không tìm thấy ngân hàng này.', en: 'We couldn’t find this bank.' },
  'account-number': {
    vi: 'Số tài khoản gồm 4–19 chữ số hoặc chữ cái không dấu.',
    en: 'Account numbers have 4–19 digits or plain letters.',
  },
  'control-characters': { vi: 'Có ký tự không được phép.', en: 'Some characters aren’t allowed.' },
  'address-in-name': {
    vi: 'Tên không được chứa địa chỉ web, email hay liên kết gọi điện. Nếu đó là chữ viết tắt, hãy thêm dấu cách sau dấu chấm hoặc dấu hai chấm.',
    en: 'Names can’t contain a web address, an email or a phone link. If it’s an abbreviation, add a space after the dot or colon.',
  },
  'short-link': {
    vi: 'Chỉ dùng chữ thường không dấu, số và dấu gạch ngang, 3–30 ký tự.',
    en: 'Use 3–30 lowercase letters, numbers and hyphens.',
  },
  'short-link-reserved': {
    vi: 'Liên kết này được dành riêng. Hãy chọn liên kết khác.',
    en: 'This link is reserved. Choose another one.',
  },
  'short-link-taken': { vi: 'Liên kết này đã có người dùng.', en: 'This link is already taken.' },
  code: { vi: 'Mã gồm 6 chữ số.', en: 'Codes have 6 digits.' },
  'code-wrong': {
    vi: 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại hoặc gửi mã mới.',
    en: 'The code is wrong or has expired. Check it, or get a new one.',
  },
  'sign-in-again': {
    vi: 'Hãy nhập mã đã gửi cho bạn, hoặc đăng nhập lại rồi thử trong 10 phút.',
    en: 'Enter the code we sent you, or sign in again and try within 10 minutes.',
  },
  'card-code': {
    vi: 'Mã kích hoạt gồm 8 chữ cái và chữ số, gửi kèm thẻ.',
    en: 'Activation codes have 8 letters and digits, and come with the card.',
  },
  'not-shown': {
    vi: 'Mục này không còn trong đại lý, hoặc không công khai. Hãy bỏ mục này.',
    en: 'This is no longer in the agency, or isn’t public. Remove it.',
  },
  'agency-unknown': { vi: 'Không tìm thấy đại lý này.', en: 'We couldn’t find this agency.' },
  'ask-again': {
    vi: 'Nhóm vừa không nhận nội dung này. Bạn có thể gửi lại sau {hours} giờ nữa.',
    en: 'The group has just turned this down. You can ask again in {hours} {hours:hour|hours}.',
  },
  'agency-needed': {
    vi: 'Hãy nhập đại lý mà thành viên này đại diện.',
    en: 'Enter the agency this member represents.',
  },
  picture: { vi: 'Không tìm thấy ảnh này.', en: 'We couldn’t find this photo.' },
  document: { vi: 'Không tìm thấy tài liệu này.', en: 'We couldn’t find this document.' },
  recording: { vi: 'Không tìm thấy bản ghi âm này.', en: 'We couldn’t find this recording.' },
  position: {
    vi: 'Hãy nhập vĩ độ và kinh độ như 15.8801, 108.3380, hoặc dán liên kết bản đồ đầy đủ (không phải liên kết rút gọn).',
    en: 'Enter latitude and longitude like 15.8801, 108.3380, or paste a full map link (not a shortened one).',
  },
  'position-short': {
    vi: 'Liên kết rút gọn không chứa vị trí. Hãy mở liên kết này, chạm giữ đúng chỗ trên bản đồ rồi chép hai số vĩ độ, kinh độ vào đây.',
    en: 'A shortened link holds no position. Open it, press and hold the place on the map, and copy latitude and longitude here.',
  },
  video: {
    vi: 'Đây chưa phải là liên kết tới một video. Hãy dán liên kết của video trên YouTube hoặc Vimeo.',
    en: 'This isn’t a link to a video. Paste the link of a video on YouTube or Vimeo.',
  },
  place: {
    vi: 'Không tìm thấy phường, xã này. Hãy chọn một địa danh trong danh sách.',
    en: 'We couldn’t find this ward. Choose one from the list.',
  },
  type: { vi: 'Hãy chọn loại.', en: 'Please choose type.' },
  'offer-day': {
    vi: 'Hãy chọn một ngày từ hôm nay đến một năm sau.',
    en: 'Choose a day from today to one year ahead.',
  },
  'listed-price': {
    vi: 'Giá niêm yết phải bằng hoặc cao hơn giá bán.',
    en: 'The listed price must be equal to or higher than the price.',
  },
  'citizen-code': {
    vi: 'Số căn cước gồm 12 chữ số, hoặc 9 chữ số của chứng minh nhân dân cũ.',
    en: 'ID numbers have 12 digits, or 9 on the older card.',
  },
  'tax-code': {
    vi: 'Mã số thuế chưa đúng: mã gồm 10, 12 hoặc 13 chữ số. Hãy kiểm tra lại từng số.',
    en: 'This tax code isn’t valid: it has 10, 12 or 13 digits. Check each of them.',
  },
  'customs-code': { vi: 'Mã HS gồm 4, 6, 8 hoặc 10 chữ số.', en: 'HS codes have 4, 6, 8 or 10 digits.' },
  'last-admin-of': {
    vi: 'Thành viên này là quản trị viên duy nhất của: {names}. Hãy thêm quản trị viên khác ở đó trước.',
    en: 'This member is the only admin of: {names}. Add another admin there first.',
  },
  'guest-side': {
    vi: 'Ô “{cell}” không phải nhà trai hay nhà gái.',
    en: 'The cell “{cell}” is neither the groom’s side nor the bride’s side.',
  },
  'guest-phone': {
    vi: 'Ô “{cell}” không phải số điện thoại Việt Nam hợp lệ.',
    en: 'The cell “{cell}” is not a valid Vietnamese phone number.',
  },
  taken: { vi: 'Tên này đã có trong danh sách.', en: 'This name is already in the list.' },
  'invoice-taken': {
    vi: 'Số hóa đơn này đã được nhập.',
    en: 'This invoice number is already in use.',
  },
  'payment-changed': {
    vi: 'Số tiền phải trả vừa thay đổi, nay là {payment} ₫. Hãy báo khách rồi gửi lại.',
    en: 'The amount due is now {payment} ₫. Tell the customer, then submit again.',
  },
  'by-code': {
    vi: 'Mã ưu đãi quyết định số tiền giảm. Hãy để trống một trong hai.',
    en: 'The discount code sets the discount. Leave one of the two blank.',
  },
  'discount-code': {
    vi: 'Mã gồm 4–20 chữ cái và chữ số, không có ký hiệu. Ví dụ: TET2027.',
    en: 'Codes have 4–20 letters and numbers, without symbols. For example: TET2027.',
  },
  'discount-taken': {
    vi: 'Cửa hàng đã có ưu đãi dùng mã này. Hãy chọn mã khác, ví dụ thêm một chữ số.',
    en: 'The shop already has a discount with this code. Choose another one, such as with one more digit.',
  },
  'discount-unknown': {
    vi: 'Cửa hàng không có ưu đãi nào dùng mã này.',
    en: 'The shop has no discount with this code.',
  },
  'discount-ended': {
    vi: 'Ưu đãi này đã kết thúc hoặc đang tắt.',
    en: 'This discount has ended or is turned off.',
  },
  'discount-not-yet': { vi: 'Ưu đãi này chưa đến ngày bắt đầu.', en: 'This discount hasn’t started yet.' },
  'discount-used-up': { vi: 'Ưu đãi này đã hết lượt.', en: 'This discount has run out.' },
  'discount-limit': {
    vi: 'Khách đã dùng hết số lượt của mình cho ưu đãi này.',
    en: 'This customer has reached the limit for this discount.',
  },
  'discount-minimum': {
    vi: 'Ưu đãi này dành cho hóa đơn từ {minimum} ₫.',
    en: 'This discount has a minimum spend of {minimum} ₫.',
  },
  'quota-used': {
    vi: 'Đã dùng {used} lượt nên không giảm xuống thấp hơn được.',
    en: 'Already used {used} {used:time|times}, so the limit can’t be lower.',
  },
  theme: { vi: 'Không tìm thấy giao diện này.', en: 'We couldn’t find this theme.' },
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
const issueCode = (issue: Issue): FieldCode => {
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
const fieldPath = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, MAXIMUM_NAME);

const toFieldProblems = (issue: Issue, locale: Locale): FieldProblem[] => {
  const code = issueCode(issue);
  const values = {
    ...('minimum' in issue && { minimum: Number(issue.minimum) }),
    ...('maximum' in issue && { maximum: Number(issue.maximum) }),
  };
  const names =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAXIMUM_PROBLEMS).map((key) => fieldPath([...issue.path, key]))
      : [fieldPath(issue.path)];
  return names.map((name) => fieldProblem(name, code, locale, values));
};

/** Converts zod's issues to the answer's list, in the reader's language; at most the first fifty. */
export const fieldProblems = (issues: readonly Issue[], locale: Locale): FieldProblem[] =>
  issues
    .slice(0, MAXIMUM_PROBLEMS)
    .flatMap((issue) => toFieldProblems(issue, locale))
    .slice(0, MAXIMUM_PROBLEMS);
