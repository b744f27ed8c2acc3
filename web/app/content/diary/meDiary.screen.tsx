import { href } from 'react-router';
import type { Route } from './+types/meDiary.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/share-meta.ts';
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
    at: (slug) => href('/me/:id/diary', { id: slug }),
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.diary_title_of({ name: loaded.owner.name }),
    path: href('/me/:id/diary', { id: loaded.owner.slug }),
  }),
);

export const handle = { fullWidth: true };

export default function MemberDiary({ loaderData }: Route.ComponentProps) {
  return <DiaryPage loaded={loaderData} />;
}
