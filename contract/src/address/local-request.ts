import { type RequestHeaders, readHeader } from '../http/request-headers.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Added by proxies and tunnels: with any of it, somebody elsewhere asks through this machine. */
const PASSED_ON =
  /^(forwarded|via|x-forwarded(-[a-z-]+)?|x-(real|client|cluster-client)-ip|x-original-(for|host|forwarded-for)|true-client-ip|cf-connecting-ip|cf-ray|cdn-loop)$/;

/** What is known of a request before it is read. */
export interface Asked {
  readonly headers: RequestHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly httpVersion: string;
}

/**
 * Whether somebody at this very machine asks, and not a stranger through a proxy, a tunnel or a name of theirs that
 * points here (DNS rebinding). HTTP/1.0 is spoken by no browser, and by nginx to what it leads to unless told otherwise.
 */
export const isLocalRequest = ({ headers, socket, httpVersion }: Asked): boolean => {
  const origin = readHeader(headers, 'origin');
  return (
    LOCAL_HOST.test(readHeader(headers, 'host') ?? '') &&
    LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    (origin === undefined || LOCAL_ORIGIN.test(origin)) &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name))
  );
};
