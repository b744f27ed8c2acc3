import { m } from '../../../paraglide/messages.js';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { WayGrid } from '../WayGrid.tsx';
import type { SpaceWays } from './spaceWays.tsx';

/** The tools of a space; those that are rarely used there are folded, as in the rail. */
export const SpaceTools = ({ ways: { entries, rare = [] } }: { ways: SpaceWays }) => (
  <div className="stack gap-2">
    <WayGrid ways={entries} />
    {rare.length > 0 && (
      <Fold title={m.space_sales()} text={rare.map(({ label }) => label).join(', ')}>
        <div className="pt-2">
          <WayGrid ways={rare} />
        </div>
      </Fold>
    )}
  </div>
);
