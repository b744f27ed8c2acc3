import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type pg from 'pg';

/** Stands between a test's API and its database, so that the database can go away and come back. */
export const startDatabaseProxy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-proxy-'));
  const sockets = new Set<Socket>();
  let target = '';
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  let port = 0;
  const back = () => new Promise<void>((resolve) => server.listen(join(folder, `.s.PGSQL.${port}`), resolve));
  const away = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  after(async () => {
    await away();
    await rm(folder, { recursive: true });
  });
  return {
    /** The way through this proxy to a database on a socket. */
    through: async (connection: pg.PoolConfig): Promise<pg.PoolConfig> => {
      port = connection.port ?? 5432;
      target = join(connection.host ?? '', `.s.PGSQL.${port}`);
      await back();
      return { ...connection, host: folder };
    },
    away,
    back,
  };
};
