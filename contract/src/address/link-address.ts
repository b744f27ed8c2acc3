const scheme = /^[a-z][a-z+-]*:/iu;
const site = /^[^\s/?#@.]+(\.[^\s/?#@.]+)+([/?#]\S*)?$/u;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u;
const number = /^\+?\d[\d ().-]{7,}$/u;

/** Maximum length of an address; longer texts are not parsed. */
const longest = 2000;

/**
 * Converts a typed address to a link: “m4u.vn” to “https://m4u.vn”, “a@b.vn” to a mailto link, “0912 345 678” to a tel
 * link. Other texts are returned unchanged.
 */
export const linkAddress = (typed: string): string => {
  const address = typed.trim();
  if (address.length > longest) return address;
  if (scheme.test(address)) return address;
  if (number.test(address)) return `tel:${address.replaceAll(/[^\d+]/gu, '')}`;
  if (mail.test(address)) return `mailto:${address}`;
  return site.test(address) ? `https://${address}` : address;
};

/** Whether a page may contain a link. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?|mailto|tel):/iu.test(address) && URL.canParse(address);
