import type { CheckInCounts, CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { eventPath } from './checkInPaths.tsx';
import { formatHours, checkInKindWords } from './checkInWords.tsx';

const formatArrived = ({ came: people, expected }: CheckInCounts): string =>
  expected > 0 ? `${number(people)}/${number(expected)}` : number(people);

/** The numbers of people who came, are inside, and were not admitted. */
export const EventCounts = ({ counts }: { counts: CheckInCounts }) => {
  const facts = [
    { label: m.checkin_count_came(), value: formatArrived(counts) },
    { label: m.checkin_count_inside(), value: number(counts.inside) },
    { label: m.checkin_count_refused(), value: number(counts.unknown + counts.refused) },
    { label: m.checkin_count_repeated(), value: number(counts.repeated) },
  ];
  return (
    <dl className="grid fit-4 gap-2 text-center">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Time and place of an event. */
export const EventFacts = ({ event }: { event: CheckInEvent }) => (
  <div className="flex flex-col gap-1 text-sm text-muted">
    <p className="flex items-start gap-2">
      <CalendarClock aria-hidden size={16} className="mt-1 shrink-0" />
      {formatHours(event)}
    </p>
    {event.place !== '' && (
      <p className="flex items-start gap-2 wrap-anywhere">
        <MapPin aria-hidden size={16} className="mt-1 shrink-0" />
        {event.place}
      </p>
    )}
  </div>
);

/** An event in the list, with its counts. */
export const EventCard = ({ event }: { event: CheckInEvent }) => (
  <li>
    <CardLink to={eventPath(event._id)} className="h-full">
      <div className="flex flex-col gap-3">
        <div className="flex items-start gap-2">
          <h2 className="flex-1 text-lg wrap-anywhere">{event.title}</h2>
          <Tag>{event.over ? m.checkin_over() : checkInKindWords[event.kind]()}</Tag>
        </div>
        {event.group && <p className="text-sm font-semibold">{event.group.name}</p>}
        <EventFacts event={event} />
        <EventCounts counts={event.counts} />
      </div>
    </CardLink>
  </li>
);
