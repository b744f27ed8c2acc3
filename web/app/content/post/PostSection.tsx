import type { PostCard } from '@m4u/contract/content/post';
import { m } from '../../paraglide/messages.js';
import { ContentRows } from '../item/ContentLists.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { onPageOf, postPaths } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { PostCardLink } from './PostCardLink.tsx';

/** The newest posts on their owner's page. */
export const PostSection = ({ section, owner }: SectionProps<PostCard>) => (
  <ContentSection
    id="posts"
    title={m.post_title()}
    total={section.total}
    shown={section.data.length}
    all={postPaths.all(owner)}
    {...(owner.can.update && {
      add: { to: onPageOf(postPaths.edit('new'), owner), label: m.post_add() },
      arrange: { to: onPageOf(postPaths.arrange(), owner), label: m.post_arrange() },
    })}
  >
    <ContentRows items={section.data}>{(post) => <PostCardLink post={post} lang={owner.lang} />}</ContentRows>
  </ContentSection>
);
