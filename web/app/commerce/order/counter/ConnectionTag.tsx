import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { useToast } from '../../../ui/overlays/Toast.tsx';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** Says whether the counter has a network; on phones only {@link OfflineNotice} says when it has none. */
export const ConnectionTag = () => {
  const isOnline = useOnline();
  const Icon = isOnline ? Wifi : WifiOff;
  return (
    <span
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 self-center rounded-full px-3 text-sm font-semibold',
        isOnline ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      <Icon aria-hidden size={16} />
      {isOnline ? m.point_online() : m.point_offline()}
    </span>
  );
};

/** Explains what a counter without a network does; nothing with one. */
export const OfflineNotice = () =>
  useOnline() ? null : (
    <output className="mb-4 block rounded-md bg-danger-soft px-4 py-3 text-danger">{m.point_offline_text()}</output>
  );

/** Stops links of the counter without a network: the next step cannot be loaded, and what was typed would be gone. */
export const useLinkGuard = () => {
  const toast = useToast();
  return (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    toast({ kind: 'error', message: m.point_offline_text() });
  };
};
