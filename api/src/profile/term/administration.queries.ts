import type { TermKind } from '@m4u/contract/profile/member/terms';
import { and, asc, eq, isNull, or, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as ofAgencies from '../agency/career.writes.ts';
import { agenciesWithCareer } from '../agency/career.reads.ts';
import * as ofGroups from '../group/career.writes.ts';
import { groupsWithCareer } from '../group/career.reads.ts';
import { membersWithInterest, membersWithCareer } from '../member/career.reads.ts';
import * as ofMembers from '../member/career.writes.ts';
import { terms } from './tables.ts';

/** A stored term. */
export type TermRow = typeof terms.$inferSelect;

/** Maximum count of profiles that use a term. */
const MOST_COUNTED = 1_000;

/** Maximum number of terms in a list. */
export const MOST_TERMS = 500;

/** Locks changes of terms, so that positions and names stay unique. */
export const acquireTermsLock = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('terms', 0))`);

const parents = alias(terms, 'parents');

const bothNames = (row: { nameVi: SQLWrapper; nameEn: SQLWrapper }): SQL => sql`(${row.nameVi}, ${row.nameEn})`;

/** Selects the profiles, groups and agencies that use a term of a kind, to be counted. */
const usersByKind: Readonly<Record<TermKind, () => SQL>> = {
  career: () => sql`${membersWithCareer(bothNames(terms))}
    union all ${groupsWithCareer(bothNames(terms))} union all ${agenciesWithCareer(bothNames(terms))}`,
  childCareer: () => sql`${membersWithCareer(bothNames(parents), bothNames(terms))}
    union all ${groupsWithCareer(bothNames(parents), bothNames(terms))}`,
  interest: () => membersWithInterest(terms),
};

const isInList = (kind: TermKind, parentId: string | null): SQL | undefined =>
  and(eq(terms.kind, kind), parentId === null ? undefined : eq(terms.parentId, parentId));

/** Lists terms in order, with the number of profiles that use each and the number of terms within it. */
export const listWithCounts = (db: Executor, kind: TermKind, parentId: string | null) => {
  const inner = alias(terms, 'inner_terms');
  return db
    .select({
      row: terms,
      used: sql<number>`(select count(*)::int from (${usersByKind[kind]()} limit ${MOST_COUNTED}) as naming)`,
      children: sql<number>`(select count(*)::int from ${terms} as ${inner} where ${inner.kind} = 'childCareer' and ${inner.parentId} = ${terms.id})`,
    })
    .from(terms)
    .leftJoin(parents, eq(parents.id, terms.parentId))
    .where(isInList(kind, parentId))
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(MOST_TERMS);
};

/** Lists the terms of a list, in order. */
export const list = (db: Executor, kind: TermKind, parentId: string | null): Promise<TermRow[]> =>
  db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, kind), parentId === null ? isNull(terms.parentId) : eq(terms.parentId, parentId)))
    .orderBy(asc(terms.position), asc(terms.id));

/** Reads a term. */
export const find = async (db: Executor, id: string): Promise<TermRow | undefined> => {
  const [row] = await db.select().from(terms).where(eq(terms.id, id));
  return row;
};

/** Adds a term. */
export const insert = (tx: Executor, row: TermRow) => tx.insert(terms).values(row);

/** Updates the given fields of a term. */
export const update = (tx: Executor, id: string, changes: Partial<Pick<TermRow, 'nameVi' | 'nameEn' | 'position'>>) =>
  tx.update(terms).set(changes).where(eq(terms.id, id));

/** Deletes a term and the terms within it. */
export const remove = (tx: Executor, id: string) =>
  tx.delete(terms).where(or(eq(terms.id, id), eq(terms.parentId, id)));

/** A renaming, in both languages. */
export interface TermRenaming {
  readonly before: Pick<TermRow, 'nameVi' | 'nameEn'>;
  readonly after: Pick<TermRow, 'nameVi' | 'nameEn'>;
}

const newNameOf = (text: SQLWrapper, { before, after }: TermRenaming): SQL =>
  sql`case ${text} when ${before.nameVi}::text then ${after.nameVi}::text when ${before.nameEn}::text then ${after.nameEn}::text else ${text} end`;

/** Ids of the changed profiles, groups and agencies. */
export interface RenamedPages {
  readonly members: readonly string[];
  readonly groups: readonly string[];
  readonly agencies: readonly string[];
}

/** Renames a line of business in all profiles, groups and agencies that use it. */
export const renameCareer = async (tx: Executor, renaming: TermRenaming): Promise<RenamedPages> => {
  const names = [renaming.before.nameVi, renaming.before.nameEn];
  const newName = (text: SQLWrapper) => newNameOf(text, renaming);
  return {
    members: await ofMembers.renameCareer(tx, names, newName),
    groups: await ofGroups.renameCareer(tx, names, newName),
    agencies: await ofAgencies.renameCareer(tx, names, newName),
  };
};

/** Renames an occupation in all profiles and groups that use it within its line of business. */
export const renameChildCareer = async (
  tx: Executor,
  renaming: TermRenaming,
  parent: Pick<TermRow, 'nameVi' | 'nameEn'>,
): Promise<RenamedPages> => {
  const names = [renaming.before.nameVi, renaming.before.nameEn];
  const within = [parent.nameVi, parent.nameEn];
  const newName = (text: SQLWrapper) => newNameOf(text, renaming);
  return {
    members: await ofMembers.renameChildCareer(tx, { names, within }, newName),
    groups: await ofGroups.renameChildCareer(tx, { names, within }, newName),
    agencies: [],
  };
};

/** Renames an interest in all profiles that use it. */
export const renameInterest = async (tx: Executor, renaming: TermRenaming): Promise<RenamedPages> => ({
  members: await ofMembers.renameInterest(tx, renaming.before, (text) => newNameOf(text, renaming)),
  groups: [],
  agencies: [],
});
