import { Agent, createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A server error. */
interface ServerError {
  readonly request: string;
  readonly status: number;
  readonly message: string;
}

/** Proxy between a scanner and M4U: counts answers, and holds the session's cookies for the scanner. */
export interface ScanProxy {
  readonly origin: string;
  /** Number of answers by status. */
  readonly statuses: Map<number, number>;
  readonly faults: ServerError[];
  /** Sets the session cookie of all further requests; without it they have no session. */
  as(cookie?: string): void;
  /** Resets the counts. */
  reset(): void;
  stop(): void;
}

/** Paths that would end the scanned session or account: scanners press every button. */
const REFUSED_PATHS = /^\/(?:logout|action\/privacy\/delete|change-password|api\/auth\/logout|api\/privacy)/;
/** Bytes of a faulty answer to record. */
const SHOWN = 300;

/**
 * Starts a proxy before M4U. Each request gets its own sender address (M4U runs with `TRUST_PROXY=1`), so that rate
 * limits stay on and do not hide results. Forms are posted with their page's origin.
 */
export const startScanProxy = async (target: number): Promise<ScanProxy> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const statuses = new Map<number, number>();
  const faults: ServerError[] = [];
  let cookie: string | undefined;
  let callCount = 0;
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (cookie !== undefined && REFUSED_PATHS.test(url)) return void response.writeHead(404).end();
    callCount += 1;
    const headers: Record<string, string | string[] | undefined> = {
      ...request.headers,
      // wapiti requests Brotli but cannot decode it: it would find no link on any page.
      'accept-encoding': 'identity',
      'x-forwarded-for': `10.${(callCount >> 16) & 255}.${(callCount >> 8) & 255}.${callCount & 255}`,
      ...(cookie !== undefined && { cookie }),
      ...(method !== 'GET' && { origin: `http://${request.headers.host}` }),
    };
    const onward = ask({ agent, host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // 503 is counted by its status; no request may cause any other 5xx.
      if (status >= 500 && status !== 503) {
        const fault = { request: `${method} ${url}`, status, message: '' };
        answer.once('data', (bytes: Buffer) => (fault.message = bytes.toString('utf8', 0, SHOWN)));
        faults.push(fault);
      }
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    statuses,
    faults,
    as: (value) => void (cookie = value),
    reset: () => {
      statuses.clear();
      faults.length = 0;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
};
