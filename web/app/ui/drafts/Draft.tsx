import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { readCookie } from '../../platform/session/cookies.ts';
import type { FormFields } from '../../platform/forms/definition.ts';
import { timeOrDate } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { Button } from '../Button.tsx';
import { type DraftFields, readFields, restoredEvent, restoreFields, sameFields } from './draftFields.ts';
import { draftKey, deleteDraft, type KeptDraft, loadDraft, saveDraft } from './draftStore.ts';

/** Milliseconds without typing before a draft is stored. */
const pause = 600;

/** The screen's address; a query may name what the screen shows, for example the CV of an editor. */
const addressNow = (): string => window.location.pathname + window.location.search;

/**
 * Whether a submitted form was saved, which redirects to another screen. An expired session redirects too, but the
 * reader's id is then missing in the cookies (docs/rules/screens.md#cookies).
 */
const hasLedOn = (from: string, reader: string): boolean =>
  addressNow() !== from && readCookie(document.cookie, 'myMemberId') === reader;

/** Stores drafts of the form around `anchor`; returns the earlier draft. */
function useDraft(
  anchor: RefObject<HTMLElement | null>,
  { name, saved, definition }: { name: string; saved: boolean; definition: FormFields | undefined },
) {
  const reader = usePage()?.reader?.memberId;
  const key = reader === undefined ? undefined : draftKey(reader, name);
  const { state } = useNavigation();
  const answer: unknown = useActionData();
  const [offer, setOffer] = useState<KeptDraft>();
  const untouched = useRef<DraftFields>({});
  const pressed = useRef(false);
  const sent = useRef(false);

  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form || reader === undefined || key === undefined) return;
    const from = addressNow();
    untouched.current = readFields(form, definition);
    let offered = loadDraft(localStorage, key, Date.now());
    if (offered && sameFields(offered.fields, untouched.current)) offered = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only in the browser
    setOffer(offered);

    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = undefined;
      const fields = readFields(form, definition);
      if (!sameFields(fields, untouched.current)) saveDraft(localStorage, key, fields, Date.now());
      else if (!offered) deleteDraft(localStorage, key);
    };
    const flush = () => timer !== undefined && keep();
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, pause);
    };
    const notice = ({ target }: Event) => {
      pressed.current = target === form;
      flush();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    form.addEventListener('input', later, { signal });
    form.addEventListener('change', later, { signal });
    form.addEventListener(restoredEvent, () => setOffer(undefined), { signal });
    document.addEventListener('submit', notice, { signal, capture: true });
    document.addEventListener('visibilitychange', flush, { signal });
    window.addEventListener('pagehide', flush, { signal });
    return () => {
      listeners.abort();
      flush();
      if (sent.current && hasLedOn(from, reader)) deleteDraft(localStorage, key);
    };
  }, [anchor, reader, key, definition]);

  useEffect(() => {
    if (state === 'submitting' && pressed.current) sent.current = true;
    if (state !== 'idle' || !sent.current) return;
    sent.current = false;
    pressed.current = false;
    if (answer != null) return; // refused: the form is still shown, with its errors
    const form = anchor.current?.closest('form');
    if (key === undefined || !form) return;
    deleteDraft(localStorage, key);
    untouched.current = readFields(form, definition);
  }, [state, answer, anchor, key, definition]);

  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!saved || key === undefined || !form) return;
    deleteDraft(localStorage, key);
    untouched.current = readFields(form, definition);
  }, [saved, key, anchor, definition]);

  return {
    offer,
    restore: () => {
      const form = anchor.current?.closest('form');
      if (form && offer) restoreFields(form, offer.fields);
      setOffer(undefined);
    },
    drop: () => {
      if (key !== undefined) deleteDraft(localStorage, key);
      setOffer(undefined);
    },
  };
}

const timeOfDraft = (savedAt: number): string => timeOrDate(new Date(savedAt), new Date());

export interface DraftProps {
  /** Name of the form; default is the page's address. */
  name?: string;
  /** For a form that is not sent by a navigation: true once it was saved. */
  saved?: boolean;
  /** Fields of the form, when some of them are secret. */
  definition?: FormFields;
}

/**
 * Drafts of a form; place it at the form's top. Typed values stay in this browser until they are saved, and are offered
 * again after a failed save, a closed tab or a crash. For members only; files and secrets are never stored.
 */
export function Draft({ name, saved = false, definition }: DraftProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { offer, restore, drop } = useDraft(anchor, { name: name ?? pathname, saved, definition });
  const [isRestored, setRestored] = useState(false);
  return (
    <div
      ref={anchor}
      tabIndex={-1}
      className={
        offer || isRestored
          ? 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-4 py-2 outline-none'
          : 'hidden'
      }
    >
      <output className="min-w-40 flex-1 text-sm">
        {offer ? m.ui_draft_found({ time: timeOfDraft(offer.at) }) : isRestored ? m.ui_draft_restored() : null}
      </output>
      {offer && (
        <div className="flex gap-1">
          <Button
            variant="secondary"
            onClick={() => {
              restore();
              setRestored(true);
              // The focused button disappears.
              anchor.current?.focus();
            }}
          >
            {m.ui_draft_restore()}
          </Button>
          <Button variant="quiet" onClick={drop}>
            {m.ui_draft_drop()}
          </Button>
        </div>
      )}
    </div>
  );
}
