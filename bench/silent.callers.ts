/** Callers who ask for much and read nothing, in a thread of their own, so that whoever measures has one to itself. */
import { connect, type Socket } from 'node:net';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { SECOND } from '@m4u/contract/durations';

/** Which answers are asked for, by how many, from how many addresses of the loopback. */
export interface SilentCallers {
  readonly port: number;
  readonly silent: number;
  readonly addresses: number;
  readonly paths: readonly string[];
  /** How long (ms) they take to come. */
  readonly coming: number;
}

/** Keeps so many connections open, and opens each anew after a while. Who does not read does not hear that it ended. */
const openSilentConnections = ({ port, silent, addresses, paths, coming }: SilentCallers): (() => number) => {
  let count = 0;
  const sockets = new Map<number, Socket>();
  const openAfter = (number: number, delay: number) => setTimeout(() => open(number), delay);
  const open = (number: number): void => {
    sockets.get(number)?.destroy();
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % addresses)}` });
    count += 1;
    sockets.set(number, socket.pause());
    socket.on('connect', () => socket.write(`GET ${paths[number % paths.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.on('error', () => undefined);
    openAfter(number, (8 + 6 * Math.random()) * SECOND);
  };
  for (let number = 0; number < silent; number += 1) openAfter(number, coming * Math.random());
  return () => count;
};

/** Brings them; answers what ends them, and then how many connections they had opened. */
export const startSilentCallers = (callers: SilentCallers): (() => Promise<number>) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: callers });
  return async () => {
    const connectionCount = new Promise<number>((resolve) => worker.once('message', resolve));
    worker.postMessage('how many');
    const count = await connectionCount;
    await worker.terminate();
    return count;
  };
};

if (parentPort) {
  const port = parentPort;
  const count = openSilentConnections(workerData as SilentCallers);
  port.on('message', () => port.postMessage(count()));
}
