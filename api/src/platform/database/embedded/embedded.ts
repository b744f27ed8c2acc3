/**
 * The bundled PostgreSQL: a real server in the data folder, reached over a socket that only its owner can open, started
 * and stopped with M4U. A data folder serves one M4U at a time.
 */
import * as fs from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attach, DataFolderInUse, type ServerOptions } from './attach.ts';
import { shutDown } from './cluster.ts';
import { type Login, prepareRolesAndDatabase, readyLogins } from './roles.ts';

/** How to start the embedded PostgreSQL. */
export interface EmbeddedOptions extends ServerOptions {
  /** Called when the server has ended and could not be restarted, or another M4U has taken its place. */
  readonly onLost?: (error: Error) => void;
  /** Milliseconds of service after which earlier failures no longer count; for tests. */
  readonly wellAfter?: number;
  /** Pauses (ms) before each restart; after the last one it gives up. For tests. */
  readonly pauses?: readonly number[];
}

/** A running embedded PostgreSQL, held by this process. */
export interface EmbeddedPostgres {
  /** Login of the application's role, subject to row security. */
  readonly connection: Login;
  /** Login of the tables' owner: for migrations and restores. */
  readonly owner: Login;
  /** Login of the read-only role that sees every row: for backups. */
  readonly reader: Login;
  /** Whether the server was already running, left by an M4U that was killed. */
  readonly adopted: boolean;
  /** Stops the server; call it after closing the pools. Resolves when its process has ended. */
  stop(): Promise<void>;
}

const RESTART_DELAYS = [0, 250, 1000, 2000, 5000, 10_000]; // ms
const HEALTHY_AFTER = 2_000; // ms of service after which earlier failures no longer count
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/**
 * Starts the server of a data folder, creating its cluster at the first run, or takes over a running one. Restarts it
 * when it dies. Errors: DataFolderInUse when another M4U holds the folder.
 */
export async function startEmbeddedPostgres(embeddedOptions: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const options = { ...embeddedOptions, dataDir: resolve(embeddedOptions.dataDir) };
  await fs.mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const { server, adopted, ...first } = await attach(options, true);
  const { socketFolder } = server;
  let { holder } = first;
  const logins = await readyLogins(options.dataDir, socketFolder);
  let stopping = false;
  let recovery: Promise<void> | undefined;
  // A monotonic clock: changes of the system time do not matter.
  let servesSince = performance.now();
  let losses = 0;

  const pauses = options.pauses ?? RESTART_DELAYS;
  const recover = async () => {
    const wasWell = performance.now() - servesSince >= (options.wellAfter ?? HEALTHY_AFTER);
    losses = wasWell ? 1 : losses + 1;
    options.log.warn('the database went away; bringing it back');
    let failure: unknown;
    // Repeated failures get longer pauses, then give up; with a full disk it keeps trying, as a restarted process
    // would.
    for (let tries = losses - 1; tries < pauses.length || isFull(failure); tries += 1) {
      await sleep(pauses[tries] ?? pauses.at(-1));
      if (stopping) return;
      try {
        const again = await attach(options);
        if (again.server.socketFolder !== socketFolder)
          throw new Error(`its socket moved to ${again.server.socketFolder}`);
        holder = again.holder;
        servesSince = performance.now();
        watch();
        options.log.info('the database is back');
        return;
      } catch (error) {
        failure = error;
        options.log.warn({ err: error }, 'the database is not back yet');
        if (error instanceof DataFolderInUse) break;
      }
    }
    const reason = failure instanceof Error ? failure.message : 'It keeps going away.';
    options.log.error({ err: failure }, 'the database could not be brought back');
    options.onLost?.(new Error(`The database could not be brought back. ${reason}`, { cause: failure }));
  };
  const watch = () => {
    holder.once('end', () => {
      if (!stopping) recovery = recover().finally(() => (recovery = undefined));
    });
  };
  watch();
  const stop = async () => {
    stopping = true;
    await recovery;
    const folder = await fs.realpath(join(options.dataDir, 'postgres'));
    await shutDown({ folder });
    if (socketFolder !== folder) await fs.rm(socketFolder, { recursive: true, force: true });
    await holder.end().catch(() => {}); // the server has ended it
  };
  try {
    await prepareRolesAndDatabase(server, logins);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    connection: logins.application,
    owner: logins.owner,
    reader: logins.reader,
    adopted,
    stop,
  };
}

const isFull = (failure: unknown): boolean => failure instanceof Error && NO_SPACE.test(failure.message);
