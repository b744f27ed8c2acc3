import { LIVE_TOPICS, type LiveTopic } from '@m4u/contract/social/notification/live';
import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import type { Context } from '../../platform/context.ts';
import type { PlacedChange } from '../../platform/stream/stream.ts';
import * as friend from '../../profile/friend/list.service.ts';
import * as contact from '../contact/service.ts';
import * as message from '../message/service.ts';
import * as queries from './queries.ts';
import * as service from './service.ts';

/** Reads rows of a topic as their reader would now, by their ids; what they may not see is left out. */
type ReadRows = (ctx: Context, memberId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

/** How the rows of each topic are read: by the module that owns them. */
const readers: Partial<Record<LiveTopic, ReadRows>> = {
  notification: service.readChanged,
  friend: friend.readChanged,
  contact: contact.readChanged,
  message: message.readChangedMessages,
  conversation: message.readChangedConversations,
};

const isTopic = (topic: string): topic is LiveTopic => (LIVE_TOPICS as readonly string[]).includes(topic);

/** What a change comes to for its reader. */
export interface ToldChange {
  /** Its place; none where another row follows in the same one. */
  readonly seq: number | undefined;
  readonly type: LiveTopic | 'gone';
  readonly row: unknown;
}

/** A row that changed several times is told once, in the place of the last time. */
const lastOfEach = (changes: readonly PlacedChange[]): PlacedChange[] =>
  [...new Map(changes.map((change) => [`${change.topic} ${change.ref}`, change])).values()].toSorted(
    (a, b) => a.seq - b.seq,
  );

const refsOf = (changes: readonly PlacedChange[] = []): string[] => changes.map(({ ref }) => ref);

/** The changes with what is in their rows now. */
export const readChanges = async (
  ctx: Context,
  memberId: string,
  changes: readonly PlacedChange[],
): Promise<ToldChange[]> => {
  const last = lastOfEach(changes);
  const byTopic = Map.groupBy(last, ({ topic }) => topic);
  const rows = new Map(
    await Promise.all(
      [...byTopic].map(async ([topic, found]) => {
        const read = isTopic(topic) ? readers[topic] : undefined;
        return [topic, await read?.(ctx, memberId, refsOf(found))] as const;
      }),
    ),
  );
  // What two members are to each other says who of them may write.
  const withOther = await message.readDirectWith(ctx, memberId, refsOf(byTopic.get('friend')));
  return last.flatMap(({ seq, topic, ref }): ToldChange[] => {
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

/** What the reader has not seen yet. */
export const counts = async (ctx: Context, memberId: string): Promise<LiveCounts> => {
  const [notifications, friendRequests, { unread, requests }, contacts] = await Promise.all([
    queries.unopened(ctx.db, memberId),
    friend.receivedTotal(ctx, memberId),
    message.countsOf(ctx, memberId),
    contact.unread(ctx, memberId),
  ]);
  return { messages: unread, messageRequests: requests, notifications, friendRequests, contacts };
};
