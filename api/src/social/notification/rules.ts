import type { Locale } from '@m4u/contract/words';
import type { Person } from '@m4u/contract/profile/member.person';
import type { Notification } from '@m4u/contract/social/notification.schema';
import { noticePath, noticeText, type Told } from '@m4u/contract/social/notification.words';
import * as z from 'zod';
import type { NotificationRow, Place } from './queries.ts';

/** What a notification is told by; `actor` is who did it last. */
export const toldOf = ({ kind, count, data, memberId }: NotificationRow, actor: Person | null): Told => ({
  kind,
  count,
  data,
  readerId: memberId,
  ...(actor && !actor.closed && { actorName: actor.name, actorPage: actor.urlMinify ?? actor._id }),
});

/** A notification as its reader sees it. */
export const present = (row: NotificationRow, actor: Person | null, locale: Locale): Notification => {
  const told = toldOf(row, actor);
  return {
    _id: row.id,
    kind: row.kind,
    actor,
    count: row.count,
    text: noticeText(told, locale),
    path: noticePath(told, row.memberId),
    opened: row.openedAt !== null,
    agencyId: row.agencyId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

// PostgreSQL knows no year 0.
const Cursor = z.tuple([z.iso.datetime().refine((moment) => moment >= '0001'), z.uuid()]);

/** A place in the list as a text. */
export const cursorOf = ({ updatedAt, id }: Place): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url');

/** The place of a cursor, or undefined when it is none of ours. */
export const placeOf = (cursor: string): Place | undefined => {
  try {
    const [updatedAt, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { updatedAt: new Date(updatedAt), id };
  } catch {
    return undefined;
  }
};
