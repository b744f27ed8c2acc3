import type { Words } from '../../words.ts';

/** Texts of a kind of notifications. */
export interface KindWords {
  /** Subject of the notification: title of a push message, subject of an e-mail. */
  readonly title: Words;
  readonly one: Words;
  /** Text for several events; `{others}` is the number of people besides `{name}`, `{count}` the number of events. */
  readonly many: { readonly vi: string; readonly en: string };
}

/** Texts of notifications about groups and their people. */
export const groupTexts = {
  'group-invitation': {
    title: { vi: 'Lời mời vào nhóm', en: 'Group invitation' },
    one: { vi: '{name} mời bạn tham gia {group}', en: '{name} invites you to join {group}' },
    many: { vi: '{name} mời bạn tham gia {group}', en: '{name} invites you to join {group}' },
  },
  'group-invitation-answered': {
    title: { vi: 'Trả lời lời mời', en: 'Invitation reply' },
    one: { vi: '{name} {answer} lời mời vào {group}', en: '{name} {answer} the invitation to {group}' },
    many: {
      vi: '{count} lời mời vào {group} đã được trả lời, mới nhất là của {name}',
      en: '{count} replies to invitations to {group}, the latest from {name}',
    },
  },
  'group-request': {
    title: { vi: 'Yêu cầu vào nhóm', en: 'Request to join' },
    one: { vi: '{name} muốn tham gia {group}', en: '{name} wants to join {group}' },
    many: { vi: '{name} và {others} muốn tham gia {group}', en: '{name} and {others} want to join {group}' },
  },
  'group-accepted': {
    title: { vi: 'Nhóm mới của bạn', en: 'Your new group' },
    one: { vi: 'Bạn đã là thành viên của {group}', en: 'You’re now a member of {group}' },
    many: { vi: 'Bạn đã là thành viên của {group}', en: 'You’re now a member of {group}' },
  },
  'group-piece': {
    title: { vi: 'Bài của thành viên', en: 'Posts from members' },
    one: { vi: '{piece}', en: '{piece}' },
    many: { vi: '{piece}', en: '{piece}' },
  },
  'group-staff': {
    title: { vi: 'Nhân sự của nhóm', en: 'Group staff' },
    one: { vi: '{staff}', en: '{staff}' },
    many: {
      vi: 'Nhân sự của {group} có {count} thay đổi, mới nhất: {staff}',
      en: '{count} changes to the staff of {group}, the latest: {staff}',
    },
  },
} as const satisfies Readonly<Record<string, KindWords>>;
