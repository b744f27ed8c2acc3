/** Describes the schema of a database by its catalogue, to compare two that were made in different ways. */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Parts of each subject (`table accounts columns`, `function m4u_actor`), one line each. */
export type SchemaFacts = ReadonlyMap<string, readonly string[]>;

/** The schema of M4U, without objects of extensions. */
const PUBLIC_SCHEMA = `'public'::regnamespace`;
const TABLES = `pg_class AS c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = ${PUBLIC_SCHEMA}`;
const OWN = (catalogue: string, id: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${id} AND deptype = 'e')`;

/** Facts about tables, which only migrations change. */
const TABLE_FACTS = [
  `SELECT 'extensions' AS subject, extname::text AS line FROM pg_extension`,
  `SELECT 'table ' || c.relname || ' columns', a.line FROM ${TABLES.replace(
    ' WHERE',
    ` CROSS JOIN LATERAL (SELECT lpad(row_number() OVER (ORDER BY attnum)::text, 3, '0') || ' ' || attname || ' '
        || format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
        || coalesce(' COLLATE ' || (SELECT collname FROM pg_collation WHERE oid = attcollation AND collname <> 'default'), '')
        || coalesce(' ' || CASE attgenerated WHEN '' THEN 'DEFAULT ' ELSE 'GENERATED ' END
          || pg_get_expr(adbin, adrelid), '') || ' ' || attidentity::text || attstorage::text AS line
      FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS a WHERE`,
  )}`,
  // From version 18 on each NOT NULL is a constraint as well.
  `SELECT 'table ' || conrelid::regclass || ' constraints', conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
    FROM pg_constraint WHERE connamespace = ${PUBLIC_SCHEMA} AND contype <> 'n' AND conrelid <> 0`,
  `SELECT 'table ' || tablename || ' indexes', indexdef FROM pg_indexes WHERE schemaname = 'public'`,
  `SELECT 'table ' || c.relname || ' rights', 'not the owner''s: ' || act FROM ${TABLES.replace(
    ' WHERE',
    ` CROSS JOIN unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS act WHERE`,
  )} AND NOT EXISTS (SELECT FROM aclexplode(coalesce(relacl, acldefault('r', relowner)))
      WHERE grantee = relowner AND privilege_type = act)`,
  `SELECT 'table ' || c.relname || ' settings', concat_ws(' ', relkind::text, relpersistence::text, reloptions::text)
    FROM ${TABLES} AND (relkind, relpersistence) <> ('r', 'p') OR reloptions IS NOT NULL AND c.relnamespace = ${PUBLIC_SCHEMA}`,
  `SELECT 'sequence ' || relname, concat_ws(' ', format_type(seqtypid, NULL), seqstart, seqincrement, seqmin, seqmax, seqcycle,
      (SELECT refobjid::regclass || '.' || refobjsubid FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = seqrelid AND deptype IN ('a', 'i')))
    FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid WHERE relnamespace = ${PUBLIC_SCHEMA}`,
  `SELECT 'other relation ' || relname, relkind::text FROM pg_class
    WHERE relnamespace = ${PUBLIC_SCHEMA} AND relkind NOT IN ('r', 'p', 'i', 'I', 'S', 'c')`,
  `SELECT 'type ' || typname, typtype::text FROM pg_type
    WHERE typnamespace = ${PUBLIC_SCHEMA} AND typtype NOT IN ('c', 'b') AND ${OWN('pg_type', 'oid')}`,
  `SELECT 'comments', obj_description || ' ' || objoid::regclass FROM (SELECT description AS obj_description, objoid
      FROM pg_description JOIN pg_class ON pg_class.oid = objoid WHERE classoid = 'pg_class'::regclass
      AND relnamespace = ${PUBLIC_SCHEMA}) AS noted`,
];

/** The objects that the SQL files beside the modules create. */
const OBJECT_FACTS = [
  `SELECT 'function ' || proname, pg_get_functiondef(oid) || concat_ws(' ', provolatile::text, proparallel::text,
      prosecdef::text, proacl::text)
    FROM pg_proc WHERE pronamespace = ${PUBLIC_SCHEMA} AND prokind = 'f' AND ${OWN('pg_proc', 'oid')}`,
  `SELECT 'triggers ' || tgrelid::regclass, pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
    FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = tgrelid WHERE NOT tgisinternal AND relnamespace = ${PUBLIC_SCHEMA}`,
  `SELECT 'policies ' || tablename, concat_ws(' ', policyname, permissive, roles::text, cmd, 'USING', qual, 'CHECK', with_check)
    FROM pg_policies WHERE schemaname = 'public'`,
];

/** Rows of a new installation; ids and times differ between installations. */
const ROW_FACTS = [
  `SELECT 'rows of terms', concat_ws('|', t.kind, parent.name_vi, t.position, t.name_vi, t.name_en,
      to_jsonb(t) - '{id,parent_id,kind,position,name_vi,name_en,created_at,updated_at}'::text[])
    FROM terms AS t LEFT JOIN terms AS parent ON parent.id = t.parent_id`,
  `SELECT 'rows of login_slides', (to_jsonb(t) - '{id,created_at,updated_at}'::text[])::text FROM login_slides AS t`,
  `SELECT 'rows of places', md5(string_agg(t::text, E'\\n' ORDER BY version, code)) || ' ' || count(*) FROM places AS t`,
  `SELECT 'rows of place_mappings', md5(string_agg(t::text, E'\\n' ORDER BY legacy_code, code)) || ' ' || count(*)
    FROM place_mappings AS t`,
];

const queryFacts = async (client: pg.ClientBase, queries: readonly string[]): Promise<SchemaFacts> => {
  const facts = new Map<string, string[]>();
  for (const query of queries) {
    const { rows } = await client.query<{ subject: string; line: string }>(
      `SELECT subject, line FROM (${query}) AS found (subject, line) ORDER BY subject COLLATE "C", line COLLATE "C"`,
    );
    for (const { subject, line } of rows) facts.set(subject, [...(facts.get(subject) ?? []), line]);
  }
  return facts;
};

/** Tables: columns in their order, constraints, indexes, rights, settings. */
export const listTableFacts = (client: pg.ClientBase): Promise<SchemaFacts> => queryFacts(client, TABLE_FACTS);

/** Functions, triggers and policies. */
export const listObjectFacts = (client: pg.ClientBase): Promise<SchemaFacts> => queryFacts(client, OBJECT_FACTS);

/** Rows that exist before anybody writes one. */
export const listRowFacts = (client: pg.ClientBase): Promise<SchemaFacts> => queryFacts(client, ROW_FACTS);

/** One line per subject: the number of its parts and their hash. */
export const summaryOf = (facts: SchemaFacts): string[] =>
  [...facts].map(
    ([subject, lines]) =>
      `${subject}: ${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)}`,
  );
