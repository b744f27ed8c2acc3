import type { Picture } from '@m4u/contract/common';
import { and, asc, desc, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { groupMembers, groups } from '../../group/tables.ts';
import { pictureOf } from '../../upload/reads.ts';

const emblemColumns = { _id: groups.id, name: groups.name, logo: pictureOf(groups.logoId) };
const isOpen = and(isNull(groups.deletedAt), isNull(groups.lockedAt));

/** Maximum number of groups that a member may choose from. */
const MOST_EMBLEMS = 50;

/** A group's name and logo. */
export interface Emblem {
  readonly _id: string;
  readonly name: string;
  readonly logo: Picture | null;
}

/** A group of a member, with the member's position in it. */
export interface OwnEmblem extends Emblem {
  readonly position: string;
}

/** The open groups that accepted a member: administered ones first, then the oldest. */
export const listEmblemsOf = (db: Executor, memberId: string): Promise<OwnEmblem[]> =>
  db
    .select({ ...emblemColumns, position: groupMembers.title })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isOpen))
    .where(and(eq(groupMembers.memberId, memberId), eq(groupMembers.status, 'accepted')))
    .orderBy(desc(sql`${groupMembers.role} = 'admin'`), asc(groupMembers.createdAt), asc(groups.id))
    .limit(MOST_EMBLEMS);

/** The emblem of an open group; undefined for another id. It runs as the program: the card was ordered with it. */
export const findEmblem = byProgram(async (db: Executor, groupId: string): Promise<Emblem | undefined> => {
  const [emblem] = await db
    .select(emblemColumns)
    .from(groups)
    .where(and(eq(groups.id, groupId), isOpen));
  return emblem;
});
