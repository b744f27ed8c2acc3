import { Agent, createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** An answer that is a fault of the server. */
interface Fault {
  readonly request: string;
  readonly status: number;
  readonly words: string;
}

/** What stands between a scanner and M4U: it counts, and holds what the scanner could not. */
export interface ScanProxy {
  readonly origin: string;
  /** How many answers had each status. */
  readonly statuses: Map<number, number>;
  readonly faults: Fault[];
  /** Whom everything is asked on behalf of from now on; nobody without it. */
  as(cookie?: string): void;
  /** Forgets what was counted. */
  reset(): void;
  stop(): void;
}

/** What would end the session that is scanned, or the account: scanners press every button. */
const KEPT = /^\/(?:logout|action\/privacy\/delete|change-password|api\/auth\/logout|api\/privacy)/;
/** Bytes of an answer that are kept of a fault. */
const SHOWN = 300;

/**
 * Starts a proxy before M4U. As the many people that a scanner stands for, each request comes from an address of its own
 * (M4U runs with `TRUST_PROXY=1`): the limits are as they are, and do not hide what lies behind them. A form is
 * posted as its page would post it, with that page's origin.
 */
export const startScanProxy = async (target: number): Promise<ScanProxy> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let cookie: string | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (cookie !== undefined && KEPT.test(url)) return void response.writeHead(404).end();
    asked += 1;
    const headers: Record<string, string | string[] | undefined> = {
      ...request.headers,
      // wapiti asks for Brotli and cannot read it: it would find no link on any page.
      'accept-encoding': 'identity',
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(cookie !== undefined && { cookie }),
      ...(method !== 'GET' && { origin: `http://${request.headers.host}` }),
    };
    const onward = ask({ agent, host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Being sent away for a moment is told by its status; the rest is nothing that a caller may bring about.
      if (status >= 500 && status !== 503) {
        const fault = { request: `${method} ${url}`, status, words: '' };
        answer.once('data', (bytes: Buffer) => (fault.words = bytes.toString('utf8', 0, SHOWN)));
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
    as: (given) => void (cookie = given),
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
