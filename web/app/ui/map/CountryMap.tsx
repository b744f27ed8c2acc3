import type { Position } from '@m4u/contract/address/position';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import vietnam from './vietnam.svg?url';
import { mapSize, toMapPoint } from './vietnamMap.ts';

export interface CountryMapProps {
  position: Position;
  /** Name of the place, for readers who hear the page. */
  place: string;
  className?: string;
}

/**
 * Map of Vietnam with both archipelagos and a mark, in the colours of its surroundings; nothing where the position is
 * outside it. The drawing is a file of ours, so that only pages with a position carry it, and nothing is loaded from
 * other sites (docs/decisions/0087-relics-in-their-places.md).
 */
export const CountryMap = ({ position, place, className }: CountryMapProps) => {
  const point = toMapPoint(position);
  return (
    point && (
      <figure className={classNames('w-full shrink-0', className)}>
        <svg
          aria-hidden
          viewBox={`-4 -4 ${mapSize.width + 8} ${mapSize.height + 8}`}
          className="w-full rounded-md bg-sunken"
        >
          <use href={`${vietnam}#country`} />
          <circle cx={point.x} cy={point.y} r="15" className="fill-accent opacity-25" />
          <circle cx={point.x} cy={point.y} r="6.5" className="fill-accent stroke-surface" strokeWidth="2.5" />
        </svg>
        <figcaption className="sr-only">{m.ui_map_of({ place })}</figcaption>
      </figure>
    )
  );
};
