import CalendarDays from 'lucide-react/icons/calendar-days';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/formats.ts';
import { Gallery } from '../../ui/Gallery.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { OwnerActions } from '../item/OwnerActions.tsx';
import { diaryPaths } from '../item/paths.tsx';
import { galleryOf } from '../item/pictures.tsx';
import type { DiaryPageData } from './diary.server.ts';

/** An entry of a diary: its day, its text, its pictures and its tags, which lead to the others that have them. */
export const DiaryDetail = ({ data: { entry, owner } }: { data: DiaryPageData }) => {
  const path = diaryPaths.one(owner.kind, entry._id);
  const all = diaryPaths.all(owner);
  return (
    <ContentPage
      owner={owner}
      back={{ to: all, label: m.diary_all() }}
      share={entry.policy === 'public' ? { address: new URL(path, owner.address).href, title: entry.title } : undefined}
    >
      <article>
        <ContentTitle
          title={entry.title}
          lang={owner.lang}
          meta={
            <span className="inline-flex items-center gap-1">
              <CalendarDays aria-hidden size={16} />
              <time dateTime={entry.day}>{date(entry.day)}</time>
            </span>
          }
          actions={entry.can.update && <OwnerActions piece={entry} paths={diaryPaths} />}
        />
        <Panel>
          <div lang={owner.lang}>
            <RichText html={entry.content} />
          </div>
          {entry.images.length > 0 && (
            <div className="pt-4">
              <Gallery label={entry.title} pictures={galleryOf(entry.images, entry.title)} lang={owner.lang} captions />
            </div>
          )}
        </Panel>
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
      </article>
    </ContentPage>
  );
};
