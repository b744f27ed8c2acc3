import type { PlacedKind, PlacementState } from '@m4u/contract/content/item/placement';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  sql,
  type SQL,
} from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import {
  groupIsOpen,
  groupNameOf,
  groupRoleOf,
  listGroupAdminIds,
  type Membership,
} from '../../../profile/directory/groups/membership.reads.ts';
import {
  friendIdsOf,
  preparedReader,
  type Reader,
  readerPlaceholder,
  relationOf,
  visibleTo,
} from '../../../profile/friend/visibility.reads.ts';
import { columns } from '../queries.ts';
import type { ItemRow } from '../rules.ts';
import { contentItems as items } from '../tables.ts';
import { contentPlacements as placements } from './tables.ts';

/** Row of a placement. */
export type PlacementRow = typeof placements.$inferSelect;

/** Locks the placement of a piece until the transaction ends. */
export const findForUpdate = async (tx: Executor, itemId: string): Promise<PlacementRow | undefined> => {
  const [row] = await tx.select().from(placements).where(eq(placements.itemId, itemId)).for('update');
  return row;
};

/** Adds a placement. */
export const insert = (tx: Executor, row: PlacementRow) => tx.insert(placements).values(row);

/** Removes the placement of a piece. */
export const remove = (tx: Executor, itemId: string) => tx.delete(placements).where(eq(placements.itemId, itemId));

/** Sets the state of a placement. */
export const setState = (tx: Executor, itemId: string, state: PlacementState, since: Date) =>
  tx.update(placements).set({ state, since }).where(eq(placements.itemId, itemId));

// A piece that was taken out of its group soon after a refusal keeps the row (docs/rules/placement.md#states).
const isInGroup = (): SQL => eq(items.groupId, placements.groupId);

const selectPlacement = prepareOnce((db, name: 'placement of a piece') =>
  db
    .select(getTableColumns(placements))
    .from(placements)
    .innerJoin(items, and(eq(items.id, placements.itemId), isInGroup()))
    .where(eq(placements.itemId, sql.placeholder('itemId')))
    .prepare(name),
);

/** The placement of a piece in its group. */
export const find = async (db: Executor, itemId: string): Promise<PlacementRow | undefined> => {
  const [row] = await selectPlacement(db, 'placement of a piece').execute({ itemId });
  return row;
};

/** The group of a member's piece; undefined for other pieces. */
export const findGroupId = async (db: Executor, id: string): Promise<string | null | undefined> => {
  const [row] = await db
    .select({ groupId: items.groupId })
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerKind, 'member')));
  return row?.groupId;
};

/** Groups that show a piece of a member. */
export const listGroupsShowing = async (tx: Executor, memberId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ id: placements.groupId })
    .from(placements)
    .where(and(eq(placements.memberId, memberId), eq(placements.state, 'shown')));
  return rows.map(({ id }) => id);
};

/** A group's name and a member's role in it. */
export interface GroupFacts {
  readonly name: string;
  readonly role: Membership['role'] | null;
}

/** Facts about a group for a member; undefined for a group that is deleted or locked. */
export const findGroupFacts = async (
  db: Executor,
  groupId: string,
  memberId: string,
): Promise<GroupFacts | undefined> => {
  const id = sql`${groupId}::uuid`;
  const { rows } = await db.execute<{ name: string; role: Membership['role'] | null }>(
    sql`select ${groupNameOf(id)} as name, ${groupRoleOf(id, memberId)} as role where ${groupIsOpen(id)}`,
  );
  return rows[0];
};

/** Admins of the group who may see the piece: all for a public one, the writer's friends for one for friends. */
export const listAdminsWhoSee = async (
  tx: Executor,
  groupId: string,
  { ownerId, policy }: Pick<ItemRow, 'ownerId' | 'policy'>,
): Promise<string[]> => {
  if (policy === 'private') return [];
  const admins = await listGroupAdminIds(tx, groupId);
  if (policy === 'public') return admins;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select friend.id from (${friendIdsOf(sql`${ownerId}::uuid`)}) as friend where ${inArray(sql`friend.id`, [...admins, ownerId])}`,
  );
  return rows.map(({ id }) => id);
};

/** Filter of the placed pieces of a group. */
export interface PlacedFilter {
  readonly groupId: string;
  readonly state: PlacementState;
  readonly kind?: PlacedKind | undefined;
}

const isVisible = (actor: Reader): SQL | undefined =>
  and(
    isNull(items.deletedAt),
    visibleTo(actor, { ownerKind: sql.raw(`'member'`), ownerId: items.ownerId, policy: items.policy }),
  );

const matching = (actor: Actor, { groupId, state, kind }: PlacedFilter): SQL | undefined =>
  and(
    eq(placements.groupId, groupId),
    eq(placements.state, state),
    kind === undefined ? undefined : eq(placements.kind, kind),
    isInGroup(),
    isVisible(actor),
  );

/** A placed piece in a list. */
export interface PlacedRow extends ItemRow {
  readonly state: PlacementState;
  readonly since: Date;
}

/** Placed pieces of a group that the reader may see, the latest change first. */
export const list = (
  db: Executor,
  actor: Actor,
  filter: PlacedFilter,
  { limit, offset }: Slice,
): Promise<PlacedRow[]> =>
  db
    .select({
      ...columns,
      relation: relationOf(actor, { kind: 'member', id: items.ownerId }),
      state: placements.state,
      since: placements.since,
    })
    .from(placements)
    .innerJoin(items, eq(items.id, placements.itemId))
    .where(matching(actor, filter))
    .orderBy(desc(placements.since), desc(placements.itemId))
    .limit(limit)
    .offset(offset);

/** Number of placed pieces of a group that the reader may see. */
export const countMatching = async (db: Executor, actor: Actor, filter: PlacedFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(placements)
    .innerJoin(items, eq(items.id, placements.itemId))
    .where(matching(actor, filter));
  return row?.total ?? 0;
};

type ShownVariant = `${Reader['kind'] | 'friend'} of ${'a group' | 'a member'}`;

const preparedShown = prepareOnce((db, variant: ShownVariant) => {
  const of = sql`${sql.placeholder('of')}::uuid`;
  return db
    .select({ id: items.id })
    .from(placements)
    .innerJoin(items, eq(items.id, placements.itemId))
    .where(
      and(
        variant.endsWith('group')
          ? sql`${placements.groupId} = ${of}`
          : and(sql`${placements.memberId} = ${of}`, groupIsOpen(placements.groupId)),
        eq(placements.state, 'shown'),
        sql`${placements.kind} = ${sql.placeholder('kind')}`,
        isVisible(readerPlaceholder(variant)),
      ),
    )
    .limit(1)
    .prepare(`shown to a ${variant}`);
});

/** Whether the reader sees a piece of this kind that a group shows, or that a member has in an open one. */
export const hasShown = async (
  db: Executor,
  actor: Actor,
  { kind, ...of }: { kind: PlacedKind } & ({ groupId: string } | { memberId: string }),
): Promise<boolean> => {
  const { variant, values } = preparedReader(actor);
  const isGroup = 'groupId' in of;
  const found = await preparedShown(db, `${variant} of ${isGroup ? 'a group' : 'a member'}`).execute({
    ...values,
    kind,
    of: isGroup ? of.groupId : of.memberId,
  });
  return found.length > 0;
};
