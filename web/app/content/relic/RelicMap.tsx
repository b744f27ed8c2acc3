import { type Position, writePosition } from '@m4u/contract/address/position';
import MapIcon from 'lucide-react/icons/map';
import Navigation from 'lucide-react/icons/navigation';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { CountryMap } from '../../ui/map/CountryMap.tsx';
import { directionsLink, mapLink } from '../../ui/map/mapLinks.ts';
import { Panel } from '../item/ContentPage.tsx';

/** The place of a relic: on a map of the country, as numbers, and in the reader's map program. */
export const RelicMap = ({ position, place }: { position: Position; place: string }) => {
  const numbers = writePosition(position);
  return (
    <Panel>
      <h2 className="pb-3 text-xl">{m.relic_map()}</h2>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <CountryMap position={position} place={place || numbers} className="mx-auto max-w-64 sm:mx-0 sm:w-60" />
        <div className="stack min-w-0 flex-1 gap-3">
          <p className="text-muted">
            <span className="sr-only">{m.ui_position()}: </span>
            <span className="tabular-nums">{numbers}</span>
          </p>
          <LinkButton to={directionsLink(position)} target="_blank" rel="noopener noreferrer" icon={Navigation}>
            {m.ui_directions()}
          </LinkButton>
          <LinkButton
            to={mapLink(position)}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            icon={MapIcon}
          >
            {m.ui_open_map()}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};
