/** Name of the app whose built-in browser shows the page, where downloads and pop-ups may fail; else undefined. */
export const inAppBrowser = (userAgent: string): string | undefined => {
  if (/zalo/i.test(userAgent)) return 'Zalo';
  if (/FBAN\/Messenger|MessengerLite|Orca-Android/i.test(userAgent)) return 'Messenger';
  if (/FBAN|FBAV|FB_IAB/i.test(userAgent)) return 'Facebook';
  return /Instagram/i.test(userAgent) ? 'Instagram' : undefined;
};
