/** Addresses of screens whose content the device keeps (`offline.screen.tsx`, and `documents` of the worker). */
const kept = /^\/(?:action\/(?:phonebook|qrcode)|scan-qr|offline)(?:\/|$)/;

/**
 * Whether the document of a screen can be had without a network: the service worker leads to the offline page, which has
 * what the screen shows. False without a worker, when the page that is still there would be lost.
 */
export const isOnDevice = ({ pathname }: { readonly pathname: string }): boolean =>
  kept.test(pathname) && Boolean(navigator.serviceWorker?.controller);
