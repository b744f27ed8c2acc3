import type pg from 'pg';
import { type Api, buildApi } from './app.ts';
import { demoAccounts, lockDemo, seedDemo, type DemoAccount } from './demo/seed.ts';
import { ConfigError } from './platform/config-error.ts';
import { readConfig, type Config } from './platform/config.ts';
import { asSystem } from './platform/database/acting.ts';
import { startEmbeddedPostgres } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadSecrets } from './platform/keys/secrets.ts';
import { createLog } from './platform/log.ts';
import { smsProvider } from './platform/sms/provider.ts';

export { ConfigError };

/** The API with everything it stands on, as main.ts runs it. */
export interface Launched {
  readonly api: Api;
  readonly config: Config;
  /** Accounts of the demo content; empty where there is none. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Stops the API, then the embedded database. */
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The database of this run: another PostgreSQL by DATABASE_URL, else the one in the data folder. */
const openServer = async (config: Config): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> => {
  if (config.databaseUrl !== undefined)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => undefined };
  const log = createLog({ level: config.logLevel });
  // Without its database the process is of no use; whoever started it starts it again.
  const onLost = (error: Error) => {
    log.error({ err: error }, 'the embedded database is lost');
    process.exit(1);
  };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, onLost });
};

/**
 * Reads the configuration, opens and migrates the database, builds and starts the API, and loads the demo content
 * on the first run. Errors: ConfigError with a sentence for the operator.
 */
export const launch = async (environment: Environment): Promise<Launched> => {
  const config = readConfig(environment);
  if (config.databaseReadUrls.length > 0 && config.databaseUrl === undefined)
    throw new ConfigError('DATABASE_READ_URL names replicas of the server at DATABASE_URL, which is not set.');
  const embedded = config.databaseUrl === undefined;
  const secrets = await loadSecrets({
    ...(embedded && { dataDir: config.dataDir }),
    env: environment,
    warn: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const server = await openServer(config);
  try {
    await migrate(server.connection);
    const { connection } = server;
    const sms = smsProvider(environment);
    const api = await buildApi({ config, secrets, connection, sms, alone: embedded });
    await api.start();
    // Demo content is of many members, and written by none of them.
    if (config.demo) await asSystem(() => seedDemo(api));
    await lockDemo(api, !config.demo);
    const stop = async () => {
      await api.close();
      await server.stop();
    };
    return { api, config, demoAccounts: config.demo ? demoAccounts : [], stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
