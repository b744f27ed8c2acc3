import { href } from 'react-router';
import type { Route } from './+types/newMe.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import { Locked } from '../../profile/page/show/MemberPage.tsx';
import { memberEditPath, memberParts } from '../../profile/page/show/memberParts.tsx';
import { MemberTools } from '../../profile/page/owner/MemberTools.tsx';
import { personData } from '../../profile/page/show/personData.tsx';
import { memberShare } from '../../profile/page/show/memberShare.tsx';
import { useAddContent } from './add/AddContent.tsx';
import { WideLayout } from './WideLayout.tsx';
import { readFullMember } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { readTab, type ShownTab } from './pageTabs.server.ts';

/** Page of a member in the newer layout; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const pathFor = (id: string): string => href('/new-me/:id', { id });
  const { page, content } = await readFullMember(context, { pattern: '/new-me/:id', id: params.id, pathFor });
  const path = pathFor(page.urlMinify ?? page.id);
  return { page, shownTab: content && (await readTab(context, request, { kind: 'member', page, path, content })) };
};

const share = shareMeta<typeof loader>(({ page }) => memberShare(page));

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData?.page)];

export const handle = { fullWidth: true, query: ['tab'] };

const MemberContent = ({ page, shownTab }: { page: MemberPageData; shownTab: ShownTab }) => {
  const editAt = memberEditPath(page);
  const owner = sectionOwner('member', page);
  const filling = useContentParts(shownTab.content, owner);
  const add = useAddContent(owner, editAt);
  return (
    <WideLayout
      profile={page.profile}
      sections={page.sections}
      parts={{ ...memberParts(page, editAt), ...filling }}
      tabs={shownTab.tabs}
      tab={shownTab.tab}
      editAt={editAt}
      {...(add && { add })}
      tools={editAt && <MemberTools page={page} editAt={editAt} isNew />}
    />
  );
};

export default function NewMember({ loaderData: { page, shownTab } }: Route.ComponentProps) {
  return shownTab ? <MemberContent page={page} shownTab={shownTab} /> : <Locked profile={page.profile} />;
}
