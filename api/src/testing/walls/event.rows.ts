import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(4);
const [DRAFT, SUBMITTED, STEP, DOOR, OWN_DOOR, PERSON, LOG, WEDDING, GUEST, TABLE, GIFT, PHOTO] = Array.from(
  { length: 12 },
  (_none, index) => idOf(index),
);

const report = { group_name: 'Gốm', title: 'Báo cáo', content: '', attachments: '{}', created_at: AT, updated_at: AT };
const event = { kind: 'event', title: 'Khai trương', starts_at: AT, open_to: 'all', created_at: AT, updated_at: AT };

export const eventRows: readonly WalledRow[] = [
  {
    table: 'association_reports',
    values: ({ shop, cuc, agency }) => ({
      ...report,
      id: DRAFT,
      group_id: shop,
      agency_id: agency,
      period: '2026-01',
      kind: 'month',
      from_day: '2026-01-01',
      created_by: cuc.memberId,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'association_reports',
    values: ({ shop, cuc, agency }) => ({
      ...report,
      id: SUBMITTED,
      group_id: shop,
      agency_id: agency,
      period: '2026-02',
      kind: 'month',
      from_day: '2026-02-01',
      status: 'submitted',
      submitted: '{}',
      submitted_at: AT,
      created_by: cuc.memberId,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'association_report_steps',
    values: ({ cuc }) => ({
      id: STEP,
      report_id: SUBMITTED,
      kind: 'submitted',
      actor_id: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'check_in_events',
    values: ({ shop, cuc }) => ({ ...event, id: DOOR, group_id: shop, created_by: cuc.memberId }),
    key: ['id'],
    seenBy: ['cuc', 'door'],
  },
  {
    table: 'check_in_events',
    values: ({ an }) => ({ ...event, id: OWN_DOOR, owner_id: an.memberId, created_by: an.memberId }),
    key: ['id'],
    seenBy: ['an'],
  },
  // From here on Bình is a helper of the shop's event.
  {
    table: 'check_in_helpers',
    values: ({ binh }) => ({ event_id: DOOR, member_id: binh.memberId, created_at: AT }),
    key: ['event_id', 'member_id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'check_in_people',
    values: ({ an }) => ({ id: PERSON, event_id: DOOR, listed: false, name: 'An', member_id: an.memberId, seq: 1 }),
    key: ['id'],
    seenBy: ['binh', 'cuc', 'door'],
  },
  {
    table: 'check_in_logs',
    values: ({ binh }) => ({
      id: LOG,
      event_id: DOOR,
      nonce: LOG,
      kind: 'in',
      result: 'ok',
      how: 'camera',
      person_id: PERSON,
      name: 'An',
      people: 1,
      device_id: LOG,
      device_name: 'Điện thoại',
      by_id: binh.memberId,
      scanned_at: AT,
      received_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc', 'door'],
  },
  {
    table: 'weddings',
    values: ({ an }) => ({
      id: WEDDING,
      member_id: an.memberId,
      status: 'ACTIVE',
      written: '{}',
      day: '2026-06-06',
      last_day: '2026-06-06',
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'wedding_names',
    values: () => ({ name: 'nam-mai', wedding_id: WEDDING, chosen_at: AT }),
    key: ['name'],
    seenBy: ['an'],
  },
  {
    table: 'wedding_tables',
    values: () => ({ id: TABLE, wedding_id: WEDDING, name: 'Bàn 1', chairs: 10 }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'wedding_guests',
    values: () => ({ id: GUEST, wedding_id: WEDDING, code: 'abc', name: 'Nam', side: 'groom', created_at: AT }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'wedding_gifts',
    values: () => ({
      id: GIFT,
      wedding_id: WEDDING,
      guest_id: GUEST,
      name: 'Nam',
      side: 'groom',
      way: 'envelope',
      amount: 500_000,
      received_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'wedding_photos',
    values: () => ({
      id: PHOTO,
      wedding_id: WEDDING,
      guest_id: GUEST,
      name: 'Nam',
      picture_id: PHOTO,
      state: 'waiting',
      sent_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
];
