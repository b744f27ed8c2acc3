import * as z from 'zod';
import { Flag, Id, line, Moment, Picture, properName, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';

/** Most members of a conversation. */
export const MOST_PARTICIPANTS = 100;
/** Most receivers of `sendMany` (docs/rules/message.md#many). */
const MOST_RECEIVERS = 100;
/** Page size of messages. */
export const MESSAGE_PAGE_SIZE = 40;

/** Id that the sender's client gives a message before sending; a repeat with the same id is the same message. */
export const ClientId = line(64, 8).refine((value) => /^[\w.:-]+$/.test(value), { error: 'invalid' });

/** A message of a conversation. */
export const Message = z.object({
  _id: Id,
  groupMessageId: Id,
  /** Position in the conversation, starting at 1, the same for every member. */
  seq: z.int(),
  /**
   * A text, or a change of the conversation: its sender `joined`, `left` or `named` it. For `named`, `detail` is the
   * new name; an empty one removes the name.
   */
  kind: z.enum(['text', 'joined', 'left', 'named']),
  sender: Person,
  /** Null for readers other than the sender. */
  clientId: z.string().nullable(),
  /** Plain text; empty after the message was withdrawn. */
  detail: z.string(),
  images: z.array(Picture),
  withdrawn: z.boolean(),
  createdAt: Moment,
});
export type Message = z.output<typeof Message>;

/** A member of a conversation. */
export const Participant = Person.extend({
  /** The `seq` of the last message that this member has read. */
  readSeq: z.int(),
  status: z.enum(['accepted', 'request', 'left']),
});
export type Participant = z.output<typeof Participant>;

/** A conversation as one member sees it. */
export const Conversation = z.object({
  /** The `groupMessageId` of calls. */
  _id: Id,
  kind: z.enum(['direct', 'group']),
  /** Name of a group conversation; empty when it has none, then screens list its members instead. */
  name: z.string(),
  /** Members, the reader included; at most twelve in lists, all of them in a single conversation. */
  members: z.array(Participant),
  memberTotal: z.int(),
  last: Message.nullable(),
  lastSeq: z.int(),
  /** The `seq` of the first message that the reader sees; earlier ones were written before they joined. */
  firstSeq: z.int(),
  /** Number of unread messages of others; 100 means 100 or more. */
  unread: z.int(),
  readSeq: z.int(),
  /** The reader's status: `request` waits for their answer, `left` can still read older messages. */
  status: z.enum(['accepted', 'request', 'left']),
  /** Hidden from the reader's list until the next message. */
  hidden: z.boolean(),
  activeAt: Moment,
  can: z.object({
    /**
     * Whether a message of the reader would be taken now, as far as the reader knows: it does not reveal a block by
     * the other side. In a direct conversation whose other member has the status `request`, the reader waits to be
     * accepted (docs/rules/message.md#requests).
     */
    write: z.boolean(),
    invite: z.boolean(),
  }),
});
export type Conversation = z.output<typeof Conversation>;

/** A new message, to one member or to a conversation. */
export const MessageDraft = z
  .object({
    /** Id of the member; selects the direct conversation with them. */
    receiver: Id.optional(),
    groupMessageId: Id.optional(),
    clientId: ClientId.optional(),
    detail: text(4000).default(''),
    /** Ids of uploads of the sender. */
    images: z
      .array(z.uuid({ error: 'picture' }).toLowerCase())
      .max(10)
      .default([]),
  })
  .superRefine(({ receiver, groupMessageId, detail, images }, context) => {
    if (receiver === undefined && groupMessageId === undefined)
      context.addIssue({ code: 'custom', message: 'required', path: ['receiver'] });
    if (receiver !== undefined && groupMessageId !== undefined)
      context.addIssue({ code: 'custom', message: 'invalid', path: ['groupMessageId'] });
    if (detail === '' && images.length === 0)
      context.addIssue({ code: 'custom', message: 'required', path: ['detail'] });
  });
export type MessageDraft = z.output<typeof MessageDraft>;

/** One message that is sent to each receiver in a separate direct conversation. */
export const MessageToMany = z.object({
  receivers: z.array(Id).min(1).max(MOST_RECEIVERS),
  clientId: ClientId.optional(),
  detail: text(4000, 1),
});

/** A new group conversation with friends of its creator. */
export const ConversationDraft = z.object({
  clientId: ClientId.optional(),
  name: properName(100).default(''),
  members: z
    .array(Id)
    .min(1)
    .max(MOST_PARTICIPANTS - 1),
});

/** Filter and paging of the list of conversations. */
export const ConversationQuery = z.object({
  /** Part of the name of the conversation or of a member, without diacritics. */
  q: line(100).optional(),
  /** True returns only requests that wait for the reader's answer; otherwise requests are left out. */
  requests: Flag.optional(),
  cursor: line(200).optional(),
  limit: whole(1, 100).optional(),
});

/** Number of conversations with unread messages, and number of requests from strangers. */
export const MessageCounts = z.object({ unread: z.int(), requests: z.int() });
