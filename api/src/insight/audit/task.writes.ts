import type { QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, gte, lt } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { staffTasks as tasks } from './task.tables.ts';

/** A piece of work and the member of staff. */
export interface Task {
  readonly kind: QueueKind;
  readonly itemId: string;
  readonly staffId: string;
  /** Work that was taken before is free again. */
  readonly heldSince: Date;
}

/** Finds the taker of work; undefined when nobody has taken it. */
export const findTaker = byProgram(
  async (db: Executor, { kind, itemId, heldSince }: Omit<Task, 'staffId'>): Promise<string | undefined> => {
    const [row] = await db
      .select({ staffId: tasks.staffId })
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.itemId, itemId), gte(tasks.takenAt, heldSince)));
    return row?.staffId;
  },
);

/** Takes work that nobody has; returns who has it then, of two at once the first. */
export const takeTask = byProgram(
  async (db: Executor, { heldSince, ...task }: Task & { takenAt: Date }): Promise<string> => {
    const { staffId, takenAt } = task;
    const [taken] = await db
      .insert(tasks)
      .values(task)
      .onConflictDoUpdate({
        target: [tasks.kind, tasks.itemId],
        set: { staffId, takenAt },
        setWhere: lt(tasks.takenAt, heldSince),
      })
      .returning({ staffId: tasks.staffId });
    return taken?.staffId ?? (await findTaker(db, { ...task, heldSince })) ?? staffId;
  },
);

/** Gives work back that this member of staff has taken; false when they have not. */
export const releaseTask = byProgram(async (db: Executor, { kind, itemId, staffId }: Task): Promise<boolean> => {
  const released = await db
    .delete(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.itemId, itemId), eq(tasks.staffId, staffId)))
    .returning({ id: tasks.itemId });
  return released.length > 0;
});
