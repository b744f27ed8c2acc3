import type { DiaryCard } from '@m4u/contract/content/diary';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentRows } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { diaryPaths } from '../item/paths.tsx';

/** An entry of a diary among the sections of a page. */
const DiaryCardLink = ({ item: entry, lang }: CardProps<DiaryCard>) => (
  <ContentCard item={entry} to={diaryPaths.one(entry.owner.kind, entry._id)} lang={lang}>
    <time dateTime={entry.day}>{date(entry.day)}</time>
    {entry.tags.length > 0 && <span lang={lang}>{entry.tags.join(' · ')}</span>}
  </ContentCard>
);

/** Entries of a diary as pages show them: their order is that of their days. */
export const diaryKind: CardKind<DiaryCard> = {
  id: 'diary',
  paths: diaryPaths,
  words: { title: m.diary_title, add: m.diary_add },
  List: ContentRows,
  Card: DiaryCardLink,
};
