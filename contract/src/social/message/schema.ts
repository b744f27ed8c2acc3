import * as z from 'zod';
import { Flag, Id, line, Moment, Picture, properName, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';

/** How many a conversation may have. */
export const CONVERSATION_SIZE = 100;
/** How many receivers `sendMany` takes (docs/rules/message.md#many). */
const RECEIVERS = 100;
/** Messages of one page of a conversation. */
export const MESSAGE_PAGE = 40;

/** The sender's own name for a message, made before it is sent: the same one again is the same message. */
export const ClientId = line(64, 8).refine((value) => /^[\w.:-]+$/.test(value), { error: 'invalid' });

/** A message in its place. */
export const Message = z.object({
  _id: Id,
  groupMessageId: Id,
  /** Its place in the conversation, from 1, the same for everybody. */
  seq: z.int(),
  /**
   * What people wrote, or what happened to the conversation: its sender `joined`, `left` or `named` it. Then `detail`
   * holds the name it got, or is empty.
   */
  kind: z.enum(['text', 'joined', 'left', 'named']),
  sender: Person,
  /** Only its sender is told the name they gave it. */
  clientId: z.string().nullable(),
  /** Plain text; empty once it was withdrawn. */
  detail: z.string(),
  images: z.array(Picture),
  withdrawn: z.boolean(),
  createdAt: Moment,
});
export type Message = z.output<typeof Message>;

/** A member of a conversation. */
export const Participant = Person.extend({
  /** They have read up to this message. */
  readSeq: z.int(),
  status: z.enum(['accepted', 'request', 'left']),
});
export type Participant = z.output<typeof Participant>;

/** A conversation as its reader sees it. */
export const Conversation = z.object({
  /** `groupMessageId` of the calls. */
  _id: Id,
  kind: z.enum(['direct', 'group']),
  /** Of one of many, as somebody named it; else empty, and screens name it after its people. */
  name: z.string(),
  /** Those who are in it, the reader too; at most twelve in lists, all of them by itself. */
  members: z.array(Participant),
  memberTotal: z.int(),
  last: Message.nullable(),
  lastSeq: z.int(),
  /** The first place the reader sees: what is before it was written before they came. */
  firstSeq: z.int(),
  /** Messages of others that the reader has not read; 100 means so many or more. */
  unread: z.int(),
  readSeq: z.int(),
  /** The reader’s own place in it: `request` waits for their answer, `left` stays to be read. */
  status: z.enum(['accepted', 'request', 'left']),
  /** Out of the reader's list until the next message. */
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

/** A message as it is sent: to one receiver, or to a conversation. */
export const MessageDraft = z
  .object({
    /** A member's id: the conversation of two with them. */
    receiver: Id.optional(),
    groupMessageId: Id.optional(),
    clientId: ClientId.optional(),
    detail: text(4000).default(''),
    /** Uploads of the sender. */
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

/** One message for many, to each of them by themselves. */
export const MessageToMany = z.object({
  receivers: z.array(Id).min(1).max(RECEIVERS),
  clientId: ClientId.optional(),
  detail: text(4000, 1),
});

/** A conversation of many as it is begun: its maker's friends. */
export const ConversationDraft = z.object({
  clientId: ClientId.optional(),
  name: properName(100).default(''),
  members: z
    .array(Id)
    .min(1)
    .max(CONVERSATION_SIZE - 1),
});

/** What a list of conversations is asked for by. */
export const ConversationQuery = z.object({
  /** Part of a name, of the conversation or of somebody in it; without marks. */
  q: line(100).optional(),
  /** Only those that wait for the reader's answer; without it only the others. */
  requests: Flag.optional(),
  cursor: line(200).optional(),
  limit: whole(1, 100).optional(),
});

/** How much is unread: conversations with unread messages, and requests of strangers. */
export const MessageCounts = z.object({ unread: z.int(), requests: z.int() });
