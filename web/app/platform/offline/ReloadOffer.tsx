import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';

/** Offers to reload when a part of the program cannot be fetched: a new version is out, or the line broke. */
export function ReloadOffer() {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const offer = () => setBroken(true);
    window.addEventListener('vite:preloadError', offer);
    return () => window.removeEventListener('vite:preloadError', offer);
  }, []);
  if (!broken) return null;
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-column items-center gap-3 rounded-md bg-surface p-4 shadow-md"
    >
      <p className="flex-1">{m.app_reload_question()}</p>
      <Button icon={RotateCw} onClick={() => window.location.reload()}>
        {m.app_reload()}
      </Button>
    </div>
  );
}
