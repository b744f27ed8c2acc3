import { and, inArray, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { members } from './tables.ts';

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Renames a line of business; `renamed` computes the new name in SQL. Returns the ids of the changed members. */
export const renameCareer = async (
  tx: Executor,
  names: string[],
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> =>
  toIds(
    await tx
      .update(members)
      .set({ career: renamed(members.career) })
      .where(inArray(members.career, names))
      .returning({ id: members.id }),
  );

/**
 * Renames an occupation within a line of business, each given in both languages. Returns the ids of the changed
 * members.
 */
export const renameChildCareer = async (
  tx: Executor,
  { names, within }: { names: string[]; within: string[] },
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> =>
  toIds(
    await tx
      .update(members)
      .set({ childCareer: renamed(members.childCareer) })
      .where(and(inArray(members.childCareer, names), inArray(members.career, within)))
      .returning({ id: members.id }),
  );

/** Renames an interest, without duplicates in a list. Returns the ids of the changed members. */
export const renameInterest = async (
  tx: Executor,
  { nameVi, nameEn }: { nameVi: string; nameEn: string },
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> => {
  const each = sql`select ${renamed(sql`one`)} as name, min(place) as place
    from jsonb_array_elements_text(${members.interests}) with ordinality as each(one, place) group by 1`;
  return toIds(
    await tx
      .update(members)
      .set({ interests: sql`(select jsonb_agg(name order by place) from (${each}) as renamed)` })
      .where(sql`${members.interests} ?| array[${nameVi}::text, ${nameEn}::text]`)
      .returning({ id: members.id }),
  );
};
