import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unfinished responses of each connection, in the order of their requests. */
const underWay = new WeakMap<Socket, Set<Answer>>();

/** The unfinished responses of a connection: the first is being sent, the others wait behind it. */
export const answersOn = (socket: Socket): ReadonlySet<Answer> => underWay.get(socket) ?? new Set();

/**
 * Maximum pipelined requests of one connection. Browsers send one at a time; a thousand requests in one packet would
 * create a thousand responses in memory.
 */
const MOST = 32;

/**
 * A response that emits `ready` when it has been written completely, which is long before a slow reader has received
 * it, and `waiting` when it must wait for the reader, until `drain`.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  // Node passes options that its types lack.
  constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...given);
    const { socket } = given[0];
    const answers = underWay.get(socket) ?? new Set();
    underWay.set(socket, answers.add(this));
    this.once('close', () => answers.delete(this));
    if (answers.size > MOST) socket.destroy();
  }

  override write(
    chunk: unknown,
    encoding?: BufferEncoding | ((error: Error | null | undefined) => void),
    callback?: (error: Error | null | undefined) => void,
  ): boolean {
    const hasRoom = super.write(chunk, encoding as BufferEncoding, callback);
    if (!hasRoom) this.emit('waiting');
    return hasRoom;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    super.end(chunk, encoding as BufferEncoding, callback);
    this.emit('ready');
    return this;
  }
}
