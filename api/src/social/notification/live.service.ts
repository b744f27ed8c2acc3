import { LIVE_TOPICS, type LiveTopic } from '@m4u/contract/social/notification.live';
import type { LiveCounts } from '@m4u/contract/social/notification.schema';
import type { Context } from '../../platform/context.ts';
import type { PlacedChange } from '../../platform/stream/stream.ts';
import * as friend from '../../profile/friend/service.ts';
import * as queries from './queries.ts';

/** Reads rows of a topic as their reader would now, by their ids; what they may not see is left out. */
type ReadRows = (ctx: Context, memberId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

/** How the rows of each topic are read: by the module that owns them. */
const readers: Partial<Record<LiveTopic, ReadRows>> = {
  notification: async () => new Map(),
  friend: friend.readChanged,
};

const isTopic = (topic: string): topic is LiveTopic => (LIVE_TOPICS as readonly string[]).includes(topic);

/** What a change comes to for its reader. */
export interface ToldChange {
  readonly seq: number;
  readonly type: LiveTopic | 'gone';
  readonly row: unknown;
}

/** A row that changed several times is told once, in the place of the last time. */
const lastOfEach = (changes: readonly PlacedChange[]): PlacedChange[] =>
  [...new Map(changes.map((change) => [`${change.topic} ${change.ref}`, change])).values()].toSorted(
    (a, b) => a.seq - b.seq,
  );

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
        return [
          topic,
          await read?.(
            ctx,
            memberId,
            found.map(({ ref }) => ref),
          ),
        ] as const;
      }),
    ),
  );
  return last.flatMap(({ seq, topic, ref }) => {
    const of = rows.get(topic);
    if (!of || !isTopic(topic)) return [];
    const row = of.get(ref);
    return row === undefined ? { seq, type: 'gone', row: { topic, _id: ref } } : { seq, type: topic, row };
  });
};

/** What the reader has not seen yet. */
export const counts = async (ctx: Context, memberId: string): Promise<LiveCounts> => {
  const [notifications, friendRequests] = await Promise.all([
    queries.unopened(ctx.db, memberId),
    friend.receivedTotal(ctx, memberId),
  ]);
  return { messages: 0, messageRequests: 0, notifications, friendRequests, contacts: 0 };
};
