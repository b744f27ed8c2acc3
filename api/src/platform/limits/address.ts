import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Network of an IP address for limits: IPv4 as it is, IPv6 by its first 64 bits, which belong to one subscriber. Other
 * texts are returned as they are.
 */
export const networkOf = (address: string): string => {
  const bare = address.replace(/%.*$/, '');
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return address;
  return `${addressWords(bare).slice(0, 4).join(':')}::/64`;
};

/** The site of an IP address: IPv4 as it is, IPv6 by its first 48 bits, since one subscriber may have thousands of /64. */
export const siteOf = (address: string): string => {
  const network = networkOf(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
};

/** Limit key of network and subject, so that one sender does not use up the limit of others. */
export const senderKey = (ip: string, subject: string): string => `${networkOf(ip)} ${subject}`;

/** Limit key of site and subject, for limits that changing the /64 network must not evade. */
export const siteKey = (ip: string, subject: string): string => `${siteOf(ip)} ${subject}`;

/** The eight 16-bit words of an IPv6 address, in canonical form. */
const addressWords = (address: string): string[] => {
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const [head = '', tail] = canonical.split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
};
