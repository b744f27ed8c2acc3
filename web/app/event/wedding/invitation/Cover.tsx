import type { ShownDay, Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { Countdown } from './Countdown.tsx';
import { type Look, Ornament } from './designs/designs.tsx';
import { Petals } from './opening/Petals.tsx';
import { formatDay, formatHour, toIsoDay, formatLunarDate, formatMonth, coupleNames } from '../weddingWords.tsx';

const corners = ['nw', 'ne', 'se', 'sw'] as const;

/** The frame of the first screen: one drawing, mirrored into each corner. */
const Corners = ({ look }: { look: Look }) =>
  corners.map((position) => <Ornament key={position} look={look} part="corner" className={`w-corner w-${position}`} />);

/** The wedding day in large figures, as on printed cards. */
const DayBlock = ({ day }: { day: ShownDay }) => (
  <div className="w-day">
    <time dateTime={toIsoDay(day)}>
      <span className="sr-only">{formatDay(day)}</span>
      <span aria-hidden className="w-date">
        <span>{day.th}</span>
        <b>{String(day.d).padStart(2, '0')}</b>
        <span>{formatMonth(day)}</span>
      </span>
      <span aria-hidden className="w-year">
        {day.y}
      </span>
    </time>
    <p className="w-small">
      {day.h !== '' && <span>{m.wedding_at({ hour: formatHour(day.h) })}</span>}
      <span translate="no">{formatLunarDate(day.lunar)}</span>
    </p>
  </div>
);

/** Names of at least this many characters get a smaller font. */
const longName = 17;

const Names = ({ wedding: { groom, bride } }: { wedding: Wedding }) => {
  const longest = Math.max(groom.name.length, bride.name.length);
  return (
    <h1 tabIndex={-1} className="w-names" translate="no" data-long={longest >= longName || undefined}>
      <span>{groom.name}</span>
      <span className="w-and">
        <span aria-hidden>&amp;</span>
        <span className="sr-only"> {m.wedding_and()} </span>
      </span>
      <span>{bride.name}</span>
    </h1>
  );
};

/** The photo of the first screen: the cover; in the photo design else the first picture of the album. */
const coverOf = ({ cover, design, album }: Wedding) => cover ?? (design === 'photo' ? (album[0] ?? null) : null);

const CoverPicture = ({ wedding }: { wedding: Wedding }) => {
  const cover = coverOf(wedding);
  if (!cover) return null;
  return (
    <StoredPicture
      alt={m.wedding_cover_of({ names: coupleNames(wedding) })}
      picture={cover}
      sizes={wedding.design === 'photo' ? '100vw' : '(min-width: 900px) 50vw, 100vw'}
      priority
      className="w-cover"
    />
  );
};

export interface CoverProps {
  wedding: Wedding;
  /** Time of rendering on the server (ISO 8601). */
  now: string;
}

/** The first screen of an invitation: guest, couple and day. */
export const Cover = ({ wedding, now }: CoverProps) => {
  const { design, guest, weddingDay } = wedding;
  return (
    <header className="w-opening below-fold" data-cover={coverOf(wedding) ? '' : undefined}>
      <div className="w-face">
        <Corners look={wedding} />
        <Petals design={design} />
        <div className="w-face-text">
          <Ornament look={wedding} part="emblem" className="w-emblem" />
          {guest ? (
            <p className="w-kicker">
              {m.wedding_dear()}
              <strong translate="no">{guest.name}</strong>
            </p>
          ) : (
            <p className="w-kicker">{m.wedding_save_the_date()}</p>
          )}
          <Names wedding={wedding} />
          {weddingDay.y > 0 ? (
            <>
              <DayBlock day={weddingDay} />
              <Countdown startsAt={weddingDay.at} now={now} />
            </>
          ) : (
            <p className="w-small">{m.wedding_day_later()}</p>
          )}
        </div>
      </div>
      <CoverPicture wedding={wedding} />
    </header>
  );
};
