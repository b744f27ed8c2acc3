import {
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { trackingDays, trackingItems, trackingVisitors } from './tables.ts';

/** Counts of views and actions on members' pages. */
export const trackingPersonal: readonly Personal[] = [
  personalData({
    table: trackingDays,
    by: [trackingDays.ownerId],
    gives: exportedAs('page-statistics', 'Thống kê trang theo ngày', 'Statistics of your page by day'),
    fate: deleted,
  }),
  personalData({
    table: trackingItems,
    by: [trackingItems.ownerId],
    gives: exportedAs('page-statistics-items', 'Thống kê theo từng mục', 'Statistics by item'),
    fate: deleted,
  }),
  personalData({
    table: trackingVisitors,
    by: [trackingVisitors.ownerId],
    gives: excludedFromExport('marks of visitors, kept for a day to count nobody twice'),
    fate: deleted,
  }),
];
