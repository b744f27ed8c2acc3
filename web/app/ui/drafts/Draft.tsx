import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { readCookie } from '../../platform/session/cookies.ts';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { Button } from '../Button.tsx';
import { type DraftFields, readFields, restoreFields, sameFields } from './draftFields.ts';
import { draftKey, dropDraft, type KeptDraft, loadDraft, saveDraft } from './draftStore.ts';

/** How long nothing has to be typed before it is kept, in milliseconds. */
const pause = 600;

/**
 * Whether a sent form has led to another screen, as a saved one does. A form whose session was over may lead away too;
 * the reader's id is then gone from the cookies (docs/rules/screens.md#cookies).
 */
const hasLedOn = (from: string, reader: string): boolean =>
  window.location.pathname !== from && readCookie(document.cookie, 'myMemberId') === reader;

/** Keeps what is typed into the form that `place` stands in, and answers what was kept of it before. */
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
    if (answer != null) return; // refused: the form stands there with its words
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
  /** What tells this form from others; the page's address unless given. */
  name?: string;
  /** For a form sent by a fetcher: true once it was saved. */
  saved?: boolean;
}

/**
 * Stands in a form, best at its head: what is typed there stays in this browser until it is saved, and is offered again
 * after a save that failed, a closed tab or a crash. For members alone; files and secrets are never kept.
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
              // The button that had the focus goes.
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
