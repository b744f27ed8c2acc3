import type { Locale } from '@m4u/contract/words';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { noticePath, noticeText, type NoticeWordsInput } from '@m4u/contract/social/notification/words';
import * as z from 'zod';
import { sanitizeName } from '../../platform/mail/names.ts';
import type { UnsolicitedSender } from '../../platform/mail/unasked.ts';
import type { NotificationRow, NotificationCursor } from './queries.ts';

/** Most characters of a name or title in an e-mail or push message. */
const SHOWN = 100;

/** Makes names and titles safe for e-mail and push, so that no program turns them into links. */
export const sanitizeWordsInput = (input: NoticeWordsInput): NoticeWordsInput => ({
  ...input,
  ...(input.actorName !== undefined && { actorName: sanitizeName(input.actorName, SHOWN) }),
  data: Object.fromEntries(Object.entries(input.data).map(([key, value]) => [key, sanitizeName(value, SHOWN)])),
});

/** The sender of an invitation or request that the recipient did not ask for: a group or a member. Undefined for other kinds. */
export const unsolicitedSender = ({ kind, subject, actorId }: NotificationRow): UnsolicitedSender | undefined => {
  if (kind === 'group-invitation') return { kind: 'group', id: subject.slice(kind.length + 1) };
  const isAsking = kind === 'agency-offer' || kind === 'friend-request' || kind === 'message-request';
  return isAsking && actorId !== null ? { kind: 'member', id: actorId } : undefined;
};

/** Input for the text of a notification; `actor` is the member who acted last. */
export const noticeWordsInput = (
  { kind, count, data, memberId }: NotificationRow,
  actor: Person | null,
): NoticeWordsInput => ({
  kind,
  count,
  data,
  readerId: memberId,
  ...(actor && !actor.closed && { actorName: actor.name, actorPage: actor.urlMinify ?? actor._id }),
});

/** A notification as its reader sees it. */
export const toNotification = (row: NotificationRow, actor: Person | null, locale: Locale): Notification => {
  const input = noticeWordsInput(row, actor);
  return {
    _id: row.id,
    kind: row.kind,
    actor,
    count: row.count,
    text: noticeText(input, locale),
    path: noticePath(input, row.memberId),
    opened: row.openedAt !== null,
    agencyId: row.agencyId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

// PostgreSQL has no year 0.
const CursorParts = z.tuple([z.iso.datetime().refine((moment) => moment >= '0001'), z.uuid()]);

/** Encodes a place in the list as a cursor. */
export const writeCursor = ({ updatedAt, id }: NotificationCursor): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url');

/** Decodes a cursor; undefined when it is invalid. */
export const readCursor = (cursor: string): NotificationCursor | undefined => {
  try {
    const [updatedAt, id] = CursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { updatedAt: new Date(updatedAt), id };
  } catch {
    return undefined;
  }
};
