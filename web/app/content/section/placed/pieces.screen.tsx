import Newspaper from 'lucide-react/icons/newspaper';
import type { Route } from './+types/pieces.screen';
import { m } from '../../../paraglide/messages.js';
import { screenMeta } from '../../../platform/sharing/share-meta.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { ContentRows } from '../../item/ContentLists.tsx';
import { ContentPage, ContentTitle, Panel } from '../../item/ContentPage.tsx';
import { readOwner } from '../../item/owner.server.ts';
import { membersPiecesPath } from '../../item/placement/placementPaths.tsx';
import { KindTags } from './KindTags.tsx';
import { contentOf, PlacedCard } from './PlacedCard.tsx';
import { readPlaced } from './placed.server.ts';

/** Posts and products of members that a group shows. */
export const loader = async ({ context, params: { id }, request, pattern }: Route.LoaderArgs) => {
  const pathFor = (slug: string): string => membersPiecesPath(slug);
  const owner = await readOwner(context, { kind: 'group', id, pattern, pathFor });
  return { owner, ...(await readPlaced(context, owner.id, new URL(request.url))) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData
    ? screenMeta(m.placement_title_of(loaderData.owner), m.placement_description(loaderData.owner))
    : [{ title: `${m.placement_title()} · M4U` }]),
  { name: 'robots', content: 'noindex' },
];

export const handle = { fullWidth: true, query: ['kind', 'page'] };

export default function Pieces({ loaderData: { owner, data, total, page, kind } }: Route.ComponentProps) {
  return (
    <ContentPage owner={owner}>
      <ContentTitle title={m.placement_title()} />
      {(total > 0 || kind !== '') && (
        <div className="pb-4">
          <KindTags chosen={kind} pathTo={(other) => membersPiecesPath(owner.slug, { kind: other })} />
        </div>
      )}
      {data.length === 0 ? (
        <Panel>
          <EmptyState icon={Newspaper} title={kind === '' ? m.placement_empty() : m.placement_empty_other()}>
            {kind === '' && m.placement_empty_text()}
          </EmptyState>
        </Panel>
      ) : (
        <ContentRows label={m.placement_title()} items={data} keyOf={(piece) => contentOf(piece)._id}>
          {(piece) => <PlacedCard piece={piece} heading="h2" priority={piece === data[0]} />}
        </ContentRows>
      )}
      <div className="pt-4">
        <Pagination page={page} total={total} />
      </div>
    </ContentPage>
  );
}
