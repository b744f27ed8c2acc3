import type { RelicCard } from '@m4u/contract/content/relic';
import { m } from '../../paraglide/messages.js';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { relicPaths } from '../item/paths.tsx';
import { relicTypeWords } from './relicWords.tsx';

/** A heritage item in a list: picture, and its period or else its type. */
const RelicCardLink = ({ item: relic, lang, heading }: CardProps<RelicCard>) => (
  <ContentCard
    item={{ ...relic, excerpt: '' }}
    to={relicPaths.one(relic.owner.kind, relic._id)}
    layout="tile"
    shape="tall"
    lang={lang}
    {...(heading && { heading })}
  >
    {relic.period === '' ? <span>{relicTypeWords[relic.postType]()}</span> : <span lang={lang}>{relic.period}</span>}
  </ContentCard>
);

/** Heritage items on pages. */
export const relicKind: CardKind<RelicCard> = {
  id: 'relics',
  paths: relicPaths,
  texts: { title: m.relic_title, add: m.relic_add, arrange: m.relic_arrange },
  List: ContentGrid,
  Card: RelicCardLink,
};
