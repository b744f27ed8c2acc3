import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/Toast.tsx';
import { followSentForm, keepSentForm } from './interrupted-form.ts';
import { usePage } from './page.ts';
import { hasSentForm, noteTyping } from './sent-form.ts';

/**
 * Keeps what a member sends in a form until it has gone through, so that it is there again when their session had ended
 * and they signed in anew (docs/rules/screens.md#sign-in). Rendered once, at the root. Its code comes with the page:
 * the network may be gone when a form is sent.
 */
export function InterruptedForm() {
  const toast = useToast();
  const reader = usePage()?.reader?.memberId;
  const { key, pathname, search } = useLocation();

  useEffect(() => {
    if (reader === undefined) return;
    const keep = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
      keepSentForm(target, { reader, page: window.location.pathname + window.location.search });
    };
    document.addEventListener('submit', keep, true);
    return () => document.removeEventListener('submit', keep, true);
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
    if (followSentForm({ reader, page: pathname + search })) toast({ kind: 'info', message: m.ui_form_restored() });
  }, [key, reader, pathname, search, toast]);

  return null;
}
