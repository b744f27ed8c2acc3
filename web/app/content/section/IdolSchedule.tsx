import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import type { Idol } from './mbgIdol.server.ts';
import { postPaths } from '../item/paths.tsx';

/**
 * A calendar leaf: large day, month and year below. Hidden from screen readers, since the line beside it has the date.
 */
const DayLeaf = ({ start }: { start: string }) => {
  const [day, month, year] = date(start).split('/');
  return (
    <span aria-hidden className="grid w-17 shrink-0 justify-items-center rounded-md bg-sunken py-2 tabular-nums">
      <span className="text-2xl font-bold text-accent-ink">{day}</span>
      <span className="text-xs">
        {month}/{year}
      </span>
    </span>
  );
};

/** Upcoming events, each with its calendar file. */
export const IdolSchedule = ({ events, lang }: Pick<Idol, 'events'> & { lang: string }) => (
  <ol className="grid gap-2 pt-2">
    {events.map(({ _id, title, start, place, calendar }) => (
      <li key={_id} className="flex items-start gap-3 rounded-md border border-line p-2 sm:gap-4">
        <DayLeaf start={start} />
        <div className="min-w-0 flex-1">
          <h3 lang={lang} className="text-base wrap-anywhere">
            <Link to={postPaths.one('group', _id)} className="hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            <time dateTime={start}>{dateAndTime(start)}</time>
          </p>
          {place !== '' && (
            <p lang={lang} className="flex items-start gap-1 text-sm text-muted">
              <MapPin aria-hidden size={16} className="mt-1 shrink-0" />
              <span className="wrap-anywhere">{place}</span>
            </p>
          )}
        </div>
        <a
          href={calendar}
          title={m.idol_add_to_calendar()}
          aria-label={m.idol_add_this_to_calendar({ title })}
          className="hit grid place-items-center self-start rounded-md hover:bg-sunken"
        >
          <CalendarPlus aria-hidden size={22} />
        </a>
      </li>
    ))}
  </ol>
);
