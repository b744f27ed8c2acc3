/**
 * The PostgreSQL that M4U brings along: a real server in the data folder, reached over a socket that only its owner
 * can open, started and stopped with M4U. One M4U at a time may use a data folder.
 */
import * as fs from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attach, DataFolderInUse, type ServerOptions } from './attach.ts';
import { shutDown } from './cluster.ts';
import { type Login, prepare, readyLogins } from './roles.ts';

/** How to start the embedded PostgreSQL. */
export interface EmbeddedOptions extends ServerOptions {
  /** Called when the server went away and could not be brought back, or another M4U took its place. */
  readonly onLost?: (error: Error) => void;
  /** How long (ms) it has to serve until earlier losses do not count any more; for tests. */
  readonly wellAfter?: number;
  /** The pauses (ms) before each try to bring it back, after which it is given up; for tests. */
  readonly pauses?: readonly number[];
}

/** A running embedded PostgreSQL, held by this process. */
export interface EmbeddedPostgres {
  /** What `pg` needs to connect as the application, which row security holds. */
  readonly connection: Login;
  /** As the owner of the tables: for migrations, and for restoring. */
  readonly owner: Login;
  /** As who reads every row and writes none: for backups. */
  readonly reader: Login;
  /** True when the server was found running, left by an M4U that was killed. */
  readonly adopted: boolean;
  /** Stops the server; call it after the pools are closed. Resolves when its process is gone. */
  stop(): Promise<void>;
}

const RESTART_DELAYS = [0, 250, 1000, 2000, 5000, 10_000]; // ms
const WELL_AFTER = 2_000; // ms; who has served so long is well: losses before that do not count any more
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/**
 * Starts the server of a data folder, making its cluster the first time, or takes over one that is still running.
 * Brings it back when it dies. Throws DataFolderInUse when another M4U holds the folder.
 */
export async function startEmbeddedPostgres(given: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const options = { ...given, dataDir: resolve(given.dataDir) };
  await fs.mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const { server, adopted, ...first } = await attach(options, true);
  const { socketFolder } = server;
  let { holder } = first;
  const logins = await readyLogins(options.dataDir, socketFolder);
  let stopping = false;
  let recovery: Promise<void> | undefined;
  // Times are taken from a clock that nobody sets.
  let servesSince = performance.now();
  let losses = 0;

  const pauses = options.pauses ?? RESTART_DELAYS;
  const recover = async () => {
    const wasWell = performance.now() - servesSince >= (options.wellAfter ?? WELL_AFTER);
    losses = wasWell ? 1 : losses + 1;
    options.log.warn('the database went away; bringing it back');
    let failure: unknown;
    // One that keeps going away gets longer pauses, and is given up; one whose disk is full waits for it, as a process
    // that is started again would have to.
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
    await prepare(server, logins);
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
