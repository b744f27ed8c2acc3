import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** A received call. */
export interface PushCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answer to a call. */
export interface PushReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Starts a push service that records its calls; `reply` may be replaced. */
export const startPushService = async () => {
  const calls: PushCall[] = [];
  const service = {
    calls,
    reply: (_call: PushCall): PushReply => ({ status: 201 }),
    /** Calls to one path. */
    to: (path: string) => calls.filter((call) => call.path === path),
    origin: '',
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      calls.push(call);
      const { status, headers, body } = service.reply(call);
      response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  after(() => server.close());
  return service;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(info), length));

/** A subscribed browser that can decrypt its messages (RFC 8188, RFC 8291). */
export const subscribe = (origin: string) => {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(12).toString('base64url')}`;
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derive(keys.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()]);
    // The last record ends with a 2 and padding zeros.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return {
    path,
    read,
    token: JSON.stringify({
      endpoint: `${origin}${path}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
  };
};
