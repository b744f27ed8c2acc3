import CalendarDays from 'lucide-react/icons/calendar-days';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { diaryPaths } from '../item/paths.tsx';
import { PiecePage, PieceText, PieceTitle } from '../item/PiecePage.tsx';
import type { DiaryPageData } from './diary.server.ts';

/** An entry of a diary: its day, its text, its pictures and its tags, which lead to the others that have them. */
export const DiaryDetail = ({ data: { entry, owner } }: { data: DiaryPageData }) => {
  const all = diaryPaths.all(owner);
  return (
    <PiecePage piece={entry} owner={owner} paths={diaryPaths} all={m.diary_all()}>
      <PieceTitle
        piece={entry}
        paths={diaryPaths}
        lang={owner.lang}
        meta={
          <span className="inline-flex items-center gap-1">
            <CalendarDays aria-hidden size={16} />
            <time dateTime={entry.day}>{date(entry.day)}</time>
          </span>
        }
      />
      <PieceText piece={entry} lang={owner.lang} captions />
      {entry.tags.length > 0 && (
        <div lang={owner.lang} className="pt-4">
          <Tags label={m.diary_tags()} wrap>
            {entry.tags.map((tag) => (
              <Tag key={tag} to={`${all}?${new URLSearchParams({ tag })}`}>
                {tag}
              </Tag>
            ))}
          </Tags>
        </div>
      )}
    </PiecePage>
  );
};
