import { Id } from '@m4u/contract/common';
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyOf } from '../agency/service.ts';
import { relationOf } from '../friend/queries.ts';
import { currentLink, ownerIdOf } from '../member/link.service.ts';
import { pictureOf } from '../upload/service.ts';
import type { GroupProfile } from './rules.ts';
import { groupMembers, groups } from './tables.ts';

const memberTotal = (groupId: SQLWrapper): SQL<number> => {
  const value = sql`select count(*)::int from ${groupMembers}
    where ${groupMembers.groupId} = ${groupId} and ${groupMembers.status} = 'accepted'`;
  return sql<number>`(${value})`;
};

const select = (db: Executor, actor: Actor, condition: SQL) =>
  db
    .select({
      row: groups,
      urlMinify: currentLink('group', groups.id),
      logo: pictureOf(groups.logoId),
      background: pictureOf(groups.backgroundId),
      agency: agencyOf(groups.agencyId),
      memberTotal: memberTotal(groups.id),
      relation: relationOf(actor, { kind: 'group', id: groups.id }),
    })
    .from(groups)
    .where(and(condition, isNull(groups.deletedAt)));

/** A group with all that its page shows, in one round trip; by its id, or a link that may be retired since `expiry`. */
export const find = async (
  db: Executor,
  actor: Actor,
  { idOrLink, expiry }: { idOrLink: string; expiry: Date },
): Promise<GroupProfile | undefined> => {
  const id = Id.safeParse(idOrLink).success ? idOrLink : ownerIdOf('group', idOrLink.toLowerCase(), expiry);
  const [group] = await select(db, actor, eq(groups.id, id));
  return group;
};

/** A group that nobody else may change until the transaction ends. */
export const findForUpdate = async (tx: Executor, actor: Actor, id: string): Promise<GroupProfile | undefined> => {
  const [group] = await select(tx, actor, eq(groups.id, id)).for('update', { of: groups });
  return group;
};

export const update = (tx: Executor, id: string, changes: Partial<typeof groups.$inferInsert> & { updatedAt: Date }) =>
  tx.update(groups).set(changes).where(eq(groups.id, id));
