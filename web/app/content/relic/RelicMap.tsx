import type { Position } from '@m4u/contract/content/relic/position';
import MapIcon from 'lucide-react/icons/map';
import Navigation from 'lucide-react/icons/navigation';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../item/ContentPage.tsx';
import { archipelagos, coastalIslands, mainland, mapSize, toMapPoint } from './vietnamMap.tsx';

const maps = (way: 'search' | 'dir', query: Readonly<Record<string, string>>): string =>
  `https://www.google.com/maps/${way}/?${new URLSearchParams({ api: '1', ...query })}`;

/** Map of the country with a mark; nothing is loaded for it. */
const CountryMap = ({ at: { x, y }, label }: { at: { x: number; y: number }; label: string }) => (
  <figure className="mx-auto w-full max-w-64 shrink-0 sm:mx-0 sm:w-60">
    <svg
      aria-hidden
      viewBox={`-4 -4 ${mapSize.width + 8} ${mapSize.height + 8}`}
      className="w-full rounded-md bg-sunken"
    >
      <path d={mainland} className="fill-surface stroke-control" strokeWidth="1.5" strokeLinejoin="round" />
      {[...coastalIslands, ...archipelagos.flatMap(({ islands }) => islands)].map((island) => (
        <circle key={`${island.x} ${island.y}`} cx={island.x} cy={island.y} r="2" className="fill-control" />
      ))}
      {archipelagos.map(({ name, label: { x: left, y: top } }) => (
        <text key={name} lang="vi" x={left} y={top} fontSize="15" textAnchor="middle" className="fill-muted">
          {name}
        </text>
      ))}
      <circle cx={x} cy={y} r="15" className="fill-accent opacity-25" />
      <circle cx={x} cy={y} r="6.5" className="fill-accent stroke-surface" strokeWidth="2.5" />
    </svg>
    <figcaption className="sr-only">{label}</figcaption>
  </figure>
);

/** The place of a relic: on a map of the country, as numbers, and in the reader's map program. */
export const RelicMap = ({ position, place }: { position: Position; place: string }) => {
  const point = toMapPoint(position);
  const numbers = `${position.latitude}, ${position.longitude}`;
  const query = `${position.latitude},${position.longitude}`;
  return (
    <Panel>
      <h2 className="pb-3 text-xl">{m.relic_map()}</h2>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        {point && <CountryMap at={point} label={m.relic_map_of({ place: place || numbers })} />}
        <div className="stack min-w-0 flex-1 gap-3">
          <p className="text-muted">
            <span className="sr-only">{m.relic_position()}: </span>
            <span className="tabular-nums">{numbers}</span>
          </p>
          <LinkButton
            to={maps('dir', { destination: query })}
            target="_blank"
            rel="noopener noreferrer"
            icon={Navigation}
          >
            {m.relic_directions()}
          </LinkButton>
          <LinkButton
            to={maps('search', { query })}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            icon={MapIcon}
          >
            {m.relic_open_map()}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};
