import { type RequestHeaders, readHeader } from '../http/request-headers.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Headers that proxies and tunnels add: a request with one of them was forwarded from another machine. */
const FORWARDING_HEADERS =
  /^(forwarded|via|x-forwarded(-[a-z-]+)?|x-(real|client|cluster-client)-ip|x-original-(for|host|forwarded-for)|true-client-ip|cf-connecting-ip|cf-ray|cdn-loop)$/;

/** The parts of a request that are available before its body is read. */
export interface RequestHead {
  readonly headers: RequestHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly httpVersion: string;
}

/**
 * Whether the request comes from this machine itself, and not through a proxy, a tunnel or a foreign host name that
 * resolves to this machine (DNS rebinding). HTTP/1.0 counts as forwarded: no browser uses it, and nginx uses it for its
 * upstream by default.
 */
export const isLocalRequest = ({ headers, socket, httpVersion }: RequestHead): boolean => {
  const origin = readHeader(headers, 'origin');
  return (
    LOCAL_HOST.test(readHeader(headers, 'host') ?? '') &&
    LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    (origin === undefined || LOCAL_ORIGIN.test(origin)) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADERS.test(name))
  );
};
