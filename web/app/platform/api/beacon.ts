/**
 * Tells the API what a reader does on somebody else's page and no request shows: a call, a share, a poster that is
 * looked at (docs/rules/tracking.md). Opened pages, links, contact cards and printed cards are counted where they are
 * asked for, without scripts. It names nobody, and sends nothing for readers who ask not to be followed.
 *
 * `data-page` on an element says whose page it is, `data-track="call:phone"` on what is pressed what it is.
 */
import type { TrackingKind } from '@m4u/contract/insight/tracking/rules';

/** Told together, when the page is left or after so long (ms): a beacon for each would wake the radio each time. */
const PAUSE = 5_000;
/** As many as one call takes. */
const MOST = 100;

const waiting: { kind: string; page: string; value: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const isAskedNotTo = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ actions: waiting.splice(0, MOST) });
  navigator.sendBeacon('/api/tracking/action', new Blob([body], { type: 'application/json' }));
};

/** Tells of something that was done on the page that is shown; of one's own, nothing. */
export const trackAction = (kind: TrackingKind, value: string): void => {
  const page = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined || isAskedNotTo() || waiting.length >= MOST) return;
  waiting.push({ kind, page, value });
  timer ??= setTimeout(send, PAUSE);
};

/** Listens from now on, also before the page has come alive. */
export const startBeacon = (): void => {
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;
    const [kind, value] = pressed?.dataset['track']?.split(':') ?? [];
    if (kind && value) trackAction(kind as TrackingKind, value);
  };
  document.addEventListener('click', onPress, { capture: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Some browsers leave a page without hiding it.
  window.addEventListener('pagehide', send);
};
