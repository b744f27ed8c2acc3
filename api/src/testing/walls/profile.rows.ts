import { AT, idsOf, type WalledRow, type WallWorld } from './world.ts';

const idOf = idsOf(2);

/** Ids of rows that other rows refer to. */
const IDS = {
  offer: idOf(1),
  invitation: idOf(2),
  customer: idOf(3),
  file: idOf(4),
  batch: idOf(5),
  card: idOf(6),
  event: idOf(7),
  registration: idOf(8),
  step: idOf(9),
  document: idOf(10),
  recording: idOf(11),
} as const;

const invitation = ({ shop, cuc }: WallWorld) => ({
  group_id: shop,
  invited_by: cuc.memberId,
  created_at: AT,
  sent_at: AT,
});

/** Rows of people, their groups, cards and registrations. */
export const profileRows: readonly WalledRow[] = [
  {
    table: 'friendships',
    values: ({ an, cuc }) => ({ from_id: an.memberId, to_id: cuc.memberId }),
    key: ['from_id', 'to_id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'member_blocks',
    values: ({ binh, cuc }) => ({ member_id: binh.memberId, blocked_id: cuc.memberId }),
    key: ['member_id', 'blocked_id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'agency_offers',
    values: ({ agency, shop, binh }) => ({
      id: IDS.offer,
      agency_id: agency,
      kind: 'group',
      group_id: shop,
      offered_by: binh.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'group_invitations',
    values: (world) => ({ ...invitation(world), id: IDS.invitation, member_id: world.binh.memberId }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'group_customers',
    values: ({ shop, an, cuc }) => ({
      id: IDS.customer,
      group_id: shop,
      member_id: an.memberId,
      name: 'An',
      phone: '+84901234567',
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc', 'cashier'],
  },
  {
    table: 'unclaimed_members',
    values: ({ an }) => ({ member_id: an.memberId, phone: '+84901234568', created_at: AT }),
    key: ['member_id'],
  },
  {
    table: 'group_imports',
    values: ({ shop, cuc }) => ({
      id: IDS.file,
      group_id: shop,
      kind: 'members',
      actor_id: cuc.memberId,
      file_name: 'people.csv',
      total: 1,
      refused: 0,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'group_import_lines',
    values: () => ({ import_id: IDS.file, line: 2, values: { name: 'An' }, status: 'waiting' }),
    key: ['import_id', 'line'],
    seenBy: ['cuc'],
  },
  {
    table: 'card_batches',
    values: ({ an }) => ({ id: IDS.batch, label: 'Tháng 11', count: 1, created_by: an.memberId, created_at: AT }),
    key: ['id'],
  },
  {
    table: 'cards',
    values: ({ an }) => ({
      id: IDS.card,
      batch_id: IDS.batch,
      status: 'active',
      code_hash: 'hash',
      member_id: an.memberId,
      activated_at: AT,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'card_events',
    values: ({ cuc }) => ({
      id: IDS.event,
      card_id: IDS.card,
      kind: 'activated',
      actor_id: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'card_taps',
    values: () => ({ card_id: IDS.card, day: '2026-11-24', taps: 3 }),
    key: ['card_id', 'day'],
    seenBy: ['an'],
  },
  {
    table: 'registrations',
    values: ({ an, agency }) => ({
      id: IDS.registration,
      type: 'request',
      applicant_id: an.memberId,
      agency_id: agency,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'binh'],
  },
  {
    table: 'registration_steps',
    values: () => ({ id: IDS.step, registration_id: IDS.registration, kind: 'created', created_at: AT }),
    key: ['id'],
    seenBy: ['an', 'binh'],
  },
  {
    table: 'documents',
    values: ({ an }) => ({ id: IDS.document, member_id: an.memberId, name: 'Hợp đồng', pages: 1, bytes: 1 }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'recordings',
    values: ({ an }) => ({ id: IDS.recording, member_id: an.memberId, format: 'mp3', seconds: 1, bytes: 1 }),
    key: ['id'],
    seenBy: ['an'],
  },
];
