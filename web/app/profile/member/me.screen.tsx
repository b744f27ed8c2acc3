import { href, Outlet } from 'react-router';
import type { Route } from './+types/me.screen';
import { shareMeta } from '../../platform/share-meta.ts';
import { MemberPage } from './MemberPage.tsx';
import { readMember } from './member.server.ts';
import { personData } from './personData.tsx';
import { shareOf } from './shareOf.tsx';

/** A member's page; `{id}` is an id or a short link (decisions §4). */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  readMember(context, { pattern: '/me/:id', id: params.id, at: (link) => href('/me/:id', { id: link }) });

const share = shareMeta<typeof loader>(shareOf);

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData)];

export const handle = { fullWidth: true };

export default function Me({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MemberPage page={loaderData} />
      <Outlet />
    </>
  );
}
