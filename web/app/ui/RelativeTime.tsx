import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { useScripted } from './scripted.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Units by size, in seconds; a month is 30 days (specification §9). */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** “5 phút trước”, by the largest whole unit; “Vừa xong” within a minute, and for clocks that run ahead. */
function since(seconds: number): string {
  const unit = units.find(([, size]) => seconds >= size);
  if (!unit) return m.ui_just_now();
  return new Intl.RelativeTimeFormat(getLocale()).format(-Math.floor(seconds / unit[1]), unit[0]);
}

const full = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })
    .format(at)
    .replace(',', '');

/** How long ago it was, kept true while it is looked at; the full time (DD/MM/YYYY HH:mm) when pointed at. */
export function RelativeTime({ at, now }: { at: string; now?: number }) {
  const [tick, setTick] = useState(() => Date.now());
  const scripted = useScripted();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(at);
  return (
    // The server's words may be old (a cached page): the element is replaced, not taken over.
    <time key={scripted ? 'live' : 'sent'} dateTime={at} title={full(moment)} suppressHydrationWarning>
      {since(((now ?? tick) - moment.getTime()) / 1000)}
    </time>
  );
}
