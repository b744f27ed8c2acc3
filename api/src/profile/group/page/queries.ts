import { and, eq, isNull, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { groupRoleOf } from '../../directory/groups/membership.reads.ts';
import { type Reader, relationOf } from '../../friend/visibility.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pageFinder } from '../../page/finder.reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import type { GroupProfile } from './rules.ts';
import { groups, groupTotals } from '../tables.ts';

const memberCount = (groupId: SQLWrapper): SQL<number> => {
  const value = sql`select ${groupTotals.members} from ${groupTotals} where ${groupTotals.groupId} = ${groupId}`;
  return sql<number>`coalesce((${value}), 0)`;
};

const select = (db: Executor, reader: Reader, condition: SQL) =>
  db
    .select({
      row: groups,
      urlMinify: currentLink('group', groups.id),
      logo: pictureOf(groups.logoId),
      background: pictureOf(groups.backgroundId),
      agency: agencyFactsOf(groups.agencyId),
      memberTotal: memberCount(groups.id),
      relation: relationOf(reader, { kind: 'group', id: groups.id }),
      administers:
        reader.kind === 'member'
          ? sql<boolean>`coalesce(${groupRoleOf(groups.id, sql`${reader.memberId}`)} = 'admin', false)`
          : sql<boolean>`false`,
    })
    .from(groups)
    .where(and(condition, isNull(groups.deletedAt)));

/** Reads a group with all that its page shows in one query, by its id or a short link. */
export const find = pageFinder<GroupProfile>('group', (db, reader, id) => select(db, reader, eq(groups.id, id)));

/** Reads a group and locks its row until the transaction ends. */
export const findForUpdate = async (tx: Executor, actor: Actor, id: string): Promise<GroupProfile | undefined> => {
  const [group] = await select(tx, actor, eq(groups.id, id)).for('update', { of: groups });
  return group;
};

/** Updates the given fields of a group; omitted fields stay unchanged. */
export const update = (tx: Executor, id: string, changes: Partial<typeof groups.$inferInsert> & { updatedAt: Date }) =>
  tx.update(groups).set(changes).where(eq(groups.id, id));
