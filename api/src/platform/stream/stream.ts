import { byProgram } from '../database/row-security/current-actor.ts';
import { and, asc, eq, gt, gte, lt, min, not, sql } from '../database/orm.ts';
import * as z from 'zod';
import type { Clock } from '../time/clock.ts';
import type { Executor } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import { eventType } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import { deferUntilCommit, type Outlet, type Transaction } from '../events/transaction.ts';
import { boundedQueue } from '../concurrency/queue.ts';
import { streamChanges, streams } from './tables.ts';

/** A row that changed for a member: `topic` says what it is, `ref` which one. */
interface Change {
  readonly memberId: string;
  readonly topic: string;
  readonly ref: string;
}

/** A change in its place among the changes of its member. */
export interface PlacedChange {
  readonly seq: number;
  readonly topic: string;
  readonly ref: string;
}

/** The changes after a place, or that they are no longer all there. */
type ChangesSince = readonly PlacedChange[] | 'lost';

/** How services say what changed for whom. */
interface Teller {
  /** Keeps the changes with the transaction; whoever listens is told after its commit, in this process and in others. */
  tell(tx: Transaction, changes: readonly Change[]): void;
}

/** What changed for each member, in one order without gaps, kept for some days so that a cut stream can go on. */
export interface Stream extends Teller {
  /** The place of the newest change of a member; 0 when nothing ever changed. */
  position(memberId: string): Promise<number>;
  /** At most `limit` changes after a place, oldest first; `lost` when some of them are gone. */
  since(memberId: string, seq: number, limit: number): Promise<ChangesSince>;
  /** Calls `wake` whenever there may be something new for the member; answers how to stop. */
  listen(memberId: string, wake: () => void): () => void;
  /** How many listen for a member in this process. */
  listening(memberId: string): number;
  /** How many listen in this process, for whomever. */
  open(): number;
  /** Does the work when its turn has come: however many listen, a few at once use the database. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /** Forgets changes from before a moment. */
  forget(before: Date): Promise<void>;
  /** True once the process is stopping: whoever listens is to end. */
  readonly closing: boolean;
  /** Wakes everybody, so that they end. */
  close(): void;
}

/** So many of those who listen read at once; the other connections are for everybody else. */
const TURNS = 3;

/** What the stream needs of the process. */
export interface StreamOptions {
  readonly db: Executor;
  readonly events: Events;
  readonly clock: Clock;
}

const moved = eventType('stream.moved', z.object({ memberIds: z.array(z.string()) }));

/**
 * Numbers are given last in the transaction, for all its changes at once and in the order of the members: each member's
 * row is then locked for the moment of the commit, two transactions never wait for each other, and who has seen a number
 * has seen all before it.
 */
const write = prepareOnce((tx, name: 'changes of members') => {
  const { placeholder } = sql;
  const given = tx.$with('given', {}).as(sql`
    select member_id, topic, ref, row_number() over (partition by member_id order by place) as number,
      count(*) over (partition by member_id) as total
    from unnest(${placeholder('memberIds')}::uuid[], ${placeholder('topics')}::text[], ${placeholder('refs')}::uuid[])
      with ordinality as given (member_id, topic, ref, place)`);
  const placed = tx.$with('placed', {}).as(sql`
    insert into ${streams} (member_id, seq) select distinct member_id, total from given order by member_id
    on conflict (member_id) do update set seq = ${streams.seq} + excluded.seq
    returning member_id, seq`);
  return tx
    .with(given, placed)
    .insert(streamChanges)
    .select(
      sql`select member_id, placed.seq - given.total + given.number, topic, ref, ${placeholder('at')}::timestamptz
      from given join placed using (member_id)`,
    )
    .prepare(name);
});

/** The listeners of this process, by member. */
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

/** Makes the stream. Its changes are rows of the database, events between processes only say that there are some. */
export const createStream = ({ db, events, clock }: StreamOptions): Stream => {
  const listeners = createListeners();
  const outlet: Outlet<Change> = {
    // What changed for somebody is seldom of their own doing.
    beforeCommit: byProgram(async (tx, changes) => {
      await write(tx, 'changes of members').execute({
        memberIds: changes.map(({ memberId }) => memberId),
        topics: changes.map(({ topic }) => topic),
        refs: changes.map(({ ref }) => ref),
        at: clock.now().toISOString(),
      });
    }),
  };
  events.on({
    name: 'stream',
    onEvent: (event) => listeners.wake(moved.read(event)?.memberIds ?? []),
    onGap: () => listeners.wakeAll(),
  });

  const position = async (memberId: string): Promise<number> => {
    const [row] = await db.select({ seq: streams.seq }).from(streams).where(eq(streams.memberId, memberId));
    return row?.seq ?? 0;
  };

  const after = (memberId: string, seq: number, limit: number): Promise<PlacedChange[]> =>
    db
      .select({ seq: streamChanges.seq, topic: streamChanges.topic, ref: streamChanges.ref })
      .from(streamChanges)
      .where(and(eq(streamChanges.memberId, memberId), gt(streamChanges.seq, seq)))
      .orderBy(asc(streamChanges.seq))
      .limit(limit);

  const turn = boundedQueue(TURNS, Number.POSITIVE_INFINITY, () => new Error('a line without end is full'));
  let closing = false;

  return {
    tell: (tx, changes) => {
      if (changes.length === 0) return;
      for (const change of changes) deferUntilCommit(tx, outlet, change);
      const memberIds = [...new Set(changes.map(({ memberId }) => memberId))];
      events.emitInTransaction(tx, moved.create([], { memberIds }));
    },
    position,
    since: async (memberId, seq, limit) => {
      const rows = await after(memberId, seq, limit);
      const newest = rows.length > 0 ? undefined : await position(memberId);
      if (newest === seq) return rows;
      // One that came between the two questions is there now; what is not has been forgotten, or never was.
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
    forget: async (before) => {
      // From the beginning and without holes, though the clocks of two processes may differ.
      const kept = db.$with('kept').as(
        db
          .select({ memberId: streamChanges.memberId, seq: min(streamChanges.seq).as('seq') })
          .from(streamChanges)
          .where(gte(streamChanges.at, before))
          .groupBy(streamChanges.memberId),
      );
      const isAfterKept = sql`exists (select from ${kept} where ${kept.memberId} = ${streamChanges.memberId} and ${kept.seq} < ${streamChanges.seq})`;
      await db
        .with(kept)
        .delete(streamChanges)
        .where(and(lt(streamChanges.at, before), not(isAfterKept)));
    },
  };
};
