import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/Toast.tsx';
import { usePage } from './page.ts';
import { hasSentForm, noteTyping } from './sent-form.ts';

const loadForms = () => import('./interrupted-form.ts');

/**
 * Keeps what a member sends in a form until it has gone through, so that it is there again when their session had ended
 * and they signed in anew (docs/rules/screens.md#sign-in). Rendered once, at the root.
 */
export function InterruptedForm() {
  const toast = useToast();
  const reader = usePage()?.reader?.memberId;
  const { key, pathname, search } = useLocation();

  useEffect(() => {
    if (reader === undefined) return;
    let forms: Awaited<ReturnType<typeof loadForms>> | undefined;
    const prepare = async () => {
      // Without a network nothing is sent, and the code may come with the next field.
      forms ??= await loadForms().catch(() => undefined);
    };
    const keep = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
      forms?.keepSentForm(target, { reader, page: window.location.pathname + window.location.search });
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    document.addEventListener('focusin', () => void prepare(), options);
    document.addEventListener('submit', keep, options);
    return () => listeners.abort();
  }, [reader]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')?.method === 'post') noteTyping(true);
    };
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('input', note);
      noteTyping(false);
    };
  }, [key]);

  useEffect(() => {
    if (!hasSentForm()) return;
    const follow = ({ followSentForm }: Awaited<ReturnType<typeof loadForms>>) => {
      if (followSentForm({ reader, page: pathname + search })) toast({ kind: 'info', message: m.ui_form_restored() });
    };
    void loadForms().then(follow, () => undefined);
  }, [key, reader, pathname, search, toast]);

  return null;
}
