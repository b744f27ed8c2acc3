import { sql } from '../../platform/database/orm.ts';
import type { PgColumn } from '../../platform/database/orm-tables.ts';
import {
  retainedActions,
  deleted,
  exportedAs,
  personalData,
  type Personal,
  type Subject,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { checkInEvents, checkInHelpers, checkInLogs, checkInPeople } from './tables.ts';

const isOfOwnEvents =
  (event: PgColumn) =>
  ({ memberId }: Subject) =>
    sql`${event} in (select ${checkInEvents.id} from ${checkInEvents} where ${checkInEvents.ownerId} = ${memberId})`;

/**
 * Personal data of check-in: a member's own events are deleted; in other events the rows stay without personal data.
 */
export const checkInPersonal: readonly Personal[] = [
  personalData({
    table: checkInLogs,
    by: [],
    rows: isOfOwnEvents(checkInLogs.eventId),
    gives: exportedAs('door-scans', 'Lượt quét tại sự kiện của bạn', 'Scans at your events', [checkInLogs.words]),
    fate: deleted,
  }),
  personalData({
    table: checkInHelpers,
    by: [],
    rows: isOfOwnEvents(checkInHelpers.eventId),
    gives: excludedFromExport('who helps is on the screen of each event'),
    fate: deleted,
  }),
  personalData({
    table: checkInPeople,
    by: [],
    rows: isOfOwnEvents(checkInPeople.eventId),
    gives: exportedAs('door-lists', 'Danh sách khách tại sự kiện của bạn', 'Guest lists of your events', [
      checkInPeople.words,
      checkInPeople.nameWords,
    ]),
    fate: deleted,
  }),
  personalData({
    table: checkInEvents,
    by: [checkInEvents.ownerId],
    gives: exportedAs('events', 'Sự kiện của bạn', 'Your events', [checkInEvents.words, checkInEvents.doorCode]),
    fate: deleted,
  }),
  personalData({
    table: checkInLogs,
    by: [],
    rows: ({ memberId }) =>
      sql`${checkInLogs.personId} in (select ${checkInPeople.id} from ${checkInPeople}
        where ${checkInPeople.memberId} = ${memberId})`,
    gives: exportedAs('check-ins', 'Lượt check-in của bạn', 'Your check-ins', [
      checkInLogs.words,
      checkInLogs.deviceName,
      checkInLogs.byId,
    ]),
    fate: { set: { name: '' } },
  }),
  personalData({
    table: checkInPeople,
    by: [checkInPeople.memberId],
    gives: exportedAs('attendance', 'Sự kiện bạn tham dự', 'Events you attended', [
      checkInPeople.words,
      checkInPeople.nameWords,
    ]),
    fate: { set: { name: '', phone: null } },
  }),
  personalData({
    table: checkInHelpers,
    by: [checkInHelpers.memberId],
    gives: exportedAs('helping', 'Sự kiện bạn check-in khách', 'Events where you are check-in staff'),
    fate: deleted,
  }),
  // Device names often contain the owner's name.
  personalData({
    table: checkInLogs,
    by: [checkInLogs.byId],
    gives: excludedFromExport('scans are of the event at which they were made'),
    fate: { set: { deviceName: '' } },
  }),
  retainedActions(checkInEvents, checkInEvents.createdBy),
];
