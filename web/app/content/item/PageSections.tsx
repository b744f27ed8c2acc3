import type { PageContent } from '@m4u/contract/content/item';
import { ActivitySections } from '../activity/ActivitySections.tsx';
import { AlbumSection } from '../album/AlbumSection.tsx';
import { DiarySection } from '../diary/DiarySection.tsx';
import { PostSection } from '../post/PostSection.tsx';
import { RelicSection } from '../relic/RelicSection.tsx';
import type { SectionProps } from './sectionProps.tsx';

/** Everything that fills a page, kind by kind. */
export const PageSections = ({ content, owner }: { content: PageContent; owner: SectionProps<unknown>['owner'] }) => (
  <>
    <ActivitySections section={content.activity} owner={owner} />
    <PostSection section={content.post} owner={owner} />
    <RelicSection section={content.relic} owner={owner} />
    <AlbumSection section={content.album} owner={owner} />
    <DiarySection section={content.diary} owner={owner} />
  </>
);
