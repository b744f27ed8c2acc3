import type { GroupRight, GroupRole } from '@m4u/contract/profile/group/roles.rules';
import { and, eq, isNull, type Placeholder, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { agencyFactsOf, type AgencyFacts } from '../agencies/facts.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { groupMembers, groups } from '../../group/tables.ts';

/** A membership in a group, as other modules show it. */
export interface Membership {
  readonly _id: string;
  readonly name: string;
  readonly urlMinify: string | null;
  readonly layoutPermission: 'FREE' | 'LIMIT';
  readonly themeStyle: string[];
  readonly role: GroupRole;
  readonly agency: AgencyFacts | null;
}

/** Maximum number of groups shown on one page. */
const MAXIMUM_MEMBERSHIPS = 50;

/**
 * The groups that accepted a member, as a value within a larger query: administered groups first, then the oldest. So
 * the first is the member's brand group.
 */
export const membershipsOf = (memberId: SQLWrapper): SQL<Membership[]> => {
  const rows = sql`select ${groups.id} as "_id", ${groups.name} as "name", ${currentLink('group', groups.id)} as "urlMinify",
      ${groups.layoutPermission} as "layoutPermission", ${groups.themeStyle} as "themeStyle",
      ${groupMembers.role} as "role", ${agencyFactsOf(groups.agencyId)} as "agency"
    from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted' and ${groups.deletedAt} is null
      and ${groups.lockedAt} is null
    order by (${groupMembers.role} = 'admin') desc, ${groupMembers.createdAt}, ${groups.id}
    limit ${MAXIMUM_MEMBERSHIPS}`;
  return sql<Membership[]>`(select coalesce(json_agg(membership), '[]'::json) from (${rows}) as membership)`;
};

/**
 * A member's role in a group that accepted them, as a value within a larger query; null for anyone else and for a
 * deleted group.
 */
export const groupRoleOf = (groupId: SQLWrapper, memberId: string | SQLWrapper): SQL<Membership['role'] | null> => {
  const value = sql`select ${groupMembers.role} from ${groupMembers}
    inner join ${groups} as joined on joined.id = ${groupMembers.groupId} and joined.deleted_at is null
    where ${groupMembers.groupId} = ${groupId} and ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted'`;
  return sql<Membership['role'] | null>`(${value})`;
};

/**
 * A member's role in a group that accepted them, with a lock: the membership does not change until the transaction ends.
 * Null for anyone else and for a deleted group.
 */
export const lockGroupRole = async (
  tx: Executor,
  groupId: string,
  memberId: string,
): Promise<Membership['role'] | null> => {
  const [row] = await tx
    .select({ role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), isNull(groups.deletedAt)))
    .where(
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId), eq(groupMembers.status, 'accepted')),
    )
    .for('share', { of: groupMembers });
  return row?.role ?? null;
};

/** Whether a group's page exists and is not locked, as a value within a larger query. */
export const groupIsOpen = (id: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${groups}
    where ${groups.id} = ${id} and ${groups.deletedAt} is null and ${groups.lockedAt} is null`;
  return sql<boolean>`exists (${row})`;
};

/** The ids of the groups that accepted a member, for `in`. */
export const groupIdsOfMember = (memberId: SQLWrapper): SQL =>
  sql`(select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted')`;

/** Whether a member belongs to one of the groups that a query selects, as a value within a larger query. */
export const belongsToGroupIn = (memberId: SQLWrapper, groupIds: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${groupMembers} where ${groupMembers.memberId} = ${memberId}
    and ${groupMembers.status} = 'accepted' and ${groupMembers.groupId} in (${groupIds}))`;

/** The members whom a group has accepted, with the words of their names, as a subquery that others join. */
export const joinedMembers = (db: Executor, groupId: string) =>
  db
    .select({ memberId: groupMembers.memberId, nameWords: groupMembers.nameWords })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.status, 'accepted')))
    .as('joined_members');

/** Lists the ids of the open groups that accepted a member, the oldest membership first. */
export const listJoinedGroupIds = async (db: Executor, memberId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(
      and(eq(groupMembers.memberId, memberId), eq(groupMembers.status, 'accepted'), groupIsOpen(groupMembers.groupId)),
    )
    .orderBy(groupMembers.createdAt, groupMembers.groupId)
    .limit(200);
  return rows.map(({ id }) => id);
};

/** The ids of an agency's groups, for `in`. */
export const groupIdsOfAgency = (agencyId: SQLWrapper): SQL =>
  sql`(select ${groups.id} from ${groups} where ${groups.agencyId} = ${agencyId} and ${groups.deletedAt} is null and ${groups.lockedAt} is null)`;

/** The ids of the open groups of a province, for `in`. */
export const groupIdsOfProvince = (provinceCode: string): SQL =>
  sql`(select ${groups.id} from ${groups} where ${groups.provinceCode} = ${provinceCode} and ${groups.deletedAt} is null and ${groups.lockedAt} is null)`;

/** A group's name as a value within a larger query. */
export const groupNameOf = (id: SQLWrapper): SQL<string> =>
  sql<string>`(select ${groups.name} from ${groups} where ${groups.id} = ${id})`;

/** Maximum number of members of one group that are read for friend suggestions. */
const MAXIMUM_GROUP_MATES = 300;

/** The other members of the groups that accepted a member, as `id` within a larger query; one row per common group. */
export const groupMatesOf = (memberId: string): SQL => {
  const mates = sql`select ${groupMembers.memberId} as id from ${groupMembers}
    where ${groupMembers.groupId} = own.group_id and ${groupMembers.status} = 'accepted' and ${groupMembers.memberId} <> ${memberId}
    limit ${MAXIMUM_GROUP_MATES}`;
  const own = sql`select ${groupMembers.groupId} as group_id from ${groupMembers}
    inner join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.deletedAt} is null and ${groups.lockedAt} is null
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted' limit ${MAXIMUM_MEMBERSHIPS}`;
  return sql`(select mate.id from (${own}) as own cross join lateral (${mates}) as mate)`;
};

