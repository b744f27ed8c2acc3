import ipaddr from 'ipaddr.js';

/** Global unicast addresses of IPv6; all others are reserved, or lead to IPv4 by a translator. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an IP address is of the public internet: no private, shared, local, reserved or multicast one in any form. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address within an IPv6 one is judged by itself.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_V6);
};

/** Whether an IP address is this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The host of an address without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Whether an address may be an endpoint by its text alone: https, and no IP address that is not public. Names are
 * resolved when something is sent. With `allowsLoopback`, also http to this machine.
 */
export const isEndpointUrl = (url: URL, allowsLoopback: boolean): boolean => {
  const host = hostOf(url);
  const isLoopback = host === 'localhost' || isLoopbackAddress(host);
  if (isLoopback) return allowsLoopback;
  return url.protocol === 'https:' && (!ipaddr.isValid(host) || isPublicAddress(host));
};
