import type { RelicCard } from '@m4u/contract/content/relic';
import { m } from '../../paraglide/messages.js';
import { ContentGrid } from '../item/ContentLists.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { onPageOf, relicPaths } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { RelicCardLink } from './RelicCardLink.tsx';

/** The first heritage items on their owner's page. */
export const RelicSection = ({ section, owner }: SectionProps<RelicCard>) => (
  <ContentSection
    id="relics"
    title={m.relic_title()}
    total={section.total}
    shown={section.data.length}
    all={relicPaths.all(owner)}
    {...(owner.can.update && {
      add: { to: onPageOf(relicPaths.edit('new'), owner), label: m.relic_add() },
      arrange: { to: onPageOf(relicPaths.arrange(), owner), label: m.relic_arrange() },
    })}
  >
    <ContentGrid items={section.data}>{(relic) => <RelicCardLink relic={relic} lang={owner.lang} />}</ContentGrid>
  </ContentSection>
);
