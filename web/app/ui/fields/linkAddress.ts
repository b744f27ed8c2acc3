const scheme = /^[a-z][a-z+-]*:/iu;
const site = /^[^\s/?#@.]+(\.[^\s/?#@.]+)+([/?#]\S*)?$/u;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u;
const number = /^\+?\d[\d ().-]{7,}$/u;

/** As long as an address may be; what is longer is none, and would take long to be looked at. */
const longest = 2000;

/**
 * An address as people type it made a link: “m4u.vn” is meant as “https://m4u.vn”, “a@b.vn” as a mail address,
 * “0912 345 678” as a number to call. What is none of these comes back as it was.
 */
export const linkAddress = (typed: string): string => {
  const address = typed.trim();
  if (address.length > longest) return address;
  if (scheme.test(address)) return address;
  if (number.test(address)) return `tel:${address.replaceAll(/[^\d+]/gu, '')}`;
  if (mail.test(address)) return `mailto:${address}`;
  return site.test(address) ? `https://${address}` : address;
};

/** Whether a link leads somewhere that a page may link to. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?|mailto|tel):/iu.test(address) && URL.canParse(address);
