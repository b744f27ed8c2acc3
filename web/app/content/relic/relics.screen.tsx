import Amphora from 'lucide-react/icons/amphora';
import type { Route } from './+types/relics.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { KindList } from '../item/ContentListPage.tsx';
import { relicPaths } from '../item/paths.tsx';
import { TypeTags } from '../item/PieceTypes.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { readRelics } from './relic.server.ts';
import { relicKind } from './relicKind.tsx';
import { relicTypes, relicTypeWords } from './relicWords.tsx';

/** All heritage items of a member, or of a brand or group, by type. */
export const loader = (args: Route.LoaderArgs) => readRelics(args);

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, { title: m.relic_title_of({ name: loaded.owner.name }), path: relicPaths.all(loaded.owner) }),
);

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function Relics({ loaderData }: Route.ComponentProps) {
  return (
    <KindList
      kind={relicKind}
      loaded={loaderData}
      narrowing={
        <div className="pb-4">
          <TypeTags
            label={m.relic_types()}
            all={relicPaths.all(loaderData.owner)}
            types={relicTypes}
            words={relicTypeWords}
            chosen={loaderData.type}
          />
        </div>
      }
      empty={{ icon: Amphora, title: m.relic_empty() }}
    />
  );
}
