import { href, Outlet } from 'react-router';
import type { Route } from './+types/mbg.screen';
import { useIsVisitor } from '../../platform/session/page.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import { groupEditPath, groupParts } from '../../profile/page/show/groupParts.tsx';
import { GroupTools } from '../../profile/group/management/GroupTools.tsx';
import { JoinGroup, type JoinGroupProps } from '../../profile/group/people/JoinGroup.tsx';
import { readMembership } from '../../profile/group/people/people.server.ts';
import { Locked } from '../../profile/page/show/MemberPage.tsx';
import { organizationData } from '../../profile/page/show/personData.tsx';
import { PublicPage } from '../../profile/page/show/PublicPage.tsx';
import { useAddContent } from './add/AddContent.tsx';
import { type PageFilling, readFilledGroup } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { groupShare } from './groupShare.tsx';

/** Page of a brand or group; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const pathFor = (link: string): string => href('/mbg/:id', { id: link });
  const filled = await readFilledGroup(context, { pattern: '/mbg/:id', id: params.id, pathFor });
  return { ...filled, standing: await readMembership(context, filled.page) };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ page }) => groupShare(page),
  ({ page }) => [organizationData(page.profile, page.shareImage)],
);

export const handle = { fullWidth: true, query: ['layout'] };

interface FilledProps {
  page: GroupPage;
  content: PageFilling;
  standing: JoinGroupProps['standing'];
}

const Filled = ({ page, content, standing }: FilledProps) => {
  const isVisitor = useIsVisitor();
  const editAt = groupEditPath(page);
  const owner = sectionOwner('group', page);
  const filling = useContentParts(content, owner);
  const add = useAddContent(owner, editAt);
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
      {...(add && { add })}
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
