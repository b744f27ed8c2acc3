import UsersRound from 'lucide-react/icons/users-round';
import { href, Outlet } from 'react-router';
import type { Route } from './+types/mbg.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/formats.ts';
import { usePage } from '../../platform/page.ts';
import { shareMeta } from '../../platform/share-meta.ts';
import { organizationData } from '../../profile/member/personData.tsx';
import { type EditedPart, PublicPage } from '../../profile/member/PublicPage.tsx';
import { Block } from '../../profile/theme/ThemedPage.tsx';
import { PageSections } from './PageSections.tsx';
import { readFullGroup } from './pageContent.server.ts';

/** The page of a brand or group; `{id}` is an id or a short link (decisions §4). */
export const loader = ({ params, context }: Route.LoaderArgs) => readFullGroup(context, params.id);

const share = shareMeta<typeof loader>(
  ({
    page: {
      id,
      urlMinify,
      shareImage,
      profile: { name, about, headline },
    },
  }) => ({
    name,
    description: about || headline,
    image: shareImage,
    canonical: href('/mbg/:id', { id: urlMinify ?? id }),
  }),
);

export const meta: Route.MetaFunction = (args) => [
  ...share(args),
  ...(args.loaderData ? [organizationData(args.loaderData.page.profile, args.loaderData.page.shareImage)] : []),
];

export const handle = { fullWidth: true };

export default function GroupScreen({ loaderData }: Route.ComponentProps) {
  const reader = usePage()?.reader ?? null;
  const { page, content } = loaderData;
  const { can, profile, memberTotal, agency } = page;
  const id = page.urlMinify ?? page.id;
  const editAt = can.update ? (part: EditedPart) => href('/mbg/:id/edit/:part', { id, part }) : undefined;
  return (
    <>
      <PublicPage profile={profile} editAt={editAt} invites={reader === null}>
        <PageSections content={content} owner={{ kind: 'group', id: page.id, slug: id, lang: profile.lang, can }} />
        {(memberTotal > 0 || agency !== null) && (
          <Block id="members" title={m.profile_organization()}>
            {agency !== null && <p className="pt-1">{m.profile_of_agency({ name: agency })}</p>}
            {memberTotal > 0 && (
              <p className="flex min-h-11 items-center gap-3">
                <UsersRound aria-hidden size={20} className="text-(color:--brand-icon)" />
                {m.profile_member_total({ total: number(memberTotal) })}
              </p>
            )}
          </Block>
        )}
      </PublicPage>
      <Outlet />
    </>
  );
}
