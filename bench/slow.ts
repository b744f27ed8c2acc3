/** What five hundred callers who send a byte a second cost those who read pages: their times, beside those without. */
import { connect, type Socket } from 'node:net';
import { SECOND } from '@m4u/contract/durations';
import { arePagesQuick, measureBeside, type BesideResult, besideTable } from './beside.ts';
import { startM4u } from './servers.ts';

/** How many at once; who is sent away comes again. */
const SLOW = 500;

/** What came of it. */
export interface SlowMeasurement {
  readonly slow: number;
  /** How many connections they opened, and how many bytes they sent, in all. */
  readonly opened: number;
  readonly bytes: number;
  readonly parts: readonly BesideResult[];
}

/** How long it goes on, and with how many. */
export interface SlowOptions {
  readonly slow?: number;
  readonly seconds: number;
  readonly rounds: number;
}

const head = (start: string, more: readonly string[] = []) => `${[start, 'Host: localhost', ...more].join('\r\n')}\r\n`;
const body = ['Content-Length: 5000', ''];
/** Where they linger: in a head, in a call, in a form of a page, and in a file. */
const REQUEST_STARTS: readonly string[] = [
  head('GET /smc/cham HTTP/1.1', ['X-Slow: ']).trimEnd(),
  `${head('POST /api/auth/login HTTP/1.1', ['Content-Type: application/json', ...body])}{"email":"`,
  `${head('POST /login HTTP/1.1', ['Content-Type: application/x-www-form-urlencoded', ...body])}email=`,
  `${head('POST /login HTTP/1.1', ['Content-Type: multipart/form-data; boundary=x', ...body])}--x\r\n`,
];

/** Keeps so many connections open that each send a byte a second, however often they are sent away. */
const openSlowConnections = (port: number, slow: number) => {
  const figures = { opened: 0, bytes: 0 };
  const sockets = new Map<number, Socket>();
  let isOver = false;
  const open = (number: number): void => {
    if (isOver) return;
    const socket = connect({ port, host: 'localhost', noDelay: true });
    figures.opened += 1;
    sockets.set(number, socket);
    socket.on('connect', () => socket.write(REQUEST_STARTS[number % REQUEST_STARTS.length] ?? ''));
    socket.on('error', () => undefined).on('data', () => undefined);
    socket.on('close', () => setTimeout(() => open(number), SECOND * Math.random()));
  };
  for (let number = 0; number < slow; number += 1) open(number);
  // Not all in the same moment: a fiftieth of them each time.
  const turns = 50;
  let turn = 0;
  const sender = setInterval(() => {
    turn += 1;
    for (let index = turn % turns; index < slow; index += turns) {
      const socket = sockets.get(index);
      if (socket?.writable && !socket.connecting) figures.bytes += Number(socket.write('x') || 1);
    }
  }, SECOND / turns);
  return {
    figures,
    stop: (): void => {
      isOver = true;
      clearInterval(sender);
      for (const socket of sockets.values()) socket.destroy();
    },
  };
};

/** Measures pages without and with them, by turns, so that a busy moment of the machine falls on both. */
export const measureSlow = async ({ slow = SLOW, seconds, rounds }: SlowOptions): Promise<SlowMeasurement> => {
  const server = await startM4u();
  const all = { opened: 0, bytes: 0 };
  const begin = () => {
    const callers = openSlowConnections(server.port, slow);
    return () => {
      callers.stop();
      all.opened += callers.figures.opened;
      all.bytes += callers.figures.bytes;
    };
  };
  try {
    const parts = await measureBeside(server, { seconds, rounds, begin });
    return { slow, ...all, parts };
  } finally {
    await server.stop();
  }
};

/** Whether pages come nearly as soon as ever. */
export const areSlowCallersBearable = ({ parts }: SlowMeasurement): boolean => arePagesQuick(parts);

/** The part of the record that tells of it. */
export const slowText = ({ slow, opened, bytes, parts }: SlowMeasurement): string => `
Beside ${slow} callers who send a byte a second, in heads, calls, forms and files of a form, and come again when they are sent
away (${opened.toLocaleString('en')} connections, ${bytes.toLocaleString('en')} bytes), by turns with their absence in the same run, ${besideTable(parts)}`;
