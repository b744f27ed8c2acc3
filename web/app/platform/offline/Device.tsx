import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/Button.tsx';
import { usePage } from '../session/page.ts';
import { registerWorker, takeOver } from './worker-registration.ts';

/** Runs something once the page has been loaded and the browser is at rest; answers how to stop. */
const atRest = (run: () => void): (() => void) => {
  let cancel = () => {};
  const wait = () => {
    // Safari has no word for rest.
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

/** Addresses on which a member changes what stands on their card. */
const changesCard = /\/edit\/(?:head|about|contacts)$|^\/action\/shortenedLink/;

/**
 * Once, at the root: makes this device able to be used without a network, when the page is there and nothing else is
 * to be done (docs/web.md "Offline"), and offers to go on with a new version when there is one.
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
    // Without a network, or in a browser that keeps nothing, what there is has to do.
    return atRest(() => void start().catch(() => {}));
  }, [pathname, memberId, language]);

  // A page that has lost a part is to be loaded anew in any case, and is told so by `ReloadOffer`.
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
