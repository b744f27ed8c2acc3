import { type SQL, sql } from '../../platform/database/orm.ts';
import { auditEntries as entries } from './tables.ts';

/** The book of the audit log among the sealed books; no group has this id. */
const AUDIT_BOOK = '00000000-0000-0000-0000-000000000000';

/**
 * Select of entries with their book and what is sealed (docs/rules/seal.md#content): `id`, `book`, `content`, `hidden`.
 * `where` is a condition on the column `id`.
 */
export const sealedEntries = (where: SQL): SQL => sql`
  select ${entries.id} as id, ${AUDIT_BOOK}::uuid as book, json_build_array('audit', ${entries.id}, ${entries.actorId},
    ${entries.act}, ${entries.targetKind}, ${entries.targetId}, ${entries.targetName}, ${entries.detail}::text,
    to_char(${entries.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as content, '' as hidden
  from ${entries} where ${where}`;
