import type { QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { staffTasks as tasks } from './task.tables.ts';

/** A piece of work and the member of staff. */
export interface Task {
  readonly kind: QueueKind;
  readonly itemId: string;
  readonly staffId: string;
}

/** Who has taken work; undefined when nobody has. */
export const findTaker = byProgram(
  async (db: Executor, { kind, itemId }: Pick<Task, 'kind' | 'itemId'>): Promise<string | undefined> => {
    const [row] = await db
      .select({ staffId: tasks.staffId })
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.itemId, itemId)));
    return row?.staffId;
  },
);

/** Takes work; returns who has it, of two at once the first. */
export const takeTask = byProgram(async (db: Executor, task: Task & { takenAt: Date }): Promise<string> => {
  const [taken] = await db.insert(tasks).values(task).onConflictDoNothing().returning({ staffId: tasks.staffId });
  return taken?.staffId ?? (await findTaker(db, task)) ?? task.staffId;
});

/** Gives work back that this member of staff has taken; false when they have not. */
export const releaseTask = byProgram(async (db: Executor, { kind, itemId, staffId }: Task): Promise<boolean> => {
  const released = await db
    .delete(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.itemId, itemId), eq(tasks.staffId, staffId)))
    .returning({ id: tasks.itemId });
  return released.length > 0;
});
