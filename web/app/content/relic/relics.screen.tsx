import Amphora from 'lucide-react/icons/amphora';
import type { Route } from './+types/relics.screen';
import { m } from '../../paraglide/messages.js';
import { KindList } from '../item/ContentListPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { relicPaths } from '../item/paths.tsx';
import { TypeTags } from '../item/PieceTypes.tsx';
import { readRelics } from './relic.server.ts';
import { relicKind } from './relicKind.tsx';
import { relicTypes, relicTypeIcons, relicTypeWords } from './relicWords.tsx';

/** All heritage items of a member, or of a brand or group, by type. */
export const loader = (args: Route.LoaderArgs) => readRelics(args);

export const meta: Route.MetaFunction = listMeta<typeof loader>(relicKind, ({ name }) => m.relic_title_of({ name }));

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function Relics({ loaderData }: Route.ComponentProps) {
  return (
    <KindList
      kind={relicKind}
      loaded={loaderData}
      filters={
        <div className="pb-4">
          <TypeTags
            label={m.relic_types()}
            all={relicPaths.all(loaderData.owner)}
            types={relicTypes}
            labels={relicTypeWords}
            icons={relicTypeIcons}
            chosen={loaderData.type}
          />
        </div>
      }
      empty={{ icon: Amphora, title: m.relic_empty() }}
    />
  );
}
