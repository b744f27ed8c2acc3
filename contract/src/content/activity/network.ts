/** Networks of links, each with its hosts. */
const hosts = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  zalo: ['zalo.me'],
  messenger: ['m.me', 'messenger.com'],
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  threads: ['threads.net', 'threads.com'],
  x: ['x.com', 'twitter.com'],
  telegram: ['t.me', 'telegram.me'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  viber: ['viber.com'],
  github: ['github.com'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A network with known hosts. */
type NamedNetwork = keyof typeof hosts;
/** A network; `other` for any other site. */
export type Network = NamedNetwork | 'other';

/** Every network, `other` last. */
export const networks: readonly [Network, ...Network[]] = [...(Object.keys(hosts) as [NamedNetwork]), 'other'];

/** The network that an address belongs to. */
export const findNetwork = (address: string): Network => {
  if (/^zalo:/i.test(address)) return 'zalo';
  if (!URL.canParse(address)) return 'other';
  const { hostname } = new URL(address);
  const network = Object.entries(hosts).find(([, ends]) =>
    ends.some((end) => hostname === end || hostname.endsWith(`.${end}`)),
  );
  return (network?.[0] as NamedNetwork | undefined) ?? 'other';
};
