import { useEffect, useState } from 'react';
import { dateAndTime, relativeTime } from '../platform/language/formats.ts';
import { locale } from '../platform/language/language.ts';
import { useScripted } from './scripted.ts';

/** Relative time, updated while shown; full time (DD/MM/YYYY HH:mm) as a tooltip. */
export function RelativeTime({ at, now }: { at: string; now?: number }) {
  const [tick, setTick] = useState(() => Date.now());
  const scripted = useScripted();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    // The server's text may be outdated (a cached page), so the element is replaced instead of hydrated.
    <time key={scripted ? 'live' : 'sent'} dateTime={at} title={dateAndTime(at)} suppressHydrationWarning>
      {relativeTime(at, now ?? tick, locale())}
    </time>
  );
}
