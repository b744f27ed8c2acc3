import WifiOff from 'lucide-react/icons/wifi-off';
import { m } from '../../../paraglide/messages.js';
import { useLiveState } from '../../../platform/live/live.ts';

/** Tells that the connection is lost and messages are sent later; empty otherwise. */
export const OfflineNotice = () => {
  const state = useLiveState();
  return (
    <output className="block">
      {state === 'offline' && (
        <span className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-sm">
          <WifiOff aria-hidden size={18} />
          {m.message_offline()}
        </span>
      )}
    </output>
  );
};
