import type { PageContent } from '@m4u/contract/content/item';
import { ActivitySections } from '../activity/ActivitySections.tsx';
import { PostSection } from '../post/PostSection.tsx';
import type { SectionProps } from './sectionProps.tsx';

/** Everything that fills a page, kind by kind. */
export const PageSections = ({ content, owner }: { content: PageContent; owner: SectionProps<unknown>['owner'] }) => (
  <>
    <ActivitySections section={content.activity} owner={owner} />
    <PostSection section={content.post} owner={owner} />
  </>
);
