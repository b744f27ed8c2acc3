import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Picture } from '@m4u/contract/common';
import type { Document } from '@m4u/contract/profile/upload/document';
import { sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documentOf } from '../../profile/upload/documents/reads.ts';
import { pictureOf } from '../../profile/upload/reads.ts';

/** Uploads of certificates by id; deleted ones are missing. */
export interface CertificateProofs {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly documents: ReadonlyMap<string, Document>;
}

const byId = <T extends { readonly _id: string }>(found: readonly T[]): ReadonlyMap<string, T> =>
  new Map(found.map((each) => [each._id, each]));

/**
 * Uploads by id, pictures and documents, in one query (none for empty lists). Runs as the system, since whoever sees
 * the product may see its certificates.
 */
export const findProofs = byProgram(
  async (
    db: Executor,
    ids: { readonly pictures: readonly string[]; readonly documents: readonly string[] },
  ): Promise<CertificateProofs> => {
    if (ids.pictures.length + ids.documents.length === 0) return { pictures: new Map(), documents: new Map() };
    const each = (list: readonly string[], found: (id: SQL) => SQL): SQL =>
      sql`(select coalesce(jsonb_agg(upload) filter (where upload is not null), '[]') from (select
      ${found(sql`value::uuid`)} as upload from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)) as uploads)`;
    const { rows } = await db.execute<{ pictures: Picture[]; documents: Document[] }>(
      sql`select ${each(ids.pictures, pictureOf)} as pictures, ${each(ids.documents, documentOf)} as documents`,
    );
    return { pictures: byId(rows[0]?.pictures ?? []), documents: byId(rows[0]?.documents ?? []) };
  },
);
