/**
 * Roles of the embedded database (decision 73): the owner creates and migrates tables; the application is subject to
 * row security; the reader makes backups. The superuser is used only while a start prepares the database.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { loadOrCreateSecrets } from '../../keys/file.ts';
import { port } from './cluster.ts';
import { closeToSuperuser, openAsSuperuser, type ServerWithRules } from './rules.ts';
import { APP_ROLE, MARK_LEAKPROOF } from '../row-security/roles.ts';

/** M4U's database in the cluster. */
const DATABASE = 'm4u';

/** The names of the roles. */
const roles = { owner: 'm4u_owner', application: APP_ROLE, reader: 'm4u_reader' } as const;
type RoleName = keyof typeof roles;

/** Connection settings of a role. */
export interface Login {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** Logins of all roles. */
export type Logins = Readonly<Record<RoleName, Login>>;

type Passwords = Readonly<Record<RoleName, string>>;

/**
 * Reads the roles' passwords, created at the first run. They belong to the cluster and not to backups; when the file is
 * removed, the next start sets new ones.
 */
const loadPasswords = (dataDir: string): Promise<Passwords> =>
  loadOrCreateSecrets({ dataDir, file: 'database.json' }, () => {
    const password = () => randomBytes(32).toString('base64url');
    return { owner: password(), application: password(), reader: password() };
  });

/** Returns the logins of a data folder's roles at its server's socket. */
export const readyLogins = async (dataDir: string, socketFolder: string): Promise<Logins> => {
  const passwords = await loadPasswords(dataDir);
  const login = (role: RoleName): Login => ({
    host: socketFolder,
    port,
    user: roles[role],
    password: passwords[role],
    database: DATABASE,
  });
  return { owner: login('owner'), application: login('application'), reader: login('reader') };
};

const PLAIN_LOGIN = 'login nosuperuser nocreatedb nocreaterole noreplication';

/** Advisory lock: concurrent first starts create the roles one after the other. */
const ROLES_LOCK = 4_041_977;

/** Memberships of each role; all others are revoked. */
const MEMBERSHIPS: Readonly<Record<RoleName, readonly string[]>> = {
  // To read connection names: the status page lists processes, and policies are forced once no older version is
  // connected.
  owner: ['pg_read_all_stats'],
  application: [],
  reader: ['pg_read_all_data'],
};

const createRole = async (client: pg.Client, role: RoleName, password: string): Promise<void> => {
  const name = roles[role];
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (!rowCount) await client.query(`create role ${name}`);
  const rows = role === 'reader' ? 'bypassrls' : 'nobypassrls';
  await client.query(`alter role ${name} ${PLAIN_LOGIN} ${rows} password ${client.escapeLiteral(password)}`);
  const { rows: memberships } = await client.query<{ name: string }>(
    `select roleid::regrole::text as name from pg_auth_members where member = $1::regrole`,
    [name],
  );
  for (const membership of memberships)
    if (!MEMBERSHIPS[role].includes(membership.name))
      await client.query(`revoke ${membership.name} from ${name} cascade`);
  for (const granted of MEMBERSHIPS[role]) await client.query(`grant ${granted} to ${name}`);
};

/** Creates the roles, or resets existing ones to the wanted state, in the whole cluster. */
const createRoles = async (client: pg.Client, logins: Logins): Promise<void> => {
  // Failed statements are logged, and these contain passwords.
  await client.query(`set log_min_error_statement = 'panic'; set password_encryption = 'scram-sha-256'`);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
  for (const role of ['owner', 'application', 'reader'] as const) await createRole(client, role, logins[role].password);
  await client.query(`alter role ${roles.reader} set default_transaction_read_only = on`);
  await client.query('commit');
};

/**
 * Transfers the superuser's objects in M4U's schemas to the owner: all of them in databases of a version with one user.
 * Objects of extensions and sequences of columns follow automatically.
 */
const TRANSFER_OWNERSHIP = `do $$ declare
  thing record;
  places constant oid[] := array(select oid from pg_namespace where nspname in ('public', 'jobs', 'drizzle'));
begin
  for thing in
    select format('schema %I', nspname) as name from pg_namespace
      where oid = any (places) and nspowner not in ('${roles.owner}'::regrole, 'pg_database_owner'::regrole)
    union all
    select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
        else 'table' end, oid::regclass)
      from pg_class where relnamespace = any (places) and relkind in ('r', 'p', 'v', 'm', 'S')
        and relowner <> '${roles.owner}'::regrole
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
          and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i')))
    union all
    select format('routine %s', oid::regprocedure) from pg_proc
      where pronamespace = any (places) and proowner <> '${roles.owner}'::regrole
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select format('type %s', oid::regtype) from pg_type
      where typnamespace = any (places) and typtype in ('e', 'd', 'r') and typowner <> '${roles.owner}'::regrole
        and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
  loop
    execute format('alter %s owner to ${roles.owner}', thing.name);
  end loop;
end $$`;

/** Database rights: the owner may create objects in M4U's database, the other roles nowhere. */
const DATABASE_RIGHTS = [
  `alter database ${DATABASE} owner to ${roles.owner}`,
  `revoke all on database ${DATABASE} from public`,
  `grant connect on database ${DATABASE} to ${roles.application}, ${roles.reader}`,
  'revoke temporary on database postgres, template1 from public',
];

/** Extension that migrations create; a system PostgreSQL may lack it. */
const EXTENSION = 'pg_trgm';

const prepareDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_available_extensions where name = $1', [EXTENSION]);
  if (!rowCount)
    throw new ConfigError(
      `The PostgreSQL of POSTGRES_BIN lacks the extension ${EXTENSION}: install its contributed modules (postgresql-contrib).`,
    );
  await client.query(TRANSFER_OWNERSHIP);
  await client.query(MARK_LEAKPROOF);
};

const withConnection = async (
  server: ServerWithRules,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = await openAsSuperuser(server, 'superuser', database);
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Creates the roles, so that the application can sign in and take the data folder's lock. */
export const createLogins = async (server: ServerWithRules, logins: Logins): Promise<void> => {
  try {
    await withConnection(server, 'postgres', (client) => createRoles(client, logins));
  } finally {
    await closeToSuperuser(server);
  }
};

/**
 * Brings roles and database to the wanted state, for the holder of the data folder; the superuser can sign in only
 * meanwhile. Errors: ConfigError when PostgreSQL lacks an extension that migrations need.
 */
export const prepareRolesAndDatabase = async (server: ServerWithRules, logins: Logins): Promise<void> => {
  try {
    await withConnection(server, 'postgres', async (client) => {
      await createRoles(client, logins);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (!rowCount) await client.query(`create database ${DATABASE}`);
      for (const statement of DATABASE_RIGHTS) await client.query(statement);
    });
    await withConnection(server, DATABASE, prepareDatabase);
  } finally {
    await closeToSuperuser(server);
  }
};
