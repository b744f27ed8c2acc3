/** Kinds of shops, each with its hosts (docs/rules/product.md#shops). */
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

/** Kinds of shops, in the order of the form's options. */
export const shopTypes = Object.keys(hosts) as [ShopType, ...ShopType[]];

/** Kind of shop of an address: a known marketplace, else `website` for http(s) addresses, else `other`. */
export const shopTypeOf = (address: string): ShopType => {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isOf = (shopHost: string) => host === shopHost || host.endsWith(`.${shopHost}`);
  return shopTypes.find((type) => hosts[type].some(isOf)) ?? (/^https?:/i.test(address) ? 'website' : 'other');
};
