/**
 * A load generator over plain sockets: it does as little as it can for a request, so that on a small machine the server
 * is what is measured. Every connection keeps one request under way.
 */
import { connect, type Socket } from 'node:net';

/** What to ask for. */
export interface LoadRequest {
  readonly port: number;
  readonly method?: 'GET' | 'POST';
  /** The path of the n-th request of a connection. */
  readonly path: string | ((connection: number, n: number) => string);
  readonly headers?: (connection: number, n: number) => Readonly<Record<string, string>>;
  readonly body?: string | ((connection: number, n: number) => string);
  /** The status that every answer must have. */
  readonly status?: number;
}

/** What came of it. */
export interface Rate {
  /** Answers a second. */
  readonly perSecond: number;
  /** Milliseconds within which half, and 99 of a hundred, were answered. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Bytes of one answer's body. */
  readonly bytes: number;
}

const requestText = (shot: LoadRequest, connection: number, n: number): string => {
  const { method = 'GET', port } = shot;
  const path = typeof shot.path === 'string' ? shot.path : shot.path(connection, n);
  const body = typeof shot.body === 'function' ? shot.body(connection, n) : shot.body;
  const lines = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`];
  for (const [name, value] of Object.entries(shot.headers?.(connection, n) ?? {})) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
};

/** The length of the answer's head and body, once both have begun to arrive; every server of ours says the length. */
const parseAnswer = (bytes: Buffer): { status: number; head: number; body: number } | undefined => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  return { status: Number(head.slice(9, 12)), head: end + 4, body: Number(length) };
};

class Connection {
  readonly times: number[] = [];
  bytes = 0;
  readonly #shot: LoadRequest;
  readonly #index: number;
  readonly #socket: Socket;
  readonly #fixed: Buffer | undefined;
  readonly ended: Promise<void>;
  #count = 0;
  #sentAt = 0;
  #expected = 0;
  #received = 0;
  #stopped = false;
  #finish: () => void = () => {};

  constructor(shot: LoadRequest, index: number) {
    this.#shot = shot;
    this.#index = index;
    const isFixed = typeof shot.path === 'string' && typeof shot.body !== 'function' && (shot.headers?.length ?? 0) < 2;
    this.#fixed = isFixed ? Buffer.from(requestText(shot, index, 0)) : undefined;
    this.#socket = connect({ port: shot.port, host: 'localhost', noDelay: true });
    this.ended = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#socket.on('error', reject);
      this.#socket.on('close', () => (this.#stopped ? resolve() : reject(new Error('The server hung up.'))));
    });
    this.#socket.on('connect', () => this.#send());
    this.#socket.on('data', (bytes: Buffer) => {
      try {
        this.#take(bytes);
      } catch (error) {
        this.#socket.destroy(error as Error);
      }
    });
  }

  stop(): void {
    this.#stopped = true;
  }

  #send(): void {
    if (this.#stopped) {
      this.#socket.destroy();
      return this.#finish();
    }
    this.#sentAt = performance.now();
    const text = this.#fixed ?? requestText(this.#shot, this.#index, this.#count);
    this.#count += 1;
    this.#socket.write(text);
  }

  #take(bytes: Buffer): void {
    if (this.#expected === 0) {
      const answer = parseAnswer(bytes);
      if (!answer) throw new Error('An answer whose head came in parts.');
      if (answer.status !== (this.#shot.status ?? 200))
        throw new Error(`${answer.status} instead of ${this.#shot.status ?? 200}:\n${bytes.toString().slice(0, 2000)}`);
      this.#expected = answer.head + answer.body;
      this.bytes = answer.body;
    }
    this.#received += bytes.length;
    if (this.#received < this.#expected) return;
    this.times.push(performance.now() - this.#sentAt);
    this.#expected = 0;
    this.#received = 0;
    this.#send();
  }
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Keeps `connections` requests under way for some seconds. Errors: any answer with another status. */
export const sendRequests = async (shot: LoadRequest, connections: number, seconds: number): Promise<Rate> => {
  const started = performance.now();
  const all = Array.from({ length: connections }, (_, index) => new Connection(shot, index));
  const timer = setTimeout(() => all.forEach((connection) => connection.stop()), seconds * 1000);
  try {
    await Promise.all(all.map(({ ended }) => ended));
  } finally {
    clearTimeout(timer);
    all.forEach((connection) => connection.stop());
  }
  const elapsed = (performance.now() - started) / 1000;
  const times = all.flatMap((connection) => connection.times).sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    bytes: all[0]?.bytes ?? 0,
  };
};
