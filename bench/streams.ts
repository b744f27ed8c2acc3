/** What a thousand open streams cost the process: its memory, and the pages it answers meanwhile. */
import { connect, type Socket } from 'node:net';
import { sendRequests } from './load.ts';
import { median } from './median.ts';
import { readMemory, type Restartable } from './servers.ts';
import { type Member, createMembers, type Subject } from './subjects.ts';

/** How many streams, of how many members. */
const STREAMS = 1_000;
const MEMBERS = 100;
const CONNECTIONS = 32;

/** What came of it. */
export interface StreamsMeasurement {
  readonly streams: number;
  /** Resident memory of the process in MiB: before, and with the streams open. */
  readonly memoryBefore: number;
  readonly open: number;
  /** Of each subject: answers a second with the streams, as a part of those without them. */
  readonly parts: readonly { readonly name: string; readonly part: number }[];
}

/** Opens the stream of a member; answers once it has begun. */
const openStream = (port: number, { token }: Member, from: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', noDelay: true });
    socket.on('error', reject);
    socket.once('data', (bytes: Buffer) => {
      const head = bytes.toString('latin1', 0, 60);
      if (head.startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(`A stream was answered: ${head}`));
    });
    socket.on('data', () => undefined);
    socket.write(
      `GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${from}\r\n\r\n`,
    );
  });

const openStreams = async (port: number, members: readonly Member[]): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  for (let offset = 0; offset < STREAMS; offset += members.length) {
    sockets.push(
      ...(await Promise.all(
        members.map((member, of) => openStream(port, member, `10.9.${of}.${offset / members.length}`)),
      )),
    );
  }
  return sockets;
};

/** Measures each subject without and with the streams, by turns, so that a busy moment falls on both. */
export const measureStreams = async (
  server: Restartable,
  subjectsAt: (port: number) => readonly Subject[],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<StreamsMeasurement> => {
  const members = await createMembers(server.port, MEMBERS);
  // What they cost is seen on a process that has done nothing else: drawing pictures and hashing leave far more behind.
  await server.restart();
  const { port } = server;
  const subjects = subjectsAt(port);
  const rate = async ({ shot }: Subject) => (await sendRequests(shot, CONNECTIONS, seconds)).perSecond;
  const parts = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  const memoryBefore = await readMemory(server.pid);
  const first = await openStreams(port, members);
  const open = await readMemory(server.pid);
  for (const socket of first) socket.destroy();
  for (let round = 0; round < rounds; round += 1) {
    const without = new Map<Subject, number>();
    for (const subject of subjects) without.set(subject, await rate(subject));
    const sockets = await openStreams(port, members);
    for (const subject of subjects)
      parts.get(subject)?.push((await rate(subject)) / (without.get(subject) ?? Number.NaN));
    for (const socket of sockets) socket.destroy();
  }
  return {
    streams: STREAMS,
    memoryBefore,
    open,
    parts: [...parts].map(([{ name }, ratios]) => ({ name, part: median(ratios) })),
  };
};
