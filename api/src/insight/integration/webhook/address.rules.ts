import ipaddr from 'ipaddr.js';

/** Global unicast addresses of IPv6; all others are reserved, or reach IPv4 through a translator. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an IP address is public: neither private, shared, local, reserved nor multicast, in any notation. */
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

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Whether a URL may be an endpoint, by its text alone: https, to a name or a public IP address. Names are resolved when
 * a delivery is sent. With `allowsLoopback`, also http to this machine.
 */
export const isEndpointUrl = (url: URL, allowsLoopback: boolean): boolean => {
  const host = hostOf(url);
  const isLoopback = host === 'localhost' || isLoopbackAddress(host);
  if (isLoopback) return allowsLoopback;
  return url.protocol === 'https:' && (!ipaddr.isValid(host) || isPublicAddress(host));
};
