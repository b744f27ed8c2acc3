import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/Toast.tsx';

/**
 * A form sent without a line would go, with all that was typed in it: it stays as it is and says why. One that keeps by
 * itself what it is given (`data-offline`), such as by the outbox, is left alone.
 */
export function OfflineGuard() {
  const toast = useToast();
  useEffect(() => {
    const keep = (event: SubmitEvent) => {
      if (navigator.onLine) return;
      if (event.target instanceof HTMLFormElement && event.target.dataset['offline'] !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // A message of the page would lie under an open sheet, where nobody can see or hear it.
      // oxlint-disable-next-line no-alert -- the browser's own is above everything
      if (document.querySelector('dialog:modal')) window.alert(m.app_offline_form());
      else toast({ kind: 'error', message: m.app_offline_form() });
    };
    // Before the document's own listeners, among which is the one that sends forms.
    window.addEventListener('submit', keep, true);
    return () => window.removeEventListener('submit', keep, true);
  }, [toast]);
  return null;
}
