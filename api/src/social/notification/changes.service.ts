import { LIVE_TOPICS, type LiveTopic } from '@m4u/contract/social/notification/live';
import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import type { Context } from '../../platform/context.ts';
import type { SequencedChange } from '../../platform/stream/stream.ts';
import * as friend from '../../profile/friend/list.service.ts';
import * as contact from '../contact/service.ts';
import * as message from '../message/service.ts';
import * as queries from './queries.ts';
import * as service from './service.ts';

/** Reads rows of a topic by id as their reader sees them now; invisible ones are left out. */
type ReadRows = (ctx: Context, memberId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

/** Reader of each topic's rows, from the module that owns them. */
const rowReaders: Partial<Record<LiveTopic, ReadRows>> = {
  notification: service.readChanged,
  friend: friend.readChanged,
  contact: contact.readChanged,
  message: message.readChangedMessages,
  conversation: message.readChangedConversations,
};

const isTopic = (topic: string): topic is LiveTopic => (LIVE_TOPICS as readonly string[]).includes(topic);

/** A change with its row, for the stream. */
export interface StreamedChange {
  /** Position in the stream; undefined when another row of the same position follows. */
  readonly seq: number | undefined;
  readonly type: LiveTopic | 'gone';
  readonly row: unknown;
}

/** Keeps only the last change of each row. */
const keepLastOfEach = (changes: readonly SequencedChange[]): SequencedChange[] =>
  [...new Map(changes.map((change) => [`${change.topic} ${change.ref}`, change])).values()].toSorted(
    (a, b) => a.seq - b.seq,
  );

const rowIds = (changes: readonly SequencedChange[] = []): string[] => changes.map(({ ref }) => ref);

/** Changes with the present content of their rows. */
export const readChanges = async (
  ctx: Context,
  memberId: string,
  changes: readonly SequencedChange[],
): Promise<StreamedChange[]> => {
  const last = keepLastOfEach(changes);
  const byTopic = Map.groupBy(last, ({ topic }) => topic);
  const rows = new Map(
    await Promise.all(
      [...byTopic].map(async ([topic, found]) => {
        const read = isTopic(topic) ? rowReaders[topic] : undefined;
        return [topic, await read?.(ctx, memberId, rowIds(found))] as const;
      }),
    ),
  );
  // A changed relation also changes the direct conversation, since it decides who may write.
  const withOther = await message.readDirectWith(ctx, memberId, rowIds(byTopic.get('friend')));
  return last.flatMap(({ seq, topic, ref }): StreamedChange[] => {
    const of = rows.get(topic);
    if (!of || !isTopic(topic)) return [];
    const row = of.get(ref);
    if (row === undefined) return [{ seq, type: 'gone', row: { topic, _id: ref } }];
    const direct = topic === 'friend' ? withOther.get(ref) : undefined;
    return [
      ...(direct ? [{ seq: undefined, type: 'conversation' as const, row: direct }] : []),
      { seq, type: topic, row },
    ];
  });
};

/** Numbers of items that the reader has not seen yet. */
export const countUnseen = async (ctx: Context, memberId: string): Promise<LiveCounts> => {
  const [notifications, friendRequests, { unread, requests }, contacts] = await Promise.all([
    queries.countUnopened(ctx.db, memberId),
    friend.countReceived(ctx, memberId),
    message.countUnreadOf(ctx, memberId),
    contact.countUnread(ctx, memberId),
  ]);
  return { messages: unread, messageRequests: requests, notifications, friendRequests, contacts };
};
