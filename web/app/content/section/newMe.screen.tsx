import { href } from 'react-router';
import type { Route } from './+types/newMe.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import { Locked } from '../../profile/page/show/MemberPage.tsx';
import { editOfMember, memberParts } from '../../profile/page/show/memberParts.tsx';
import { MemberTools } from '../../profile/page/owner/MemberTools.tsx';
import { personData } from '../../profile/page/show/personData.tsx';
import { shareOf } from '../../profile/page/show/shareOf.tsx';
import { WideLayout } from './WideLayout.tsx';
import { readFullMember } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';
import { readTab, type ShownTab } from './pageTabs.server.ts';

/** Page of a member in the newer layout; `{id}` is an id or a short link (docs/rules/item.md#pages). */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const at = (id: string): string => href('/new-me/:id', { id });
  const { page, content } = await readFullMember(context, { pattern: '/new-me/:id', id: params.id, at });
  const path = at(page.urlMinify ?? page.id);
  return { page, shown: content && (await readTab(context, request, { kind: 'member', page, path, content })) };
};

const share = shareMeta<typeof loader>(({ page }) => shareOf(page));

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData?.page)];

export const handle = { fullWidth: true, query: ['tab'] };

const Shown = ({ page, shown }: { page: MemberPageData; shown: ShownTab }) => {
  const editAt = editOfMember(page);
  const filling = useContentParts(shown.content, sectionOwner('member', page));
  return (
    <WideLayout
      profile={page.profile}
      sections={page.sections}
      parts={{ ...memberParts(page, editAt), ...filling }}
      tabs={shown.tabs}
      tab={shown.tab}
      editAt={editAt}
      tools={editAt && <MemberTools page={page} editAt={editAt} isNew />}
    />
  );
};

export default function NewMember({ loaderData: { page, shown } }: Route.ComponentProps) {
  return shown ? <Shown page={page} shown={shown} /> : <Locked profile={page.profile} />;
}
