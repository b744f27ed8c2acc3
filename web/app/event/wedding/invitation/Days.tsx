import type { ShownDay, Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { CalendarLink } from './CalendarLink.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { formatDay, formatHour, toIsoDay, formatLunarDate, placeMapLink } from '../weddingWords.tsx';

interface OccasionProps {
  title: string;
  day: ShownDay;
  place: Wedding['partyPlace'];
}

const Occasion = ({ title, day, place }: OccasionProps) => {
  const map = placeMapLink(place);
  return (
    <div className="w-card">
      <h3 className="w-subtitle">{title}</h3>
      {day.h !== '' && <p className="w-hour">{formatHour(day.h)}</p>}
      {day.y > 0 && (
        <>
          <p>
            <time dateTime={toIsoDay(day)}>{formatDay(day)}</time>
          </p>
          <p className="w-small" translate="no">
            {formatLunarDate(day.lunar)}
          </p>
        </>
      )}
      {(place.name !== '' || place.address !== '') && (
        <address>
          {place.name !== '' && <strong>{place.name}</strong>}
          {place.address !== '' && <span>{place.address}</span>}
        </address>
      )}
      {map !== null && (
        <a
          href={map}
          target="_blank"
          rel="noreferrer nofollow"
          aria-label={m.wedding_map_of({ place: place.name || title })}
          className="w-button w-plain no-print"
        >
          {m.wedding_map()}
        </a>
      )}
    </div>
  );
};

/** The invitation to ceremony and party, with guest, days and places. */
export const Days = ({ wedding }: { wedding: Wedding }) => {
  const { guest, weddingDay, weddingPartyDay, ceremonyPlace, partyPlace } = wedding;
  return (
    <InvitationPart
      look={wedding}
      id="days"
      title={
        <>
          <small>{m.wedding_dear()}</small>
          <span translate={guest ? 'no' : undefined}>{guest?.name ?? m.wedding_dear_guest()}</span>
        </>
      }
      lead={m.wedding_come()}
    >
      <div className="w-pair">
        <Occasion title={m.wedding_ceremony()} day={weddingDay} place={ceremonyPlace} />
        <Occasion title={m.wedding_party()} day={weddingPartyDay} place={partyPlace} />
      </div>
      <p className="w-actions no-print">
        <CalendarLink wedding={wedding} className="w-button" />
      </p>
      <p className="w-lead">{m.wedding_honour()}</p>
    </InvitationPart>
  );
};
