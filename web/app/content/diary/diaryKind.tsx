import type { DiaryCard } from '@m4u/contract/content/diary';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentRows } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { diaryPaths } from '../item/paths.tsx';

/** A diary entry in a page's section. */
const DiaryCardLink = ({ item: entry, lang }: CardProps<DiaryCard>) => (
  <ContentCard item={entry} to={diaryPaths.one(entry.owner.kind, entry._id)} lang={lang}>
    <time dateTime={entry.day}>{date(entry.day)}</time>
    {entry.tags.length > 0 && <span lang={lang}>{entry.tags.join(' · ')}</span>}
  </ContentCard>
);

/** Diary entries on pages, in the order of their days. */
export const diaryKind: CardKind<DiaryCard> = {
  id: 'diary',
  paths: diaryPaths,
  texts: { title: m.diary_title, add: m.diary_add },
  List: ContentRows,
  Card: DiaryCardLink,
};
