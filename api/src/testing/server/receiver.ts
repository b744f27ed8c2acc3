/** A receiver of webhooks for tests. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** A request that a receiver got. */
interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request; without one it is 204. */
type Answer = (response: ServerResponse, post: ReceivedPost) => void;

/** Starts a receiver on this machine, which ends with the test file. `answer` may be replaced at any time. */
export const startReceiver = async () => {
  const received: ReceivedPost[] = [];
  const receiver = { received, url: '', port: 0, answer: ((response) => response.writeHead(204).end()) as Answer };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const post = { path: url, headers, body: Buffer.concat(chunks).toString() };
      received.push(post);
      receiver.answer(response, post);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}`;
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
};
