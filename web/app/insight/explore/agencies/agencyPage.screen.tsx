import Briefcase from 'lucide-react/icons/briefcase';
import Compass from 'lucide-react/icons/compass';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import { href } from 'react-router';
import type { Route } from './+types/agencyPage.screen';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { useIsVisitor } from '../../../platform/session/page.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { agencyPath } from '../../../profile/group/management/companyPaths.tsx';
import { OwnerLinks } from '../../../profile/page/owner/OwnerLinks.tsx';
import { EditLink } from '../../../profile/page/owner/EditLink.tsx';
import { ContactList } from '../../../profile/page/show/ContactList.tsx';
import { PageBar } from '../../../profile/page/show/PageBar.tsx';
import { organizationData } from '../../../profile/page/show/personData.tsx';
import { ProfileHead } from '../../../profile/page/show/ProfileHead.tsx';
import { Invitation } from '../../../profile/page/show/PublicPage.tsx';
import { QuickActions } from '../../../profile/page/show/QuickActions.tsx';
import { useSaving } from '../../../profile/page/show/SaveContact.tsx';
import { Block, ThemedPage } from '../../../profile/theme/ThemedPage.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { RichText } from '../../../ui/richText/RichText.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { agencyMembersPath, explorePath } from '../explorePaths.tsx';
import { GroupRow } from '../GroupFaces.tsx';
import { type AgencyPageData, readAgencyPage } from './agencyPage.server.ts';

/** Public page of an agency; `{id}` is an id or a short link (docs/rules/agency.md#page). */
export const loader = ({ params, context, request }: Route.LoaderArgs) =>
  readAgencyPage(context, params.id, new URL(request.url).searchParams);

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ id, urlMinify, profile, shareImage }) => ({
    name: profile.name,
    description: profile.about || profile.headline,
    image: shareImage,
    canonical: href('/agency/:id', { id: urlMinify ?? id }),
  }),
  ({ profile, shareImage }) => [organizationData(profile, shareImage)],
);

export const handle = { fullWidth: true, query: ['page'] };

/** Links on an agency's page for its admins. */
const Tools = ({ id }: Pick<AgencyPageData, 'id'>) => {
  const of = `?${new URLSearchParams({ of: id })}`;
  return (
    <OwnerLinks
      links={[
        { to: agencyPath(id), label: m.agency_manage(), icon: Settings },
        { to: href('/action/company/agency/:id/details', { id }), label: m.agency_edit(), icon: Pencil },
        { to: href('/action/shortenedLink') + of, label: m.link_title(), icon: Link2 },
        { to: href('/action/qrcode') + of, label: m.qr_title(), icon: QrCode },
      ]}
    />
  );
};

/** The numbers of an agency, and the ways to what it has. */
const Figures = ({ id, totals, career, profile }: AgencyPageData) => {
  const figures = [
    [m.explore_total_groups(), totals.groups],
    [m.explore_total_members(), totals.members],
    [m.explore_total_posts(), totals.posts],
    [m.explore_total_products(), totals.products],
  ] as const;
  return (
    <Block id="figures" title={m.explore_totals()}>
      {career !== null && (
        <p lang={profile.lang} className="flex items-center gap-3 pt-1">
          <Briefcase aria-hidden size={20} className="shrink-0 text-(color:--brand-icon)" />
          {career}
        </p>
      )}
      <dl className="grid fit-2 gap-x-4 gap-y-2 py-2 sm:grid-cols-4">
        {figures.map(([label, total]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-bold">{number(total)}</dd>
          </div>
        ))}
      </dl>
      <Tags label={m.agency_more()}>
        <Tag to={explorePath(id)} icon={Compass}>
          {m.agency_explore()}
        </Tag>
        <Tag to={agencyMembersPath({ agencyId: id })} icon={UsersRound}>
          {m.explore_members()}
        </Tag>
      </Tags>
    </Block>
  );
};

const Groups = ({ groups, totals, page }: AgencyPageData) => (
  <Block id="groups" title={m.agency_page_groups()}>
    {groups.length === 0 ? (
      <p className="pt-1 text-muted">{m.agency_groups_none()}</p>
    ) : (
      <ul className="-mx-4 divide-y divide-line sm:-mx-5">
        {groups.map((group) => (
          <li key={group._id}>
            <GroupRow group={group} place={undefined} />
          </li>
        ))}
      </ul>
    )}
    <Pagination page={page} total={totals.groups} />
  </Block>
);

export default function AgencyScreen({ loaderData: data }: Route.ComponentProps) {
  const { id, profile, can } = data;
  const { name, headline, about, lang, contacts } = profile;
  const isVisitor = useIsVisitor();
  const { onSave, hint } = useSaving({ ...profile, writeTo: null });
  const details = href('/action/company/agency/:id/details', { id });
  return (
    <>
      <ThemedPage theme={profile.theme}>
        <article className="mx-auto max-w-column pb-[calc(2rem+var(--bar-room,0px))] sm:pt-6">
          <ProfileHead
            name={name}
            kind="group"
            headline={headline}
            portrait={profile.portrait}
            cover={profile.background}
            lang={lang}
            bar={<PageBar name={name} address={profile.address} />}
            edit={can.update && <EditLink to={details} label={m.agency_edit()} />}
          />
          <div className="stack px-4 pt-5 sm:px-0">
            <QuickActions
              contacts={contacts}
              vcard={profile.vcard}
              face={profile.face}
              connect={null}
              onSave={onSave}
            />
            {can.update && <Tools id={id} />}
            {about !== '' && (
              <Block id="about" title={m.agency_note()} about>
                <div lang={lang} className="pt-1">
                  <RichText html={about} />
                </div>
              </Block>
            )}
            <Figures {...data} />
            <Groups {...data} />
            {contacts.length > 0 && (
              <Block id="contacts" title={m.profile_contacts()}>
                <ContactList kind="group" contacts={contacts} owned={false} lang={lang} />
              </Block>
            )}
            {isVisitor && <Invitation />}
          </div>
        </article>
      </ThemedPage>
      {hint}
    </>
  );
}
