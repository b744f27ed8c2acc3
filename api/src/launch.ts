import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import type pg from 'pg';
import { type Api, buildApi } from './app.ts';
import { demoAccounts, lockDemo, seedDemo, type DemoAccount } from './demo/seed/seed.ts';
import { demoShowcase } from './demo/seed/showcase.ts';
import { ConfigError } from './platform/config-error.ts';
import { readConfig, type Config } from './platform/config.ts';
import { runAsSystem } from './platform/database/row-security/current-actor.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { prepareQueue } from './platform/jobs/schema.ts';
import { loadSecrets } from './platform/keys/secrets.ts';
import { createLog } from './platform/log.ts';
import { secondsUntilWithin } from './platform/limits/within.ts';
import { smsProvider } from './platform/sms/provider.ts';

export { ConfigError, secondsUntilWithin };

/** The API with everything it stands on, as main.ts runs it. */
export interface LaunchedApi {
  readonly api: Api;
  readonly config: Config;
  /** Accounts of the demo content; empty where there is none. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Pages and prices of the start page; of the demo content where the operator names none. */
  readonly landing: LandingSettings;
  /** Stops the API, then the embedded database. */
  stop(): Promise<void>;
}

/** Says what is closed to whom, in one sentence; undefined where nothing was to be open. */
const describeClosed = ({ loopback, closedByProxy, demo, demoIsLocal }: Config): string | undefined => {
  if (closedByProxy)
    return `TRUST_PROXY is set without PUBLIC_URL, so others may come through a proxy: ${demo ? '/dev/outbox is' : 'demo accounts and /dev/outbox are'} closed.`;
  if (!loopback) return undefined;
  const closed = demo && demoIsLocal ? 'demo accounts and /dev/outbox are' : '/dev/outbox is';
  return `To whoever comes through a proxy or by another host name, ${closed} closed.`;
};

/** Says where a run is found, and who can sign in to its demo content; lines for a terminal. */
export const describeRun = ({ config, demoAccounts: accounts }: LaunchedApi): string => {
  const lines = [`M4U: ${config.publicUrl}`, `API: ${config.publicUrl}/api/docs`];
  if (config.loopback) lines.push(`Mail and SMS that would have been sent: ${config.publicUrl}/dev/outbox`);
  if (accounts.length > 0) {
    lines.push('Demo accounts:');
    for (const { email, password, role } of accounts) lines.push(`  ${email}  ${password}  (${role})`);
  }
  const closed = describeClosed(config);
  if (closed !== undefined) lines.push(closed);
  return `${lines.join('\n')}\n`;
};

const isShowcaseNamed = ({ pages, invitation, cv }: LandingSettings): boolean =>
  pages.length > 0 || invitation !== null || cv !== null;

const chooseLanding = ({ demo, landing }: Config): LandingSettings =>
  demo && !isShowcaseNamed(landing) ? { ...landing, ...demoShowcase } : landing;

type Environment = Readonly<Record<string, string | undefined>>;

/** A PostgreSQL that the API may use. */
export interface DatabaseServer {
  readonly connection: pg.PoolConfig;
  /** Who owns the tables, where that is not who the program signs in as. */
  readonly owner?: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The database of a run: another PostgreSQL by DATABASE_URL, else the one in the data folder. */
export const openServer = async (config: Config): Promise<DatabaseServer> => {
  if (config.databaseUrl !== undefined)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => undefined };
  const log = createLog({ level: config.logLevel });
  // Without its database the process is of no use; whoever started it starts it again.
  const onLost = (error: Error) => {
    log.error({ err: error }, 'the embedded database is lost');
    process.exit(1);
  };
  const { dataDir, postgresBin } = config;
  return startEmbeddedPostgres({ dataDir, postgresBin, log, onLost });
};

/** The parts that a program brings itself when it launches the API several times. */
interface LaunchOptions {
  /** A server that goes on when the API stops. */
  readonly server?: Pick<DatabaseServer, 'connection' | 'owner'>;
  /** Where the log's lines go; standard output unless told. */
  readonly logDestination?: { write(line: string): void };
}

/**
 * Reads the configuration, opens and migrates the database, builds and starts the API, and loads the demo content
 * on the first run. Errors: ConfigError with a sentence for the operator.
 */
export const launch = async (environment: Environment, options: LaunchOptions = {}): Promise<LaunchedApi> => {
  const config = readConfig(environment);
  if (config.databaseReadUrls.length > 0 && config.databaseUrl === undefined)
    throw new ConfigError('DATABASE_READ_URL names replicas of the server at DATABASE_URL, which is not set.');
  const embedded = config.databaseUrl === undefined;
  const secrets = await loadSecrets({
    ...(embedded && { dataDir: config.dataDir }),
    env: environment,
    warn: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const server = options.server ? { ...options.server, stop: async () => undefined } : await openServer(config);
  try {
    const { connection, owner } = server;
    await migrate(owner ?? connection, { serving: owner !== undefined });
    if (owner) await prepareQueue(owner);
    const sms = smsProvider(environment);
    const { logDestination } = options;
    const api = await buildApi({ config, secrets, connection, sms, alone: embedded, logDestination });
    await api.start();
    // Demo content is of many members, and written by none of them.
    if (config.demo) await runAsSystem(() => seedDemo(api));
    await lockDemo(api, !config.demo);
    const stop = async () => {
      await api.close();
      await server.stop();
    };
    return { api, config, demoAccounts: config.demo ? demoAccounts : [], landing: chooseLanding(config), stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
