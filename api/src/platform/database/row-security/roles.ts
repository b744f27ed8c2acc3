import type pg from 'pg';
import { ConfigError } from '../../config-error.ts';

/**
 * The program's role. The embedded database signs in as it (decision 73). Where the user of DATABASE_URL bypasses row
 * security, connections switch to this role (decision 54), which then has no login.
 */
export const APP_ROLE = 'm4u_app';

const APP_SCHEMAS = ['public', 'jobs'];

const bypassesRowSecurity = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  return rows[0]?.passes ?? false;
};

/** Creates the role; another database of the same server may create it at the same moment. */
const CREATE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`;

/** Makes the signed-in role a member of the application's role, so that it can switch to it; superusers need no grant. */
const GRANT_ROLE = `do $$ begin
  -- From version 16 on, the creator of a role is its member but may not switch to it (SET ROLE) without a grant.
  -- Earlier versions know membership alone.
  if not pg_has_role(current_user, '${APP_ROLE}',
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    execute format('grant ${APP_ROLE} to %I', current_user);
  end if;
end $$`;

/** Rights on future objects, as the queue's tables. */
const DEFAULT_RIGHTS = `alter default privileges grant usage on schemas to ${APP_ROLE};
alter default privileges grant select, insert, update, delete on tables to ${APP_ROLE};
alter default privileges grant usage, select on sequences to ${APP_ROLE}`;

/**
 * Copies the owner's row privileges of each table to the role: what a migration revoked from the owner, the role lacks
 * too.
 */
const COPY_RIGHTS = `do $$ declare
  place record;
begin
  for place in select nspname from pg_namespace where nspname in (${APP_SCHEMAS.map((name) => `'${name}'`).join(', ')}) loop
    execute format('grant usage on schema %I to ${APP_ROLE}', place.nspname);
    execute format('grant usage, select on all sequences in schema %I to ${APP_ROLE}', place.nspname);
  end loop;
  for place in
    select relation.oid::regclass as name, act,
      exists (select from aclexplode(coalesce(relacl, acldefault('r', relowner))) as given
        where given.grantee = relowner and given.privilege_type = act) as wanted,
      exists (select from aclexplode(relacl) as given
        where given.grantee = '${APP_ROLE}'::regrole and given.privilege_type = act) as present
    from pg_class as relation
    cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as act
    where relkind in ('r', 'p', 'v') and relnamespace in
      (select oid from pg_namespace where nspname in (${APP_SCHEMAS.map((name) => `'${name}'`).join(', ')}))
  loop
    if place.wanted and not place.present then
      execute format('grant %s on %s to ${APP_ROLE}', place.act, place.name);
    elsif place.present and not place.wanted then
      execute format('revoke %s on %s from ${APP_ROLE}', place.act, place.name);
    end if;
  end loop;
end $$`;

/** Staff can see which migrations were applied. */
const HISTORY_RIGHTS = `grant usage on schema drizzle to ${APP_ROLE};
grant select on all tables in schema drizzle to ${APP_ROLE}`;

/**
 * With row security PostgreSQL uses an index only with operators marked leakproof. Those of patterns and JSON leak
 * nothing but are not marked, and only a superuser may mark them; unmarked, searches read more rows.
 */
export const MARK_LEAKPROOF = `do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function pg_catalog.textlike(text, text) leakproof;
    alter function pg_catalog.jsonb_object_field(jsonb, text) leakproof;
    alter function pg_catalog.jsonb_ge(jsonb, jsonb) leakproof;
    alter function pg_catalog.jsonb_le(jsonb, jsonb) leakproof;
    alter function pg_catalog.jsonb_exists(jsonb, text) leakproof;
  end if;
end $$`;

/**
 * SQL that alters each table of a query with the column `name`, unless a version is connected whose connection name
 * matches `versions`: that version could not work with the altered tables.
 */
const unlessConnected = (versions: string, tables: string, act: string): string => `do $$ declare
  walled record;
begin
  perform set_config('lock_timeout', '3s', true);
  if exists (select from pg_stat_activity
    where datname = current_database() and application_name ~ '${versions}') then
    return;
  end if;
  for walled in ${tables} loop
    execute format('alter table %s ${act} row level security', walled.name);
  end loop;
end $$`;

/**
 * Forces row-level security on the owner's tables when the owner is the signed-in user. A version that sets no actor
 * would see no rows.
 */
export const FORCE_ROW_SECURITY = unlessConnected(
  '^m4u(-jobs)?(@|$)',
  `select oid::regclass as name from pg_class
    where relrowsecurity and not relforcerowsecurity and pg_get_userbyid(relowner) = current_user`,
  'force',
);

/**
 * Enables row-level security on each table that has policies. A version that reads program-only tables as the caller
 * would see no rows (decision 74).
 */
export const ENABLE_ROW_SECURITY = unlessConnected(
  '^m4u(-jobs)?([.]2)?(@|$)',
  `select distinct polrelid::regclass as name from pg_policy join pg_class on pg_class.oid = polrelid
    where not relrowsecurity and pg_has_role(relowner, 'usage')`,
  'enable',
);

const INSUFFICIENT_PRIVILEGE = '42501';

/** Rights of the program's role on existing and future objects. */
const RIGHTS = [DEFAULT_RIGHTS, COPY_RIGHTS, HISTORY_RIGHTS];

/**
 * Prepares row security; call after the migrations, under their lock. Grants the program's role its rights when the
 * signed-in user bypasses row security, else forces row security on the owner. `serving`: the program signs in with its
 * own role and this connection is the owner (decision 73). Errors: ConfigError when the user bypasses row security and
 * may not create the role.
 */
export const prepareRole = async (client: pg.ClientBase, serving = false): Promise<void> => {
  if (!(await bypassesRowSecurity(client))) {
    for (const statement of [...(serving ? RIGHTS : []), ENABLE_ROW_SECURITY, FORCE_ROW_SECURITY])
      await client.query(statement);
    return;
  }
  try {
    for (const statement of [CREATE_ROLE, GRANT_ROLE, ...RIGHTS, MARK_LEAKPROOF, ENABLE_ROW_SECURITY])
      await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new ConfigError(
      `The user of DATABASE_URL passes row security and may not make the role ${APP_ROLE}, whose rights M4U would take. ` +
        `Let an administrator make it and grant it to that user, or take BYPASSRLS from the user.`,
      { cause: error },
    );
  }
};

/**
 * First statement of a connection: sets the actor to nobody, whatever the user's or database's defaults, and switches
 * to the program's role when the signed-in user bypasses row security. The role must then exist.
 */
export const RESET_ACTOR = `select set_config('m4u.actor', '', false), (select set_config('role', '${APP_ROLE}', false)
  from pg_roles where rolname = current_user and (rolsuper or rolbypassrls))`;
