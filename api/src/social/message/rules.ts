import { Id } from '@m4u/contract/common';
import type { Conversation, Message, Participant } from '@m4u/contract/social/message/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import * as z from 'zod';
import * as policy from './policy.ts';
import type { ConversationRow, ParticipantRow } from './list.queries.ts';
import type { MessageRow } from './queries.ts';

/** The two of a direct conversation as its row names them: the lesser id first. */
export const orderedPair = (one: string, other: string): string => [one, other].toSorted().join(':');

/** A place in the list of conversations: the last row that was shown. */
export interface Place {
  readonly activeAt: string;
  readonly id: string;
}

// PostgreSQL knows no year 0.
const WrittenPlace = z.tuple([z.iso.datetime().refine((moment) => moment >= '0001'), Id]);

/** Where the list goes on behind a row. */
export const cursorOf = ({ activeAt, id }: { activeAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([activeAt.toISOString(), id])).toString('base64url');

/** The place of a cursor, or undefined when it is none of ours. */
export const placeOf = (cursor: string): Place | undefined => {
  try {
    const [activeAt, id] = WrittenPlace.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { activeAt, id };
  } catch {
    return undefined;
  }
};

type PersonOf = (id: string) => Person;

/** A message as its reader sees it. */
export const presentMessage = (row: MessageRow, readerId: string, personOf: PersonOf): Message => ({
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
 * Somebody in a conversation. Who was asked by a stranger does not show how far they have read, and who has left learns
 * nothing of the others any more.
 */
const presentParticipant = (
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

/** What is known of the reader and the other one of a conversation of two. */
export interface Sides {
  readonly conversation: ConversationRow;
  readonly participants: readonly ParticipantRow[];
  readonly total: number;
  readonly last: Message | null;
  readonly blockedByReader: boolean;
}

/** A conversation as its reader sees it. */
export const presentConversation = (
  { conversation, participants, total, last, blockedByReader }: Sides,
  readerId: string,
  personOf: PersonOf,
): Conversation => {
  const { id, kind, name, lastSeq, firstSeq, unread, readSeq, status, hidden, activeAt } = conversation;
  const members = participants.map((row) => presentParticipant(row, { conversation, readerId, personOf }));
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
      invite: policy.mayInvite({ kind, status }),
    },
  };
};
