import pg from 'pg';
import type { TestApi } from '../../server/api.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Change {
  readonly table: string;
  readonly act: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly before: Row | null;
  readonly after: Row | null;
}

const WATCH = `
  create schema watch;
  create table watch.changes (at bigserial primary key, "table" text, act text, before jsonb, after jsonb);
  create function watch.note() returns trigger language plpgsql security definer set search_path = watch, pg_temp as $$
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    insert into watch.changes ("table", act, before, after) values (
      tg_argv[0], tg_op,
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  do $$ declare each record; begin
    for each in
      select c.oid::regclass as name, c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    loop
      execute format('create trigger watch_changes after insert or update or delete on %s
        for each row execute function watch.note(%L)', each.name, each.relname);
    end loop;
  end $$;`;

const IDS = `
  select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname = 'id' and a.atttypid = 'uuid'::regtype`;

/** Tables whose ids no call takes. */
const INNER: ReadonlySet<string> = new Set([
  'accounts',
  'group_import_lines',
  'idempotency_keys',
  'registration_steps',
  'association_report_steps',
  'order_request_steps',
  'point_order_changes',
  'login_slides',
]);

/** Id of a row and its sort; the replay tries one of each sort. `undefined` for ids that no call takes. */
export interface KnownId {
  readonly id: string;
  readonly sort: string | undefined;
}

/** Records changes in every table of the application. */
export const watchChanges = async ({ api, connection }: TestApi) => {
  const client = new pg.Client(connection);
  // The database is dropped before this client ends.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(WATCH);
  return {
    /**
     * Returns the changes since the last call. Counted visits are written up to a second later, so they are flushed
     * first; otherwise they would be attributed to the next call.
     */
    take: async (): Promise<Change[]> => {
      await api.platform.tracker.flush();
      const { rows } = await client.query<Change>(
        `with taken as (delete from watch.changes returning *)
         select "table", act, before, after from taken order by at`,
      );
      return rows;
    },
    /** All ids of the database. */
    ids: async (): Promise<KnownId[]> => {
      const { rows: tables } = await client.query<{ table: string }>(IDS);
      const found: KnownId[] = [];
      for (const { table } of tables) {
        const { rows } = await client.query<{ id: string; row: Row }>(
          `select id::text, to_jsonb(t) as row from "${table}" t
             order by to_jsonb(t)->>'policy' = 'private', id`,
        );
        for (const { id, row } of rows)
          found.push({ id, sort: INNER.has(table) ? undefined : JSON.stringify([table, row['kind']]) });
      }
      return found;
    },
    end: () => client.end(),
  };
};
