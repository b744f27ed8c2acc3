import { byProgram } from '../database/row-security/current-actor.ts';
import { and, asc, eq, gt, gte, lt, min, not, sql } from '../database/orm.ts';
import * as z from 'zod';
import type { Clock } from '../time/clock.ts';
import type { Executor } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import { eventType } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import { deferUntilCommit, type CommitOutlet, type Transaction } from '../events/transaction.ts';
import { createBoundedQueue } from '../concurrency/queue.ts';
import { readTogether } from '../concurrency/together.ts';
import { streamChanges, streams } from './tables.ts';

/** A changed row that concerns a member: `topic` is its kind, `ref` its id. */
interface Change {
  readonly memberId: string;
  readonly topic: string;
  readonly ref: string;
}

/** A change with its sequence number within its member's stream. */
export interface SequencedChange {
  readonly seq: number;
  readonly topic: string;
  readonly ref: string;
}

/** The changes after a position, or `lost` when some of them were deleted. */
type ChangesSince = readonly SequencedChange[] | 'lost';

/** Records changes for members. */
interface Teller {
  /** Records the changes in the transaction; listeners in all processes are notified after its commit. */
  tell(tx: Transaction, changes: readonly Change[]): void;
}

/** Changes of each member as a gapless sequence, stored for some days so that an interrupted stream can resume. */
export interface Stream extends Teller {
  /** Sequence number of a member's newest change; 0 without any. */
  position(memberId: string): Promise<number>;
  /** At most `limit` changes after a position, oldest first; `lost` when some of them were deleted. */
  since(memberId: string, seq: number, limit: number): Promise<ChangesSince>;
  /** Calls `wake` when there may be new changes for the member; returns the function that stops it. */
  listen(memberId: string, wake: () => void): () => void;
  /** Wakes the listeners of something that has no sequence, such as the page of a payment, after the commit. */
  ring(tx: Transaction, key: string): void;
  /** Number of listeners of a member in this process. */
  listening(memberId: string): number;
  /** Number of all listeners in this process. */
  open(): number;
  /** Runs `work` in a queue that bounds how many listeners use the database at once. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Reads something of one of many listeners, by one statement for all that wait (`readTogether`). `what` names it, and
   * its `read` is the same for all.
   */
  readTogether<T>(
    what: string,
    key: string,
    read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<T | undefined>;
  /** Deletes changes from before a moment. */
  forget(cutoff: Date): Promise<void>;
  /** True when the process is stopping: listeners must end. */
  readonly closing: boolean;
  /** Wakes all listeners, so that they end. */
  close(): void;
}

/** Maximum listeners that read at once; other connections stay free for calls. */
const TURNS = 3;

/** Dependencies of the stream. */
export interface StreamOptions {
  readonly db: Executor;
  readonly events: Events;
  readonly clock: Clock;
}

/** Tells all processes which members have new changes. */
const movedEvent = eventType('stream.moved', z.object({ memberIds: z.array(z.string()) }));

/**
 * Assigns sequence numbers at the end of the transaction, for all its changes at once, ordered by member. A member's
 * row is thus locked only during the commit, transactions cannot deadlock, and a reader who has seen a number has seen
 * all lower ones.
 */
const writeChanges = prepareOnce((tx, name: 'changes of members') => {
  const { placeholder } = sql;
  const counted = tx.$with('given', {}).as(sql`
    select member_id, topic, ref, row_number() over (partition by member_id order by place) as number,
      count(*) over (partition by member_id) as total
    from unnest(${placeholder('memberIds')}::uuid[], ${placeholder('topics')}::text[], ${placeholder('refs')}::uuid[])
      with ordinality as given (member_id, topic, ref, place)`);
  const placed = tx.$with('placed', {}).as(sql`
    insert into ${streams} (member_id, seq) select distinct member_id, total from given order by member_id
    on conflict (member_id) do update set seq = ${streams.seq} + excluded.seq
    returning member_id, seq`);
  return tx
    .with(counted, placed)
    .insert(streamChanges)
    .select(
      sql`select member_id, placed.seq - given.total + given.number, topic, ref, ${placeholder('at')}::timestamptz
      from given join placed using (member_id)`,
    )
    .prepare(name);
});

/** Registry of this process's listeners, by member. */
const createListeners = () => {
  const byMember = new Map<string, Set<() => void>>();
  return {
    add: (memberId: string, wake: () => void) => {
      const others = byMember.get(memberId) ?? new Set();
      byMember.set(memberId, others.add(wake));
      return () => {
        others.delete(wake);
        if (others.size === 0 && byMember.get(memberId) === others) byMember.delete(memberId);
      };
    },
    count: (memberId: string) => byMember.get(memberId)?.size ?? 0,
    all: () => byMember.values().reduce((sum, listeners) => sum + listeners.size, 0),
    wake: (memberIds: Iterable<string>) => {
      for (const memberId of memberIds) for (const wake of byMember.get(memberId) ?? []) wake();
    },
    wakeAll: () => {
      for (const listeners of byMember.values()) for (const wake of listeners) wake();
    },
  };
};

/** Creates the stream. Changes are rows of the database; events between processes only announce them. */
export const createStream = ({ db, events, clock }: StreamOptions): Stream => {
  const listeners = createListeners();
  const outlet: CommitOutlet<Change> = {
    // Changes mostly concern other members than the actor.
    beforeCommit: byProgram(async (tx, changes) => {
      await writeChanges(tx, 'changes of members').execute({
        memberIds: changes.map(({ memberId }) => memberId),
        topics: changes.map(({ topic }) => topic),
        refs: changes.map(({ ref }) => ref),
        at: clock.now().toISOString(),
      });
    }),
  };
  events.on({
    name: 'stream',
    onEvent: (event) => listeners.wake(movedEvent.read(event)?.memberIds ?? []),
    onGap: () => listeners.wakeAll(),
  });

  const position = async (memberId: string): Promise<number> => {
    const [row] = await db.select({ seq: streams.seq }).from(streams).where(eq(streams.memberId, memberId));
    return row?.seq ?? 0;
  };

  const after = (memberId: string, seq: number, limit: number): Promise<SequencedChange[]> =>
    db
      .select({ seq: streamChanges.seq, topic: streamChanges.topic, ref: streamChanges.ref })
      .from(streamChanges)
      .where(and(eq(streamChanges.memberId, memberId), gt(streamChanges.seq, seq)))
      .orderBy(asc(streamChanges.seq))
      .limit(limit);

  const turn = createBoundedQueue(TURNS, Number.POSITIVE_INFINITY, () => new Error('a line without end is full'));
  let closing = false;
  const readers = new Map<string, (key: string) => Promise<unknown>>();

  return {
    readTogether: async <T>(
      what: string,
      key: string,
      read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    ) => {
      const reader = readers.get(what) ?? readTogether(read);
      readers.set(what, reader);
      return (await reader(key)) as T | undefined;
    },
    tell: (tx, changes) => {
      if (changes.length === 0) return;
      for (const change of changes) deferUntilCommit(tx, outlet, change);
      const memberIds = [...new Set(changes.map(({ memberId }) => memberId))];
      events.emitInTransaction(tx, movedEvent.create([], { memberIds }));
    },
    ring: (tx, key) => events.emitInTransaction(tx, movedEvent.create([], { memberIds: [key] })),
    position,
    since: async (memberId, seq, limit) => {
      const rows = await after(memberId, seq, limit);
      const newest = rows.length > 0 ? undefined : await position(memberId);
      if (newest === seq) return rows;
      // A change between the two queries is found now; a missing one was deleted, or never existed.
      const found = newest === undefined ? rows : await after(memberId, seq, limit);
      return found[0]?.seq === seq + 1 ? found : 'lost';
    },
    listen: listeners.add,
    listening: listeners.count,
    open: listeners.all,
    turn,
    get closing() {
      return closing;
    },
    close: () => {
      closing = true;
      listeners.wakeAll();
    },
    forget: async (cutoff) => {
      // Delete only a prefix, so that no gaps arise when clocks of processes differ.
      const keptChanges = db.$with('kept').as(
        db
          .select({ memberId: streamChanges.memberId, seq: min(streamChanges.seq).as('seq') })
          .from(streamChanges)
          .where(gte(streamChanges.at, cutoff))
          .groupBy(streamChanges.memberId),
      );
      const isAfterKept = sql`exists (select from ${keptChanges} where ${keptChanges.memberId} = ${streamChanges.memberId} and ${keptChanges.seq} < ${streamChanges.seq})`;
      await db
        .with(keptChanges)
        .delete(streamChanges)
        .where(and(lt(streamChanges.at, cutoff), not(isAfterKept)));
    },
  };
};
