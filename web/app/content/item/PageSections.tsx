import type { ActivityCard } from '@m4u/contract/content/activity';
import type { GroupPage } from '../../profile/group/group.server.ts';
import type { MemberPageData } from '../../profile/member/member.server.ts';
import type { Parts } from '../../profile/member/sectionParts.tsx';
import { ActivityBlocks, ActivitySections } from '../activity/ActivitySections.tsx';
import { AlbumSection } from '../album/AlbumSection.tsx';
import { DiarySection } from '../diary/DiarySection.tsx';
import { PosterPart } from '../poster/PosterPart.tsx';
import { PostSection } from '../post/PostSection.tsx';
import { ProductSection } from '../product/ProductSection.tsx';
import { RelicSection } from '../relic/RelicSection.tsx';
import type { Filling } from './pageContent.server.ts';
import type { SectionProps } from './sectionProps.tsx';

/** Whose page the sections stand on. */
export type SectionOwner = SectionProps<unknown>['owner'];

/** A member or a group as the sections of their page know them. */
export const sectionOwner = (
  kind: SectionOwner['kind'],
  { id, urlMinify, profile, can }: Pick<MemberPageData | GroupPage, 'id' | 'urlMinify' | 'profile' | 'can'>,
): SectionOwner => ({ kind, id, slug: urlMinify ?? id, lang: profile.lang, can });

const isAccount = ({ type }: Pick<ActivityCard, 'type'>): boolean => type === 'bankAccount' || type === 'banks';

/** Bank accounts are activities with a section of their own. */
export const apartFromAccounts = ({ data, total }: Filling['activity']) => {
  const accounts = data.filter(isAccount);
  return {
    accounts,
    others: { data: data.filter((activity) => !isAccount(activity)), total: total - accounts.length },
  };
};

/** Everything that fills a page beside its profile, by section. */
export const contentParts = (content: Filling, owner: SectionOwner): Parts => {
  const { accounts, others } = apartFromAccounts(content.activity);
  return {
    accounts: accounts.length > 0 && <ActivityBlocks activities={accounts} lang={owner.lang} />,
    activities: <ActivitySections section={others} owner={owner} />,
    products: <ProductSection section={content.product} owner={owner} />,
    posts: <PostSection section={content.post} owner={owner} />,
    relics: <RelicSection section={content.relic} owner={owner} />,
    albums: <AlbumSection section={content.album} owner={owner} />,
    posters: <PosterPart posters={content.posters} owner={owner} />,
    diary: <DiarySection section={content.diary} owner={owner} />,
  };
};
