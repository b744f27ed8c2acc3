import type { RelicCard } from '@m4u/contract/content/relic';
import { ContentCard } from '../item/ContentCard.tsx';
import { relicPaths } from '../item/paths.tsx';
import { relicTypeWords } from './relicWords.tsx';

/** A heritage item in a list: its picture, and of when it is, or what it is where nobody knows. */
export const RelicCardLink = ({ relic, lang, heading }: { relic: RelicCard; lang: string; heading?: 'h2' | 'h3' }) => (
  <ContentCard
    item={{ ...relic, excerpt: '' }}
    to={relicPaths.one(relic.owner.kind, relic._id)}
    layout="tile"
    shape="tall"
    lang={lang}
    {...(heading && { heading })}
  >
    {relic.period === '' ? (
      <span>{relicTypeWords[relic.postType].label()}</span>
    ) : (
      <span lang={lang}>{relic.period}</span>
    )}
  </ContentCard>
);
