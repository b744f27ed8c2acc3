import { fill, type Locale, type Words } from '../words.ts';
import type { NoticeKind } from './notification.kinds.ts';

/**
 * What a notification is told by. Its `data`, by the kind:
 * - `contact`: `owner` (whose page: a member's or a group's id), `contact` (the message), `name` (who left it); `about` is
 *   the owner.
 * - `card-received`: `entry` (of the phonebook), `name` (who sent it).
 * - `message`, `message-request`: `conversation`; a conversation of many may have its `name`. `about` of `message` is the
 *   conversation.
 * The others need none. A name in `data` is for people without a page: an actor's own name goes before it.
 */
export interface Told {
  readonly kind: NoticeKind;
  /** Of the member who did it last; empty or absent for somebody without a page. */
  readonly actorName?: string | undefined;
  /** Id or short link of the actor's page; absent when there is nothing to lead to. */
  readonly actorPage?: string | undefined;
  /** How many times it happened. */
  readonly count: number;
  readonly data: Readonly<Record<string, string>>;
  /** Whose notification it is. */
  readonly readerId?: string | undefined;
}

interface KindWords {
  /** What it is about, as the head of a push message or the subject of a letter. */
  readonly title: Words;
  readonly one: Words;
  /** When it happened several times; `{others}` is how many beside `{name}`, `{count}` all of them. */
  readonly many: { readonly vi: string; readonly en: string };
}

const words: Readonly<Record<NoticeKind, KindWords>> = {
  'friend-request': {
    title: { vi: 'Lời mời kết bạn', en: 'Friend request' },
    one: { vi: '{name} đã gửi lời mời kết bạn', en: '{name} sent you a friend request' },
    many: { vi: '{name} và {others} đã gửi lời mời kết bạn', en: '{name} and {others} sent you friend requests' },
  },
  'friend-accepted': {
    title: { vi: 'Bạn mới', en: 'New friend' },
    one: { vi: '{name} đã nhận lời kết bạn với bạn', en: '{name} accepted your friend request' },
    many: {
      vi: '{name} và {others} đã nhận lời kết bạn với bạn',
      en: '{name} and {others} accepted your friend requests',
    },
  },
  contact: {
    title: { vi: 'Lời nhắn mới', en: 'New message on your page' },
    one: { vi: '{name} đã để lại lời nhắn trên {page}', en: '{name} left a message on {page}' },
    many: {
      vi: 'Có {count} lời nhắn mới trên {page}, mới nhất là của {name}',
      en: '{count} new messages on {page}, the latest from {name}',
    },
  },
  'card-received': {
    title: { vi: 'Danh thiếp mới', en: 'New card' },
    one: { vi: '{name} đã gửi danh thiếp cho bạn', en: '{name} sent you their card' },
    many: { vi: '{name} và {others} đã gửi danh thiếp cho bạn', en: '{name} and {others} sent you their cards' },
  },
  message: {
    title: { vi: 'Tin nhắn mới', en: 'New message' },
    one: { vi: '{name} đã nhắn tin cho bạn', en: '{name} sent you a message' },
    many: { vi: '{name} đã nhắn tin cho bạn', en: '{name} sent you a message' },
  },
  'message-request': {
    title: { vi: 'Tin nhắn chờ', en: 'Message request' },
    one: { vi: '{name} muốn nhắn tin với bạn', en: '{name} would like to message you' },
    many: { vi: '{name} và {others} muốn nhắn tin với bạn', en: '{name} and {others} would like to message you' },
  },
};

const nobody: Words = { vi: 'Một người', en: 'Somebody' };
const ownPage: Words = { vi: 'trang của bạn', en: 'your page' };
const managedPage: Words = { vi: 'trang bạn quản lý', en: 'a page you manage' };

const othersOf = (count: number, locale: Locale): string => {
  if (locale === 'vi') return `${count} người khác`;
  return count === 1 ? '1 other person' : `${count} other people`;
};

/** Who did it, as they are called in a sentence. */
const actorOf = ({ actorName, data }: Told, locale: Locale): string => actorName || data['name'] || nobody[locale];

/** What a notification says: one sentence, without markup and without its full stop. */
export const noticeText = (told: Told, locale: Locale): string => {
  const { kind, count, data, readerId } = told;
  const { one, many } = words[kind];
  const isOwn = readerId === undefined || data['owner'] === undefined || data['owner'] === readerId;
  return fill((count > 1 ? many : one)[locale], {
    name: actorOf(told, locale),
    others: othersOf(count - 1, locale),
    count,
    page: (isOwn ? ownPage : managedPage)[locale],
  });
};

/** What a notification is about, in two or three words. */
export const noticeTitle = (kind: NoticeKind, locale: Locale): string => words[kind].title[locale];

const at = (path: string, part: string | undefined): string =>
  part === undefined ? path : `${path}/${encodeURIComponent(part)}`;

/** The path of the screen where the reader `me` (id or short link) can see what happened. */
export const noticePath = ({ kind, count, data, actorPage }: Told, me: string): string => {
  switch (kind) {
    case 'friend-request':
      return `${at('/friends', me)}?status=received`;
    case 'friend-accepted':
      return actorPage !== undefined && count === 1 ? at('/me', actorPage) : at('/friends', me);
    case 'contact':
      return at(at('/contacts', data['owner'] ?? me), count === 1 ? data['contact'] : undefined);
    case 'card-received': {
      const entry = count === 1 ? data['entry'] : undefined;
      return entry === undefined ? '/action/phonebook' : `/action/phonebook?entry=${encodeURIComponent(entry)}`;
    }
    case 'message':
      return at('/messages', data['conversation']);
    case 'message-request':
      return count === 1 ? at('/messages', data['conversation']) : '/messages?box=requests';
  }
};

/** What a device shows of a message: its words, or how many pictures it has. */
export const messageLine = (
  { detail, images }: { detail: string; images: readonly unknown[] },
  locale: Locale,
): string => {
  if (detail !== '') return detail;
  if (locale === 'vi') return `Đã gửi ${images.length} ảnh`;
  return images.length === 1 ? 'Sent a picture' : `Sent ${images.length} pictures`;
};
