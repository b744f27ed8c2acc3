import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Splits a time into days, hours, minutes and seconds. */
const splitTime = (milliseconds: number) => ({
  days: Math.floor(milliseconds / day),
  hours: Math.floor((milliseconds % day) / (60 * 60 * second)),
  minutes: Math.floor((milliseconds % (60 * 60 * second)) / (60 * second)),
  seconds: Math.floor((milliseconds % (60 * second)) / second),
});

/** The present moment, updated each second; starts with the server's, so that hydration matches. */
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
  /** Start of the wedding (ISO 8601). */
  startsAt: string;
  /** Time of rendering on the server (ISO 8601). */
  now: string;
}

/** Countdown to the wedding: rendered by the server, then updated in the browser. */
export const Countdown = ({ startsAt, now: start }: CountdownProps) => {
  const now = useNow(Date.parse(start));
  const remainingTime = Date.parse(startsAt) - now;
  if (remainingTime <= 0)
    return <p className="w-count-words">{remainingTime > -day ? m.wedding_count_today() : m.wedding_count_after()}</p>;
  const { days, hours, minutes, seconds } = splitTime(remainingTime);
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
