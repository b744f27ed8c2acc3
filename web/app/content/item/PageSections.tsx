import { ActivitySections } from '../activity/ActivitySections.tsx';
import { AlbumSection } from '../album/AlbumSection.tsx';
import { DiarySection } from '../diary/DiarySection.tsx';
import { PosterStrip } from '../poster/PosterStrip.tsx';
import { PostSection } from '../post/PostSection.tsx';
import { RelicSection } from '../relic/RelicSection.tsx';
import type { Filling } from './pageContent.server.ts';
import type { SectionProps } from './sectionProps.tsx';

/** Everything that fills a page, kind by kind. */
export const PageSections = ({ content, owner }: { content: Filling; owner: SectionProps<unknown>['owner'] }) => (
  <>
    <PosterStrip posters={content.posters} lang={owner.lang} place="part" />
    <ActivitySections section={content.activity} owner={owner} />
    <PostSection section={content.post} owner={owner} />
    <RelicSection section={content.relic} owner={owner} />
    <AlbumSection section={content.album} owner={owner} />
    <DiarySection section={content.diary} owner={owner} />
  </>
);
