import { Outlet } from 'react-router';
import type { Route } from './+types/mbg.screen';
import { useIsVisitor } from '../../platform/session/page.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import { editOfGroup, groupParts } from '../../profile/page/show/groupParts.tsx';
import { GroupTools } from '../../profile/group/management/GroupTools.tsx';
import { JoinGroup, type JoinGroupProps } from '../../profile/group/people/JoinGroup.tsx';
import { readStanding } from '../../profile/group/people/people.server.ts';
import { Locked } from '../../profile/page/show/MemberPage.tsx';
import { organizationData } from '../../profile/page/show/personData.tsx';
import { PublicPage } from '../../profile/page/show/PublicPage.tsx';
import { type PageFilling, readFilledGroup } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { shareOfGroup } from '../../profile/page/show/shareOfGroup.tsx';

/** Page of a brand or group; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const filled = await readFilledGroup(context, params.id);
  return { ...filled, standing: await readStanding(context, filled.page) };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ page }) => shareOfGroup(page),
  ({ page }) => [organizationData(page.profile, page.shareImage)],
);

export const handle = { fullWidth: true, query: [] };

interface FilledProps {
  page: GroupPage;
  content: PageFilling;
  standing: JoinGroupProps['standing'];
}

const Filled = ({ page, content, standing }: FilledProps) => {
  const isVisitor = useIsVisitor();
  const editAt = editOfGroup(page);
  const filling = useContentParts(content, sectionOwner('group', page));
  return (
    <PublicPage
      profile={page.profile}
      sections={page.sections}
      parts={{ ...groupParts(page, editAt), ...filling }}
      editAt={editAt}
      tools={
        editAt ? (
          <GroupTools page={page} editAt={editAt} layout="usual" />
        ) : (
          <JoinGroup id={page.urlMinify ?? page.id} standing={standing} />
        )
      }
      invites={isVisitor}
    />
  );
};

export default function GroupScreen({ loaderData: { page, content, standing } }: Route.ComponentProps) {
  return (
    <>
      {content ? <Filled page={page} content={content} standing={standing} /> : <Locked profile={page.profile} />}
      <Outlet />
    </>
  );
}
