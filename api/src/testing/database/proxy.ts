import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type pg from 'pg';

/** How the line to the database is: every piece comes so much later (ms), so fast (bytes a second), or not at all. */
interface Line {
  readonly later: number;
  readonly rate: number;
  readonly silent: boolean;
}

const SOUND: Line = { later: 0, rate: Infinity, silent: false };

/** Stands between a test's API and its database, so that the database can go away, be slow or silent, and come back. */
export const startDatabaseProxy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-proxy-'));
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let line = SOUND;
  let target = '';
  const carry = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const pass = () => done(null, chunk);
        const delay = line.later + (chunk.length / line.rate) * 1_000;
        if (line.silent) held.push(pass);
        else if (delay > 0) setTimeout(pass, delay);
        else pass();
      },
    });
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
      one.pipe(carry()).pipe(other);
    }
  });
  let port = 0;
  const back = () => new Promise<void>((resolve) => server.listen(join(folder, `.s.PGSQL.${port}`), resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const away = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
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
    /** Breaks every connection, in the midst of whatever it carries; new ones are let through. */
    cut,
    /** Makes the line late, slow or silent: one that is silent takes everything and gives nothing. */
    make: (fault: Partial<Line>) => void (line = { ...SOUND, ...fault }),
    /** Makes the line sound again; what was held goes on. */
    heal: () => {
      line = SOUND;
      for (const pass of held.splice(0)) pass();
    },
  };
};
