import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';

/** Number of the reader's unsent entries in this browser's outbox. */
const useUnsent = (): number => {
  const memberId = usePage()?.reader?.memberId;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (memberId === undefined) return;
    let isGone = false;
    const read = async () => {
      const { outboxOf } = await import('../../platform/offline/outbox-store.ts');
      const entries = await outboxOf(memberId).entries();
      if (!isGone) setCount(entries.length);
    };
    void read().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [memberId]);
  return count;
};

/** Asks whether unsent entries are kept for the next sign-in; renders nothing without any. */
export const Unsent = ({ keep, onChange }: { keep: boolean; onChange: (keep: boolean) => void }) => {
  const count = useUnsent();
  if (count === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p>{m.auth_unsent({ count })}</p>
      <Checkbox
        label={m.auth_unsent_keep()}
        hint={m.auth_unsent_keep_hint()}
        checked={keep}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
};
