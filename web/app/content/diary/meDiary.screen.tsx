import type { Route } from './+types/meDiary.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { diaryPaths } from '../item/paths.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { readDiary } from './diary.server.ts';
import { DiaryPage } from './DiaryPage.tsx';

/** All entries of the job diary of a member. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readDiary({
    request,
    context,
    id,
    kind: 'member',
    pattern: '/me/:id/diary',
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.diary_title_of({ name: loaded.owner.name }),
    path: diaryPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['search', 'tag', 'from', 'to', 'cursor'] };

export default function MemberDiary({ loaderData }: Route.ComponentProps) {
  return <DiaryPage loaded={loaderData} />;
}
