import { parse } from '@conform-to/react';
import type { Picture } from '@m4u/contract/common';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { Invitation } from '../invitation/Invitation.tsx';
import { type Posted, textsOf } from './postedWedding.tsx';
import { type DateWords, picturesIn, postedAtFirst, previewOf } from './previewWedding.tsx';
import type { WeddingValues } from './weddingValues.server.ts';

/** Milliseconds of rest after which what was typed is shown. */
const rest = 200;

/** What the form in a box would post, as it is typed; null before anything was changed. */
const usePosted = (box: RefObject<HTMLElement | null>): Posted | null => {
  const [posted, setPosted] = useState<Posted | null>(null);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPosted(parse(new FormData(form), { resolve: (value) => ({ value }) }).payload), rest);
    };
    form.addEventListener('input', read);
    // Pictures and chapters come, go and change places without a word typed.
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['name', 'value'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      form.removeEventListener('input', read);
    };
  }, [box]);
  return posted;
};

/** Dates in the lunar calendar: those that are known, and others as they are asked for. */
const useDates = (start: Readonly<Record<string, DateWords>>, asked: readonly string[]) => {
  const [dates, setDates] = useState<ReadonlyMap<string, DateWords>>(() => new Map(Object.entries(start)));
  const missing = asked.find((date) => /^\d{4}-\d\d-\d\d$/.test(date) && !dates.has(date));
  useEffect(() => {
    if (missing === undefined) return;
    const [y = '', month = '', d = ''] = missing.split('-').map((part) => String(Number(part)));
    let over = false;
    const ask = async () => {
      const answer = await fetchApi(`/wedding/lunar?${new URLSearchParams({ d, m: month, y }).toString()}`);
      if (!answer.ok || over) return;
      const { data } = (await answer.json()) as { data: DateWords };
      setDates((known) => new Map(known).set(missing, data));
    };
    // Without a line the preview goes without the lunar date.
    ask().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [missing]);
  return dates;
};

export interface WeddingPreviewProps {
  /** What the form stands in. */
  box: RefObject<HTMLElement | null>;
  wedding: Wedding | null;
  values: WeddingValues;
  /** Dates of the form by `YYYY-MM-DD`. */
  dates: Readonly<Record<string, DateWords>>;
  /** Pictures that arrived since. */
  added: ReadonlyMap<string, Picture>;
  now: string;
}

/** The invitation as guests will see it on a phone, while it is written. */
export const WeddingPreview = ({ box, wedding, values, dates, added, now }: WeddingPreviewProps) => {
  const first = postedAtFirst({ ...values }, wedding);
  const posted = usePosted(box) ?? first;
  const asked = ['weddingDay', 'weddingPartyDay'].map((day) => textsOf(posted[day])['date'] ?? '');
  const known = useDates(dates, asked);
  const shown = previewOf(posted, {
    wedding,
    pictures: new Map([...picturesIn(wedding), ...added]),
    dates: known,
  });
  return (
    <section
      aria-label={m.wedding_preview_label()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="w-preview"
    >
      {/* Nothing in it can be pressed: it is a picture of the page. */}
      <div inert>
        <Invitation wedding={shown} now={now} />
      </div>
    </section>
  );
};
