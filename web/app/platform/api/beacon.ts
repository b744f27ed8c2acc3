/**
 * Reports actions of readers on other members' pages that cause no request: a call, a share, a viewed poster
 * (docs/rules/tracking.md). Opened pages, links, contact cards and printed cards are counted by the server at their
 * request, without scripts. Reports are anonymous, and readers who opt out of tracking send none.
 *
 * `data-page` on an element holds the page's owner, `data-track="call:phone"` on a link or button its action.
 */
import type { TrackingKind } from '@m4u/contract/insight/tracking/rules';

/**
 * Reports are sent together, at leaving the page or after this pause (ms): single beacons would wake the phone's radio
 * each time.
 */
const PAUSE = 5_000;
/** Maximum actions of one call. */
const MOST = 100;

const waiting: { kind: string; page: string; value: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the reader's browser asks not to be followed. */
const isAskedNotTo = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Sends a report that nobody waits for; nothing for readers who opt out. `path` is below the API's root. */
export const sendBeacon = (path: string, body: object): void => {
  if (isAskedNotTo()) return;
  navigator.sendBeacon(`/api${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
};

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length > 0) sendBeacon('/tracking/action', { actions: waiting.splice(0, MOST) });
};

/** Reports an action on the shown page; nothing on the reader's own page. */
export const trackAction = (kind: TrackingKind, value: string): void => {
  const page = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined || isAskedNotTo() || waiting.length >= MOST) return;
  waiting.push({ kind, page, value });
  timer ??= setTimeout(send, PAUSE);
};

/** Starts listening, also before hydration. */
export const startBeacon = (): void => {
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;
    const [kind, value] = pressed?.dataset['track']?.split(':') ?? [];
    if (kind && value) trackAction(kind as TrackingKind, value);
  };
  document.addEventListener('click', onPress, { capture: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Some browsers leave a page without a `visibilitychange`.
  window.addEventListener('pagehide', send);
};
