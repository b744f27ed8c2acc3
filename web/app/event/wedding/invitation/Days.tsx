import type { ShownDay, Wedding } from '@m4u/contract/event/wedding/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { CountryMap } from '../../../ui/map/CountryMap.tsx';
import { directionsLink } from '../../../ui/map/mapLinks.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { formatDay, formatHour, toIsoDay, formatLunarDate, placeMapLink } from '../weddingWords.tsx';

interface OccasionProps {
  title: string;
  day: ShownDay;
  place: Wedding['partyPlace'];
}

/** Link to another program; nothing is asked of it before the press. */
const PlaceLink = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer nofollow" aria-label={label} className="w-button w-plain">
    {children}
  </a>
);

const Occasion = ({ title, day, place }: OccasionProps) => {
  const map = placeMapLink(place);
  const name = place.name || title;
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
      {place.position && <CountryMap position={place.position} place={name} className="w-map" />}
      {map !== null && (
        <p className="w-actions no-print">
          {place.position && (
            <PlaceLink to={directionsLink(place.position)} label={m.wedding_directions_to({ place: name })}>
              {m.ui_directions()}
            </PlaceLink>
          )}
          <PlaceLink to={map} label={m.wedding_map_of({ place: name })}>
            {m.wedding_map()}
          </PlaceLink>
        </p>
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
