import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(15);
const [EVENT, PERSON, CERTIFICATE] = [idOf(1), idOf(2), idOf(3)];

/** A certificate of the shop's event: An is the guest. */
export const attendanceRows: readonly WalledRow[] = [
  {
    table: 'check_in_events',
    values: ({ shop, cuc }) => ({
      id: EVENT,
      group_id: shop,
      kind: 'event',
      title: 'Hội thảo men tro',
      starts_at: AT,
      open_to: 'list',
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc', 'door'],
  },
  {
    table: 'check_in_people',
    values: ({ an }) => ({ id: PERSON, event_id: EVENT, listed: false, name: 'An', member_id: an.memberId, seq: 1 }),
    key: ['id'],
    seenBy: ['cuc', 'door'],
  },
  {
    table: 'attendance_settings',
    values: ({ shop, cuc }) => ({
      event_id: EVENT,
      group_id: shop,
      is_on: true,
      title: 'Chứng nhận tham dự',
      text: '',
      signer_name: '',
      signer_role: '',
      updated_by: cuc.memberId,
      updated_at: AT,
    }),
    key: ['event_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'attendance_certificates',
    values: ({ shop, an }) => ({
      id: CERTIFICATE,
      event_id: EVENT,
      group_id: shop,
      person_id: PERSON,
      member_id: an.memberId,
      number: 'x',
      holder: 'An',
      issued_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
];
