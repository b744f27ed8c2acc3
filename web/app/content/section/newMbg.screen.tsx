import { href } from 'react-router';
import type { Route } from './+types/newMbg.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { groupEditPath, groupParts } from '../../profile/page/show/groupParts.tsx';
import { GroupTools } from '../../profile/group/management/GroupTools.tsx';
import { JoinGroup } from '../../profile/group/people/JoinGroup.tsx';
import { readMembership } from '../../profile/group/people/people.server.ts';
import { groupShare } from './groupShare.tsx';
import { organizationData } from '../../profile/page/show/personData.tsx';
import { useAddContent } from './add/AddContent.tsx';
import { WideLayout } from './WideLayout.tsx';
import { readFullGroup } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { readTab } from './pageTabs.server.ts';

/** Page of a brand or group in the newer layout; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const pathFor = (id: string): string => href('/new-mbg/:id', { id });
  const { page, content } = await readFullGroup(context, { pattern: '/new-mbg/:id', id: params.id, pathFor });
  const path = pathFor(page.urlMinify ?? page.id);
  const standing = await readMembership(context, page);
  return { page, standing, shownTab: await readTab(context, request, { kind: 'group', page, path, content }) };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ page }) => groupShare(page),
  ({ page }) => [organizationData(page.profile, page.shareImage)],
);

export const handle = { fullWidth: true, query: ['tab'] };

export default function NewGroup({ loaderData: { page, standing, shownTab } }: Route.ComponentProps) {
  const editAt = groupEditPath(page);
  const owner = sectionOwner('group', page);
  const filling = useContentParts(shownTab.content, owner);
  const add = useAddContent(owner, editAt);
  return (
    <WideLayout
      profile={page.profile}
      sections={page.sections}
      parts={{ ...groupParts(page, editAt), ...filling }}
      tabs={shownTab.tabs}
      tab={shownTab.tab}
      editAt={editAt}
      {...(add && { add })}
      tools={
        editAt ? (
          <GroupTools page={page} editAt={editAt} layout="new" />
        ) : (
          <JoinGroup id={page.urlMinify ?? page.id} standing={standing} />
        )
      }
    />
  );
}
