/** Tracking parameters that social networks and mail senders add to links, different for every click. */
const trackers =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_\w+|msclkid|ttclid|twclid|li_fat_id|igsh(?:id)?|mibextid|mc_[ce]id|zarsrc|_g[al])$/;

/**
 * Removes tracking parameters. Our pages ignore them, and with them every visitor from Zalo or Facebook would miss the
 * cache.
 */
export const withoutTrackers = (address: string): string => {
  const queryStart = address.indexOf('?');
  if (queryStart < 0) return address;
  const pairs = address
    .slice(queryStart + 1)
    .split('&')
    .filter((pair) => !trackers.test(pair.split('=', 1)[0] ?? ''));
  return pairs.length > 0 ? `${address.slice(0, queryStart)}?${pairs.join('&')}` : address.slice(0, queryStart);
};
