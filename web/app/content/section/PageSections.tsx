import type { ReactNode } from 'react';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import type { Parts } from '../../profile/page/show/sectionParts.tsx';
import { ActivityBlocks, ActivitySections } from '../activity/ActivitySections.tsx';
import { albumKind } from '../album/albumKind.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { diaryKind } from '../diary/diaryKind.tsx';
import { PosterPart } from '../poster/PosterPart.tsx';
import { postKind } from '../post/postKind.tsx';
import { productKind } from '../product/productKind.tsx';
import { relicKind } from '../relic/relicKind.tsx';
import { StaticPart, useShown } from '../../platform/document/parts/static-part.tsx';
import { useVideos } from '../../ui/pictures/useVideos.ts';
import { separateAccounts } from './bankAccounts.tsx';
import { OfferSection } from './offers/OfferSection.tsx';
import { PlacedSection } from './placed/PlacedSection.tsx';
import type { PageFilling, Shown } from './pageContent.server.ts';
import type { SectionProps } from '../item/sectionProps.tsx';

/** Owner of the page with the sections. */
export type SectionOwner = SectionProps<unknown>['owner'];

/** Props of the owner for the sections of a page. */
export const sectionOwner = (
  kind: SectionOwner['kind'],
  { id, urlMinify, profile, can }: Pick<MemberPageData | GroupPage, 'id' | 'urlMinify' | 'profile' | 'can'>,
): SectionOwner => ({ kind, id, slug: urlMinify ?? id, lang: profile.lang, can });

const accountsPart = (accounts: PageFilling['accounts'], { lang }: SectionOwner) =>
  accounts.length > 0 && <ActivityBlocks activities={accounts} lang={lang} />;

const shownParts = (content: Shown, owner: SectionOwner) => ({
  activities: <ActivitySections section={separateAccounts(content.activity).others} owner={owner} />,
  // Members have no offers.
  offers: owner.kind === 'group' && <OfferSection offers={content.offers} lang={owner.lang} />,
  products: <ContentSection kind={productKind} section={content.product} owner={owner} />,
  posts: <ContentSection kind={postKind} section={content.post} owner={owner} />,
  pieces: owner.kind === 'group' && <PlacedSection placed={content.placed} owner={owner} />,
  relics: <ContentSection kind={relicKind} section={content.relic} owner={owner} />,
  albums: <ContentSection kind={albumKind} section={content.album} owner={owner} />,
  // Groups have no diary.
  diary: owner.kind === 'member' && <ContentSection kind={diaryKind} section={content.diary} owner={owner} />,
});

/**
 * All sections of a page besides its profile. Read-only ones are not sent again as data for scripts. A hook for a
 * screen's component.
 */
export const useContentParts = ({ accounts, posters, content }: PageFilling, owner: SectionOwner): Parts => {
  const shownContent = useShown(content);
  const still = (name: keyof ReturnType<typeof shownParts>) => (
    <StaticPart of={shownContent} by={`${name} ${JSON.stringify(owner)}`}>
      {(content) => shownParts(content, owner)[name]}
    </StaticPart>
  );
  return {
    accounts: accountsPart(accounts, owner),
    activities: <StillVideos>{still('activities')}</StillVideos>,
    offers: still('offers'),
    products: still('products'),
    posts: still('posts'),
    pieces: still('pieces'),
    relics: still('relics'),
    albums: still('albums'),
    posters: <PosterPart posters={posters} owner={owner} />,
    diary: still('diary'),
  };
};

/** Plays videos in place, also in sections that are rendered on the server only. */
const StillVideos = ({ children }: { children: ReactNode }) => (
  <div {...useVideos()} className="contents">
    {children}
  </div>
);
