/**
 * A load that comes when it comes, as people do: requests are sent at a rate whatever the server does with them, and their
 * time counts from the moment they were due. One that had to wait for an answer before it asked again would ask less of a
 * server that is slow, and leave the waiting out ("coordinated omission").
 */
import { connect, type Socket } from 'node:net';

/** One request. */
export interface Arrival {
  readonly kind: string;
  /** Head and body as they go over the wire. */
  readonly text: string;
  /** Called when it was answered by 200. */
  readonly onDone?: () => void;
}

/** What became of one. */
export interface Answer {
  readonly kind: string;
  /** When it was due, in milliseconds after the first. */
  readonly dueAfter: number;
  /** Milliseconds from then until all of the answer was there. */
  readonly ms: number;
  /** 0 when the connection was cut or nothing came. */
  readonly status: number;
  /** A refusal says when to come again. */
  readonly retryAfter: boolean;
}

/** How they come. */
export interface ArrivalRate {
  readonly port: number;
  /** A second, on the average; at random, as people come. */
  readonly rate: number;
  readonly seconds: number;
  /** The most connections; who finds none free waits, and the waiting counts. */
  readonly connections?: number;
}

/** Milliseconds after which nothing is expected any more. */
const PATIENCE = 60_000;
/** A connection that lay unused longer (ms) is not used again: the server may be about to close it. */
const MOST_IDLE = 30_000;

interface PendingArrival {
  readonly arrival: Arrival;
  readonly dueAfter: number;
}

class ArrivalConnection {
  readonly #socket: Socket;
  readonly #settle: (line: ArrivalConnection, status: number, retryAfter: boolean) => void;
  under: PendingArrival | undefined;
  usedAt = 0;
  closed = false;
  #received: Buffer = Buffer.alloc(0);
  /** Bytes of the answer that are still to come; undefined while its head is not whole. */
  #missing: number | undefined;
  #status = 0;
  #retryAfter = false;
  #closes = false;

  constructor(port: number, settle: (line: ArrivalConnection, status: number, retryAfter: boolean) => void) {
    this.#settle = settle;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.on('close', () => {
      this.closed = true;
      this.#end(0, false);
    });
    this.#socket.on('data', (bytes: Buffer) => this.#take(bytes));
  }

  send(under: PendingArrival): void {
    this.under = under;
    this.#socket.write(under.arrival.text);
  }

  end(): void {
    this.closed = true;
    this.#socket.destroy();
  }

  #end(status: number, retryAfter: boolean): void {
    if (this.under) this.#settle(this, status, retryAfter);
  }

  #take(bytes: Buffer): void {
    if (this.#missing === undefined) {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
      const end = this.#received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#received.toString('latin1', 0, end);
      this.#status = Number(head.slice(9, 12));
      this.#retryAfter = /\r\nretry-after: *\d+/i.test(head);
      this.#closes = /\r\nconnection: *close/i.test(head);
      const length = this.#status === 304 ? '0' : /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
      this.#missing = Number(length) - (this.#received.length - end - 4);
      this.#received = Buffer.alloc(0);
    } else this.#missing -= bytes.length;
    if (this.#missing > 0) return;
    this.#missing = undefined;
    if (this.#closes) this.end();
    this.#end(this.#status, this.#retryAfter);
  }
}

/** Sends what `next` answers at the pace, and answers what became of each once the last is over. */
export const sendArrivals = async (
  { port, rate, seconds, connections = 1_000 }: ArrivalRate,
  next: () => Arrival,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const idle: ArrivalConnection[] = [];
  const busy = new Set<ArrivalConnection>();
  const waiting: PendingArrival[] = [];
  const started = performance.now();
  let finish: () => void = () => undefined;

  const settle = (line: ArrivalConnection, status: number, retryAfter: boolean): void => {
    const { under } = line;
    if (!under) return;
    line.under = undefined;
    busy.delete(line);
    const now = performance.now() - started;
    answers.push({ kind: under.arrival.kind, dueAfter: under.dueAfter, ms: now - under.dueAfter, status, retryAfter });
    if (status === 200) under.arrival.onDone?.();
    line.usedAt = now;
    if (!line.closed) idle.push(line);
    const first = waiting.shift();
    if (first) launch(first);
    else if (busy.size === 0) finish();
  };
  const freeConnection = (): ArrivalConnection | undefined => {
    for (let line = idle.pop(); line; line = idle.pop()) {
      if (!line.closed && performance.now() - started - line.usedAt < MOST_IDLE) return line;
      line.end();
    }
    return busy.size < connections ? new ArrivalConnection(port, settle) : undefined;
  };
  const launch = (under: PendingArrival): void => {
    const line = freeConnection();
    if (!line) return void waiting.push(under);
    busy.add(line);
    line.send(under);
  };

  let nextDue = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now() - started;
      for (; nextDue <= now && nextDue < seconds * 1_000; nextDue += (-Math.log(1 - Math.random()) / rate) * 1_000)
        launch({ arrival: next(), dueAfter: nextDue });
      if (nextDue < seconds * 1_000) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  if (busy.size > 0) {
    const over = setTimeout(() => {
      for (const { arrival, dueAfter } of waiting.splice(0))
        answers.push({ kind: arrival.kind, dueAfter, ms: PATIENCE, status: 0, retryAfter: false });
      for (const line of busy) line.end();
    }, PATIENCE);
    await new Promise<void>((resolve) => (finish = resolve));
    clearTimeout(over);
  }
  for (const line of idle) line.end();
  return answers;
};
