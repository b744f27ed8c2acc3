import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** What is left until a moment, by the units in which people count. */
const left = (milliseconds: number) => ({
  days: Math.floor(milliseconds / day),
  hours: Math.floor((milliseconds % day) / (60 * 60 * second)),
  minutes: Math.floor((milliseconds % (60 * 60 * second)) / (60 * second)),
  seconds: Math.floor((milliseconds % (60 * second)) / second),
});

/** The present moment, each second, from the one that the server said. */
const useNow = (start: number): number => {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const [first, timer] = [setTimeout(tick, 0), setInterval(tick, second)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
};

export interface CountdownProps {
  /** When the wedding begins (ISO 8601). */
  at: string;
  /** When the page was made (ISO 8601). */
  now: string;
}

/** How long it is until the wedding: the server's words, which then go on by themselves. */
export const Countdown = ({ at, now: start }: CountdownProps) => {
  const now = useNow(Date.parse(start));
  const rest = Date.parse(at) - now;
  if (rest <= 0)
    return <p className="w-count-words">{rest > -day ? m.wedding_count_today() : m.wedding_count_after()}</p>;
  const { days, hours, minutes, seconds } = left(rest);
  const parts = [
    [days, m.wedding_count_days()],
    [hours, m.wedding_count_hours()],
    [minutes, m.wedding_count_minutes()],
    [seconds, m.wedding_count_seconds()],
  ] as const;
  return (
    <div role="timer" aria-label={m.wedding_count_label()} className="w-count no-print">
      {parts.map(([value, unit]) => (
        <span key={unit}>
          <b>{value}</b> {unit}
        </span>
      ))}
    </div>
  );
};
