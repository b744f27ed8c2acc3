import { inAppBrowser } from './inAppBrowser.ts';

/** An app that people share to. */
export interface ShareTarget {
  readonly app: 'zalo' | 'messenger' | 'facebook';
  readonly name: string;
  /** Opens the app with the link; null where the reader is in the app already. */
  readonly href: string | null;
  /** Whether the app does not take the link by itself, so that the reader has to paste it. */
  readonly isPasted: boolean;
}

type Device = 'android' | 'apple' | 'other';

const deviceOf = (userAgent: string): Device => {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'other';
};

/** The addresses that Zalo's own share button opens on phones; Zalo has none for other machines. */
const zaloLinks: Readonly<Record<Device, ((link: string) => string) | undefined>> = {
  android: (link) =>
    `intent://zaloapp.com/#Intent;action=android.intent.action.SEND;type=text/plain;S.android.intent.extra.SUBJECT=;S.android.intent.extra.TEXT=${link};B.hidePostFeed=false;B.backToSource=true;end`,
  apple: (link) => `zaloshareext://shareext?url=${link}&type=8&version=1`,
  other: undefined,
};

const toMessenger = (link: string): string => `fb-messenger://share/?link=${link}`;

/**
 * The apps to share an address to, as this browser can open them. Where an app takes no link, it is opened for the
 * reader to paste one.
 */
export const shareTargets = (address: string, userAgent: string): readonly ShareTarget[] => {
  const link = encodeURIComponent(address);
  const device = deviceOf(userAgent);
  const inside = inAppBrowser(userAgent);
  const zalo = zaloLinks[device]?.(link);
  const messenger = device === 'other' ? undefined : toMessenger(link);
  const isInside = (app: string): boolean => inside === app;
  return [
    {
      app: 'zalo',
      name: 'Zalo',
      href: isInside('Zalo') ? null : (zalo ?? 'https://chat.zalo.me/'),
      isPasted: isInside('Zalo') || zalo === undefined,
    },
    {
      app: 'messenger',
      name: 'Messenger',
      href: isInside('Messenger') ? null : (messenger ?? 'https://www.messenger.com/'),
      isPasted: isInside('Messenger') || messenger === undefined,
    },
    {
      app: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
      isPasted: false,
    },
  ];
};
