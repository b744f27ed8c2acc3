import { MINUTE } from '@m4u/contract/durations';
import { isBeforeDay } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/**
 * Whether today is before the day of an event. The door may stay open over midnight, so the browser asks again each
 * minute; `now` is the server's time for the first render (ISO 8601).
 */
export const useIsEarly = ({ startsAt }: Pick<CheckInEvent, 'startsAt'>, now: string): boolean => {
  const [isEarly, setEarly] = useState(() => isBeforeDay(startsAt, now));
  useEffect(() => {
    if (!isEarly) return;
    const timer = setInterval(() => setEarly(isBeforeDay(startsAt, new Date().toISOString())), MINUTE);
    return () => clearInterval(timer);
  }, [isEarly, startsAt]);
  return isEarly;
};

/** Says that the day of an event has not come, and asks before the door opens on this device. */
export const EarlyQuestion = ({
  event: { title, startsAt },
  now,
  onConfirm,
}: {
  event: CheckInEvent;
  now: string;
  onConfirm: () => void;
}) => (
  <Card as="section" aria-labelledby="early-title">
    <div className="stack">
      <h2 id="early-title" className="flex items-center gap-2 text-lg">
        <CalendarClock aria-hidden size={24} className="shrink-0" />
        {m.checkin_early_title()}
      </h2>
      <p className="wrap-anywhere">{m.checkin_early_text({ title, date: date(startsAt), today: date(now) })}</p>
      <div>
        <Button onClick={onConfirm}>{m.checkin_early_confirm()}</Button>
      </div>
    </div>
  </Card>
);

/** Reminds of the early day while guests are checked in all the same. */
export const EarlyReminder = ({ event: { startsAt } }: { event: Pick<CheckInEvent, 'startsAt'> }) => (
  <p className="flex items-start gap-2 rounded-md bg-accent-soft p-3 font-semibold text-accent-ink">
    <CalendarClock aria-hidden size={20} className="mt-0.5 shrink-0" />
    {m.checkin_early_reminder({ date: date(startsAt) })}
  </p>
);
