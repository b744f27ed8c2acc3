import { href, Outlet } from 'react-router';
import type { Route } from './+types/me.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { personData } from '../../profile/page/show/personData.tsx';
import { memberShare } from '../../profile/page/show/memberShare.tsx';
import { FilledMember } from './FilledMember.tsx';
import { readFilledMember } from './pageContent.server.ts';

/** Page of a member; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  readFilledMember(context, { pattern: '/me/:id', id: params.id, pathFor: (link) => href('/me/:id', { id: link }) });

const share = shareMeta<typeof loader>(({ page }) => memberShare(page));

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData?.page)];

export const handle = { fullWidth: true, query: ['layout'] };

export default function Me({ loaderData: { page, content } }: Route.ComponentProps) {
  return (
    <>
      <FilledMember page={page} content={content} />
      <Outlet />
    </>
  );
}
