import type { Placement, PlacementAct } from '@m4u/contract/content/item/placement';
import { PLACEMENT_ACTS } from '@m4u/contract/content/item/placement.rules';
import { Form, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { managedPiecesPath } from './placementPaths.tsx';
import { placementActWords } from './placementWords.tsx';

/** Acts with the main button; the others are secondary. */
const mainActs: ReadonlySet<PlacementAct> = new Set(['approve', 'ask']);

export interface PlacementActsProps {
  piece: { readonly _id: string; readonly title: string };
  placement: Pick<Placement, 'group' | 'can'>;
}

/** Buttons for the acts that the reader may take on a piece in a group. */
export const PlacementActs = ({ piece, placement: { group, can } }: PlacementActsProps) => {
  const { pathname, search } = useLocation();
  const acts = PLACEMENT_ACTS.filter((act) => can[act] === true);
  if (acts.length === 0) return null;
  return (
    <Form
      method="post"
      action={managedPiecesPath(group._id)}
      preventScrollReset
      className="no-print flex flex-wrap gap-2"
    >
      <input type="hidden" name="piece" value={piece._id} />
      <input type="hidden" name="back" value={pathname + search} />
      {acts.map((act) => (
        <SubmitButton
          key={act}
          name="intent"
          value={act}
          variant={mainActs.has(act) ? 'primary' : 'secondary'}
          aria-label={m.placement_act_of({ act: placementActWords[act](), title: piece.title })}
        >
          {placementActWords[act]()}
        </SubmitButton>
      ))}
    </Form>
  );
};
