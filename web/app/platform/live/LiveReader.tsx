import { useEffect } from 'react';
import { usePage } from '../session/page.ts';

/** Runs a function when the page is idle; returns the function that cancels it. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 3_000 });
  return () => window.cancelIdleCallback(handle);
};

/** Connects a signed-in reader to the live stream. Rendered once, at the root; visitors do not load its code. */
export function LiveReader() {
  const memberId = usePage()?.reader?.memberId;
  useEffect(() => {
    if (memberId === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./live-start.ts').then(
        ({ startLive }) => {
          if (!isGone) stop = startLive(memberId);
        },
        // The line broke: `ReloadOffer` says so.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [memberId]);
  return null;
}
