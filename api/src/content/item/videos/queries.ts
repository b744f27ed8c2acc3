import { and, eq, isNull } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { contentItems as items } from '../tables.ts';

const select = (db: Executor, id: string) =>
  db
    .select({
      kind: items.kind,
      ownerKind: items.ownerKind,
      ownerId: items.ownerId,
      memberId: items.memberId,
      title: items.title,
      content: items.content,
      details: items.details,
    })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)));

/** A piece that is not deleted, with what can show videos, locked until the transaction ends. */
export const findForUpdate = async (tx: Executor, id: string) => (await select(tx, id).for('update'))[0];

/** Changes a piece without the time of its last change, which is its owner's. */
export const update = (tx: Executor, id: string, changes: Partial<typeof items.$inferInsert>) =>
  tx.update(items).set(changes).where(eq(items.id, id));
