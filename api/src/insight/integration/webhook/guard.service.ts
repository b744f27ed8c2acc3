import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import type { AttemptFault } from '@m4u/contract/insight/integration/rules';
import { hostOf, isEndpointUrl, isLoopbackAddress, isPublicAddress } from './address.rules.ts';

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(lookup);
const resolveByDns: Resolve = (host) => lookupAll(host, { all: true });

/** Error of a request to another server without an answer. */
export class SendFault extends Error {
  readonly fault: AttemptFault;

  constructor(fault: AttemptFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Whether an address may be asked by its text alone; see `isEndpointUrl`. */
export const isAllowedUrl = (address: string, allowsLoopback: boolean): boolean =>
  isEndpointUrl(new URL(address), allowsLoopback);

/**
 * Resolves a host once. All of its addresses must be allowed: a name with a public and a private one would reach either.
 * Throws a SendFault.
 */
export const resolveAllowed = async (
  url: URL,
  { allowsLoopback, resolve = resolveByDns }: { readonly allowsLoopback: boolean; readonly resolve?: Resolve },
): Promise<LookupAddress> => {
  const host = hostOf(url);
  if (!isEndpointUrl(url, allowsLoopback)) throw new SendFault('address');
  const addresses = await resolve(host).catch(() => {
    throw new SendFault('name');
  });
  const [first] = addresses;
  if (!first) throw new SendFault('name');
  const isAllowed = ({ address }: LookupAddress) =>
    allowsLoopback && isLoopbackAddress(address) ? true : url.protocol === 'https:' && isPublicAddress(address);
  if (!addresses.every(isAllowed)) throw new SendFault('address');
  return first;
};

/** A resolver for one connection, which answers the address that was checked: a second answer of DNS is not asked for. */
export const pinned =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);

/** Whether a connection failed because of the server's certificate. */
export const isOfCertificate = ({ code = '' }: NodeJS.ErrnoException): boolean => /CERT|TLS|SSL|EPROTO/.test(code);
