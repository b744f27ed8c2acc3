import { useEffect, useState } from 'react';
import { dateAndTime, relativeTime } from '../platform/language/formats.ts';
import { locale } from '../platform/language/language.ts';
import { useScripted } from './scripted.ts';

/** How long ago it was, kept true while it is looked at; the full time (DD/MM/YYYY HH:mm) when pointed at. */
export function RelativeTime({ at, now }: { at: string; now?: number }) {
  const [tick, setTick] = useState(() => Date.now());
  const scripted = useScripted();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    // The server's words may be old (a cached page): the element is replaced, not taken over.
    <time key={scripted ? 'live' : 'sent'} dateTime={at} title={dateAndTime(at)} suppressHydrationWarning>
      {relativeTime(at, now ?? tick, locale())}
    </time>
  );
}
