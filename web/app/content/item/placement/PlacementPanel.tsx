import type { Placement } from '@m4u/contract/content/item/placement';
import UsersRound from 'lucide-react/icons/users-round';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { Panel } from '../ContentPage.tsx';
import { PlacementActs, type PlacementActsProps } from './PlacementActs.tsx';
import { placementStateTexts, placementStateWords } from './placementWords.tsx';

export interface PlacementPanelProps {
  piece: PlacementActsProps['piece'] & { readonly placement: Placement | null };
}

/** State of a piece in its group, for its writer and the group's admins; nothing for other readers. */
export const PlacementPanel = ({ piece }: PlacementPanelProps) => {
  const { placement } = piece;
  if (!placement) return null;
  const { group, state, since } = placement;
  return (
    <Panel className="no-print mt-4">
      <section id="placement" aria-labelledby="placement-title" className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <UsersRound aria-hidden size={20} className="mt-1 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <h2 id="placement-title" className="text-lg">
              {m.placement_in()}{' '}
              <Link to={href('/mbg/:id', { id: group._id })} className="wrap-anywhere underline underline-offset-4">
                {group.name}
              </Link>
            </h2>
            <p className="font-semibold">{placementStateWords[state]()}</p>
            <p className="text-sm text-muted">{placementStateTexts[state]({ date: date(since) })}</p>
          </div>
        </div>
        <PlacementActs piece={piece} placement={placement} />
      </section>
    </Panel>
  );
};
