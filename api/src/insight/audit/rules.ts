import type { AuditTarget } from '@m4u/contract/insight/audit/kinds';
import type { Locale } from '@m4u/contract/words';

/** Column headings of the CSV file. */
export const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'Thời điểm (giờ Việt Nam)',
    'Người thực hiện',
    'Mã người thực hiện',
    'Việc',
    'Loại',
    'Đối tượng',
    'Mã đối tượng',
    'Chi tiết',
  ],
  en: ['Time (Vietnam)', 'Who', 'Id of who', 'Act', 'Kind', 'What', 'Id of what', 'Details'],
};

/** Names of the kinds of targets, in the CSV file. */
export const TARGETS: Readonly<Record<Locale, Readonly<Record<AuditTarget, string>>>> = {
  vi: {
    member: 'Thành viên',
    group: 'Nhóm',
    agency: 'Đại lý',
    card: 'Thẻ',
    batch: 'Lô thẻ',
    registration: 'Đơn đăng ký',
    slide: 'Ảnh đăng nhập',
    term: 'Nghề nghiệp, sở thích',
    place: 'Địa danh',
    order: 'Giao dịch',
    report: 'Báo cáo vi phạm',
    discount: 'Ưu đãi',
    campaign: 'Chiến dịch tiếp thị',
    payout: 'Đợt trả thưởng',
    checkIn: 'Sự kiện check-in',
    support: 'Thư hỗ trợ',
    dataRequest: 'Yêu cầu về dữ liệu',
  },
  en: {
    member: 'Member',
    group: 'Group',
    agency: 'Agency',
    card: 'Card',
    batch: 'Batch of cards',
    registration: 'Registration',
    slide: 'Sign-in picture',
    term: 'Career, interest',
    place: 'Place',
    order: 'Order',
    report: 'Report of abuse',
    discount: 'Discount',
    campaign: 'Affiliate campaign',
    payout: 'Payout',
    checkIn: 'Check-in event',
    support: 'Support message',
    dataRequest: 'Request about data',
  },
};
