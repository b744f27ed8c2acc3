import type { DiaryCard } from '@m4u/contract/content/diary';
import { date } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { diaryPaths } from '../item/paths.tsx';

/** An entry of a diary among the sections of a page. */
export const DiaryCardLink = ({ entry, lang }: { entry: DiaryCard; lang: string }) => (
  <ContentCard item={entry} to={diaryPaths.one(entry.owner.kind, entry._id)} lang={lang}>
    <time dateTime={entry.day}>{date(entry.day)}</time>
    {entry.tags.length > 0 && <span lang={lang}>{entry.tags.join(' · ')}</span>}
  </ContentCard>
);
