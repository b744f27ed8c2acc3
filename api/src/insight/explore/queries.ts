import type { Picture } from '@m4u/contract/common';
import type { SectionDraft } from '@m4u/contract/insight/explore/sections';
import { eq, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { agencyExplores } from './tables.ts';

/** A stored explore page. */
export interface StoredExplore {
  readonly sections: readonly SectionDraft[];
  readonly updatedAt: Date;
}

const select = (db: Executor, agencyId: string) =>
  db
    .select({ sections: agencyExplores.sections, updatedAt: agencyExplores.updatedAt })
    .from(agencyExplores)
    .where(eq(agencyExplores.agencyId, agencyId));

const firstRow = (rows: Awaited<ReturnType<typeof select>>): StoredExplore | undefined =>
  rows[0] as StoredExplore | undefined;

/** The page of an agency; undefined while nobody has arranged it. */
export const find = async (db: Executor, agencyId: string): Promise<StoredExplore | undefined> =>
  firstRow(await select(db, agencyId));

/** The page of an agency, locked until the transaction ends. */
export const findForUpdate = async (tx: Executor, agencyId: string): Promise<StoredExplore | undefined> =>
  firstRow(await select(tx, agencyId).for('update'));

/** Stores an agency's first page; false when another transaction stored one before. */
export const insert = async (
  tx: Executor,
  agencyId: string,
  { sections, updatedAt }: StoredExplore,
): Promise<boolean> => {
  const rows = await tx
    .insert(agencyExplores)
    .values({ agencyId, sections: [...sections] as never, updatedAt })
    .onConflictDoNothing()
    .returning({ agencyId: agencyExplores.agencyId });
  return rows.length > 0;
};

/** Replaces an agency's page. */
export const update = (tx: Executor, agencyId: string, { sections, updatedAt }: StoredExplore) =>
  tx
    .update(agencyExplores)
    .set({ sections: [...sections] as never, updatedAt })
    .where(eq(agencyExplores.agencyId, agencyId));

/** Pictures by id; deleted ones are left out. */
export const findPictures = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ picture: Picture | null }>(
    sql`select ${pictureOf(sql`value::uuid`)} as picture from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`,
  );
  return new Map(rows.flatMap(({ picture }) => (picture ? [[picture._id, picture] as const] : [])));
};
