import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unfinished responses of each connection, in the order of their requests. */
const unfinishedAnswers = new WeakMap<Socket, Set<Answer>>();

/** The unfinished responses of a connection: the first is being sent, the others wait behind it. */
export const answersOn = (socket: Socket): ReadonlySet<Answer> => unfinishedAnswers.get(socket) ?? new Set();

/**
 * Maximum pipelined requests of one connection. Browsers send one at a time; a thousand requests in one packet would
 * create a thousand responses in memory.
 */
const MOST_PIPELINED = 32;

/**
 * A response that emits `ready` when it has been written completely, which is long before a slow reader has received
 * it, and `waiting` when it must wait for the reader, until `drain`.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  // Node passes options that its types lack.
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args);
    const { socket } = args[0];
    const answers = unfinishedAnswers.get(socket) ?? new Set();
    unfinishedAnswers.set(socket, answers.add(this));
    this.once('close', () => answers.delete(this));
    if (answers.size > MOST_PIPELINED) socket.destroy();
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
