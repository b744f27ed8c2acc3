import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import type { Route } from './+types/mbgIdol.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { groupEditPath } from '../../profile/page/show/groupParts.tsx';
import { GroupTools } from '../../profile/group/management/GroupTools.tsx';
import { groupShare } from './groupShare.tsx';
import { EditLink } from '../../profile/page/owner/EditLink.tsx';
import { PageActions } from '../../profile/page/show/PageActions.tsx';
import { organizationData } from '../../profile/page/show/personData.tsx';
import { Invitation } from '../../profile/page/show/PublicPage.tsx';
import { useSaving } from '../../profile/page/show/SaveContact.tsx';
import { profileParts } from '../../profile/page/show/sectionParts.tsx';
import { Block, ThemedPage } from '../../profile/theme/ThemedPage.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { ActivityGroup } from '../activity/ActivityGroup.tsx';
import { albumKind } from '../album/albumKind.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { PosterStrip } from '../item/PosterStrip.tsx';
import { ProductTile } from '../product/productKind.tsx';
import { ContentGrid } from '../item/ContentLists.tsx';
import { useAddContent } from './add/AddContent.tsx';
import { IdolHead } from './IdolHead.tsx';
import { IdolSchedule } from './IdolSchedule.tsx';
import { OfferSection } from './offers/OfferSection.tsx';
import { PlacedSection } from './placed/PlacedSection.tsx';
import { type Idol, readIdol } from './mbgIdol.server.ts';
import { sectionOwner } from './PageSections.tsx';

/** Page of a person or act that a brand presents; `{id}` is an id or a short link (docs/rules/item.md#idol). */
export const loader = ({ params, context }: Route.LoaderArgs) => readIdol(context, params.id);

export const meta: Route.MetaFunction = shareMeta<typeof loader>(
  ({ page }) => groupShare(page),
  ({ page }) => [organizationData(page.profile, page.shareImage)],
);

export const handle = { fullWidth: true, query: [] };

const Schedule = ({ idol: { events, page } }: { idol: Idol }) =>
  events.length > 0 && (
    <Block id="schedule" title={m.idol_schedule()}>
      <IdolSchedule events={events} lang={page.profile.lang} />
    </Block>
  );

const Achievements = ({ idol: { awards, works, page } }: { idol: Idol }) =>
  awards.length + works.length > 0 && (
    <Block id="achievements" title={m.idol_achievements()}>
      <div className="stack pt-2">
        <ActivityGroup activities={awards} lang={page.profile.lang} />
        {works.length > 0 && (
          <ContentGrid items={works}>{(work) => <ProductTile item={work} lang={page.profile.lang} />}</ContentGrid>
        )}
      </div>
    </Block>
  );

const Fans = ({ page: { memberTotal, profile, can } }: Pick<Idol, 'page'>) => (
  <Block id="fans" title={m.idol_fans()}>
    {memberTotal > 0 ? (
      <p className="pt-1 pb-3">
        <span className="text-3xl font-bold text-accent-ink tabular-nums">{number(memberTotal)}</span>{' '}
        {m.idol_fans_with({ name: profile.name })}
      </p>
    ) : (
      <p className="pt-1 pb-3">{m.idol_fans_empty()}</p>
    )}
    {/* Admins are the act itself, so they get no fan actions. */}
    {!can.update && (
      <LinkButton to={profile.writeTo} icon={HeartHandshake} block>
        {m.idol_connect()}
      </LinkButton>
    )}
  </Block>
);

export default function IdolScreen({ loaderData: idol }: Route.ComponentProps) {
  const { page, album, posters, offers, placed } = idol;
  const { profile } = page;
  const reader = usePage()?.reader ?? null;
  const editAt = groupEditPath(page);
  const owner = sectionOwner('group', page);
  const add = useAddContent(owner, editAt, { forAct: true });
  const { onSave, hint } = useSaving(profile);
  const { about, contacts, links } = profileParts(profile, editAt);
  const shows = (section: SectionName): boolean => page.sections.includes(section);
  return (
    <>
      <ThemedPage theme={profile.theme} counted={profile.counted}>
        <article className="mx-auto max-w-page pb-[calc(2rem+var(--bar-room,0px))] lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-start lg:gap-8 lg:px-6 lg:pt-6">
          <IdolHead profile={profile} edit={editAt && <EditLink to={editAt('head')} label={m.profile_edit_head()} />}>
            {/* The button to connect is in the part about fans. */}
            <PageActions profile={profile} isOwn={editAt !== undefined} connect={null} onSave={onSave} />
            {(page.memberTotal > 0 || !page.can.update) && <Fans page={page} />}
          </IdolHead>
          <div className="stack px-4 pt-5 sm:px-6 lg:px-0 lg:pt-0">
            {editAt && <GroupTools page={page} editAt={editAt} layout="idol" />}
            {shows('posters') && <PosterStrip posters={posters} lang={profile.lang} position="part" />}
            <Schedule idol={idol} />
            {shows('about') && about}
            {shows('offers') && <OfferSection offers={offers} lang={profile.lang} />}
            <Achievements idol={idol} />
            {shows('albums') && <ContentSection kind={albumKind} section={album} owner={owner} />}
            {shows('pieces') && <PlacedSection placed={placed} owner={owner} />}
            {shows('links') && links}
            {shows('contacts') && contacts}
            {add?.button}
            {reader === null && <Invitation />}
          </div>
        </article>
      </ThemedPage>
      {hint}
      {add?.sheet}
    </>
  );
}
