import { sql } from '../../platform/database/orm.ts';
import type { PgColumn } from '../../platform/database/orm-tables.ts';
import {
  deeds,
  deleted,
  given,
  personal,
  type Personal,
  type Subject,
  withheld,
} from '../../platform/personal/personal.ts';
import { checkInEvents, checkInHelpers, checkInLogs, checkInPeople } from './tables.ts';

const ofOwnEvents =
  (event: PgColumn) =>
  ({ memberId }: Subject) =>
    sql`${event} in (select ${checkInEvents.id} from ${checkInEvents} where ${checkInEvents.ownerId} = ${memberId})`;

/** What is kept at doors: lists of one’s own go, on others’ the line stays and says nothing. */
export const checkInPersonal: readonly Personal[] = [
  personal({
    table: checkInLogs,
    by: [],
    rows: ofOwnEvents(checkInLogs.eventId),
    gives: given('door-scans', 'Lượt quét tại sự kiện của bạn', 'Scans at your events', [checkInLogs.words]),
    fate: deleted,
  }),
  personal({
    table: checkInHelpers,
    by: [],
    rows: ofOwnEvents(checkInHelpers.eventId),
    gives: withheld('who helps is on the screen of each event'),
    fate: deleted,
  }),
  personal({
    table: checkInPeople,
    by: [],
    rows: ofOwnEvents(checkInPeople.eventId),
    gives: given('door-lists', 'Danh sách khách tại sự kiện của bạn', 'Guest lists of your events', [
      checkInPeople.words,
      checkInPeople.nameWords,
    ]),
    fate: deleted,
  }),
  personal({
    table: checkInEvents,
    by: [checkInEvents.ownerId],
    gives: given('events', 'Sự kiện của bạn', 'Your events', [checkInEvents.words, checkInEvents.doorCode]),
    fate: deleted,
  }),
  personal({
    table: checkInLogs,
    by: [],
    rows: ({ memberId }) =>
      sql`${checkInLogs.personId} in (select ${checkInPeople.id} from ${checkInPeople}
        where ${checkInPeople.memberId} = ${memberId})`,
    gives: given('check-ins', 'Lượt vào cửa của bạn', 'Your check-ins', [
      checkInLogs.words,
      checkInLogs.deviceName,
      checkInLogs.byId,
    ]),
    fate: { set: { name: '' } },
  }),
  personal({
    table: checkInPeople,
    by: [checkInPeople.memberId],
    gives: given('attendance', 'Sự kiện bạn tham dự', 'Events that you went to', [
      checkInPeople.words,
      checkInPeople.nameWords,
    ]),
    fate: { set: { name: '', phone: null } },
  }),
  personal({
    table: checkInHelpers,
    by: [checkInHelpers.memberId],
    gives: given('helping', 'Sự kiện bạn hỗ trợ', 'Events that you help at'),
    fate: deleted,
  }),
  // A device is often called after its owner.
  personal({
    table: checkInLogs,
    by: [checkInLogs.byId],
    gives: withheld('scans are of the event at which they were made'),
    fate: { set: { deviceName: '' } },
  }),
  deeds(checkInEvents, checkInEvents.createdBy),
];
