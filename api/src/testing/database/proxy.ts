import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type pg from 'pg';

/** State of the line: delay of each piece (ms), speed (bytes a second), or silence. */
interface LineState {
  readonly later: number;
  readonly rate: number;
  readonly silent: boolean;
}

const SOUND: LineState = { later: 0, rate: Infinity, silent: false };

/** Proxy between a test's API and its database, which makes the database unreachable, slow or silent, and heals it. */
export const startDatabaseProxy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-proxy-'));
  const sockets = new Set<Socket>();
  const delayed: (() => void)[] = [];
  let line = SOUND;
  let target = '';
  const carry = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const pass = () => done(null, chunk);
        const delay = line.later + (chunk.length / line.rate) * 1_000;
        if (line.silent) delayed.push(pass);
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
    /** Returns a connection through this proxy to a database on a socket. */
    through: async (connection: pg.PoolConfig): Promise<pg.PoolConfig> => {
      port = connection.port ?? 5432;
      target = join(connection.host ?? '', `.s.PGSQL.${port}`);
      await back();
      return { ...connection, host: folder };
    },
    away,
    back,
    /** Breaks every connection, also in the middle of a message; new ones are accepted. */
    cut,
    /** Makes the line slow, late or silent; a silent line accepts data and returns none. */
    make: (fault: Partial<LineState>) => void (line = { ...SOUND, ...fault }),
    /** Heals the line; held data is passed on. */
    heal: () => {
      line = SOUND;
      for (const pass of delayed.splice(0)) pass();
    },
  };
};
