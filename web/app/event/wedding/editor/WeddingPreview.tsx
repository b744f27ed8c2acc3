import { parse } from '@conform-to/react';
import type { Picture } from '@m4u/contract/common';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { watchForm } from '../../../ui/drafts/watchForm.ts';
import { Invitation } from '../invitation/Invitation.tsx';
import { type Posted, textsOf } from './postedWedding.tsx';
import { type DateWords, picturesIn, previewOf } from './previewWedding.tsx';

/** Delay of the preview after the last input, in milliseconds. */
const rest = 200;

/** The fields that the form would post now; null before the first change. */
export const usePosted = (form: RefObject<HTMLFormElement | null>): Posted | null => {
  const [posted, setPosted] = useState<Posted | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { stop } = watchForm(element, rest, () =>
      setPosted(parse(new FormData(element), { resolve: (value) => ({ value }) }).payload),
    );
    return stop;
  }, [form]);
  return posted;
};

/** Lunar dates: the given ones, and others loaded on demand. */
const useDates = (start: Readonly<Record<string, DateWords>>, requestedDates: readonly string[]) => {
  const [dates, setDates] = useState<ReadonlyMap<string, DateWords>>(() => new Map(Object.entries(start)));
  const missing = requestedDates.find((date) => /^\d{4}-\d\d-\d\d$/.test(date) && !dates.has(date));
  useEffect(() => {
    if (missing === undefined) return;
    const [y = '', month = '', d = ''] = missing.split('-').map((part) => String(Number(part)));
    let cancelled = false;
    const ask = async () => {
      const answer = await fetchApi(`/wedding/lunar?${new URLSearchParams({ d, m: month, y }).toString()}`);
      if (!answer.ok || cancelled) return;
      const { data } = (await answer.json()) as { data: DateWords };
      setDates((current) => new Map(current).set(missing, data));
    };
    // While offline, the preview shows no lunar date.
    ask().catch(() => undefined);
    return () => {
      cancelled = true;
    };
  }, [missing]);
  return dates;
};

export interface WeddingPreviewProps {
  wedding: Wedding | null;
  /** Content that the form would post now. */
  posted: Posted;
  /** Lunar dates of the form's days, by `YYYY-MM-DD`. */
  dates: Readonly<Record<string, DateWords>>;
  /** Pictures uploaded since the page was opened. */
  added: ReadonlyMap<string, Picture>;
  now: string;
}

/** Live preview of the invitation as guests see it on a phone. */
export const WeddingPreview = ({ wedding, posted, dates, added, now }: WeddingPreviewProps) => {
  const requestedDates = ['weddingDay', 'weddingPartyDay'].map((day) => textsOf(posted[day])['date'] ?? '');
  const lunarDates = useDates(dates, requestedDates);
  const preview = previewOf(posted, {
    wedding,
    pictures: new Map([...picturesIn(wedding), ...added]),
    dates: lunarDates,
  });
  return (
    <section
      aria-label={m.wedding_preview_label()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="w-preview"
    >
      {/* Inert, since the preview only shows the page. */}
      <div inert>
        <Invitation wedding={preview} now={now} />
      </div>
    </section>
  );
};
