/** What social networks and mail senders hang on to every link they pass on, another value for every click. */
const trackers =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_\w+|msclkid|ttclid|twclid|li_fat_id|igsh(?:id)?|mibextid|mc_[ce]id|zarsrc|_g[al])$/;

/**
 * An address without what others use to follow people. No page of ours looks at it, and with it every visitor from
 * Zalo or Facebook would ask for a page that nobody has asked for before.
 */
export const withoutTrackers = (address: string): string => {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const kept = address
    .slice(at + 1)
    .split('&')
    .filter((pair) => !trackers.test(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${address.slice(0, at)}?${kept.join('&')}` : address.slice(0, at);
};
