import Amphora from 'lucide-react/icons/amphora';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { m } from '../../paraglide/messages.js';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { onPageOf, relicPaths } from '../item/paths.tsx';
import { RelicCardLink } from './RelicCardLink.tsx';
import type { readRelics } from './relics.server.ts';
import { relicTypes, relicTypeWords } from './relicWords.tsx';

type Loaded = Awaited<ReturnType<typeof readRelics>>;

/** All heritage items of a page, by type. */
export const RelicsPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, data, nextCursor } = loaded;
  const all = relicPaths.all(owner);
  const add = owner.can.update && onPageOf(relicPaths.edit('new'), owner);
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={m.relic_title()}
        actions={
          add && (
            <>
              <LinkButton to={add} icon={Plus}>
                {m.relic_add()}
              </LinkButton>
              <IconLink to={onPageOf(relicPaths.arrange(), owner)} label={m.relic_arrange()} icon={Pencil} />
            </>
          )
        }
      />
      <Tags label={m.relic_types()}>
        {[
          <Tag key="all" to={all} current={type === null}>
            {m.content_all()}
          </Tag>,
          ...relicTypes.map((each) => (
            <Tag key={each} to={`${all}?type=${each}`} icon={relicTypeWords[each].icon} current={each === type}>
              {relicTypeWords[each].label()}
            </Tag>
          )),
        ]}
      </Tags>
      <div className="pt-4">
        <FromStart />
        {data.length === 0 ? (
          <Panel>
            <EmptyState
              icon={Amphora}
              title={m.relic_empty()}
              action={add && <LinkButton to={add}>{m.relic_add()}</LinkButton>}
            />
          </Panel>
        ) : (
          <ContentGrid label={m.relic_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
            {(relic) => <RelicCardLink relic={relic} lang={owner.lang} heading="h2" />}
          </ContentGrid>
        )}
      </div>
    </ContentPage>
  );
};
