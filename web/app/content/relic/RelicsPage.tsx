import Amphora from 'lucide-react/icons/amphora';
import { m } from '../../paraglide/messages.js';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { relicPaths } from '../item/paths.tsx';
import { TypeTags } from '../item/PieceTypes.tsx';
import { RelicCardLink } from './RelicCardLink.tsx';
import type { readRelics } from './relics.server.ts';
import { relicTypes, relicTypeWords } from './relicWords.tsx';

type Loaded = Awaited<ReturnType<typeof readRelics>>;

/** All heritage items of a page, by type. */
export const RelicsPage = ({ loaded: { owner, type, data, nextCursor } }: { loaded: Loaded }) => (
  <ContentListPage
    owner={owner}
    paths={relicPaths}
    title={m.relic_title()}
    words={{ add: m.relic_add(), arrange: m.relic_arrange() }}
    narrowing={
      <div className="pb-4">
        <TypeTags
          label={m.relic_types()}
          all={relicPaths.all(owner)}
          types={relicTypes}
          words={relicTypeWords}
          chosen={type}
        />
      </div>
    }
    empty={data.length === 0 ? { icon: Amphora, title: m.relic_empty() } : null}
  >
    <ContentGrid label={m.relic_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
      {(relic) => <RelicCardLink relic={relic} lang={owner.lang} heading="h2" />}
    </ContentGrid>
  </ContentListPage>
);
