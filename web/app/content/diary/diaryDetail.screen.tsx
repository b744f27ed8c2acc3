import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Route } from './+types/diaryDetail.screen';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { readPiece } from '../item/calls.server.ts';
import { diaryPaths } from '../item/paths.tsx';
import { pieceMeta } from '../item/kindMeta.tsx';
import { PiecePage, PieceText, PieceTitle } from '../item/PiecePage.tsx';
import { diaryCalls } from './diary.server.ts';
import { diaryKind } from './diaryKind.tsx';

/** An entry of a member's job diary. */
export const loader = async (args: Route.LoaderArgs) => {
  const { piece: entry, owner } = await readPiece(args, args.params.id, diaryCalls);
  return { entry, owner };
};

export const meta: Route.MetaFunction = pieceMeta<typeof loader>(diaryKind, ({ entry }) => entry);

export const handle = { fullWidth: true, query: [] };

/** A diary entry: day, text, pictures, and tags that link to other entries. */
export default function DiaryEntry({ loaderData: { entry, owner } }: Route.ComponentProps) {
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
}
