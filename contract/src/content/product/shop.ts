/** The kinds of shops, each with the hosts of its addresses (docs/rules/product.md#shops). */
const hosts = {
  shopee: ['shopee.vn'],
  lazada: ['lazada.vn'],
  tiki: ['tiki.vn'],
  tiktokShop: ['tiktok.com'],
  sendo: ['sendo.vn'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  zalo: ['zalo.me'],
  website: [],
  other: [],
} as const;

/** A kind of shop. */
export type ShopType = keyof typeof hosts;

/** The kinds of shops in the order in which they are offered. */
export const shopTypes = Object.keys(hosts) as [ShopType, ...ShopType[]];

/** The kind of shop that an address is of; a website where it is no market's. */
export const shopTypeOf = (address: string): ShopType => {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isOf = (known: string) => host === known || host.endsWith(`.${known}`);
  return shopTypes.find((type) => hosts[type].some(isOf)) ?? (/^https?:/i.test(address) ? 'website' : 'other');
};
