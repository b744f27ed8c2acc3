import { DUE_HOURS, QUEUE_KINDS, type QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { waitingRegistrations } from '../../profile/registration/reads.ts';
import { waitingSupport } from '../../social/contact/support.reads.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { takenTasks as tasks } from '../audit/task.reads.ts';
import { waitingReports } from '../privacy/reports/reads.ts';
import { waitingRequests } from '../privacy/requests/reads.ts';

/** Which part of the queue: all of it, one kind, or what a member of staff has taken. */
export interface QueuePart {
  /** Work that was taken before is free again. */
  readonly heldSince: Date;
  readonly kind?: QueueKind | undefined;
  readonly takenBy?: string | undefined;
}

/** A row of the queue. */
export interface QueueRow extends Record<string, unknown> {
  readonly kind: QueueKind;
  readonly id: string;
  /** The reason of a report, the topic of a letter, the status of a registration, the kind of a request. */
  readonly code: string;
  readonly name: string;
  readonly words: string;
  readonly targetKind: 'member' | 'group' | 'content' | 'message' | null;
  readonly targetId: string | null;
  readonly since: Date;
  readonly due: Date;
  readonly takerId: string | null;
}

const noTarget = sql`null::text as target_kind, null::uuid as target_id`;

const rowsOf: Readonly<Record<QueueKind, () => SQL>> = {
  report: () => sql`select * from (${waitingReports()}) as open`,
  support: () => sql`select open.*, ${noTarget} from (${waitingSupport()}) as open`,
  data: () => sql`select open.*, ${noTarget} from (${waitingRequests()}) as open`,
  card: () => sql`select open.*, ${noTarget} from (${waitingRegistrations('request')}) as open`,
  agency: () => sql`select open.*, ${noTarget} from (${waitingRegistrations('agency')}) as open`,
};

/** Rows of a kind with their kind and due time. */
const waitingOf = (kind: QueueKind): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, waiting.*,
    date_trunc('milliseconds', waiting.since + make_interval(hours => ${sql.raw(String(DUE_HOURS[kind]))})) as due
    from (${rowsOf[kind]()}) as waiting`;

/** The queue with who has taken what; conditions may name `queue` and `tasks`. */
const queueOf = (kinds: readonly QueueKind[], heldSince: Date): SQL =>
  sql`(${sql.join(kinds.map(waitingOf), sql` union all `)}) as queue
    left join ${tasks} as tasks
      on tasks.kind = queue.kind and tasks.item_id = queue.id and tasks.taken_at >= ${heldSince}`;

const conditionOf = ({ takenBy }: QueuePart): SQL =>
  takenBy === undefined ? sql`true` : sql`tasks.staff_id = ${takenBy}`;

/** Rows of a part of the queue, before its condition. */
const partOf = ({ kind, heldSince }: QueuePart): SQL => queueOf(kind === undefined ? QUEUE_KINDS : [kind], heldSince);

/** A page of the queue, due first. */
export const list = byProgram(async (db: Executor, part: QueuePart, { limit, offset }: Slice): Promise<QueueRow[]> => {
  const { rows } = await db.execute<QueueRow>(sql`select queue.kind, queue.id, code, name, words,
      target_kind as "targetKind", target_id as "targetId", since, due, tasks.staff_id as "takerId"
    from ${partOf(part)} where ${conditionOf(part)}
    order by due, queue.id limit ${limit} offset ${offset}`);
  return rows;
});

/** Numbers of one kind of work. */
export interface KindCounts extends Record<string, unknown> {
  readonly kind: QueueKind;
  readonly total: number;
  readonly overdue: number;
  /** Due before `soon`, and not overdue. */
  readonly soon: number;
  readonly mine: number;
}

/** Counts what waits, by kind. */
export const countByKind = byProgram(
  async (
    db: Executor,
    { staffId, heldSince, now, soon }: { staffId: string; heldSince: Date; now: Date; soon: Date },
  ): Promise<KindCounts[]> => {
    const { rows } = await db.execute<KindCounts>(sql`select queue.kind, count(*)::int as total,
        (count(*) filter (where due < ${now}))::int as overdue,
        (count(*) filter (where due >= ${now} and due < ${soon}))::int as soon,
        (count(*) filter (where tasks.staff_id = ${staffId}))::int as mine
      from ${queueOf(QUEUE_KINDS, heldSince)} group by queue.kind`);
    return rows;
  },
);

/** Whether an item still waits. */
export const isWaiting = byProgram(async (db: Executor, kind: QueueKind, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from (${rowsOf[kind]()}) as waiting where id = ${id}`);
  return rows.length > 0;
});

/** The place of an item in the order of the queue. */
export interface Place {
  readonly due: string;
  readonly id: string;
}

/** First item after a place that nobody but `staffId` has taken. */
export const findFree = byProgram(
  async (
    db: Executor,
    part: QueuePart,
    { staffId, after }: { readonly staffId: string; readonly after?: Place | undefined },
  ): Promise<Pick<QueueRow, 'kind' | 'id' | 'due'> | undefined> => {
    const isAfter = after ? sql`(due, queue.id) > (${after.due}::timestamptz, ${after.id}::uuid)` : sql`true`;
    const { rows } = await db.execute<Pick<QueueRow, 'kind' | 'id' | 'due'> & Record<string, unknown>>(
      sql`select queue.kind, queue.id, due from ${partOf(part)}
        where ${conditionOf(part)} and ${isAfter} and (tasks.staff_id is null or tasks.staff_id = ${staffId})
        order by due, queue.id limit 1`,
    );
    return rows[0];
  },
);
