import { deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { trackingDays, trackingItems, trackingVisitors } from './tables.ts';

/** What was counted on pages of members. */
export const trackingPersonal: readonly Personal[] = [
  personal({
    table: trackingDays,
    by: [trackingDays.ownerId],
    gives: given('page-statistics', 'Thống kê trang theo ngày', 'Statistics of your page by day'),
    fate: deleted,
  }),
  personal({
    table: trackingItems,
    by: [trackingItems.ownerId],
    gives: given('page-statistics-items', 'Thống kê theo từng mục', 'Statistics by item'),
    fate: deleted,
  }),
  personal({
    table: trackingVisitors,
    by: [trackingVisitors.ownerId],
    gives: withheld('marks of visitors, kept for a day to count nobody twice'),
    fate: deleted,
  }),
];
