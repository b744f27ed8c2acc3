import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(3);

/** Ids of rows that other rows refer to. */
const IDS = {
  contact: idOf(1),
  support: idOf(2),
  notification: idOf(3),
  entry: idOf(4),
  cv: idOf(5),
  cvLink: idOf(7),
  groupContact: idOf(6),
} as const;

const cv = {
  name: 'CV',
  template: 'classic',
  accent: 'navy',
  language: 'VN',
  shown: '[]',
  photo_from: 'none',
  content: '{}',
  created_at: AT,
  updated_at: AT,
};

/** Rows of messages, notifications, phonebooks and CVs. */
export const socialRows: readonly WalledRow[] = [
  {
    table: 'contacts',
    values: ({ an, binh }) => ({
      id: IDS.contact,
      owner_kind: 'member',
      owner_id: an.memberId,
      name: 'Bình',
      from_member_id: binh.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'contacts',
    values: ({ shop }) => ({ id: IDS.groupContact, owner_kind: 'group', owner_id: shop, name: 'X', created_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'support_messages',
    values: ({ an }) => ({
      id: IDS.support,
      member_id: an.memberId,
      name: 'An',
      topic: 'other',
      words: '…',
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'notifications',
    values: ({ an, binh }) => ({
      id: IDS.notification,
      member_id: an.memberId,
      kind: 'contact',
      subject: 'contact',
      actor_id: binh.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'notification_causes',
    values: ({ an }) => ({
      member_id: an.memberId,
      kind: 'contact',
      cause: 'walls',
      notification_id: IDS.notification,
      at: AT,
    }),
    key: ['member_id', 'kind', 'cause'],
  },
  {
    table: 'notification_settings',
    values: ({ an }) => ({ member_id: an.memberId, kind: 'contact', channel: 'mail', enabled: true }),
    key: ['member_id', 'kind', 'channel'],
    seenBy: ['an'],
  },
  {
    table: 'push_tokens',
    values: ({ an }) => ({
      hash: 'walls',
      member_id: an.memberId,
      session_id: IDS.entry,
      kind: 'web',
      sealed: '…',
      created_at: AT,
      seen_at: AT,
    }),
    key: ['hash'],
    seenBy: ['an'],
  },
  {
    table: 'phonebook_entries',
    values: ({ an, binh }) => ({
      id: IDS.entry,
      member_id: an.memberId,
      contact_member_id: binh.memberId,
      source: 'manual',
      name: 'Bình',
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'cvs',
    values: ({ an }) => ({ ...cv, id: IDS.cv, member_id: an.memberId, visibility: 'private' }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'cv_links',
    values: ({ an }) => ({
      id: IDS.cvLink,
      cv_id: IDS.cv,
      member_id: an.memberId,
      key: 'k',
      label: 'Gốm Việt',
      shown: '[]',
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an'],
  },
];
