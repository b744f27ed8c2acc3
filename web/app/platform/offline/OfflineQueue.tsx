import RotateCw from 'lucide-react/icons/rotate-cw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { dateAndTime } from '../language/formats.ts';
import { outboxOf } from './outbox-store.ts';
import type { OutboxEntry } from './outbox.ts';

/** Lists queued and refused entries of the outbox. */
export const OfflineQueue = ({ memberId, entries }: { memberId: string; entries: readonly OutboxEntry[] }) => {
  if (entries.length === 0)
    return (
      <EmptyState icon={Send} title={m.offline_queue_none()}>
        {m.offline_queue_none_text()}
      </EmptyState>
    );
  const outbox = outboxOf(memberId);
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ id, label, createdAt, refusal }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="min-w-40 flex-1">
            <p className="wrap-anywhere">{label}</p>
            {refusal ? (
              <p className="text-sm text-danger">{m.offline_queue_refused({ reason: refusal.message })}</p>
            ) : (
              <p className="text-sm text-muted">{m.offline_queue_waits({ time: dateAndTime(new Date(createdAt)) })}</p>
            )}
          </div>
          <div className="flex">
            <IconButton
              label={m.offline_queue_retry({ what: label })}
              icon={RotateCw}
              onClick={() => void (refusal ? outbox.retry(id) : outbox.flush())}
            />
            <IconButton
              label={m.offline_queue_remove({ what: label })}
              icon={Trash2}
              onClick={() => void outbox.discard(id)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
};