const selectAdmins = prepareOnce((db, name: 'admins of a group') =>
  db
    .select({ id: groupMembers.memberId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, sql.placeholder('groupId')),
        // Literals: a plan for any value uses the index of admins only then.
        sql`${groupMembers.role} = 'admin'`,
        sql`${groupMembers.status} = 'accepted'`,
      ),
    )
    .prepare(name),
);

/** The members who administer a group. */
export const listGroupAdminIds = async (db: Executor, groupId: string): Promise<string[]> => {
  const admins = await selectAdmins(db, 'admins of a group').execute({ groupId });
  return admins.map(({ id }) => id);
};

const selectOpenNames = prepareOnce((db, name: 'names of groups') =>
  db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(sql`${groups.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(groups.deletedAt)))
    .prepare(name),
);

/** Names of groups that are not deleted or locked, by their ids. */
export const findOpenGroupNames = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectOpenNames(db, 'names of groups').execute({ ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Number of groups of an agency, locked ones included, as a value within a larger query. */
export const groupCountOf = (agencyId: SQLWrapper): SQL<number> => {
  const value = sql`select count(*)::int from ${groups} where ${groups.agencyId} = ${agencyId} and ${groups.deletedAt} is null`;
  return sql<number>`(${value})`;
};

/** Number of open groups of an agency, as a value within a larger query. */
export const openGroupCountOf = (agencyId: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from ${groupIdsOfAgency(agencyId)} as open_groups)`;

/** A member with roles in groups, but for those where they are withheld (docs/rules/roles.md#second-factor). */
export interface RoleHolder<Id = string> {
  readonly memberId: Id;
  readonly withheldGroups?: readonly string[] | Placeholder;
}

/** Whether a member's role in a group is withheld, as a condition of a larger query; undefined where none is. */
export const isWithheldIn = (
  groupId: SQLWrapper,
  { withheldGroups = [] }: Pick<RoleHolder, 'withheldGroups'>,
): SQL | undefined => {
  if (!('length' in withheldGroups)) return sql`${groupId} = any(${withheldGroups}::uuid[])`;
  return withheldGroups.length === 0 ? undefined : sql`${groupId} = any(${sql.param([...withheldGroups])}::uuid[])`;
};

/** The membership of a member with a role that counts, as a condition of a larger query. */
const isHeldBy = (holder: RoleHolder<string | SQLWrapper>): SQL => {
  const withheld = isWithheldIn(groupMembers.groupId, holder);
  const held = sql`${groupMembers.memberId} = ${holder.memberId} and ${groupMembers.status} = 'accepted'`;
  return withheld ? sql`${held} and not ${withheld}` : held;
};

/** The ids of the open groups that a member administers, for `in`. */
export const administeredGroupIds = (holder: RoleHolder<string | SQLWrapper>): SQL =>
  sql`(select ${groupMembers.groupId} from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${isHeldBy(holder)} and ${groupMembers.role} = 'admin'
    and ${groups.deletedAt} is null and ${groups.lockedAt} is null)`;

/** Whether a role has a right, as a value within a larger query; the database keeps the contract's table. */
export const groupRoleCan = (role: SQLWrapper, right: GroupRight): SQL<boolean> =>
  sql<boolean>`group_role_can(${role}, ${sql.raw(`'${right}'`)})`;

/** The ids of the open groups in which a member has a right, for `in`. */
export const servedGroupIds = (holder: RoleHolder, right: GroupRight): SQL =>
  sql`(select ${groupMembers.groupId} from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${isHeldBy(holder)} and ${groupRoleCan(groupMembers.role, right)}
    and ${groups.deletedAt} is null and ${groups.lockedAt} is null)`;

/** The id of a group's agency; null for none. */
export const findAgencyIdOfGroup = async (db: Executor, groupId: string): Promise<string | null> => {
  const [row] = await db.select({ agencyId: groups.agencyId }).from(groups).where(eq(groups.id, groupId));
  return row?.agencyId ?? null;
};
