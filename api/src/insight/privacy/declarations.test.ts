import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getTableColumns, getTableName, sql } from '../../platform/database/orm.ts';
import type { PgColumn } from '../../platform/database/orm-tables.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { registry } from './declarations.service.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const inDatabase = (column: PgColumn): string =>
  column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of the declarations, as `table.column`. */
const declared = new Set(
  registry.flatMap(({ table, by }) => by.map((each) => `${getTableName(table)}.${inDatabase(each)}`)),
);

/** Names of columns that hold a member's id without a foreign key. */
const NAMES_A_MEMBER = /(^|_)(member|owner|actor|reporter|applicant|buyer|sender|account)_id$|_by(_id)?$|^by_id$/;

/** In these tables `account_id` means an account of points, not one of a member. */
const OTHER_ACCOUNTS = /^(point|discount|perk)_/;

describe('declarations of personal data', () => {
  test('include every column that refers to a member', async () => {
    const { rows } = await db.execute<{ place: string; column: string; table: string; refers: boolean }>(sql`
      select tables.relname as table, columns.attname as column, tables.relname || '.' || columns.attname as place,
        exists (select from pg_constraint where contype = 'f' and conrelid = tables.oid and columns.attnum = any(conkey)
          and confrelid in ('members'::regclass, 'accounts'::regclass)) as refers
      from pg_attribute as columns join pg_class as tables on tables.oid = columns.attrelid
      where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and columns.attnum > 0
        and not columns.attisdropped and columns.atttypid = 'uuid'::regtype`);
    const named = rows.filter(
      ({ refers, column, table }) =>
        refers || (NAMES_A_MEMBER.test(column) && !(column === 'account_id' && OTHER_ACCOUNTS.test(table))),
    );
    assert.ok(named.length > 60);
    const missing = named.map(({ place }) => place).filter((place) => !declared.has(place));
    assert.deepEqual(missing, []);
  });

  test('have unique file names, and reasons for data that is withheld or kept', () => {
    const files = registry.flatMap(({ gives }) => ('file' in gives ? [gives.file] : []));
    assert.equal(new Set(files).size, files.length);
    for (const { table, gives, fate } of registry) {
      if ('withheld' in gives) assert.ok(gives.withheld.length > 10, getTableName(table));
      else assert.ok(gives.title.vi && gives.title.en, gives.file);
      if ('kept' in fate) assert.ok(fate.kept.length > 10, getTableName(table));
      if ('set' in fate) for (const name of Object.keys(fate.set)) assert.ok(name in getTableColumns(table), name);
    }
  });
});
