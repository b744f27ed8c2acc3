import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const TXT = 16;
const NAME_ERROR = 3;

/** The name of the question, and where its type begins. */
const readQuestion = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
};

const toAnswer = (text: string): Buffer => {
  const value = Buffer.from(text);
  // The name is a pointer to the question's; class IN, 60 seconds.
  const head = Buffer.from([0xc0, 0x0c, 0, TXT, 0, 1, 0, 0, 0, 60, 0, value.length + 1, value.length]);
  return Buffer.concat([head, value]);
};

/**
 * A name server for tests: it answers the TXT records that it was told by `set`, or posted to `control` as JSON
 * `{ name, texts }`, and that other names do not exist.
 */
export const startDnsServer = async () => {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, end } = readQuestion(message);
    const texts = message.readUInt16BE(end) === TXT ? (records.get(name) ?? []) : [];
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (records.has(name) ? 0 : NAME_ERROR), 2);
    head.writeUInt16BE(texts.length, 6);
    head.writeUInt32BE(0, 8);
    const answer = Buffer.concat([head, message.subarray(12, end + 4), ...texts.map(toAnswer)]);
    socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const set = (name: string, ...texts: string[]) =>
    void (texts.length > 0 ? records.set(name, texts) : records.delete(name));
  const control = createServer((request, response) => {
    void json(request).then((body) => {
      const { name, texts } = body as { name: string; texts: string[] };
      set(name, ...texts);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    /** The setting that points an API at this server. */
    environment: { DNS_SERVERS: `127.0.0.1:${socket.address().port}` },
    /** Sets the TXT records of a name; none removes it. */
    set,
    /** Address at which other processes set them. */
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    close: () => {
      socket.close();
      control.close();
    },
  };
};
