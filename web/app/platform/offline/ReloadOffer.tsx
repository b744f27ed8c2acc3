import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { isOnDevice } from './on-device.ts';

/**
 * Offers to reload when a part of the program cannot be fetched, or has not come in time: a new version is out, or the
 * connection broke. Goes when the late part comes after all (`web/reload-offers.ts`). A screen that the device keeps is
 * opened from there instead.
 */
export function ReloadOffer() {
  const [broken, setBroken] = useState(false);
  const { location } = useNavigation();
  const isKept = broken && location !== undefined && isOnDevice(location);
  useEffect(() => {
    if (isKept) window.location.assign(location.pathname + location.search);
  }, [isKept, location]);
  useEffect(() => {
    const offer = () => setBroken(true);
    const withdraw = () => setBroken(false);
    window.addEventListener('vite:preloadError', offer);
    window.addEventListener('m4u:chunkLoaded', withdraw);
    return () => {
      window.removeEventListener('vite:preloadError', offer);
      window.removeEventListener('m4u:chunkLoaded', withdraw);
    };
  }, []);
  if (!broken || isKept) return null;
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
