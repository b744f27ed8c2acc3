import { Outlet } from 'react-router';
import type { Route } from './+types/mbg.screen';
import { usePage } from '../../platform/page.ts';
import { shareMeta } from '../../platform/share-meta.ts';
import { editOfGroup, groupParts } from '../../profile/group/groupParts.tsx';
import { GroupTools } from '../../profile/group/GroupTools.tsx';
import { organizationData } from '../../profile/member/personData.tsx';
import { PublicPage } from '../../profile/member/PublicPage.tsx';
import { filledFor, readFullGroup } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { shareOfGroup } from '../../profile/group/shareOfGroup.tsx';

/** The page of a brand or group; `{id}` is an id or a short link (decisions §4). */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { page, content } = await readFullGroup(context, params.id);
  return { page, content: filledFor(context, content, page.can) };
};

const share = shareMeta<typeof loader>(({ page }) => shareOfGroup(page));

export const meta: Route.MetaFunction = (args) => [
  ...share(args),
  ...(args.loaderData ? [organizationData(args.loaderData.page.profile, args.loaderData.page.shareImage)] : []),
];

export const handle = { fullWidth: true };

export default function GroupScreen({ loaderData: { page, content } }: Route.ComponentProps) {
  const reader = usePage()?.reader ?? null;
  const editAt = editOfGroup(page);
  const filling = useContentParts(content, sectionOwner('group', page));
  return (
    <>
      <PublicPage
        profile={page.profile}
        sections={page.sections}
        parts={{ ...groupParts(page, editAt), ...filling }}
        editAt={editAt}
        tools={editAt && <GroupTools page={page} editAt={editAt} layout="usual" />}
        invites={reader === null}
      />
      <Outlet />
    </>
  );
}
