import { href } from 'react-router';
import type { Route } from './+types/newMe.screen';
import { shareMeta } from '../../platform/share-meta.ts';
import { Locked } from '../../profile/member/MemberPage.tsx';
import { editOfMember, memberParts } from '../../profile/member/memberParts.tsx';
import { MemberTools } from '../../profile/member/MemberTools.tsx';
import { personData } from '../../profile/member/personData.tsx';
import { shareOf } from '../../profile/member/shareOf.tsx';
import { NewLayout } from './NewLayout.tsx';
import { readFullMember } from './pageContent.server.ts';
import { contentParts, sectionOwner } from './PageSections.tsx';
import { readTab } from './pageTabs.server.ts';

/** A member's page in the newer layout; `{id}` is an id or a short link (decisions §4). */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const at = (id: string): string => href('/new-me/:id', { id });
  const { page, content } = await readFullMember(context, { pattern: '/new-me/:id', id: params.id, at });
  const { id, sections } = page;
  const path = at(page.urlMinify ?? id);
  const owner = { kind: 'member', id } as const;
  return { page, shown: content && (await readTab(context, request, { owner, sections, path, content })) };
};

const share = shareMeta<typeof loader>(({ page }) => shareOf(page));

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData?.page)];

export const handle = { fullWidth: true };

export default function NewMember({ loaderData: { page, shown } }: Route.ComponentProps) {
  const { profile, sections } = page;
  if (!shown) return <Locked profile={profile} />;
  const { tab, tabs, content } = shown;
  const editAt = editOfMember(page);
  return (
    <NewLayout
      profile={profile}
      sections={sections}
      parts={{ ...memberParts(page, editAt), ...contentParts(content, sectionOwner('member', page)) }}
      tabs={tabs}
      tab={tab}
      editAt={editAt}
      tools={editAt && <MemberTools page={page} editAt={editAt} isNew />}
    />
  );
}
