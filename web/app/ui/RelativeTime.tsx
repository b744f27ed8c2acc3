import { useEffect, useState } from 'react';
import { dateAndTime, relativeTime, relativeTimeWithin } from '../platform/language/formats.ts';
import { locale } from '../platform/language/language.ts';
import { useHydrated } from './hydrated.ts';

/** Relative time, updated while shown; full time (DD/MM/YYYY HH:mm) as a tooltip. `isWithin` a sentence. */
export function RelativeTime({ time, now, isWithin }: { time: string; now?: number; isWithin?: boolean }) {
  const [tick, setTick] = useState(() => Date.now());
  const scripted = useHydrated();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    // The server's text may be outdated (a cached page), so the element is replaced instead of hydrated.
    <time key={scripted ? 'live' : 'sent'} dateTime={time} title={dateAndTime(time)} suppressHydrationWarning>
      {(isWithin ? relativeTimeWithin : relativeTime)(time, now ?? tick, locale())}
    </time>
  );
}
