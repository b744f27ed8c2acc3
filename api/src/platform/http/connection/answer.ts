import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that are not over, by their connections and in the order of their requests. */
const underWay = new WeakMap<Socket, Set<Answer>>();

/** The answers of a connection that are not over: the first is being sent, the others wait behind it. */
export const answersOn = (socket: Socket): ReadonlySet<Answer> => underWay.get(socket) ?? new Set();

/**
 * Requests that one connection may have under way. Browsers send the next when the last is answered; whoever sends a
 * thousand in one packet would have a thousand answers made, and kept until they are read.
 */
const MOST = 32;

/**
 * An answer that tells when the work for it is over, which is long before a slow reader has all of it. Emits `ready`
 * when it is handed over whole, and `waiting` when its reader has to take some before more is made, until `drain`.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  // Node hands over options that its types do not have.
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
