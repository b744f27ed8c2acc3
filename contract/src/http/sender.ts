import type { RequestHeaders } from './request-headers.ts';
import { readForwarded } from './same-origin.ts';

/** What a request says of its sender, as node:http has it. */
interface Sent {
  readonly headers: RequestHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address a request came from: the one that the outermost of so many trusted proxies saw. */
export const senderOf = ({ headers, socket }: Sent, proxies = 0): string =>
  readForwarded(headers, 'x-forwarded-for', proxies) || (socket.remoteAddress ?? '');
