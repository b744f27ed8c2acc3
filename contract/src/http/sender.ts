import type { RequestHeaders } from './request-headers.ts';
import { readForwarded } from './same-origin.ts';

/** The parts of a node:http request that identify its sender. */
interface SentRequest {
  readonly headers: RequestHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The caller's IP address; behind `proxies` trusted proxies, the one that the outermost of them saw. */
export const findSender = ({ headers, socket }: SentRequest, proxies = 0): string =>
  readForwarded(headers, 'x-forwarded-for', proxies) || (socket.remoteAddress ?? '');
