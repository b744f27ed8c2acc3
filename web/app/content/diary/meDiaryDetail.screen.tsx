import type { Route } from './+types/meDiaryDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { DiaryDetail } from './DiaryDetail.tsx';
import { metaOfDiary, diaryShare } from './diaryMeta.tsx';
import { readEntry } from './diary.server.ts';

/** An entry of a member's job diary. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readEntry(context, { kind: 'member', id, pattern: '/me/diary/:id' });

const share = shareMeta<typeof loader>(diaryShare);

export const meta: Route.MetaFunction = (args) => [...share(args), ...metaOfDiary(args.loaderData)];

export const handle = { fullWidth: true, query: [] };

export default function MemberDiary({ loaderData }: Route.ComponentProps) {
  return <DiaryDetail data={loaderData} />;
}
