import { Id } from '@m4u/contract/common';
import type { Conversation, Message, Participant } from '@m4u/contract/social/message/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import * as z from 'zod';
import * as policy from './policy.ts';
import type { ConversationRow, ParticipantRow } from './list.reads.ts';
import type { MessageRow } from './message.queries.ts';

/** Key of a direct conversation: both ids, the smaller one first. */
export const orderedPair = (one: string, other: string): string => [one, other].toSorted().join(':');

/** Place after which the list of conversations continues. */
export interface ConversationCursor {
  readonly activeAt: string;
  readonly id: string;
}

// PostgreSQL has no year 0.
const CursorParts = z.tuple([z.iso.datetime().refine((moment) => moment >= '0001'), Id]);

/** Encodes the place of a row as a cursor. */
export const writeCursor = ({ activeAt, id }: { activeAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([activeAt.toISOString(), id])).toString('base64url');

/** Decodes a cursor; undefined when it is invalid. */
export const readCursor = (cursor: string): ConversationCursor | undefined => {
  try {
    const [activeAt, id] = CursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { activeAt, id };
  } catch {
    return undefined;
  }
};

type PersonOf = (id: string) => Person;

/** A message as its reader sees it. */
export const toMessage = (row: MessageRow, readerId: string, personOf: PersonOf): Message => ({
  _id: row.id,
  groupMessageId: row.conversationId,
  seq: row.seq,
  kind: row.kind,
  sender: personOf(row.senderId),
  clientId: row.senderId === readerId ? row.clientId : null,
  detail: row.detail,
  images: row.images,
  withdrawn: row.withdrawnAt !== null,
  createdAt: row.createdAt.toISOString(),
});

/**
 * A member of a conversation as its reader sees them. The receiver of a request does not show what they have read, and
 * a reader who has left learns nothing new about the others.
 */
const toParticipant = (
  row: ParticipantRow,
  { conversation, readerId, personOf }: { conversation: ConversationRow; readerId: string; personOf: PersonOf },
): Participant => {
  const status = row.status === 'request' && conversation.befriended ? 'accepted' : row.status;
  const isReader = row.memberId === readerId;
  const hasLeft = conversation.status === 'left';
  return {
    ...personOf(row.memberId),
    readSeq: isReader || (status === 'accepted' && !hasLeft) ? row.readSeq : 0,
    status: isReader || !hasLeft ? status : 'accepted',
  };
};

/** Facts about a conversation and its members that its presentation needs. */
export interface ConversationParts {
  readonly conversation: ConversationRow;
  readonly participants: readonly ParticipantRow[];
  readonly total: number;
  readonly last: Message | null;
  readonly blockedByReader: boolean;
}

/** A conversation as its reader sees it. */
export const toConversation = (
  { conversation, participants, total, last, blockedByReader }: ConversationParts,
  readerId: string,
  personOf: PersonOf,
): Conversation => {
  const { id, kind, name, lastSeq, firstSeq, unread, readSeq, status, hidden, activeAt } = conversation;
  const members = participants.map((row) => toParticipant(row, { conversation, readerId, personOf }));
  const other = members.find(({ _id }) => _id !== readerId);
  return {
    _id: id,
    kind,
    name,
    members,
    memberTotal: total,
    last,
    lastSeq,
    firstSeq,
    unread,
    readSeq,
    status,
    hidden,
    activeAt: activeAt.toISOString(),
    can: {
      write:
        kind === 'group'
          ? policy.refusalInGroup(status) === undefined
          : policy.refusalInDirect({
              theirs: other?.status ?? 'left',
              written: lastSeq > 0,
              friends: conversation.befriended,
              blocked: blockedByReader,
              closed: other?.closed ?? true,
            }) === undefined,
      invite: policy.canInvite({ kind, status }),
    },
  };
};
