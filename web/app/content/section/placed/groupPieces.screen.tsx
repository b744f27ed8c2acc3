import FileCheck from 'lucide-react/icons/file-check';
import { href } from 'react-router';
import type { Route } from './+types/groupPieces.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { ListView } from '../../../ui/ListView.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PlacementActs } from '../../item/placement/PlacementActs.tsx';
import { managedPiecesPath } from '../../item/placement/placementPaths.tsx';
import { placementStateWords } from '../../item/placement/placementWords.tsx';
import { KindTags } from './KindTags.tsx';
import { contentOf, PlacedCard } from './PlacedCard.tsx';
import { changePlacement, readPlaced, readPlacedFilter } from './placed.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

const states = ['waiting', 'shown', 'refused', 'removed'] as const;

/** Members' posts and products in a group, by state, for its admins (docs/rules/placement.md#approval). */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.placement_purpose());
  const url = new URL(request.url);
  const state = readPlacedFilter(url.searchParams).filter.state || 'waiting';
  const [{ data: group }, list] = await Promise.all([
    api(context).group.view({ params: { id } }),
    readPlaced(context, id, url, state),
  ]);
  return { id, name: group.name, state, ...list };
};

export const action = ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.placement_purpose());
  return changePlacement(context, request, id);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.placement_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function GroupPieces({ loaderData }: Route.ComponentProps) {
  const { id, name, state, kind, data, total, page } = loaderData;
  // The first tab has no parameter.
  const shownState = state === 'waiting' ? '' : state;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.placement_title()}
        lead={name}
        back={{ to: href('/action/company/:id', { id }), label: m.company_run({ name }) }}
      />
      <div className="stack">
        <TabLinks
          label={m.placement_states()}
          tabs={states.map((each) => ({
            to: managedPiecesPath(id, { state: each === 'waiting' ? '' : each, kind }),
            label: placementStateWords[each](),
            current: each === state,
            ...(each === state && total > 0 && { count: total }),
          }))}
        />
        {(total > 0 || kind !== '') && (
          <KindTags chosen={kind} pathTo={(other) => managedPiecesPath(id, { state: shownState, kind: other })} />
        )}
        <ListView
          shape="cards"
          page={page}
          total={total}
          label={placementStateWords[state]()}
          rows={data.map((piece) => (
            // One frame around the piece and its buttons.
            <li
              key={contentOf(piece)._id}
              className="surface rounded-lg border border-line shadow-sm [&>article]:h-auto [&>article]:border-transparent [&>article]:shadow-none [&>form]:px-3 [&>form]:pb-3"
            >
              <PlacedCard piece={piece} heading="h2" />
              <PlacementActs piece={contentOf(piece)} placement={piece.placement} />
            </li>
          ))}
          empty={{
            icon: FileCheck,
            title: state === 'waiting' ? m.placement_empty_waiting() : m.placement_empty_other(),
            ...(state === 'waiting' && { text: m.placement_empty_waiting_text() }),
          }}
        />
      </div>
    </Column>
  );
}
