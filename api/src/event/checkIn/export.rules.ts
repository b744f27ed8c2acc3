import type { RefusalReason, ScanWay } from '@m4u/contract/event/checkIn/rules';
import type { Locale } from '@m4u/contract/words';
import { formatTime } from '../../platform/time/days.ts';
import type { LogRow } from './scans/log.queries.ts';
import type { EventRow } from './queries.ts';

type Words<T extends string> = Readonly<Record<Locale, Readonly<Record<T, string>>>>;
type Headings = Readonly<Record<Locale, readonly string[]>>;

/** Columns of a table of events. */
export const EVENT_HEADINGS: Headings = {
  vi: [
    'Tên',
    'Loại',
    'Nhóm',
    'Địa điểm',
    'Bắt đầu',
    'Kết thúc',
    'Khách trong danh sách',
    'Khách đã đến',
    'Số người dự kiến',
    'Số người đã đến',
    'Đang có mặt',
    'Quét lặp lại',
    'Không nhận ra',
    'Bị từ chối',
    'Mã sự kiện',
  ],
  en: [
    'Title',
    'Type',
    'Group',
    'Place',
    'Start',
    'End',
    'Guests on the list',
    'Guests arrived',
    'People expected',
    'People arrived',
    'Inside',
    'Repeat scans',
    'Unknown',
    'Refused',
    'Event',
  ],
};

/** Columns of a log. */
export const LOG_HEADINGS: Headings = {
  vi: [
    'Lúc quét',
    'Vào/ra',
    'Kết quả',
    'Lý do',
    'Tên',
    'Số người',
    'Cách nhận ra',
    'Thiết bị',
    'Người quét',
    'Đã hủy',
    'Lúc nhận',
    'Mã lượt quét',
    'Hủy lượt quét',
  ],
  en: [
    'Scanned',
    'In/out',
    'Result',
    'Reason',
    'Name',
    'People',
    'Method',
    'Device',
    'By',
    'Undone',
    'Received',
    'Scan',
    'Undoes scan',
  ],
};

const EVENT_KINDS: Words<EventRow['kind']> = {
  vi: { event: 'Sự kiện', place: 'Địa điểm', wedding: 'Đám cưới' },
  en: { event: 'Event', place: 'Place', wedding: 'Wedding' },
};

const KINDS: Words<LogRow['kind']> = {
  vi: { in: 'Vào', out: 'Ra', void: 'Hủy' },
  en: { in: 'In', out: 'Out', void: 'Taken back' },
};

const RESULTS: Words<LogRow['result']> = {
  vi: { ok: 'Hợp lệ', repeated: 'Lặp lại', unknown: 'Không nhận ra', refused: 'Từ chối' },
  en: { ok: 'OK', repeated: 'Repeated', unknown: 'Unknown', refused: 'Refused' },
};

const REASONS: Words<RefusalReason> = {
  vi: {
    card: 'Thẻ đã khóa',
    'not-listed': 'Không có trong danh sách',
    'not-member': 'Không phải thành viên',
    over: 'Sự kiện đã kết thúc',
    gone: 'Đã hủy trước đó',
  },
  en: {
    card: 'Card is frozen',
    'not-listed': 'Not on the list',
    'not-member': 'Not a member',
    over: 'The event is over',
    gone: 'Taken back before',
  },
};

const WAYS: Words<ScanWay> = {
  vi: { qr: 'Mã QR', card: 'Thẻ', name: 'Tìm tên', manual: 'Nhập tay' },
  en: { qr: 'QR code', card: 'Card', name: 'By name', manual: 'Typed' },
};

const YES: Readonly<Record<Locale, string>> = { vi: 'có', en: 'yes' };

/** Converts an event to a row of the table. */
export const toEventCsv = (row: EventRow, group: string, locale: Locale): string[] => [
  row.title,
  EVENT_KINDS[locale][row.kind],
  group,
  row.place,
  formatTime(row.startsAt),
  row.endsAt === null ? '' : formatTime(row.endsAt),
  ...[row.guests, row.arrived, row.expected, row.came, row.inside, row.repeated, row.unknown, row.refused].map(String),
  row.id,
];

/** Converts a line of the log to a row of the table. */
export const toLogCsv = (row: LogRow, by: string, locale: Locale): string[] => [
  formatTime(row.scannedAt),
  KINDS[locale][row.kind],
  RESULTS[locale][row.result],
  row.reason === null ? '' : REASONS[locale][row.reason],
  row.name,
  String(row.people),
  WAYS[locale][row.how],
  row.deviceName,
  by,
  row.voided ? YES[locale] : '',
  formatTime(row.receivedAt),
  row.id,
  row.voids ?? '',
];
