import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(13);
const [EVENT, KIND, TICKET] = [idOf(1), idOf(2), idOf(3)];

/** Tickets of the shop's event: An is the holder. */
export const ticketRows: readonly WalledRow[] = [
  {
    table: 'check_in_events',
    values: ({ shop, cuc }) => ({
      id: EVENT,
      group_id: shop,
      kind: 'event',
      title: 'Tiệc trà',
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
    table: 'ticket_settings',
    values: ({ shop, cuc }) => ({
      event_id: EVENT,
      group_id: shop,
      questions: '[]',
      hold_hours: 24,
      updated_by: cuc.memberId,
      updated_at: AT,
    }),
    key: ['event_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'ticket_kinds',
    values: ({ shop, cuc }) => ({
      id: KIND,
      event_id: EVENT,
      group_id: shop,
      name: 'Vé thường',
      price: 0,
      capacity: 1,
      most_per_person: 1,
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'tickets',
    values: ({ shop, an }) => ({
      id: TICKET,
      event_id: EVENT,
      group_id: shop,
      kind_id: KIND,
      number: 1,
      state: 'waiting',
      seats: 1,
      amount: 0,
      token: 'x',
      name: 'An',
      member_id: an.memberId,
      answers: '[]',
      language: 'VN',
      client_id: 'x',
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
];
