import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/Button.tsx';
import { usePage } from '../session/page.ts';
import { registerWorker, takeOver } from './worker-registration.ts';

/** Runs a function when the page is loaded and the browser is idle; returns the function that cancels it. */
const atRest = (run: () => void): (() => void) => {
  let cancel = () => {};
  const wait = () => {
    // Safari lacks `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 1_500);
      cancel = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(run, { timeout: 10_000 });
    cancel = () => cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
};

/** Paths of forms that change the member's card. */
const changesCard = /\/edit\/(?:head|about|contacts)$|^\/action\/shortenedLink/;

/**
 * Prepares this device for use without a network when the page is idle (docs/web.md "Offline"), and offers to update to
 * a new version. Rendered once, at the root.
 */
export function Device() {
  const page = usePage();
  const { pathname } = useLocation();
  const [newer, setNewer] = useState(false);
  const registering = useRef<Promise<ServiceWorkerRegistration | undefined>>(undefined);
  const from = useRef('');
  const memberId = page?.reader?.memberId;
  const language = page?.locale;

  useEffect(() => {
    const cardChanged = changesCard.test(from.current);
    from.current = pathname;
    if (!language) return;
    const start = async () => {
      registering.current ??= registerWorker(() => setNewer(true));
      const registration = await registering.current;
      const { startDevice } = await import('./device-start.ts');
      await startDevice({ memberId, language, cardChanged, registration });
    };
    // Offline, or without browser storage, the present data must suffice.
    return atRest(() => void start().catch(() => {}));
  }, [pathname, memberId, language]);

  // When part of the page's code cannot be loaded, `ReloadOffer` asks to reload instead.
  useEffect(() => {
    const giveWay = () => setNewer(false);
    window.addEventListener('vite:preloadError', giveWay);
    return () => window.removeEventListener('vite:preloadError', giveWay);
  }, []);

  if (!newer) return null;
  return (
    <div className="no-print fixed inset-x-4 bottom-[calc(env(safe-area-inset-bottom)+5.5rem)] z-40 mx-auto flex max-w-column items-center gap-2 rounded-md bg-surface py-2 pr-1 pl-4 shadow-md lg:bottom-4">
      <output className="flex-1">{m.offline_update_found()}</output>
      <Button icon={RotateCw} onClick={() => void takeOver()}>
        {m.offline_update()}
      </Button>
      <IconButton label={m.ui_close()} icon={X} onClick={() => setNewer(false)} />
    </div>
  );
}
