import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { readCookie } from '../../platform/session/cookies.ts';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { Button } from '../Button.tsx';
import { type DraftFields, readFields, restoreFields, sameFields } from './draftFields.ts';
import { draftKey, dropDraft, type KeptDraft, loadDraft, saveDraft } from './draftStore.ts';

/** Milliseconds without typing before a draft is stored. */
const pause = 600;

/**
 * Whether a submitted form was saved, which redirects to another screen. An expired session redirects too, but the
 * reader's id is then missing in the cookies (docs/rules/screens.md#cookies).
 */
const hasLedOn = (from: string, reader: string): boolean =>
  window.location.pathname !== from && readCookie(document.cookie, 'myMemberId') === reader;

/** Stores drafts of the form around `place`; returns the earlier draft. */
function useDraft(place: RefObject<HTMLElement | null>, name: string, saved: boolean) {
  const reader = usePage()?.reader?.memberId;
  const key = reader === undefined ? undefined : draftKey(reader, name);
  const { state } = useNavigation();
  const answer: unknown = useActionData();
  const [offer, setOffer] = useState<KeptDraft>();
  const untouched = useRef<DraftFields>({});
  const pressed = useRef(false);
  const sent = useRef(false);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || reader === undefined || key === undefined) return;
    const from = window.location.pathname;
    untouched.current = readFields(form);
    let offered = loadDraft(localStorage, key, Date.now());
    if (offered && sameFields(offered.fields, untouched.current)) offered = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is known only in the browser
    setOffer(offered);

    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = undefined;
      const fields = readFields(form);
      if (!sameFields(fields, untouched.current)) saveDraft(localStorage, key, fields, Date.now());
      else if (!offered) dropDraft(localStorage, key);
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
    const heard = new AbortController();
    const { signal } = heard;
    form.addEventListener('input', later, { signal });
    form.addEventListener('change', later, { signal });
    document.addEventListener('submit', notice, { signal, capture: true });
    document.addEventListener('visibilitychange', flush, { signal });
    window.addEventListener('pagehide', flush, { signal });
    return () => {
      heard.abort();
      flush();
      if (sent.current && hasLedOn(from, reader)) dropDraft(localStorage, key);
    };
  }, [place, reader, key]);

  useEffect(() => {
    if (state === 'submitting' && pressed.current) sent.current = true;
    if (state !== 'idle' || !sent.current) return;
    sent.current = false;
    pressed.current = false;
    if (answer != null) return; // refused: the form is still shown, with its errors
    const form = place.current?.closest('form');
    if (key === undefined || !form) return;
    dropDraft(localStorage, key);
    untouched.current = readFields(form);
  }, [state, answer, place, key]);

  useEffect(() => {
    if (saved && key !== undefined) dropDraft(localStorage, key);
  }, [saved, key]);

  return {
    offer,
    restore: () => {
      const form = place.current?.closest('form');
      if (form && offer) restoreFields(form, offer.fields);
      setOffer(undefined);
    },
    drop: () => {
      if (key !== undefined) dropDraft(localStorage, key);
      setOffer(undefined);
    },
  };
}

const timeOf = (at: number): string => {
  const moment = new Date(at);
  const words = dateAndTime(moment);
  return date(moment) === date(new Date()) ? words.slice(-5) : words;
};

export interface DraftProps {
  /** Name of the form; default is the page's address. */
  name?: string;
  /** For a form sent by a fetcher: true once it was saved. */
  saved?: boolean;
}

/**
 * Drafts of a form; place it at the form's top. Typed values stay in this browser until they are saved, and are offered
 * again after a failed save, a closed tab or a crash. For members only; files and secrets are never stored.
 */
export function Draft({ name, saved = false }: DraftProps) {
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { offer, restore, drop } = useDraft(place, name ?? pathname, saved);
  const [done, setDone] = useState(false);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={
        offer || done
          ? 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-4 py-2 outline-none'
          : 'hidden'
      }
    >
      <output className="min-w-40 flex-1 text-sm">
        {offer ? m.ui_draft_found({ time: timeOf(offer.at) }) : done ? m.ui_draft_restored() : null}
      </output>
      {offer && (
        <div className="flex gap-1">
          <Button
            variant="secondary"
            onClick={() => {
              restore();
              setDone(true);
              // The focused button disappears.
              place.current?.focus();
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
