import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/Toast.tsx';

/**
 * Blocks form submissions while offline, so that the typed values are not lost, and shows why. Forms that queue their
 * data themselves (`data-offline`), as by the outbox, are exempt.
 */
export function OfflineGuard() {
  const toast = useToast();
  useEffect(() => {
    const keep = (event: SubmitEvent) => {
      if (navigator.onLine) return;
      if (event.target instanceof HTMLFormElement && event.target.dataset['offline'] !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // A toast would be hidden behind an open modal dialog.
      if (document.querySelector('dialog:modal')) window.alert(m.app_offline_form());
      else toast({ kind: 'error', message: m.app_offline_form() });
    };
    // Capture phase: before the listener that submits forms.
    window.addEventListener('submit', keep, true);
    return () => window.removeEventListener('submit', keep, true);
  }, [toast]);
  return null;
}
