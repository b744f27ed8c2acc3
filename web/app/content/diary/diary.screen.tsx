import type { DiaryCard } from '@m4u/contract/content/diary';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import type { Key } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/diary.screen';
import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { FromStart, MoreRows } from '../item/MoreRows.tsx';
import { diaryPaths } from '../item/paths.tsx';
import { describeVisibility } from '../item/visibility.tsx';
import { readDiary } from './diary.server.ts';
import { diaryKind } from './diaryKind.tsx';
import { DiarySearch } from './DiarySearch.tsx';

/** All entries of a member's job diary. */
export const loader = (args: Route.LoaderArgs) => readDiary(args);

export const meta: Route.MetaFunction = listMeta<typeof loader>(diaryKind, ({ name }) => m.diary_title_of({ name }));

export const handle = { fullWidth: true, query: ['search', 'tag', 'from', 'to', 'cursor'] };

type Loaded = Route.ComponentProps['loaderData'];

const idOf = ({ _id }: DiaryCard): string => _id;

const When = ({ entry: { day, policy, can } }: { entry: DiaryCard }) => {
  const { icon: Icon, label } = describeVisibility(policy, 'member');
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <time dateTime={day}>{date(day)}</time>
      {can.update && (
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden size={14} />
          {label}
        </span>
      )}
    </span>
  );
};

const Entry = ({ entry, lang }: { key?: Key; entry: DiaryCard; lang: string }) => (
  <TimelineItem
    when={<When entry={entry} />}
    title={
      <h2 lang={lang} className="text-base">
        <Link to={diaryPaths.one('member', entry._id)} className="inline-flex min-h-11 items-center hover:underline">
          {entry.title}
        </Link>
      </h2>
    }
  >
    <div className="flex items-start gap-3">
      <p lang={lang} className="line-clamp-3 min-w-0 flex-1 wrap-anywhere text-muted">
        {entry.excerpt}
      </p>
      {entry.cover && (
        <img
          src={smallSource(entry.cover, 72)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 shrink-0 rounded-md object-cover"
        />
      )}
    </div>
    {entry.tags.length > 0 && (
      <div lang={lang} className="pt-2">
        <Tags label={m.diary_tags()} wrap>
          {entry.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      </div>
    )}
  </TimelineItem>
);

/** A member's diary as a timeline of days, with its search. */
export default function Diary({ loaderData }: Route.ComponentProps) {
  const { owner, filter, data, total, nextCursor, tags, months } = loaderData;
  const all = diaryPaths.all(owner);
  const add = owner.can.update && diaryPaths.edit('new');
  const isFiltered = hasFilter(filter);
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={m.diary_title()}
        lead={owner.can.update ? m.diary_lead() : undefined}
        actions={
          add && (
            <LinkButton to={add} icon={Plus}>
              {m.diary_add()}
            </LinkButton>
          )
        }
      />
      <Panel>
        {months.length > 0 && <DiarySearch all={all} filter={filter} tags={tags} months={months} lang={owner.lang} />}
        {isFiltered && total > 0 && (
          <output className="block pt-3 text-sm text-muted">{m.diary_found({ count: number(total) })}</output>
        )}
        <FromStart />
        {data.length === 0 ? (
          <EmptyState
            icon={NotebookPen}
            title={isFiltered ? m.diary_none_found() : m.diary_empty()}
            action={
              isFiltered ? (
                <LinkButton to={all} variant="secondary">
                  {m.diary_clear()}
                </LinkButton>
              ) : (
                add && <LinkButton to={add}>{m.diary_add()}</LinkButton>
              )
            }
          />
        ) : (
          <div className="pt-5">
            <Timeline label={m.diary_title()}>
              {data.map((entry) => (
                <Entry key={entry._id} entry={entry} lang={owner.lang} />
              ))}
              <MoreRows
                nextCursor={nextCursor}
                pageOf={(more: Loaded) => more}
                keyOf={idOf}
                shownKeys={data.map(idOf)}
                row={(entry) => <Entry key={entry._id} entry={entry} lang={owner.lang} />}
              />
            </Timeline>
          </div>
        )}
      </Panel>
    </ContentPage>
  );
}
